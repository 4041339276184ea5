// SPDX-License-Identifier: MIT

/// How much a constraint matters: above 0, up to 1000, which has to hold.
///
/// A constraint of a higher priority is never given up for any number of lower ones. The named values
/// are documented.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: below it dragging changes the size of a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how much the size of a scene stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below it dragging leaves the size of a scene alone.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a button resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much `systemLayoutSizeFitting(_:)` wants the size that it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

extension UILayoutPriority: Comparable {
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
