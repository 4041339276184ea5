// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList

/// What computes a blend mode.
///
/// How near each mode comes to its formula is listed in "Blend modes" of `docs/pixels.md`, and held by the tests.
enum BlendComputation {
  /// Cairo: the separable modes of the PDF standard with the same formulae, for premultiplied colours
  /// and any alphas.
  case cairo(cairo_operator_t)
  /// A formula of this module, where Cairo has none or one that is not right with an opacity.
  case formula(BlendFormula)
  /// Addition of what source and destination lack: `plusDarker`.
  case darkening
}

extension BlendMode {
  var computation: BlendComputation {
    switch self {
    case .normal: .cairo(CAIRO_OPERATOR_OVER)
    case .multiply: .cairo(CAIRO_OPERATOR_MULTIPLY)
    case .screen: .cairo(CAIRO_OPERATOR_SCREEN)
    case .overlay: .cairo(CAIRO_OPERATOR_OVERLAY)
    case .darken: .cairo(CAIRO_OPERATOR_DARKEN)
    case .lighten: .cairo(CAIRO_OPERATOR_LIGHTEN)
    case .colorDodge: .cairo(CAIRO_OPERATOR_COLOR_DODGE)
    case .colorBurn: .cairo(CAIRO_OPERATOR_COLOR_BURN)
    case .softLight: .cairo(CAIRO_OPERATOR_SOFT_LIGHT)
    case .hardLight: .cairo(CAIRO_OPERATOR_HARD_LIGHT)
    case .difference: .cairo(CAIRO_OPERATOR_DIFFERENCE)
    case .exclusion: .cairo(CAIRO_OPERATOR_EXCLUSION)
    case .hue: .formula(.hue)
    case .saturation: .formula(.saturation)
    case .color: .formula(.color)
    case .luminosity: .formula(.luminosity)
    case .clear: .cairo(CAIRO_OPERATOR_CLEAR)
    case .copy: .cairo(CAIRO_OPERATOR_SOURCE)
    case .sourceIn: .cairo(CAIRO_OPERATOR_IN)
    case .sourceOut: .cairo(CAIRO_OPERATOR_OUT)
    case .sourceAtop: .cairo(CAIRO_OPERATOR_ATOP)
    case .destinationOver: .cairo(CAIRO_OPERATOR_DEST_OVER)
    case .destinationIn: .cairo(CAIRO_OPERATOR_DEST_IN)
    case .destinationOut: .cairo(CAIRO_OPERATOR_DEST_OUT)
    case .destinationAtop: .cairo(CAIRO_OPERATOR_DEST_ATOP)
    case .xor: .cairo(CAIRO_OPERATOR_XOR)
    case .plusDarker: .darkening
    case .plusLighter: .cairo(CAIRO_OPERATOR_ADD)
    }
  }

  var cairo: cairo_operator_t? {
    if case .cairo(let mode) = computation { mode } else { nil }
  }

  var formula: BlendFormula? {
    if case .formula(let formula) = computation { formula } else { nil }
  }

  /// Whether nothing, painted in this mode, changes what is there.
  ///
  /// Such a mode needs to know where it acts (``BlendReach``). Documentation of `Group.blend` lists the
  /// same ones.
  var isUnbounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter:
      false
    }
  }

  /// Whether an opaque picture can lose its opacity by painting in this mode: every mode whose alpha
  /// can be less than 1 where Da is 1.
  var uncovers: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .destinationOut,
      .xor:
      true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .plusDarker, .plusLighter:
      false
    }
  }
}
