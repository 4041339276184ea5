// SPDX-License-Identifier: MIT

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The side of smallest y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The side of smallest x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The side of largest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The side of largest x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
