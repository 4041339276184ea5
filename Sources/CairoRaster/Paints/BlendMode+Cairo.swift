// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList

extension BlendMode {
  /// Cairo's name for the mode; nil where it has none, or one that it does not compute rightly.
  ///
  /// What is nil here is computed by ``ColorBlend``, and what is nil there, too, is drawn as
  /// `plusDarker` (`CairoCanvas.darken`): the compiler does not ask for a new mode's formula.
  ///
  /// Cairo computes the separable modes of the PDF standard with the same formulae, for premultiplied
  /// colours and any alphas.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue, .saturation, .color, .luminosity: nil
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: nil
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether nothing, painted in this mode, changes what is there.
  ///
  /// Such a mode needs to know where it acts (``BlendReach``). A mode that is not listed is bounded;
  /// documentation of `Group.blend` lists the same ones.
  var isUnbounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Whether an opaque picture can lose its opacity by painting in this mode.
  ///
  /// That is every mode whose alpha can be less than 1 where Da is 1; one that is not listed leaves
  /// transparent pixels in a bitmap that is said to be opaque.
  var uncovers: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .destinationOut,
      .xor:
      true
    default: false
    }
  }
}
