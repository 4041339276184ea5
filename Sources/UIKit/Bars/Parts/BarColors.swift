// SPDX-License-Identifier: MIT

/// The colours of bars that are not the system's own: those of iOS 13 to 18.
enum BarColors {
  /// The material of bars over white, or over black in dark appearance (approximated).
  static let material = UIColor.system(.init(white: 249), .init(white: 22))
  /// The dark material of `UIBarStyle.black`, over black (approximated).
  static let darkMaterial = UIColor(white: 22 / 255, alpha: 1)
  /// The line at a bar's edge: black at 0.3 (published by a port), white at 0.15 in dark appearance
  /// (approximated).
  static let hairline = UIColor.system(.init(0, 0, 0, 0.3), .init(255, 255, 255, 0.15))
}
