// SPDX-License-Identifier: MIT

/// The colours of bars that are not the system's own: those of iOS 13 to 18.
enum BarColors {
  static let material = UIBlurEffect(style: .systemChromeMaterial)
  /// The same of `UIBarStyle.black`.
  static let darkMaterial = UIBlurEffect(style: .systemChromeMaterialDark)
  /// The line at a bar's edge: black at 0.3 (published by a port), white at 0.15 in dark appearance
  /// (approximated).
  static let hairline = UIColor.system(.init(0, 0, 0, 0.3), .init(255, 255, 255, 0.15))
}
