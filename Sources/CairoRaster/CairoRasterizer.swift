// SPDX-License-Identifier: MIT
internal import CCairo
public import DisplayList
public import Imaging
internal import Foundation

/// Draws frames with Cairo.
///
/// Frames can be drawn on any thread, in any order, and give the same bytes: what is kept between
/// them, in ``RasterCache``, only saves time. Everything is blended in gamma-encoded sRGB, as the iOS
/// compositor does.
public struct CairoRasterizer: Sendable {
  /// Whether what is only moved lands on whole device pixels.
  ///
  /// Differs from iOS, which resamples at fractions of a pixel; keeps moving text sharp and lets
  /// goldens be exact. Off, a moved image is interpolated.
  public var snapsTranslations: Bool

  private let cache: RasterCache
  private let losses: DrawingLosses?

  /// Creates a rasterizer; snapping is on unless switched off, and what can be used again is kept
  /// for all rasterizers of the process by default.
  ///
  /// What cannot be drawn is missing from the picture and noted in `losses`. Without them it stops
  /// the program: a picture is complete, or it is known that it is not.
  public init(
    snapsTranslations: Bool = true, cache: RasterCache = .shared, losses: DrawingLosses? = nil
  ) {
    self.snapsTranslations = snapsTranslations
    self.cache = cache
    self.losses = losses
  }

  /// The frame's pixels at its own scale; `recycled` lends its memory if no one else uses it.
  public func rasterize(_ frame: Frame, recycling recycled: consuming Bitmap? = nil) -> Bitmap {
    rasterize(
      frame.root, background: frame.background, width: frame.pixelWidth, height: frame.pixelHeight,
      transform: Transform(scaleX: frame.scale, y: frame.scale), recycling: consume recycled)
  }

  /// A node on a canvas of `width` × `height` pixels; `transform` leads from the space around the
  /// node to pixels.
  ///
  /// Without an opaque background what nothing covers stays transparent. `recycled` lends its
  /// memory if no one else uses it, which saves the system's work of providing new memory.
  public func rasterize(
    _ node: Node, background: Color, width: Int, height: Int, transform: Transform,
    recycling recycled: consuming Bitmap? = nil
  ) -> Bitmap {
    let isOpaque = background.alpha >= 1
    // Only an opaque background overwrites all that the old memory holds.
    var reusable = consume recycled
    if !isOpaque { reusable = nil }
    return Bitmap(
      recycling: reusable.take(), width: width, height: height, isOpaque: isOpaque
    ) { bytes in
      let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
      let plan = NodePlan(node, in: transform, isReversed: false)
      let cover = CoverSearch.run(over: plan, on: bounds, snapsTranslations: snapsTranslations)
      let canvas = CairoCanvas(
        pixels: bytes, bounds: bounds,
        surroundings: CairoCanvas.Surroundings(
          snapsTranslations: snapsTranslations, scale: transform.scale,
          pixelBudget: max(4 * width * height, 1 << 20), cache: cache, losses: losses))
      canvas.fill(cover.background, with: background)
      canvas.lay(cover.mosaic)
      if let plan { canvas.draw(plan) }
      canvas.finish()
      if isOpaque && canvas.mayBeUncovered { CairoRasterizer.cover(bytes) }
    }
  }

  /// Puts opaque black behind all pixels: behind a screen there is nothing.
  private static func cover(_ bytes: UnsafeMutableRawBufferPointer) {
    // In premultiplied colours black adds nothing but its alpha.
    for offset in stride(from: 3, to: bytes.count, by: 4) { bytes[offset] = 255 }
  }
}
