// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
package import FilmstripImaging

/// A picture of which is known what is drawn where, and what of it stays visible.
///
/// Made by ``CairoRasterizer``. For use on one thread.
package struct PlannedPicture {
  /// The picture where it can be read row by row, and needs no memory of its own; nil where something is drawn.
  ///
  /// It is then nothing but opaque bitmaps, colours and level gradients on whole pixels.
  package let mosaic: Mosaic?

  private let plan: NodePlan?
  private let cover: CoverSearch.Result
  private let bounds: PixelRect
  private let background: Color
  private let surroundings: CairoCanvas.Surroundings

  init(
    _ node: Node, background: Color, width: Int, height: Int, transform: Transform,
    surroundings: CairoCanvas.Surroundings
  ) {
    let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
    plan = NodePlan(KnownNode(node), in: transform, isReversed: false)
    let cover = CoverSearch.run(
      over: plan, on: bounds, snapsTranslations: surroundings.snapsTranslations
    ) { paint, ctm, rect in
      CairoCanvas.row(of: paint, in: ctm, within: rect, on: bounds, surroundings: surroundings)
    }
    (self.cover, self.bounds) = (cover, bounds)
    (self.background, self.surroundings) = (background, surroundings)
    mosaic =
      cover.isMosaic && background.alpha >= 1
      ? PlannedPicture.mosaic(cover, on: bounds, background: background, surroundings) : nil
  }

  private static func mosaic(
    _ cover: CoverSearch.Result, on bounds: PixelRect, background: Color,
    _ surroundings: CairoCanvas.Surroundings
  ) -> Mosaic? {
    guard cover.background.contains(where: { !$0.isEmpty }) else { return cover.mosaic }
    guard
      let row = CairoCanvas.row(
        of: .color(background), in: .identity, within: bounds, on: bounds,
        surroundings: surroundings)
    else { return nil }
    return Mosaic(
      width: cover.mosaic.width, height: cover.mosaic.height,
      pieces: CoverSearch.pieces(of: row, in: cover.background, x: 0) + cover.mosaic.pieces)
  }

  /// The picture's pixels; `recycled` lends its memory if no one else uses it.
  package func bitmap(recycling recycled: consuming Bitmap? = nil) -> Bitmap {
    let isOpaque = background.alpha >= 1
    // Only an opaque background overwrites all that the old memory holds.
    var reusable = consume recycled
    if !isOpaque { reusable = nil }
    return Bitmap(
      recycling: reusable.take(), width: Int(bounds.width), height: Int(bounds.height),
      isOpaque: isOpaque
    ) { bytes in
      let canvas = CairoCanvas(pixels: bytes, bounds: bounds, surroundings: surroundings)
      canvas.fill(cover.background, with: background)
      canvas.lay(cover.mosaic)
      if let plan { canvas.draw(plan) }
      canvas.finish()
      if isOpaque && canvas.mayBeUncovered { PlannedPicture.cover(bytes) }
    }
  }

  /// Puts opaque black behind all pixels: behind a screen there is nothing.
  private static func cover(_ bytes: UnsafeMutableRawBufferPointer) {
    // In premultiplied colours black adds nothing but its alpha.
    for offset in stride(from: 3, to: bytes.count, by: 4) { bytes[offset] = 255 }
  }
}
