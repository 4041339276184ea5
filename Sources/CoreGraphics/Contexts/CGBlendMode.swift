// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter

  /// Both list the modes in Core Graphics' order.
  private static let blends = BlendMode.allCases

  package var blend: BlendMode { CGBlendMode.blends[Int(rawValue)] }
}
