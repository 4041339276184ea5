// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

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
    require(
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

  /// The longest side a canvas may have, in pixels: Cairo's limit.
  public static let maximumPixelSide = 32_767

  /// Whole pixels for a length in points; a fraction of a pixel rounds up so that nothing is cut
  /// off, a difference far below one does not.
  public static func pixels(_ points: Double, scale: Double) -> Int {
    Int((points * scale - 1e-6).rounded(.up))
  }

  /// Width of the canvas in device pixels.
  public var pixelWidth: Int { Frame.pixels(size.width, scale: scale) }

  /// Height of the canvas in device pixels.
  public var pixelHeight: Int { Frame.pixels(size.height, scale: scale) }
}
