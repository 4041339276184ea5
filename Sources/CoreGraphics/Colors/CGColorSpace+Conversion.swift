// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CGColorSpace {
  func color(_ components: [CGFloat]) -> Color {
    let alpha = components[components.count - 1]
    switch kind {
    case .gray(let isLinear):
      let white = isLinear ? SRGBCurve.encoded(components[0]) : components[0]
      return Color(white: white, alpha: alpha)
    case .rgb(.sRGB, isLinear: false):
      return Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case .rgb(let primaries, let isLinear):
      var light = SIMD3<Double>(Double(components[0]), Double(components[1]), Double(components[2]))
      if !isLinear { light = SRGBCurve.light(light) }
      if primaries == .displayP3 { light = light.displayP3ToSRGB }
      return Color(
        red: SRGBCurve.encoded(light.x), green: SRGBCurve.encoded(light.y),
        blue: SRGBCurve.encoded(light.z), alpha: alpha)
    case .cmyk:
      let light = 1 - components[3]
      return Color(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light,
        blue: (1 - components[2]) * light, alpha: alpha)
    case .pattern: return Color(white: 0, alpha: alpha)
    }
  }

  /// An sRGB colour's components in the space, alpha last; nil for a pattern space.
  func components(of color: Color) -> [CGFloat]? {
    switch kind {
    case .gray(let isLinear):
      let light = SRGBCurve.luminance(color)
      return [isLinear ? light : SRGBCurve.encoded(light), color.alpha]
    case .rgb(.sRGB, isLinear: false): return [color.red, color.green, color.blue, color.alpha]
    case .rgb(let primaries, let isLinear):
      var light = SRGBCurve.light(SIMD3(color.red, color.green, color.blue))
      if primaries == .displayP3 { light = light.sRGBToDisplayP3 }
      if !isLinear {
        light = SIMD3(
          SRGBCurve.encoded(light.x), SRGBCurve.encoded(light.y), SRGBCurve.encoded(light.z))
      }
      return [CGFloat(light.x), CGFloat(light.y), CGFloat(light.z), CGFloat(color.alpha)]
    case .cmyk:
      let light = max(color.red, color.green, color.blue)
      guard light > 0 else { return [0, 0, 0, 1, color.alpha] }
      return [
        1 - color.red / light, 1 - color.green / light, 1 - color.blue / light, 1 - light,
        color.alpha,
      ]
    case .pattern: return nil
    }
  }
}

/// sRGB's curve (IEC 61966-2-1), mirrored for negative values.
enum SRGBCurve {
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  static func light(_ component: Double) -> Double {
    let size = abs(component)
    let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -value : value
  }

  static func light(_ components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(light(components.x), light(components.y), light(components.z))
  }

  /// The light of a colour, by the weights of ITU-R BT.709.
  static func luminance(_ color: Color) -> Double {
    0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
  }
}

extension SIMD3<Double> {
  /// Light of Display P3's primaries as light of sRGB's; both have the white point D65.
  ///
  /// The product of the matrices in W3C's CSS Color 4, section 17.
  var displayP3ToSRGB: SIMD3<Double> {
    SIMD3(
      1.224_940_176_280_560 * x - 0.224_940_176_280_560 * y,
      -0.042_056_954_709_688 * x + 1.042_056_954_709_688 * y,
      -0.019_637_554_590_334 * x - 0.078_636_045_550_632 * y + 1.098_273_600_140_966 * z)
  }

  /// Light of sRGB's primaries as light of Display P3's; from the same source.
  var sRGBToDisplayP3: SIMD3<Double> {
    SIMD3(
      0.822_461_968_714_361 * x + 0.177_538_031_285_638 * y,
      0.033_194_199_149_810 * x + 0.966_805_800_850_190 * y,
      0.017_082_631_090_560 * x + 0.072_397_440_663_963 * y + 0.910_519_928_245_477 * z)
  }
}
