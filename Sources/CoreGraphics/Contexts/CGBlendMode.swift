// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// How what is drawn is combined with what is there.
///
/// S is what is drawn and D what is there, premultiplied, with alphas Sa and Da; a mode acts within
/// the shape that is drawn.
public enum CGBlendMode: Int32, Sendable {
  /// S + D·(1 − Sa).
  case normal
  /// The product of both colours.
  case multiply
  /// The inverted product of the inverted colours.
  case screen
  /// `multiply` or `screen`, as what is there is dark or light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// What is there made lighter.
  case colorDodge
  /// What is there made darker.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// `multiply` or `screen`, as what is drawn is dark or light.
  case hardLight
  /// The distance of both.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
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
  /// max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// min(1, S + D).
  case plusLighter

  /// What a group with the mode is combined by.
  package var blend: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
