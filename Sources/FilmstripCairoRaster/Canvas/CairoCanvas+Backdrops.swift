// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws a node that depends on what is there: by its blend mode, or by what is seen through it.
  ///
  /// The node may have perspective: what is seen through such a node is filtered as it lies on the
  /// screen, and shown where the node's plane is. A blend mode that acts by painting nothing acts
  /// within the node's bounds. The node's own filters leave its backdrop alone.
  func drawMixed(_ plan: NodePlan, opacity: Double) {
    let (node, toDevice, effects) = (plan.node, plan.toDevice, plan.effects ?? .none)
    // A mask goes for the backdrop, too; and for what a formula computes it comes last, as a colour
    // that a mask has made faint has lost its hue.
    let isMaskedLast =
      toDevice.isAffine && (effects.backdrop != nil || effects.blend.formula != nil)
    let inner = plan.combined {
      $0.opacity = 1
      $0.effects.backdrop = nil
      $0.effects.blend = .normal
      if isMaskedLast { $0.effects.mask = nil }
    }
    // Read before anything is painted, and before a surface is opened for the node.
    let backdrop = effects.backdrop.flatMap { filtered($0, toDevice: toDevice) }
    let isWhole = effects.groupsOpacity
    composed(
      Composition(
        opacity: isWhole ? opacity : 1, mask: isMaskedLast ? mask(of: plan) : nil,
        blend: effects.blend,
        reach: effects.blend.isUnbounded
          ? .shape { [unowned self] in
            setSource(.black)
            append(Path(rect: node.geometry.bounds), through: toDevice)
            cairo_fill(context)
          } : .clip),
      extent: { bounds in
        let painted = plan.paintedBox(within: bounds)
        guard effects.blend.isUnbounded else { return painted }
        return painted.union(Box(node.geometry.bounds).placed(by: toDevice, within: bounds))
      },
      draw: {
        if let backdrop {
          cairo_save(context)
          append(effects.backdrop?.clip.path ?? Path(), through: toDevice)
          setFillRule(.winding)
          cairo_clip(context)
          paint(backdrop, clippedTo: visible, opacity: isWhole ? 1 : opacity)
          cairo_restore(context)
        }
        drawSeparately(inner, fade: isWhole ? 1 : opacity)
      })
  }

  /// What is seen through a node; nil for nothing.
  private func filtered(_ backdrop: Backdrop, toDevice: Transform) -> PlacedBitmap? {
    let place = placed(toDevice)
    let box = Box(backdrop.clip.rect).mapped(by: place)
    let target = PixelRect(around: box.grown(by: 1), within: visible)
    guard !target.isEmpty else { return nil }
    let scale = CairoCanvas.filterScale(of: toDevice, near: target)
    let chain = FilterChain(
      backdrop.filters, scaleX: scale.width, scaleY: scale.height, alwaysClamps: true)
    guard !chain.isEmpty else { return nil }
    return withPixels { chain.applied(to: $0, on: target) } ?? nil
  }

  /// How many pixels a unit of a node's space is wide and high, for filters that act on the screen.
  private static func filterScale(of toDevice: Transform, near target: PixelRect) -> CGSize {
    if toDevice.isAffine {
      if toDevice.b == 0 && toDevice.c == 0 {
        return CGSize(width: abs(toDevice.a), height: abs(toDevice.d))
      }
      return CGSize(width: toDevice.scale, height: toDevice.scale)
    }
    // In the middle of what is seen: areas there are larger by the derivative's determinant.
    guard let inverse = toDevice.planeInverse else { return CGSize(width: 1, height: 1) }
    let middle = inverse.apply(
      CGPoint(
        x: Double(target.x) + Double(target.width) / 2,
        y: Double(target.y) + Double(target.height) / 2))
    let (_, _, w) = toDevice.project(middle)
    let area = abs(toDevice.facing) / abs(w * w * w)
    let scale = area.isFinite ? min(area.squareRoot(), 1e6) : 1
    return CGSize(width: scale, height: scale)
  }

  private func withPixels<Result>(_ body: (PixelSource) -> Result) -> Result? {
    guard let pixels = PixelMemory(cairo_get_group_target(context)) else { return nil }
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(pixels.surface, &offsetX, &offsetY)
    let rect = PixelRect(
      x: Int32(-offsetX), y: Int32(-offsetY), width: Int32(pixels.width),
      height: Int32(pixels.height))
    guard !rect.isEmpty else { return nil }
    return body(
      PixelSource(
        base: UnsafeRawPointer(pixels.base), bytesPerRow: pixels.stride, rect: rect))
  }

  /// Makes a path Cairo's current one; `toDevice` leads from its space to device pixels, and may have
  /// perspective.
  private func append(_ path: Path, through toDevice: Transform) {
    guard !toDevice.isAffine else {
      setMatrix(toDevice)
      append(path)
      return
    }
    setMatrix(.identity)
    var outline = Path()
    for polygon in path.polygons {
      let points = toDevice.visiblePolygon(polygon)
      for (index, point) in points.enumerated() {
        outline.elements.append(index == 0 ? .move(point) : .line(point))
      }
      outline.elements.append(.close)
    }
    append(outline)
  }
}

extension Path {
  /// The path's parts as polygons that look the same as the drawing: each curve by 16 lines.
  fileprivate var polygons: [[CGPoint]] {
    var result: [[CGPoint]] = []
    var current: [CGPoint] = []
    func curve(_ count: Int, _ place: (Double) -> CGPoint) {
      for step in 1...count { current.append(place(Double(step) / Double(count))) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if current.count > 2 { result.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let control, let end):
        let start = current.last ?? .zero
        curve(16) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        }
      case .curve(let control1, let control2, let end):
        let start = current.last ?? .zero
        curve(16) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close: break
      }
    }
    if current.count > 2 { result.append(current) }
    return result
  }
}
