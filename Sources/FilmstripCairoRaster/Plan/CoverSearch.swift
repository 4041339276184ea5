// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// The search for what stays visible of a canvas's background and of each bitmap under the opaque
/// bitmaps that are drawn later.
///
/// Screens are mostly opaque pictures that lie over one another. Drawing only what is seen in the
/// end costs one copy of the canvas instead of one for each layer. Only bitmaps that are drawn pixel
/// for pixel count, cover or are cut. Those before anything else is drawn make up a ``Mosaic``, and are not
/// drawn by Cairo at all. What goes through surfaces of its own has no part in it, and its bitmaps keep all
/// their parts: nothing has to agree on which these are.
struct CoverSearch {
  private let canvas: PixelRect
  private let snapsTranslations: Bool
  private let rowOf: RowMaker
  private var draws: [Draw] = []
  /// Whether all draws so far can be pieces of a mosaic.
  private var isBottom = true

  /// Makes the row that a paint gives a rectangle of the canvas, the same in all its rows: a bitmap one pixel
  /// high and as wide as the canvas; nil where rows differ, and for what Cairo does not paint by itself.
  typealias RowMaker = (Paint, Transform, PixelRect) -> Bitmap?

  struct Result {
    var background: [PixelRect]
    /// What is put onto it before anything is drawn.
    var mosaic: Mosaic
    /// Whether nothing is drawn after that.
    var isMosaic: Bool
  }

  fileprivate enum Draw {
    /// A bitmap on whole pixels, and whether it hides what is below.
    case bitmap(BitmapPlan, PixelRect, isCover: Bool)
    /// An opaque bitmap on whole pixels that is faded, by a share of 255, inside of a rectangle.
    case faded(BitmapPlan, PixelRect, share: UInt8)
    /// A command that paints all of a rectangle, and the row that it paints; nil for one that Cairo paints.
    case everything(EverythingPlan, PixelRect, row: Bitmap?)
    /// What does not matter but for coming after what came before.
    case other
    /// What goes through surfaces, and may read what was painted before: all of that has to be there.
    case node(NodePlan)
    case group(GroupPlan)
  }

  /// Where painting can have an effect.
  private struct Bounds {
    var rect: PixelRect
    /// Whether all of `rect` is painted: false within rounded or slanted clips and faded groups.
    var isExact: Bool
  }

  static func run(
    over plan: NodePlan?, on canvas: PixelRect, snapsTranslations: Bool,
    rowOf: @escaping RowMaker
  ) -> Result {
    var search = CoverSearch(canvas: canvas, snapsTranslations: snapsTranslations, rowOf: rowOf)
    if let plan { search.visit(plan, fade: 1, within: Bounds(rect: canvas, isExact: true)) }
    return search.noteVisibleParts()
  }

  private init(canvas: PixelRect, snapsTranslations: Bool, rowOf: @escaping RowMaker) {
    (self.canvas, self.snapsTranslations, self.rowOf) = (canvas, snapsTranslations, rowOf)
  }

  private mutating func append(_ draw: Draw) {
    draws.append(draw)
    isBottom = isBottom && draw.isPiece
  }

  /// From the last that is drawn to the first, with what is hidden by those before.
  private func noteVisibleParts() -> Result {
    let hidden = cairo_region_create()
    defer { cairo_region_destroy(hidden) }
    let firstCount = draws.prefix(while: \.isPiece).count
    var pieces: [Mosaic.Piece] = []
    for (index, draw) in draws.enumerated().reversed() {
      switch draw {
      case .node(let plan): CoverSearch.uncover(hidden, for: plan.known.summary)
      case .group(let plan): CoverSearch.uncover(hidden, for: plan.summary)
      case .other: break
      case .everything(let plan, let rect, let row):
        plan.visible = CoverSearch.visiblePart(of: rect, outside: hidden)
        if index < firstCount, let row {
          pieces += self.pieces(of: row, in: CoverSearch.parts(of: rect, outside: hidden))
          plan.visible = PixelRect(x: rect.x, y: rect.y, width: 0, height: 0)
        }
        if row?.isOpaque == true { CoverSearch.add(rect, to: hidden) }
      case .bitmap(let plan, let rect, let isCover):
        plan.visibleParts = CoverSearch.parts(of: rect, outside: hidden)
        if index < firstCount {
          pieces += self.pieces(of: plan, in: rect, outside: hidden)
          plan.visibleParts = []
        }
        if isCover { CoverSearch.add(rect, to: hidden) }
      case .faded(let plan, let rect, let share):
        plan.visibleParts = CoverSearch.parts(of: rect, outside: hidden)
        if index < firstCount {
          pieces += plan.pieces(in: plan.visibleParts ?? [], share: share, isFreeBeside: false)
          plan.visibleParts = []
        }
      }
    }
    return Result(
      background: CoverSearch.parts(of: canvas, outside: hidden),
      mosaic: Mosaic(
        width: Int(canvas.width), height: Int(canvas.height), pieces: pieces.reversed()),
      isMosaic: firstCount == draws.count)
  }

  /// Takes back what is hidden where something reads what was painted before, even beside the pixels that it
  /// writes; looks into it only if anything is hidden.
  private static func uncover(
    _ hidden: OpaquePointer?, for summary: @autoclosure () -> ContentSummary
  ) {
    guard cairo_region_is_empty(hidden) == 0, summary().showsBackdrop else { return }
    cairo_region_subtract(hidden, hidden)
  }

  private static func add(_ rect: PixelRect, to region: OpaquePointer?) {
    withUnsafePointer(to: rect) { _ = cairo_region_union_rectangle(region, $0) }
  }

  /// Pieces of a row in each of some rectangles, as far as something is seen of it.
  func pieces(of row: Bitmap, in parts: [PixelRect]) -> [Mosaic.Piece] {
    CoverSearch.pieces(of: row, in: parts, x: Int(canvas.x))
  }

  static func pieces(of row: Bitmap, in parts: [PixelRect], x: Int) -> [Mosaic.Piece] {
    row.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      return parts.compactMap { part in
        let seen = Int(part.x) - x..<Int(part.x + part.width) - x
        guard !part.isEmpty, let first = pixels[seen].firstIndex(where: { $0 != 0 }),
          let last = pixels[seen].lastIndex(where: { $0 != 0 })
        else { return nil }
        return Mosaic.Piece(
          row: row, columns: first + x..<last + 1 + x,
          rows: Int(part.y)..<Int(part.y + part.height), x: x)
      }
    }
  }

  /// The pieces of an opaque bitmap inside a rectangle: one where most of it is seen, or else what is seen.
  private func pieces(
    of plan: BitmapPlan, in rect: PixelRect, outside hidden: OpaquePointer?
  ) -> [Mosaic.Piece] {
    let parts = plan.visibleParts ?? []
    let seen = parts.reduce(0) { $0 + $1.area }
    let right = rect.x + rect.width
    let beside = [
      PixelRect(x: canvas.x, y: rect.y, width: rect.x - canvas.x, height: rect.height),
      PixelRect(x: right, y: rect.y, width: canvas.x + canvas.width - right, height: rect.height),
    ]
    let isFreeBeside = beside.allSatisfy { CoverSearch.parts(of: $0, outside: hidden).isEmpty }
    guard isFreeBeside, seen * 2 >= Int(canvas.width) * Int(rect.height) else {
      return plan.pieces(in: parts, share: 255, isFreeBeside: false)
    }
    return plan.pieces(in: [rect], share: 255, isFreeBeside: true)
  }

  /// The smallest rectangle around what is seen of one; nil for all of it.
  private static func visiblePart(
    of rect: PixelRect, outside hidden: OpaquePointer?
  ) -> PixelRect? {
    guard cairo_region_is_empty(hidden) == 0 else { return nil }
    let parts = parts(of: rect, outside: hidden)
    let box = parts.reduce(Box.empty) { $0.union(Box($1)) }
    guard !box.isEmpty else { return PixelRect(x: rect.x, y: rect.y, width: 0, height: 0) }
    return PixelRect(around: box, within: rect)
  }

  private static func parts(of rect: PixelRect, outside hidden: OpaquePointer?) -> [PixelRect] {
    // Of a rectangle without an area pixman makes no region, and says so to the program's user.
    guard !rect.isEmpty else { return [] }
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
    guard plan.route == .direct, !plan.isKept(fadedBy: fade) else { return append(.node(plan)) }
    var inner = bounds
    if let clip = node.clip {
      inner = cut(inner, to: clip.rect, isRect: clip.corners.radius <= 0, in: plan.toDevice)
    }
    let opacity = node.opacity * fade
    if opacity < 1, let bitmap = plan.loneBitmap {
      visit(bitmap, fadedBy: opacity, within: inner)
      return
    }
    if opacity < 1 { inner.isExact = false }
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
      case .nothing: break
      case .itself: append(.other)
      case .everything(let everything):
        visit(everything, of: plan.command, in: content.ctm, within: bounds)
      case .node(let node): visit(node, fade: 1, within: bounds)
      case .group(let group): visit(group, within: bounds)
      case .picture(let picture): visit(picture, within: bounds)
      case .bitmap(let bitmap): visit(bitmap, fadedBy: 1, within: bounds)
      }
    }
  }

  private mutating func visit(
    _ everything: EverythingPlan, of command: DrawCommand, in ctm: Transform,
    within bounds: Bounds
  ) {
    switch command {
    case .paint(let paint):
      guard !bounds.rect.isEmpty else { return }
      let row = isBottom && bounds.isExact ? rowOf(paint, ctm, bounds.rect) : nil
      append(.everything(everything, bounds.rect, row: row))
    case .fill(let path, _, let paint):
      guard isBottom, let rect = path.upright else { return append(.other) }
      let area = cut(bounds, to: rect, isRect: true, in: ctm)
      guard !area.rect.isEmpty else { return }
      guard area.isExact, let row = rowOf(paint, ctm, area.rect) else { return append(.other) }
      append(.everything(everything, area.rect, row: row))
    default: append(.other)
    }
  }

  private mutating func visit(_ plan: GroupPlan, within bounds: Bounds) {
    let group = plan.group
    guard plan.route == .direct else { return append(.group(plan)) }
    var inner = bounds
    for clip in group.clips {
      let rect = clip.path.upright
      inner = cut(inner, to: rect ?? .zero, isRect: rect != nil, in: plan.toDevice)
    }
    if group.opacity < 1 { inner.isExact = false }
    visit(plan.content, within: inner)
  }

  private mutating func visit(_ plan: BitmapPlan, fadedBy opacity: Double, within bounds: Bounds) {
    let bitmap = plan.bitmap
    guard let origin = plan.toDevice.pixelOrigin(snapsTranslations: snapsTranslations) else {
      append(.other)
      return
    }
    let rect = PixelRect(
      x: origin.x, y: origin.y, width: Int32(bitmap.width), height: Int32(bitmap.height)
    ).intersection(bounds.rect)
    guard opacity < 1 else {
      append(.bitmap(plan, rect, isCover: bitmap.isOpaque && bounds.isExact))
      return
    }
    guard bitmap.isOpaque && bounds.isExact else {
      append(.bitmap(plan, rect, isCover: false))
      return
    }
    // As Cairo rounds it: to 16 bits, and cut to 8.
    append(.faded(plan, rect, share: UInt8(Int(opacity * 65_535 + 0.5) >> 8)))
  }

  /// The bounds cut to a clip; a clip that is no upright rectangle of whole pixels makes them
  /// inexact, and no smaller.
  private func cut(
    _ bounds: Bounds, to rect: CGRect, isRect: Bool, in toDevice: Transform
  ) -> Bounds {
    var result = bounds
    let device = (snapsTranslations ? toDevice.snapped : toDevice)
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

extension CoverSearch.Draw {
  fileprivate var isPiece: Bool {
    switch self {
    case .bitmap(_, _, let isCover): isCover
    case .faded: true
    case .everything(_, _, let row): row != nil
    case .other, .node, .group: false
    }
  }
}

extension BitmapPlan {
  /// Pieces of the bitmap, which lies on whole pixels; parts that are empty are left out.
  fileprivate func pieces(
    in parts: [PixelRect], share: UInt8, isFreeBeside: Bool
  ) -> [Mosaic.Piece] {
    let origin = (x: Int(toDevice.tx.rounded()), y: Int(toDevice.ty.rounded()))
    return parts.filter { !$0.isEmpty }.map { part in
      Mosaic.Piece(
        bitmap, columns: Int(part.x)..<Int(part.x + part.width),
        rows: Int(part.y)..<Int(part.y + part.height), origin: origin, share: share,
        isFreeBeside: isFreeBeside)
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
