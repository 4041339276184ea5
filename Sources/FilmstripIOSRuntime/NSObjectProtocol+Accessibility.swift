// SPDX-License-Identifier: MIT
public import UIKit

// What objects that are no responders have of accessibility, as the SDK adds it to `NSObject`. Nothing of it is seen; it is
// kept for what reads it back.

/// What stands for the values among what is associated with an object: an address that no variable has.
private var accessibilityKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1)! }

extension NSObjectProtocol {
  private func value<Value>(_ name: String, or other: Value) -> Value {
    let values = objc_getAssociatedObject(self, accessibilityKey) as? [String: Any]
    return values?[name] as? Value ?? other
  }

  private func set(_ value: Any?, for name: String) {
    var values =
      objc_getAssociatedObject(self, accessibilityKey) as? [String: Any] ?? [:]
    values[name] = value
    objc_setAssociatedObject(self, accessibilityKey, values, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Whether this is something to be read aloud.
  public var isAccessibilityElement: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  /// What tests call the object.
  public var accessibilityIdentifier: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// What is read aloud.
  public var accessibilityLabel: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// What is read aloud of what a touch does.
  public var accessibilityHint: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// What is read aloud of the value.
  public var accessibilityValue: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// What is read aloud, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// The language in which it is read.
  public var accessibilityLanguage: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// What the element is like.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value(#function, or: .none) }
    set { set(newValue, for: #function) }
  }
  /// Where it is on the screen.
  public var accessibilityFrame: CGRect {
    get { value(#function, or: .zero) }
    set { set(newValue, for: #function) }
  }
  /// Where a touch uses it.
  public var accessibilityActivationPoint: CGPoint {
    get { value(#function, or: .zero) }
    set { set(newValue, for: #function) }
  }
  /// What is read aloud of what is in it.
  public var accessibilityElements: [Any]? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// Whether nothing in it is read aloud.
  public var accessibilityElementsHidden: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  /// Whether nothing beside it is read aloud.
  public var accessibilityViewIsModal: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  /// Whether what is in it is read together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  /// How what is in it is gone through.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value(#function, or: .automatic) }
    set { set(newValue, for: #function) }
  }
  /// What else can be done with it.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  /// How many elements are in it.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The place of an element in it; `NSNotFound` for another one.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}
