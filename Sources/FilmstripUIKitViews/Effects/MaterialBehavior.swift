// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// How blur effects look: what is behind is blurred, made more colourful, and tinted.
package struct MaterialBehavior: BehaviorValues {
  package struct Recipe: Sendable {
    /// σ of the blur, in points.
    package var blur: Double
    /// How much more colourful the blurred is; 1 leaves it.
    package var saturation: Double
    /// Grey of the tint over it, 0 to 1, and its opacity.
    package var tint: (white: Double, alpha: Double)

    package init(blur: Double, saturation: Double = 1.8, tint: (white: Double, alpha: Double)) {
      (self.blur, self.saturation, self.tint) = (blur, saturation, tint)
    }

    /// What is done to what is behind, tint apart.
    package var filters: [Filter] {
      [.gaussianBlur(radius: blur, clampsEdges: true), .colorMatrix(.saturation(saturation))]
    }
  }

  package struct Pair: Sendable {
    package var light: Recipe
    package var dark: Recipe
  }

  // MARK: iOS 7 to 9: documented by Apple's sample code of that time, which draws the same by hand

  package var extraLight = Recipe(blur: 20, tint: (0.97, 0.82))
  package var light = Recipe(blur: 30, tint: (1, 0.3))
  package var dark = Recipe(blur: 20, tint: (0.11, 0.73))

  // MARK: Since iOS 13: approximated from screenshots; reimplementations use blurs of 20 to 30 and 1.8

  package var ultraThin = Pair(
    light: Recipe(blur: 25, tint: (0.97, 0.44)), dark: Recipe(blur: 25, tint: (0.15, 0.5)))
  package var thin = Pair(
    light: Recipe(blur: 25, tint: (0.97, 0.6)), dark: Recipe(blur: 25, tint: (0.15, 0.62)))
  package var regular = Pair(
    light: Recipe(blur: 25, tint: (0.97, 0.72)), dark: Recipe(blur: 25, tint: (0.14, 0.72)))
  package var thick = Pair(
    light: Recipe(blur: 25, tint: (0.97, 0.83)), dark: Recipe(blur: 25, tint: (0.13, 0.83)))
  /// That of bars: 249 over white and 22 over black; a port of the bars blurs by 10 only, which was not
  /// measured either.
  package var chrome = Pair(
    light: Recipe(blur: 20, tint: (0.97, 0.784)), dark: Recipe(blur: 20, tint: (0.11, 0.784)))

  /// Opacities of what is in vibrancy effects: those of labels, fills and separators of the same
  /// names (approximated: on iOS their colours are mixed with what is behind).
  package var vibrancy = [1, 0.6, 0.3, 0.18, 0.36, 0.32, 0.24, 0.5]

  /// Whether an effect view whose alpha is below 1 shows its blur, as faint as itself.
  ///
  /// Apple's text says only that effects then look incorrect or are not shown; the published recordings of
  /// appstore-card-transition (a220fc4, example1.gif, iOS 12) show a blur that fades in with alpha.
  package var fadeWithAlpha = true

  package init() {}
}

extension BehaviorProfile {
  package var materials: MaterialBehavior {
    get { self[MaterialBehavior.self] }
    set { self[MaterialBehavior.self] = newValue }
  }
}
