// SPDX-License-Identifier: MIT
public import Foundation

/// One picture of the screen at one instant: an immutable, fully resolved display list.
///
/// Produced by the capture of a layer tree; consumed by the rasterizer, the timeline and the
/// diffs. A frame holds no reference to the layers it came from, so frames can be rasterized in
/// any order, on any thread, in any process.
public struct Frame: Sendable, Codable, Equatable {
  /// Position in its recording, from 0.
  public let index: Int
  /// Virtual time since the start of the recording, in nanoseconds.
  public let nanoseconds: Int64
  /// The canvas in points.
  public let size: CGSize
  /// Device pixels in a point.
  public let scale: Double
  /// What lies behind everything; opaque on a screen.
  public let background: Color
  /// The window's layer and all below it, in the coordinate space of the canvas.
  public let root: Node

  /// Creates a frame.
  ///
  /// - Precondition: `size` and `scale` are positive and finite.
  public init(
    index: Int, nanoseconds: Int64, size: CGSize, scale: Double, background: Color, root: Node
  ) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite && scale > 0
        && scale.isFinite,
      "Frame: size \(size.width)×\(size.height) at scale \(scale) must be positive and finite")
    self.index = index
    self.nanoseconds = nanoseconds
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }

  /// Virtual time since the start of the recording, in seconds.
  public var seconds: Double { Double(nanoseconds) / 1_000_000_000 }

  /// Width of the canvas in device pixels; a fraction rounds up so that nothing is cut off.
  public var pixelWidth: Int { Int((size.width * scale).rounded(.up)) }

  /// Height of the canvas in device pixels; a fraction rounds up so that nothing is cut off.
  public var pixelHeight: Int { Int((size.height * scale).rounded(.up)) }
}
