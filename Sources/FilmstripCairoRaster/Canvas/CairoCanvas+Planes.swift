// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// What is drawn in a plane of its own, which is then put onto the canvas in perspective.
struct PlaneDrawing {
  let toDevice: Transform
  let inverse: Transform
  /// Pixels in a unit of the plane, where they are given.
  let scale: Double?
  let opacity: Double
  let plan: SurfacePlan
  /// The same where a transform leads from the plane; given whether it will be seen from its back.
  let planned: (Transform, Bool) -> SurfacePlan
  let isReversed: Bool
}

extension CairoCanvas {
  /// Draws into a surface in the plane of `toDevice`, and puts it onto the canvas.
  ///
  /// `planned` plans what is drawn where a transform leads from the plane, given whether it will be seen from
  /// its back.
  func drawPlane(
    toDevice: Transform, scale: Double?, opacity: Double,
    of planned: @escaping (Transform, Bool) -> SurfacePlan
  ) {
    let placed = self.placed(toDevice)
    guard opacity > 0, depth < Surroundings.maximumDepth, let inverse = placed.planeInverse else {
      return
    }
    let isReversed = surroundings.isReversed != (placed.facing < 0)
    let drawing = PlaneDrawing(
      toDevice: placed, inverse: inverse, scale: scale, opacity: opacity,
      plan: planned(.identity, isReversed), planned: planned, isReversed: isReversed)
    self.draw(drawing, in: visible, splits: 0)
  }

  private func draw(_ drawing: PlaneDrawing, in visible: PixelRect, splits: Int) {
    guard !visible.isEmpty else { return }
    let inverse = drawing.inverse
    let painted = drawing.plan.box(within: Box(visible).mapped(by: inverse))
    guard !painted.isEmpty else { return }
    let target = PixelRect(
      around: painted.mapped(by: drawing.toDevice).grown(by: 1), within: visible)
    guard !target.isEmpty else { return }
    let part = Box(target).mapped(by: inverse).intersection(painted)
    guard !part.isEmpty else { return }
    let wanted = drawing.scale ?? scale(of: drawing, in: target, part: part)
    let fitting = fit(wanted, to: part)
    if fitting < wanted, splits < 4, max(target.width, target.height) >= 64 {
      // Near and far parts need different scales: each half may find one that fits.
      let (first, second) = target.halves
      draw(drawing, in: first, splits: splits + 1)
      draw(drawing, in: second, splits: splits + 1)
      return
    }
    let sampler = self.sampler(of: drawing, part: part, scale: fitting)
    // Smoothing spreads what is drawn by one pixel of the surface, which may be a large one.
    let spread = part.grown(by: 1 / fitting).mapped(by: drawing.toDevice).grown(by: 1)
    put(sampler, at: PixelRect(around: spread, within: visible), opacity: drawing.opacity)
  }

  /// Draws a part of the plane at a scale, or, where it is not much larger, all of the plane: that is
  /// the same for many frames, and kept.
  private func sampler(of drawing: PlaneDrawing, part: Box, scale: Double) -> PlaneSampler {
    var inner = surroundings
    inner.depth = depth + 1
    inner.pixelBudget = max(inner.pixelBudget / 2, 1 << 18)
    inner.scale = scale
    inner.isReversed = drawing.isReversed
    let painted = drawing.plan.box(within: Box(.farthest))
    func plan(_ place: Transform) -> SurfacePlan { drawing.planned(place, drawing.isReversed) }
    let (partRect, toPart) = CairoCanvas.texture(of: part, scale: scale)
    var toTexture = toPart
    let bitmap: Bitmap
    if fit(scale, to: painted) == scale,
      case let (whole, toWhole) = CairoCanvas.texture(of: painted, scale: scale),
      whole.area <= largestKept(toShow: partRect)
    {
      toTexture = toWhole
      bitmap = keptBitmap(of: drawing.plan, in: toWhole, at: whole, surroundings: inner) {
        plan(toWhole)
      }
    } else {
      bitmap = CairoCanvas.bitmap(of: partRect, surroundings: inner) { canvas in
        plan(toPart).draw(on: canvas)
      }
    }
    return PlaneSampler(
      bitmap, toTexture: drawing.inverse.concatenating(toTexture), outline: drawing.toDevice,
      texture: toTexture)
  }

  private static func texture(of part: Box, scale: Double) -> (PixelRect, Transform) {
    // Two clear pixels around: the sampler fades edges into the first and never goes beyond the
    // second.
    let left = (part.minX * scale).rounded(.down) - 2
    let top = (part.minY * scale).rounded(.down) - 2
    let rect = PixelRect(
      x: 0, y: 0, width: Int32((part.maxX * scale).rounded(.up) - left) + 2,
      height: Int32((part.maxY * scale).rounded(.up) - top) + 2)
    return (rect, Transform(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top))
  }

  // MARK: Scale

  /// How many pixels a unit of the plane should have for some part of the device.
  ///
  /// The scale for which this canvas was made, so that bitmaps are copied pixel for pixel; doubled
  /// or halved as often as needed where the plane comes closer or goes far away.
  private func scale(of drawing: PlaneDrawing, in target: PixelRect, part: Box) -> Double {
    var largest = 0.0
    let steps = 4
    for row in 0...steps {
      for column in 0...steps {
        let x = Double(target.x) + Double(target.width) * Double(column) / Double(steps)
        let y = Double(target.y) + Double(target.height) * Double(row) / Double(steps)
        let (u, v, w) = drawing.inverse.project(CGPoint(x: x, y: y))
        guard w > 0 else { continue }
        // The nearest point of what is painted replaces one beside it.
        let point = CGPoint(
          x: min(max(u / w, part.minX), part.maxX), y: min(max(v / w, part.minY), part.maxY))
        largest = max(largest, drawing.toDevice.magnification(at: point))
      }
    }
    let usual = surroundings.scale > 0 ? surroundings.scale : 1
    let ratio = largest / usual
    guard ratio > 0, ratio.isFinite else { return usual }
    if ratio < 0.35 { return usual * exp2(log2(ratio).rounded(.up)) }
    return usual * exp2(min(max((log2(ratio) - 0.5).rounded(.up), 0), 4))
  }

  /// The largest scale up to the wanted one at which a part does not take too many pixels.
  private func fit(_ wanted: Double, to part: Box) -> Double {
    // The widths of clear edges and of rounding count as well.
    let (width, height) = (part.width * wanted + 6, part.height * wanted + 6)
    guard width.isFinite, height.isFinite else { return 1e-9 }
    let byArea = (Double(surroundings.pixelBudget) / (width * height)).squareRoot()
    let bySide = 16_000 / max(width, height)
    return wanted * min(1, byArea, bySide)
  }
}

extension Transform {
  /// How many times longer the longest of all short lines at a point of the plane becomes; 0 behind
  /// the eye.
  fileprivate func magnification(at point: CGPoint) -> Double {
    let (x, y, w) = project(point)
    guard w > 0 else { return 0 }
    let (m14, m24) = (elements[3], elements[7])
    let (ax, ay) = ((a - x / w * m14) / w, (b - y / w * m14) / w)
    let (bx, by) = ((c - x / w * m24) / w, (d - y / w * m24) / w)
    // The larger singular value of the derivative.
    let sum = ax * ax + ay * ay + bx * bx + by * by
    let determinant = ax * by - ay * bx
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }
}
