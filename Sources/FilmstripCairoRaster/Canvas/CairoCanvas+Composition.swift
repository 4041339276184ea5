// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

struct Composition {
  var opacity = 1.0
  var tint: Color?
  /// Draws what lets the rest be seen where it is opaque.
  var mask: (() -> Void)?
  var blend = BlendMode.normal
  var isIsolated = false
  /// Where a mode acts that changes what is there even by painting nothing.
  var reach = BlendReach.clip

  var isFade: Bool { tint == nil && mask == nil && blend == .normal && !isIsolated }

  /// Whether the drawing can go straight to where it belongs.
  var isNothing: Bool { opacity >= 1 && isFade }
}

extension CairoCanvas {
  /// Runs drawing and combines it as one; `extent` returns a box around what it paints within
  /// another, in device pixels.
  ///
  /// The one place where blend modes other than `normal` meet what is there: all other drawing has
  /// Cairo's operator OVER, or is put over what is there by ``RowOver``. A mode with a formula is
  /// computed by `mixSource(by:opacity:mask:)`, an unbounded one and `plusDarker` by
  /// `paintUnbounded(_:within:)`, and all others by Cairo as it paints.
  func composed(_ composition: Composition, extent: (Box) -> Box, draw: () -> Void) {
    guard !composition.isNothing else {
      draw()
      return
    }
    // Beyond the limit only single commands are faded here; the rest is not drawn.
    guard depth <= Surroundings.maximumDepth || composition.isFade else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: visiblePart(of: extent(Box(visible))))
    let isPlain = composition.blend.cairo != nil && !composition.blend.isUnbounded
    pushGroup(draw)
    if let formula = composition.blend.formula {
      if let tint = composition.tint { multiplyGroup(by: tint.opaque, opacity: 1) }
      popGroup()
      mixSource(
        by: formula, opacity: composition.opacity.unit * (composition.tint?.alpha.unit ?? 1),
        mask: composition.mask)
      return
    }
    if !isPlain, let mask = composition.mask { maskGroup(by: mask) }
    let isScaled =
      composition.tint != nil || (composition.mask != nil || !isPlain) && composition.opacity < 1
    if isScaled { multiplyGroup(by: composition.tint, opacity: composition.opacity) }
    popGroup()
    guard let mode = composition.blend.cairo, !composition.blend.isUnbounded else {
      paintUnbounded(composition.blend, within: composition.reach)
      return
    }
    if composition.blend.uncovers { mayBeUncovered = true }
    cairo_set_operator(context, mode)
    if let mask = composition.mask {
      paint(through: mask)
    } else if isScaled {
      cairo_paint(context)
    } else {
      cairo_paint_with_alpha(context, composition.opacity)
    }
  }

  func pushGroup(_ draw: () -> Void) {
    openGroups += 1
    // Cairo places the group's picture by the matrix and back: large numbers would shift it.
    cairo_identity_matrix(context)
    cairo_push_group(context)
    // A clip acts where the group is put: here as well, it would count twice where it cuts pixels.
    cairo_reset_clip(context)
    draw()
  }

  private func popGroup() {
    cairo_pop_group_to_source(context)
    openGroups -= 1
  }

  /// Leaves of the group that is open what a mask lets be seen.
  private func maskGroup(by mask: () -> Void) {
    pushGroup {
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      mask()
    }
    popGroup()
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func paint(through mask: () -> Void) {
    let source = cairo_pattern_reference(cairo_get_source(context))
    let blend = cairo_get_operator(context)
    pushGroup {
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      mask()
    }
    let alpha = cairo_pop_group(context)
    openGroups -= 1
    cairo_set_operator(context, blend)
    cairo_set_source(context, source)
    cairo_mask(context, alpha)
    cairo_pattern_destroy(alpha)
    cairo_pattern_destroy(source)
  }

  private func multiplyGroup(by tint: Color?, opacity: Double) {
    guard let target = PixelMemory(cairo_get_group_target(context)) else { return }
    let tint = tint ?? .white
    // The pixels are premultiplied, so the factors have to be.
    let alpha = tint.alpha.unit * opacity.unit
    let factors = [tint.blue.unit * alpha, tint.green.unit * alpha, tint.red.unit * alpha, alpha]
      .map { UInt32(($0 * 65_536).rounded()) }
    factors.withUnsafeBufferPointer { factors in
      for y in 0..<target.height {
        let row = target.base + y * target.stride
        for x in 0..<target.width * 4 {
          row[x] = UInt8(truncatingIfNeeded: (UInt32(row[x]) * factors[x & 3] + 32_768) >> 16)
        }
      }
    }
    target.markDirty()
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
