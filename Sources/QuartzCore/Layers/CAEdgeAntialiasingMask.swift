// SPDX-License-Identifier: MIT

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge of largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge of smallest y, in a space in which y grows upwards.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge of largest y, in a space in which y grows upwards.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  /// All four edges.
  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
