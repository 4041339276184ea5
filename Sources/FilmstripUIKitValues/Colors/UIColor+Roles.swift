// SPDX-License-Identifier: MIT

// Components of 255 and opacities: iOS 13 to 18. The light ones, and the dark labels, are published by
// ports that agree; what is said to be approximated is in several lists of unknown origin.
extension UIColor {
  // MARK: Text and lines

  public static let label = system(.init(0, 0, 0), .init(255, 255, 255))
  public static let secondaryLabel = system(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6))

  public static let tertiaryLabel = system(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3))

  public static let quaternaryLabel = system(.init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16))

  /// What stands in a field without text: the published 0.3, although 0.25 was measured on iOS 26.
  public static let placeholderText = system(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3))

  public static let link = system(.init(0, 122, 255), .init(9, 132, 255))

  /// A line through which what is beneath shows; the dark one is approximated.
  public static let separator = system(.init(60, 60, 67, 0.29), .init(84, 84, 88, 0.6))

  /// A line; the dark one is approximated.
  public static let opaqueSeparator = system(.init(198, 198, 200), .init(56, 56, 58))

  // MARK: Fills

  public static let systemFill = system(.init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36))

  /// Fill of shapes of middle size, such as a switch; approximated.
  public static let secondarySystemFill = system(
    .init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32))

  /// Fill of large shapes, such as a field; its light opacity was measured as about this.
  public static let tertiarySystemFill = system(
    .init(118, 118, 128, 0.12), .init(118, 118, 128, 0.24))

  /// Fill of large areas; approximated.
  public static let quaternarySystemFill = system(
    .init(116, 116, 128, 0.08), .init(118, 118, 128, 0.18))

  // MARK: Backgrounds
  //
  // In dark appearance each is lighter above another interface: black becomes (28, 28, 30) (measured),
  // and the others their neighbours (approximated).

  public static let systemBackground = system(
    .init(white: 255), .init(white: 0), elevated: .init(28, 28, 30))

  public static let secondarySystemBackground = system(
    .init(242, 242, 247), .init(28, 28, 30), elevated: .init(44, 44, 46))

  public static let tertiarySystemBackground = system(
    .init(white: 255), .init(44, 44, 46), elevated: .init(58, 58, 60))

  public static let systemGroupedBackground = system(
    .init(242, 242, 247), .init(white: 0), elevated: .init(28, 28, 30))

  public static let secondarySystemGroupedBackground = system(
    .init(white: 255), .init(28, 28, 30), elevated: .init(44, 44, 46))

  public static let tertiarySystemGroupedBackground = system(
    .init(242, 242, 247), .init(44, 44, 46), elevated: .init(58, 58, 60))

  // MARK: Always the same

  /// Text on a dark background: white at 0.6 (documented).
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background: black (documented).
  public static let darkText = UIColor(white: 0, alpha: 1)
}
