// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

// What goes through a surface anyway is made whole pixels away from where it is shown, on a surface
// that is kept: while only its opacity and its place change, it is drawn once.

extension CairoCanvas {
  /// Draws a node without its shadow by a surface that is kept; false for one that is to be redrawn.
  func drawKeptSurface(of plan: NodePlan, opacity: Double) -> Bool {
    guard depth < CairoCanvas.keptDepth, let keeping = keeping(of: plan, opacity) else {
      return false
    }
    let (x, y, near) = keeping.place.fromWholePixels(to: CairoCanvas.keptOrigin)
    let visible = self.visible
    let whole = SurfacePlan.unshadowed(plan.unplaced(in: near, isReversed: surroundings.isReversed))
    let painted = whole.box(within: Box(.farthest))
    let extent = PixelRect(around: painted.grown(by: 2), within: .farthest)
    let part = extent.intersection(visible.moved(x: -x, y: -y))
    guard !part.isEmpty else { return true }
    let rect = extent.isFitForSurface(pixelLimit: largestKept(toShow: part)) ? extent : part
    var inner = surroundings
    // Filters and masks count themselves.
    if keeping.isFade { inner.depth = depth + 1 }
    let bitmap = keptBitmap(of: whole, in: near, at: rect, surroundings: inner) { whole }
    paint(
      PlacedBitmap(bitmap: bitmap, rect: rect.moved(x: x, y: y)), clippedTo: visible,
      opacity: opacity)
    return true
  }

  /// The place from which a node without its shadow is kept, and whether it goes through a surface for its opacity
  /// alone; nil for what goes through none, or takes less than keeping it does.
  private func keeping(of plan: NodePlan, _ opacity: Double) -> (place: Transform, isFade: Bool)? {
    let toDevice = plan.toDevice
    guard let effects = plan.effects else {
      return opacity < 1 && plan.known.summary.isCostly ? (toDevice, true) : nil
    }
    let chain = FilterChain(effects.filters, scaleX: toDevice.a, scaleY: toDevice.d)
    // Under a blur it is invisible on which pixels parts land: as a whole they can be used again
    // wherever the node goes.
    if !chain.isEmpty { return (chain.largestSigma >= 1 ? placed(toDevice) : toDevice, false) }
    guard effects.groupsOpacity || opacity >= 1 else { return nil }
    let isFade = effects.mask == nil && effects.tint == nil
    return (opacity < 1 || !isFade) && plan.known.summary.isCostly ? (toDevice, isFade) : nil
  }

  /// How many pixels of a whole are made and kept where a part is to be shown: not so many more that
  /// what changes all the time would take much longer.
  func largestKept(toShow part: PixelRect) -> Int {
    min(4 * part.area, surroundings.pixelBudget, CairoCanvas.largestKeptSurface)
  }

  /// What is drawn on a surface; `place` leads from its space to pixels, where `placed` plans the same as
  /// `plan`, which may lie anywhere.
  func keptBitmap(
    of plan: SurfacePlan, in place: Transform, at rect: PixelRect,
    surroundings inner: Surroundings, placed: () -> SurfacePlan
  ) -> Bitmap {
    let (content, summary) = (plan.content, plan.summary)
    let key = SurfaceKey(digest: summary.digest, place: place, rect: rect, surroundings: inner)
    return surroundings.cache.value(
      for: .surface(key), ifRequestedAgain: true, losses: inner.losses,
      isRight: { $0.content == content },
      byteCount: { kept in kept.bitmap.bytesPerRow * kept.bitmap.height + summary.byteCount },
      make: {
        KeptSurface(
          content: content,
          bitmap: CairoCanvas.bitmap(of: rect, surroundings: inner) { placed().draw(on: $0) })
      }
    ).bitmap
  }

  /// Where the origin of what is kept lies.
  ///
  /// Wide blurs count in cells of 2, 4, 8 … pixels, and are least exact for an edge that lies between
  /// two of them: off by 1/255 instead of a half. This is near one or two thirds of each such cell.
  private static let keptOrigin: Int32 = 171

  /// Surfaces within more surfaces than this are not kept: those around them are.
  private static let keptDepth = 8

  /// The most pixels of a surface that is made whole though a part of it is seen: 16 MiB, a quarter
  /// of what is kept in all.
  private static let largestKeptSurface = 1 << 22
}

struct KeptSurface: Sendable {
  let content: SurfaceContent
  let bitmap: Bitmap
}

extension SurfaceKey {
  /// The key of what is drawn with some surroundings in some pixels; `place` leads to them.
  init(digest: Int, place: Transform, rect: PixelRect, surroundings: CairoCanvas.Surroundings) {
    self.init(
      digest: digest, place: place.elements,
      rect: SIMD4(rect.x, rect.y, rect.width, rect.height), scale: surroundings.scale,
      pixelBudget: surroundings.pixelBudget, depth: surroundings.depth,
      patterns: surroundings.patterns, snapsTranslations: surroundings.snapsTranslations,
      isReversed: surroundings.isReversed, isAntialiased: surroundings.isAntialiased,
      paintsShapes: surroundings.paintsShapes)
  }
}
