// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

/// A Cairo context over the memory of one bitmap, and the walk that draws nodes into it.
///
/// Each drawing has two matrices. The *exact* one accumulates down the tree; the one Cairo gets is
/// the exact one *snapped*: where the space is only scaled and moved, its origin is put on a whole
/// device pixel. Snapping the accumulated matrix, not each step, lets a part inside a layer land
/// where its own exact place rounds to.
final class CairoCanvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  let snapsTranslations: Bool
  private let cover: BitmapCover
  private var drawnBitmaps = 0

  /// - Precondition: `pixels` has room for the canvas and outlives it.
  init(
    pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int, snapsTranslations: Bool,
    cover: BitmapCover
  ) {
    surface = cairo_image_surface_create_for_data(
      pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(width * 4))
    context = cairo_create(surface)
    self.snapsTranslations = snapsTranslations
    self.cover = cover
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Waits for all drawing to be in the pixels.
  func finish() {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    precondition(
      status == CAIRO_STATUS_SUCCESS,
      "CairoCanvas: Cairo failed: \(String(cString: cairo_status_to_string(status)))")
  }

  /// Replaces what is in the parts of the canvas that nothing opaque will cover.
  func fillBackground(_ color: Color) {
    guard color.alpha > 0 else { return }
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    append(cover.background)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Draws a node that lies in a space; `exact` leads from that space to device pixels.
  func draw(_ node: Node, in exact: Transform) {
    guard let own = node.placed(in: exact) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = node.clip {
      setMatrix(own)
      append(clip.path)
      cairo_clip(context)
    }
    grouped(opacity: node.opacity) {
      draw(node.content, in: own)
      for child in node.children { draw(child, in: own) }
      draw(node.overlay, in: own)
    }
  }

  /// Draws commands given in a space; `exact` leads from that space to device pixels.
  func draw(_ commands: [DrawCommand], in exact: Transform) {
    for command in commands { draw(command, in: exact) }
  }

  private func draw(_ command: DrawCommand, in exact: Transform) {
    switch command {
    case .fill(let path, let rule, let paint):
      setMatrix(exact)
      append(path)
      cairo_set_fill_rule(
        context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      setSource(paint)
      cairo_fill(context)
    case .paint(let paint):
      setMatrix(exact)
      setSource(paint)
      cairo_paint(context)
    case .stroke(let path, let style, let paint):
      guard style.width > 0 else { return }
      setMatrix(exact)
      append(path)
      cairo_set_line_width(context, style.width)
      setSource(paint)
      cairo_stroke(context)
    case .image(let image, let rect):
      draw(image, rect: rect, in: exact)
    case .imagePart: break
    case .glyphs(let run, let paint):
      setMatrix(exact)
      append(run)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      setSource(paint)
      cairo_fill(context)
    case .group(let group):
      draw(group, in: exact)
    case .node(let node):
      draw(node, in: exact)
    }
  }

  private func draw(_ group: Group, in exact: Transform) {
    guard let own = group.placed(in: exact) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    for clip in group.clips {
      setMatrix(own)
      append(clip.path)
      cairo_set_fill_rule(
        context, clip.rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
    }
    grouped(opacity: group.opacity) { draw(group.commands, in: own) }
  }

  /// Runs drawing and composes it as one with an opacity.
  private func grouped(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else {
      body()
      return
    }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// The visible parts of the bitmap that is drawn now; nil when it is to be drawn as it is.
  func nextVisibleParts() -> [BitmapCover.PixelRect]? {
    defer { drawnBitmaps += 1 }
    return cover.bitmaps[drawnBitmaps]
  }

  /// Makes a space current: what is only scaled and moved has its origin put on a whole pixel.
  func setMatrix(_ exact: Transform) {
    let snapped = snapsTranslations ? exact.snapped : exact
    var matrix = cairo_matrix_t(
      xx: snapped.a, yx: snapped.b, xy: snapped.c, yy: snapped.d, x0: snapped.tx, y0: snapped.ty)
    cairo_set_matrix(context, &matrix)
  }
}
