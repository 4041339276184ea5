// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation

/// The formulae of blend modes as the PDF standard (ISO 32000-1, 11.3.5) and the W3C's Compositing
/// and Blending state them, on numbers from 0 to 1.
struct BlendFormulas {
  struct Premultiplied {
    var color: SIMD3<Double>
    var alpha: Double

    init(color: SIMD3<Double>, alpha: Double) { (self.color, self.alpha) = (color, alpha) }

    init(_ color: Color) {
      func held(_ value: Double) -> Double { (value * 255).rounded() / 255 }
      self.color = SIMD3(
        held(color.red * color.alpha), held(color.green * color.alpha),
        held(color.blue * color.alpha))
      alpha = held(color.alpha)
    }

    var plain: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }
  }

  /// How many levels of 255 drawing may be away from the formula: the most that 3,000 random pairs of colours
  /// and opacities give each mode.
  ///
  /// Cairo computes all but four modes in 8 bits, and each product is rounded.
  static func tolerance(of mode: BlendMode) -> Int {
    switch mode {
    // One product for each side.
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      1
    // Two surfaces, or a sum of three products; the four that are computed in floating point have been rounded
    // once as the source and once as what is there.
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter:
      2
    // They divide by what may be small, and magnify what was rounded before.
    case .colorBurn: 3
    case .colorDodge: 4
    }
  }

  static func blend(
    _ source: Premultiplied, on backdrop: Premultiplied, _ mode: BlendMode
  ) -> Premultiplied {
    let (s, sa, d, da) = (source.color, source.alpha, backdrop.color, backdrop.alpha)
    func porterDuff(_ fs: Double, _ fd: Double) -> Premultiplied {
      Premultiplied(color: s * fs + d * fd, alpha: sa * fs + da * fd)
    }
    switch mode {
    case .normal: return porterDuff(1, 1 - sa)
    case .clear: return porterDuff(0, 0)
    case .copy: return porterDuff(1, 0)
    case .sourceIn: return porterDuff(da, 0)
    case .sourceOut: return porterDuff(1 - da, 0)
    case .sourceAtop: return porterDuff(da, 1 - sa)
    case .destinationOver: return porterDuff(1 - da, 1)
    case .destinationIn: return porterDuff(0, sa)
    case .destinationOut: return porterDuff(0, 1 - sa)
    case .destinationAtop: return porterDuff(1 - da, sa)
    case .xor: return porterDuff(1 - da, 1 - sa)
    case .plusLighter: return Premultiplied(color: limited(s + d), alpha: min(1, sa + da))
    case .plusDarker:
      let alpha = min(1, sa + da)
      return Premultiplied(color: limited(alpha - ((sa - s) + (da - d))), alpha: alpha)
    default:
      let (cs, cb) = (source.plain, backdrop.plain)
      let mixed =
        nonSeparable(mode, cs, cb)
        ?? SIMD3(
          separable(mode, cs.x, cb.x), separable(mode, cs.y, cb.y), separable(mode, cs.z, cb.z))
      let own = s * (1 - da)
      return Premultiplied(color: own + d * (1 - sa) + mixed * (sa * da), alpha: sa + da - sa * da)
    }
  }

  private static func limited(_ color: SIMD3<Double>) -> SIMD3<Double> {
    color.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func separable(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return separable(.hardLight, b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, 2 * s - 1, b)
    case .softLight:
      guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return .nan
    }
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double {
    (c * SIMD3(0.3, 0.59, 0.11)).sum()
  }

  private static func setLuminosity(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    var c = c + (target - luminosity(c))
    let (l, low, high) = (luminosity(c), c.min(), c.max())
    if low < 0 { c = SIMD3(repeating: l) + (c - l) * (l / (l - low)) }
    if high > 1 { c = SIMD3(repeating: l) + (c - l) * ((1 - l) / (high - l)) }
    return c
  }

  private static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setSaturation(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (target / (high - low)) : .zero
  }

  private static func nonSeparable(
    _ mode: BlendMode, _ s: SIMD3<Double>, _ b: SIMD3<Double>
  ) -> SIMD3<Double>? {
    switch mode {
    case .hue: setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: setLuminosity(s, luminosity(b))
    case .luminosity: setLuminosity(b, luminosity(s))
    default: nil
    }
  }
}
