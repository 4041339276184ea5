// SPDX-License-Identifier: MIT

extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
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
