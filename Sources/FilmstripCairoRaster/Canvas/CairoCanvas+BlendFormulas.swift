// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import Foundation

extension CairoCanvas {
  /// Blends the source with what is there by a formula.
  ///
  /// The opacity and the mask are a share of the source rather than factors of its bytes: a colour that
  /// has been made faint and rounded is another one.
  func mixSource(by formula: BlendFormula, opacity: Double, mask: (() -> Void)?) {
    let source = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(source) }
    var masking: OpaquePointer?
    if let mask {
      pushGroup {
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        mask()
      }
      masking = cairo_pop_group(context)
      openGroups -= 1
    }
    defer { cairo_pattern_destroy(masking) }
    replaceExisting(within: .clip) {
      guard let target = PixelMemory(cairo_get_group_target(context)),
        let from = PixelMemory(ofPattern: source)
      else { return }
      let mask = masking.flatMap { PixelMemory(ofPattern: $0) }
      target.blend(by: formula, with: from, opacity: Float(opacity.unit), mask: mask)
      target.markDirty()
    }
  }
}

extension PixelMemory {
  private func pixel(_ offset: Int) -> SIMD4<Float> {
    let bytes = base + offset
    return SIMD4(Float(bytes[2]), Float(bytes[1]), Float(bytes[0]), Float(bytes[3])) / 255
  }

  fileprivate func blend(
    by formula: BlendFormula, with source: PixelMemory, opacity: Float, mask: PixelMemory?
  ) {
    let width = min(self.width, source.width, mask?.width ?? .max)
    for y in 0..<min(height, source.height, mask?.height ?? .max) {
      for x in 0..<width {
        let from = y * source.stride + x * 4
        guard source.base[from + 3] > 0 else { continue }
        var share = opacity
        if let mask { share *= Float(mask.base[y * mask.stride + x * 4 + 3]) / 255 }
        let offset = y * stride + x * 4
        let result = formula.mixed(source.pixel(from), share: share, over: pixel(offset)) * 255
        let alpha = min(max(result.w, 0), 255).rounded()
        // No component may lie above alpha.
        let held = result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        let bytes = base + offset
        bytes[0] = UInt8(held.z.rounded())
        bytes[1] = UInt8(held.y.rounded())
        bytes[2] = UInt8(held.x.rounded())
        bytes[3] = UInt8(alpha)
      }
    }
  }
}
