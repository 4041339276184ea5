// SPDX-License-Identifier: MIT

extension UIWindow {
  /// How far in front a window lies; windows of one level lie in the order in which they were shown.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Larger is in front.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// An application's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
  /// Whether the first lies behind the second.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool {
    left.rawValue < right.rawValue
  }

  public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue + right)
  }

  public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue - right)
  }

  public static func + (left: UIWindow.Level, right: UIWindow.Level) -> UIWindow.Level {
    left + right.rawValue
  }
}
