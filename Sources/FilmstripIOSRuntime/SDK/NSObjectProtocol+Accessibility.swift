// SPDX-License-Identifier: MIT

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
    var values = objc_getAssociatedObject(self, accessibilityKey) as? [String: Any] ?? [:]
    values[name] = value
    objc_setAssociatedObject(self, accessibilityKey, values, .OBJC_ASSOCIATION_RETAIN)
  }

  public var isAccessibilityElement: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityIdentifier: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityLabel: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityHint: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityValue: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityLanguage: String? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value(#function, or: .none) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityFrame: CGRect {
    get { value(#function, or: .zero) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { value(#function, or: .zero) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityElements: [Any]? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityElementsHidden: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityViewIsModal: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { value(#function, or: .none) }
    set { set(newValue, for: #function) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { value(#function, or: false) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value(#function, or: .automatic) }
    set { set(newValue, for: #function) }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(#function, or: nil) }
    set { set(newValue, for: #function) }
  }
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The place of an element in it; `NSNotFound` for another one.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}
