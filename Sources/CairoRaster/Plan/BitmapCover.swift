// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

/// What stays visible of a canvas's background and of each bitmap under the opaque bitmaps that are
/// drawn later.
///
/// Screens are mostly opaque pictures that lie over one another. Drawing only what is seen in the
/// end costs one copy of the canvas instead of one for each layer. Only bitmaps that are drawn
/// pixel for pixel count, cover or are cut; everything else is drawn as if this did not exist. Both
/// this walk and the canvas ask ``Route`` whether something has a part in it, and neither goes into
/// what has not.
struct BitmapCover {
  /// The visible parts of the background.
  private(set) var background: [PixelRect] = []
  /// For each bitmap in painting order its visible parts; nil where it is to be drawn as it is.
  private(set) var bitmaps: [[PixelRect]?] = []

  /// Walks a node as the canvas does, without drawing.
  init(
    of node: Node, in transform: Transform, width: Int, height: Int, snapsTranslations: Bool
  ) {
    let canvas = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
    var walk = Walk(snapsTranslations: snapsTranslations)
    walk.visit(node, in: transform, fade: 1, within: Walk.Bounds(rect: canvas, isExact: true))
    let hidden = cairo_region_create()
    defer { cairo_region_destroy(hidden) }
    for draw in walk.draws.reversed() {
      if draw.isBarrier {
        cairo_region_subtract(hidden, hidden)
        continue
      }
      guard let rect = draw.rect else {
        bitmaps.append(nil)
        continue
      }
      bitmaps.append(BitmapCover.parts(of: rect, outside: hidden))
      if draw.isCover {
        withUnsafePointer(to: rect) { _ = cairo_region_union_rectangle(hidden, $0) }
      }
    }
    bitmaps.reverse()
    background = BitmapCover.parts(of: canvas, outside: hidden)
  }

  private static func parts(of rect: PixelRect, outside hidden: OpaquePointer?) -> [PixelRect] {
    let region = withUnsafePointer(to: rect) { cairo_region_create_rectangle($0) }
    defer { cairo_region_destroy(region) }
    cairo_region_subtract(region, hidden)
    return (0..<cairo_region_num_rectangles(region)).map { index in
      var part = PixelRect()
      cairo_region_get_rectangle(region, index, &part)
      return part
    }
  }

  /// The walk over a tree; visits bitmaps in the order in which ``CairoCanvas`` draws them.
  private struct Walk {
    /// One bitmap: where it lands if that is whole pixels, and whether it hides what is below.
    struct Draw {
      let rect: PixelRect?
      let isCover: Bool
      /// No bitmap, but something that reads what was painted before: all of that has to be there.
      var isBarrier = false
    }

    /// Where painting can have an effect.
    struct Bounds {
      var rect: PixelRect
      /// Whether all of `rect` is painted: false within rounded or slanted clips and faded groups.
      var isExact: Bool
    }

    let snapsTranslations: Bool
    var draws: [Draw] = []

    mutating func visit(_ node: Node, in space: Transform, fade: Double, within bounds: Bounds) {
      let route = node.route(in: space, isReversed: false)
      guard case .direct(let own) = route, !node.isKeptFaded else {
        if case .nothing = route { return }
        if node.showsBackdrop { noteReader() }
        return
      }
      var inner = bounds
      if let clip = node.clip {
        inner = cut(inner, to: clip.rect, isRect: clip.corners.radius <= 0, in: own)
      }
      if node.opacity * fade < 1 { inner.isExact = false }
      visit(node.content, in: own, within: inner)
      node.forEachChild(own: own) { child, space, fade, sides in
        var part = inner
        if !sides.isEmpty { part.isExact = false }
        visit(child, in: space, fade: fade, within: part)
      }
      visit(node.overlay, in: own, within: inner)
    }

    private mutating func visit(
      _ commands: [DrawCommand], in exact: Transform, within bounds: Bounds
    ) {
      for command in commands {
        switch command {
        case .fill, .paint, .stroke, .glyphs, .imagePart: break
        case .node(let node): visit(node, in: exact, fade: 1, within: bounds)
        case .group(let group): visit(group, in: exact, within: bounds)
        case .image(let image, let rect):
          guard let own = image.placed(in: rect, of: exact) else { continue }
          switch image {
          case .picture(let picture): visit(picture.commands, in: own, within: bounds)
          case .bitmap(let bitmap): note(bitmap, in: own, within: bounds)
          }
        }
      }
    }

    private mutating func visit(_ group: Group, in exact: Transform, within bounds: Bounds) {
      let route = group.route(in: exact)
      guard case .direct(let own) = route else {
        if case .separate = route, group.commands.showsBackdrop { noteReader() }
        return
      }
      var inner = bounds
      for clip in group.clips {
        let rect = clip.path.upright
        inner = cut(inner, to: rect ?? .zero, isRect: rect != nil, in: own)
      }
      if group.opacity < 1 { inner.isExact = false }
      visit(group.commands, in: own, within: inner)
    }

    private mutating func noteReader() {
      draws.append(Draw(rect: nil, isCover: false, isBarrier: true))
    }

    private mutating func note(_ bitmap: Bitmap, in own: Transform, within bounds: Bounds) {
      guard let origin = own.pixelOrigin(snapsTranslations: snapsTranslations) else {
        draws.append(Draw(rect: nil, isCover: false))
        return
      }
      let rect = PixelRect(
        x: origin.x, y: origin.y, width: Int32(bitmap.width), height: Int32(bitmap.height)
      ).intersection(bounds.rect)
      draws.append(Draw(rect: rect, isCover: bitmap.isOpaque && bounds.isExact))
    }

    /// The bounds cut to a clip; a clip that is no upright rectangle of whole pixels makes them
    /// inexact, and no smaller.
    private func cut(
      _ bounds: Bounds, to rect: CGRect, isRect: Bool, in own: Transform
    ) -> Bounds {
      var result = bounds
      let device = (snapsTranslations ? own.snapped : own)
      let box = device.boundingBox(of: rect)
      let whole = [box.minX, box.minY, box.maxX, box.maxY].allSatisfy {
        abs($0) < 1e6 && abs($0 - $0.rounded()) < 1e-6
      }
      guard isRect, whole, device.b == 0, device.c == 0, device.isAffine else {
        result.isExact = false
        return result
      }
      result.rect = PixelRect(
        x: Int32(box.minX.rounded()), y: Int32(box.minY.rounded()),
        width: Int32(box.width.rounded()), height: Int32(box.height.rounded())
      ).intersection(bounds.rect)
      return result
    }
  }
}

extension Path {
  /// The rectangle that the path is, if it is an upright one.
  fileprivate var upright: CGRect? {
    guard elements.count == 5, case .move(let start) = elements[0],
      case .line(let opposite) = elements[2]
    else { return nil }
    let rect = CGRect(
      x: min(start.x, opposite.x), y: min(start.y, opposite.y), width: abs(opposite.x - start.x),
      height: abs(opposite.y - start.y))
    return self == Path(rect: rect) ? rect : nil
  }
}
