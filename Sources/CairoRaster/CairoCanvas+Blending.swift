// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

/// Where a blend mode acts that changes what is there even by painting nothing.
///
/// The other modes act where something is painted.
enum BlendReach {
  /// All that the clip leaves, as with a transparency layer of Core Graphics.
  case clip
  /// Where `shape` paints opaquely, as with a path that Core Graphics fills.
  case shape(() -> Void)
}

extension CairoCanvas {
  /// Paints the source onto the canvas in a mode that Cairo's clip alone does not serve.
  func blendSource(_ blend: BlendMode, within reach: BlendReach) {
    if blend.uncovers { mayBeUncovered = true }
    if case .clip = reach, let mode = blend.cairo {
      cairo_set_operator(context, mode)
      cairo_paint(context)
      return
    }
    let source = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(source) }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    // The result is made beside the canvas, and then put where it belongs.
    let target = cairo_get_group_target(context)
    pushGroup {
      cairo_identity_matrix(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, target, 0, 0)
      cairo_paint(context)
      if let mode = blend.cairo {
        cairo_set_source(context, source)
        cairo_set_operator(context, mode)
        cairo_paint(context)
      } else {
        darken(by: source)
      }
    }
    let result = cairo_pop_group(context)
    openGroups -= 1
    defer { cairo_pattern_destroy(result) }
    switch reach {
    case .clip:
      cairo_set_source(context, result)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    case .shape(let shape):
      pushGroup(shape)
      let mask = cairo_pop_group(context)
      openGroups -= 1
      cairo_set_source(context, result)
      // A mask mixes what is copied with what is there.
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
  }

  /// Darkens the group that is open by a source of the same size: `BlendMode.plusDarker`.
  private func darken(by source: OpaquePointer?) {
    var found: OpaquePointer?
    guard cairo_pattern_get_surface(source, &found) == CAIRO_STATUS_SUCCESS, let found else {
      return
    }
    let target = cairo_get_group_target(context)
    cairo_surface_flush(found)
    cairo_surface_flush(target)
    guard let from = cairo_image_surface_get_data(found),
      let to = cairo_image_surface_get_data(target)
    else { return }
    let width = min(cairo_image_surface_get_width(found), cairo_image_surface_get_width(target))
    let height = min(cairo_image_surface_get_height(found), cairo_image_surface_get_height(target))
    let fromStride = Int(cairo_image_surface_get_stride(found))
    let toStride = Int(cairo_image_surface_get_stride(target))
    for y in 0..<Int(height) {
      let (source, target) = (from + y * fromStride, to + y * toStride)
      for x in stride(from: 0, to: Int(width) * 4, by: 4) {
        let (sourceAlpha, targetAlpha) = (Int(source[x + 3]), Int(target[x + 3]))
        let alpha = min(255, sourceAlpha + targetAlpha)
        for channel in x..<x + 3 {
          let missing =
            sourceAlpha - Int(source[channel]) + targetAlpha - Int(target[channel])
          target[channel] = UInt8(max(0, alpha - missing))
        }
        target[x + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(target)
  }
}
