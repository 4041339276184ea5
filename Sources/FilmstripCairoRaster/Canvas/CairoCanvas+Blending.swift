// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
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
  /// Paints the source onto the canvas in a mode that is unbounded, or in `plusDarker`.
  func paintUnbounded(_ blend: BlendMode, within reach: BlendReach) {
    if blend.uncovers { mayBeUncovered = true }
    if case .clip = reach, let mode = blend.cairo {
      cairo_set_operator(context, mode)
      cairo_paint(context)
      return
    }
    let source = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(source) }
    replaceExisting(within: reach) {
      if let mode = blend.cairo {
        cairo_set_source(context, source)
        cairo_set_operator(context, mode)
        cairo_paint(context)
      } else {
        darken(by: source)
      }
    }
  }

  /// Has a copy of what is there changed beside the canvas, and puts the result where it belongs.
  ///
  /// `change` finds the copy in the group that is open, `cairo_get_group_target`.
  func replaceExisting(within reach: BlendReach, _ change: () -> Void) {
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    let target = cairo_get_group_target(context)
    pushGroup {
      cairo_identity_matrix(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, target, 0, 0)
      cairo_paint(context)
      change()
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
  ///
  /// Its alpha is that of addition, not of a separable mode: it has no place in ``BlendFormula``.
  private func darken(by source: OpaquePointer?) {
    guard let from = PixelMemory(ofPattern: source),
      let to = PixelMemory(cairo_get_group_target(context))
    else { return }
    for y in 0..<min(from.height, to.height) {
      let (source, target) = (from.base + y * from.stride, to.base + y * to.stride)
      for x in stride(from: 0, to: min(from.width, to.width) * 4, by: 4) {
        let (sourceAlpha, targetAlpha) = (Int(source[x + 3]), Int(target[x + 3]))
        let alpha = min(255, sourceAlpha + targetAlpha)
        for channel in x..<x + 3 {
          let missing = sourceAlpha - Int(source[channel]) + targetAlpha - Int(target[channel])
          target[channel] = UInt8(max(0, alpha - missing))
        }
        target[x + 3] = UInt8(alpha)
      }
    }
    to.markDirty()
  }
}
