// SPDX-License-Identifier: MIT

/// A mode that is computed here, by the B of its standard: hue, saturation, color and luminosity, which
/// mix whole colours (ISO 32000-1, 11.3.5.3; W3C Compositing and Blending Level 1, 10.2).
///
/// Pixman does not compute these where a mask or an opacity goes with the source: it multiplies green
/// by it twice and blue not at all (`pixman-combine-float.c`, 0.42). A separable mode that Cairo does
/// not have belongs here as well: ``mixed(_:share:over:)`` is the same for both.
enum BlendFormula {
  case hue, saturation, color, luminosity

  /// A premultiplied source, of which a share counts, over a premultiplied backdrop.
  ///
  /// co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·B(cb, cs); red, green, blue and alpha are from 0 to 1.
  /// B takes the source's colour as it is, whatever its share: a hue that was rounded with its opacity
  /// would be another one.
  @inline(__always)
  func mixed(
    _ source: SIMD4<Float>, share: Float, over backdrop: SIMD4<Float>
  ) -> SIMD4<Float> {
    let alpha = source.w * share
    guard alpha > 0 else { return backdrop }
    guard backdrop.w > 0 else { return source * share }
    let blended = blended(color(of: source), color(of: backdrop)) * (alpha * backdrop.w)
    var result = source * (share * (1 - backdrop.w)) + backdrop * (1 - alpha)
    result.x += blended.x
    result.y += blended.y
    result.z += blended.z
    result.w = alpha + backdrop.w - alpha * backdrop.w
    return result
  }

  @inline(__always)
  private func color(of pixel: SIMD4<Float>) -> SIMD3<Float> {
    SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
  }

  /// B(cb, cs) of colours that are not premultiplied.
  @inline(__always)
  private func blended(_ source: SIMD3<Float>, _ backdrop: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: source.with(saturation: backdrop.saturation).with(luminosity: backdrop.luminosity)
    case .saturation:
      backdrop.with(saturation: source.saturation).with(luminosity: backdrop.luminosity)
    case .color: source.with(luminosity: backdrop.luminosity)
    case .luminosity: backdrop.with(luminosity: source.luminosity)
    }
  }
}

extension SIMD3<Float> {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { self.max() - self.min() }

  @inline(__always)
  fileprivate func with(saturation: Float) -> SIMD3<Float> {
    let (low, high) = (self.min(), self.max())
    return high > low ? (self - low) * (saturation / (high - low)) : .zero
  }

  @inline(__always)
  fileprivate func with(luminosity: Float) -> SIMD3<Float> {
    let color = self + (luminosity - self.luminosity)
    let grey = SIMD3(repeating: color.luminosity)
    let (low, high) = (color.min(), color.max())
    var result = color
    // Of a grey that rounding has put outside of 0...1 nothing is left to divide by.
    if low < 0, low < grey.x { result = grey + (result - grey) * (grey.x / (grey.x - low)) }
    if high > 1, high > grey.x {
      result = grey + (result - grey) * ((1 - grey.x) / (high - grey.x))
    }
    return result
  }
}
