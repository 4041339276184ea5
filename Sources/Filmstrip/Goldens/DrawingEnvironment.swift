// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import FilmstripCairoRaster
internal import FilmstripTextLayout

/// The programs and fonts that a golden was drawn with, and this process draws with.
public struct DrawingEnvironment: Sendable, Equatable, Codable {
  /// The version of Filmstrip's own drawing: raised when it gives some frame other pixels.
  public let drawing: Int
  /// The version of Cairo.
  public let cairo: String
  /// The version of pixman, which computes Cairo's pixels; nil in goldens of version 1, which do not say it.
  public let pixman: String?
  /// The version of Pango, which breaks lines.
  public let pango: String
  /// The version of HarfBuzz, which chooses glyphs.
  public let harfbuzz: String
  /// The version of FreeType, which reads outlines.
  public let freetype: String
  /// The version of librsvg, if it has drawn an image; nil for goldens of before.
  public internal(set) var librsvg: String?
  /// The version of Poppler, if it has drawn an image; nil for goldens of before.
  public internal(set) var poppler: String?
  /// A file of each family of Filmstrip's own fonts, of each package of fonts that is installed, and the files of the
  /// application's fonts that were used, by name, with their digests.
  public internal(set) var fonts: [String: Digest]

  /// That of this process.
  public static let current = DrawingEnvironment(
    drawing: DrawingVersion.number, cairo: DrawingVersion.cairo, pixman: DrawingVersion.pixman,
    pango: TextVersions.pango, harfbuzz: TextVersions.harfBuzz, freetype: TextVersions.freeType,
    fonts: Dictionary(TextVersions.fonts.map { ($0.file, $0.digest) }) { first, _ in first })

  /// Whether equal frames have equal pixels in both.
  ///
  /// Frames hold the outlines of letters, so that fonts and what reads them do not count.
  ///
  /// - Parameter other: Versions of what draws elsewhere.
  /// - Returns: Whether drawing, Cairo and pixman are the same; a golden that does not say pixman's version may have
  ///   been drawn by any.
  public func drawsLike(_ other: DrawingEnvironment) -> Bool {
    drawing == other.drawing && cairo == other.cairo
      && (pixman == nil || other.pixman == nil || pixman == other.pixman)
  }

  /// By which versions of Cairo and pixman frames of equal display lists may have other pixels in another one, such as
  /// `Cairo 1.16.0 → 1.18.4`; nil where both draw alike, or Filmstrip's own drawing is another one.
  ///
  /// - Parameter other: Versions of what draws elsewhere.
  /// - Returns: The differences in a line.
  func rendererChange(to other: DrawingEnvironment) -> String? {
    guard drawing == other.drawing, !drawsLike(other) else { return nil }
    return DrawingEnvironment.changes(rendererVersions(other))
  }

  private func rendererVersions(_ other: DrawingEnvironment) -> [(String, String, String)] {
    [
      ("Cairo", cairo, other.cairo),
      ("pixman", pixman ?? other.pixman ?? "", other.pixman ?? pixman ?? ""),
    ]
  }

  private static func changes(_ versions: [(String, String, String)]) -> String? {
    let changes = versions.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }

  /// What another one has otherwise, such as `cairo 1.16.0 → 1.18.0`; nil for nothing.
  ///
  /// A font that only one of them has is named as well. A file of another format is another version of a font.
  ///
  /// - Parameter other: Versions of what draws elsewhere.
  /// - Returns: The differences in a line.
  public func changes(to other: DrawingEnvironment) -> String? {
    let versions =
      [("Filmstrip's drawing", "\(drawing)", "\(other.drawing)")] + rendererVersions(other) + [
        ("Pango", pango, other.pango), ("HarfBuzz", harfbuzz, other.harfbuzz),
        ("FreeType", freetype, other.freetype),
        ("librsvg", librsvg ?? other.librsvg ?? "", other.librsvg ?? librsvg ?? ""),
        ("Poppler", poppler ?? other.poppler ?? "", other.poppler ?? poppler ?? ""),
      ]
    var changes = DrawingEnvironment.changes(versions).map { [$0] } ?? []
    let (own, others) = (namedFonts, other.namedFonts)
    for font in Set(own.keys).union(others.keys).sorted() {
      switch (own[font], others[font]) {
      case (nil, _): changes.append("the font \(font) was not there")
      case (_, nil): changes.append("the font \(font) is not there")
      case (let one, let two): if one != two { changes.append("another version of \(font)") }
      }
    }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }

  /// The fonts by their names without the suffix of the file.
  private var namedFonts: [String: Digest] {
    Dictionary(
      fonts.map { ($0.key.split(separator: ".").first.map { String($0) } ?? $0.key, $0.value) }
    ) {
      first, _ in first
    }
  }
}

extension DrawingEnvironment {
  /// That of this process for a recording, with what drew images and letters of its application.
  init(of recording: Recording) {
    self = .current
    if !recording.sources.vectorFormats.isEmpty { librsvg = StageVectorReader.version }
    if recording.sources.vectorFormats.contains(.pdf) { poppler = PDFDocuments.version }
    for path in recording.sources.fontFiles {
      guard let data = try? FileBytes.read(path: path) else { continue }
      fonts[(path as NSString).lastPathComponent] = data.withUnsafeBytes { Digest(of: $0) }
    }
  }
}
