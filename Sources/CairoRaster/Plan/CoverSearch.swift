// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

/// The search for what stays visible of a canvas's background and of each bitmap under the opaque
/// bitmaps that are drawn later.
///
/// Screens are mostly opaque pictures that lie over one another. Drawing only what is seen in the
/// end costs one copy of the canvas instead of one for each layer. Only bitmaps that are drawn pixel
/// for pixel count, cover or are cut. What goes through surfaces of its own has no part in it, and
/// its bitmaps keep all their parts: nothing has to agree on which these are.
struct CoverSearch {
  private let canvas: PixelRect
  private let snapsTranslations: Bool
  private var draws: [Draw] = []

  /// One act of drawing that matters here.
  private enum Draw {
    /// A bitmap on whole pixels, and whether it hides what is below.
    case bitmap(BitmapPlan, PixelRect, isCover: Bool)
    /// Something that reads what was painted before: all of that has to be there.
    case reader
  }

  /// Where painting can have an effect.
  private struct Bounds {
    var rect: PixelRect
    /// Whether all of `rect` is painted: false within rounded or slanted clips and faded groups.
    var isExact: Bool
  }

  /// Finds what stays visible on a canvas: notes it in the plans of bitmaps, and returns the parts of
  /// the background.
  static func run(
    over plan: NodePlan?, on canvas: PixelRect, snapsTranslations: Bool
  ) -> [PixelRect] {
    guard let plan else { return [canvas] }
    var search = CoverSearch(canvas: canvas, snapsTranslations: snapsTranslations)
    search.visit(plan, fade: 1, within: Bounds(rect: canvas, isExact: true))
    return search.noteVisibleParts()
  }

  private init(canvas: PixelRect, snapsTranslations: Bool) {
    (self.canvas, self.snapsTranslations) = (canvas, snapsTranslations)
  }

  /// From the last that is drawn to the first, with what is hidden by those before.
  private func noteVisibleParts() -> [PixelRect] {
    let hidden = cairo_region_create()
    defer { cairo_region_destroy(hidden) }
    for draw in draws.reversed() {
      switch draw {
      case .reader: cairo_region_subtract(hidden, hidden)
      case .bitmap(let plan, let rect, let isCover):
        plan.visibleParts = CoverSearch.parts(of: rect, outside: hidden)
        if isCover { withUnsafePointer(to: rect) { _ = cairo_region_union_rectangle(hidden, $0) } }
      }
    }
    return CoverSearch.parts(of: canvas, outside: hidden)
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

  // MARK: In painting order

  private mutating func visit(_ plan: NodePlan, fade: Double, within bounds: Bounds) {
    let node = plan.node
    // Kept surfaces show the whole of what they were made from.
    guard plan.route == .direct, !node.isKept(fadedBy: fade) else {
      if node.showsBackdrop { draws.append(.reader) }
      return
    }
    var inner = bounds
    if let clip = node.clip {
      inner = cut(inner, to: clip.rect, isRect: clip.corners.radius <= 0, in: plan.own)
    }
    if node.opacity * fade < 1 { inner.isExact = false }
    if let content = plan.content { visit(content, within: inner) }
    for child in plan.children {
      var part = inner
      if !child.sides.isEmpty { part.isExact = false }
      visit(child.plan, fade: child.fade, within: part)
    }
    if let overlay = plan.overlay { visit(overlay, within: inner) }
  }

  private mutating func visit(_ content: ContentPlan, within bounds: Bounds) {
    for plan in content.commands {
      switch plan.held {
      case .nothing, .itself: break
      case .node(let node): visit(node, fade: 1, within: bounds)
      case .group(let group): visit(group, within: bounds)
      case .picture(let picture): visit(picture, within: bounds)
      case .bitmap(let bitmap): visit(bitmap, within: bounds)
      }
    }
  }

  private mutating func visit(_ plan: GroupPlan, within bounds: Bounds) {
    let group = plan.group
    guard plan.route == .direct else {
      if group.commands.showsBackdrop { draws.append(.reader) }
      return
    }
    var inner = bounds
    for clip in group.clips {
      let rect = clip.path.upright
      inner = cut(inner, to: rect ?? .zero, isRect: rect != nil, in: plan.own)
    }
    if group.opacity < 1 { inner.isExact = false }
    visit(plan.content, within: inner)
  }

  private mutating func visit(_ plan: BitmapPlan, within bounds: Bounds) {
    let bitmap = plan.bitmap
    guard let origin = plan.own.pixelOrigin(snapsTranslations: snapsTranslations) else { return }
    let rect = PixelRect(
      x: origin.x, y: origin.y, width: Int32(bitmap.width), height: Int32(bitmap.height)
    ).intersection(bounds.rect)
    draws.append(.bitmap(plan, rect, isCover: bitmap.isOpaque && bounds.isExact))
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
