// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
public import FilmstripDisplayList
public import FilmstripImaging
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
    picture(of: frame).bitmap(recycling: consume recycled)
  }

  package func picture(of frame: Frame) -> PlannedPicture {
    picture(
      of: frame.root, background: frame.background, width: frame.pixelWidth,
      height: frame.pixelHeight, transform: Transform(scaleX: frame.scale, y: frame.scale))
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
    picture(of: node, background: background, width: width, height: height, transform: transform)
      .bitmap(recycling: consume recycled)
  }

  private func picture(
    of node: Node, background: Color, width: Int, height: Int, transform: Transform
  ) -> PlannedPicture {
    PlannedPicture(
      node, background: background, width: width, height: height, transform: transform,
      surroundings: CairoCanvas.Surroundings(
        snapsTranslations: snapsTranslations, scale: transform.scale,
        pixelBudget: max(4 * width * height, 1 << 20), cache: cache, losses: losses))
  }
}
