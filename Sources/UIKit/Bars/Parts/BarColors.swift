// SPDX-License-Identifier: MIT

/// The colours of bars: the light ones of iOS 13 to 18, as published by ports of them.
///
/// All in one place, until there are colours that know dark from light.
enum BarColors {
  /// System blue, the tint of everything that has no other.
  static let tint = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  /// The material of bars over white; what lies beneath does not show through here, as nothing
  /// behind a layer can be blurred yet (approximated).
  static let material = UIColor(white: 249 / 255, alpha: 1)
  /// The dark material of `UIBarStyle.black`, over black (approximated).
  static let darkMaterial = UIColor(white: 22 / 255, alpha: 1)
  /// The background of opaque bars: the system's.
  static let opaque = UIColor.white
  /// The line at a bar's edge.
  static let hairline = UIColor(white: 0, alpha: 0.3)
  /// Titles.
  static let label = UIColor.black
  /// Buttons that are not enabled: the tertiary label colour.
  static let disabled = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  /// Tabs that are not selected: system gray (approximated).
  static let unselected = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  /// Badges: system red.
  static let badge = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
}
