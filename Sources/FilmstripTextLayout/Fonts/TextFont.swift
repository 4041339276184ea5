// SPDX-License-Identifier: MIT

/// A font as it is asked for: what letters look like, in which size.
public struct TextFont: Hashable, Sendable {
  /// The family.
  public enum Design: String, Sendable {
    /// Inter.
    case standard
    /// DejaVu Sans Mono, in place of SF Mono.
    case monospaced
    /// DejaVu Serif, in place of New York.
    case serif
  }

  /// Size of an em, in the unit of the result.
  public var size: Double
  /// How heavy; faces that have only two weights are bold from semibold on.
  public var weight: FontWeight
  /// Whether letters lean; only the standard design has italics.
  public var isItalic: Bool
  /// The family.
  public var design: Design
  /// Whether digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// A font of the application's, in place of the family in its weight; nil for none.
  public var applicationFont: ApplicationFont?

  /// A font; sizes that are no number or not above 0 show nothing, larger ones than
  /// ``sizeLimit`` count as that.
  public init(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    design: Design = .standard, hasMonospacedDigits: Bool = false
  ) {
    self.size = size.isFinite ? min(max(size, 0), TextFont.sizeLimit) : 0
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The largest size.
  public static let sizeLimit = 10_000.0

  // The vertical metrics of the system's font on iOS, exactly linear in the size (measured). They
  // hold for every design and for letters of fallback fonts, too, so that a line's height follows
  // from its font alone (approximated). A font of an application has its own.

  /// Height of lines above the baseline, for each unit of size (measured).
  public static let ascentRatio = 1950.0 / 2048
  /// Depth of lines below the baseline, for each unit of size (measured).
  public static let descentRatio = 494.0 / 2048
  /// Height of capitals, for each unit of size (measured).
  public static let capHeightRatio = 1443.0 / 2048
  /// Height of an x, for each unit of size (measured).
  public static let xHeightRatio = 1078.0 / 2048

  /// Height above the baseline.
  public var ascent: Double { size * (applicationFont?.ascent ?? TextFont.ascentRatio) }
  /// Depth below the baseline, positive.
  public var descent: Double { size * (applicationFont?.descent ?? TextFont.descentRatio) }
  /// Height of capitals.
  public var capHeight: Double { size * (applicationFont?.capHeight ?? TextFont.capHeightRatio) }
  /// Height of an x.
  public var xHeight: Double { size * (applicationFont?.xHeight ?? TextFont.xHeightRatio) }

  var file: FontFile {
    if let applicationFont { return applicationFont.file }
    let isBold = weight >= .semibold
    switch design {
    case .standard:
      let style =
        isItalic ? (weight == .regular ? "Italic" : weight.interName + "Italic") : weight.interName
      return FontFile(source: .program, name: "Inter-\(style)")
    case .monospaced:
      return FontFile(source: .program, name: isBold ? "DejaVuSansMono-Bold" : "DejaVuSansMono")
    case .serif:
      return FontFile(source: .program, name: isBold ? "DejaVuSerif-Bold" : "DejaVuSerif")
    }
  }
}
