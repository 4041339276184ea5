// SPDX-License-Identifier: MIT

/// How painted pixels are combined with those that are there.
///
/// S is the source's premultiplied colour and D the destination's, with alphas Sa and Da. The
/// separable and non-separable modes are those of the PDF standard (ISO 32000, 11.3.5), the others
/// those of Porter and Duff.
///
/// Separable modes, `multiply` to `exclusion`, take the colours component by component; non-separable
/// ones, `hue` to `luminosity`, take them whole. Both define a colour B of two that are not
/// premultiplied, and give S·(1 − Da) + D·(1 − Sa) + Sa·Da·B.
///
/// A mode counts in digests, and is encoded and dumped, by its raw value: its name stays. The order is Core
/// Graphics'.
public enum BlendMode: String, Sendable, Codable, CaseIterable {
  /// S + D·(1 − Sa).
  case normal
  /// The product of both colours: never lighter.
  case multiply
  /// The inverted product of the inverted colours: never darker.
  case screen
  /// `multiply` or `screen`, as the destination is dark or light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// The destination made lighter, to show the source.
  case colorDodge
  /// The destination made darker, to show the source.
  case colorBurn
  /// Darkens or lightens softly, as the source is dark or light.
  case softLight
  /// `multiply` or `screen`, as the source is dark or light.
  case hardLight
  /// The distance of both.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
  /// 0.
  case clear
  /// S.
  case copy
  /// S·Da.
  case sourceIn
  /// S·(1 − Da).
  case sourceOut
  /// S·Da + D·(1 − Sa).
  case sourceAtop
  /// S·(1 − Da) + D.
  case destinationOver
  /// D·Sa.
  case destinationIn
  /// D·(1 − Sa).
  case destinationOut
  /// S·(1 − Da) + D·Sa.
  case destinationAtop
  /// S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R − ((Sa − S) + (Da − D)), at least 0, where R = min(1, Sa + Da): what both lack is taken away.
  case plusDarker
  /// min(1, S + D): two halves of a cross-fade make a whole.
  case plusLighter
}
