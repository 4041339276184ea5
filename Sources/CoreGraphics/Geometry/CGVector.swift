// SPDX-License-Identifier: MIT
public import Foundation

public struct CGVector: Sendable, Codable, Equatable, Hashable {
  /// The part along x, in points or points a second.
  public var dx: CGFloat
  /// The part along y, in points or points a second; positive is down.
  public var dy: CGFloat

  /// No displacement: both parts are 0.
  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its parts, which are taken as they are.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
