// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

package struct LayerCompositing: Sendable, Equatable {
  /// The name that was set; nil for none.
  package var name: String?
  package var blend: BlendMode

  package static let normal = LayerCompositing(name: nil, blend: .normal)

  /// A filter by its name; nil for one that is not known.
  init?(name: String) {
    guard let blend = LayerCompositing.modes[name] else { return nil }
    self.init(name: name, blend: blend)
  }

  private init(name: String?, blend: BlendMode) { (self.name, self.blend) = (name, blend) }

  /// The names of Core Animation's filters, which code for iOS gives as strings.
  ///
  /// No public header lists them; the modes are those of Core Image without their prefix
  /// (approximated).
  private static let modes: [String: BlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity,
    // On opaque colours adding and subtracting what is missing are the linear modes.
    "linearDodgeBlendMode": .plusLighter, "linearBurnBlendMode": .plusDarker,
    "plusL": .plusLighter, "plusD": .plusDarker,
    "clear": .clear, "copy": .copy, "sourceOver": .normal, "sourceIn": .sourceIn,
    "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destOver": .destinationOver,
    "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
    "xor": .xor, "multiply": .multiply,
  ]
}
