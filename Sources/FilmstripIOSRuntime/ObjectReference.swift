// SPDX-License-Identifier: MIT
internal import Foundation

/// A reference to an object in one of Foundation's tables, which Foundation on Linux does not have.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  private let comparesPlaces: Bool

  init(_ object: Any, _ options: NSPointerFunctions.Options) {
    let object = object as AnyObject
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
    comparesPlaces = options.contains(.objectPointerPersonality)
  }

  /// The object; nil if it was weakly referred to and is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  /// Whether it is a reference to an object: to this one, or one that is equal to it.
  func refers(to other: Any) -> Bool {
    guard let object else { return false }
    let other = other as AnyObject
    if object === other { return true }
    return comparesPlaces ? false : (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// How Foundation's tables refer to objects.
public enum NSPointerFunctions {
  /// Whether objects are retained, and when two are the same.
  public struct Options: OptionSet, Sendable {
    /// Foundation's number.
    public let rawValue: UInt
    /// Options of Foundation's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory: Options = []
    /// Objects are not retained, and leave the table when they are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same if they are equal.
    public static let objectPersonality: Options = []
    /// Objects are the same if they are one.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied; here they are retained.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
