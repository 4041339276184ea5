// SPDX-License-Identifier: MIT

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

public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied; here they are retained.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
