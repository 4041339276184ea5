// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import FilmstripCairoRaster
internal import Foundation
public import FilmstripImaging
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
  /// A file of each package of fonts that is installed, and the files of the application's fonts that were used, by name,
  /// with their digests.
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

  /// What another one has otherwise, such as `cairo 1.16.0 → 1.18.0`; nil for nothing.
  ///
  /// A package of fonts that only one of them has installed is named as well.
  ///
  /// - Parameter other: Versions of what draws elsewhere.
  /// - Returns: The differences in a line.
  public func changes(to other: DrawingEnvironment) -> String? {
    let versions: [(String, String, String)] = [
      ("Filmstrip's drawing", "\(drawing)", "\(other.drawing)"), ("Cairo", cairo, other.cairo),
      ("pixman", pixman ?? other.pixman ?? "", other.pixman ?? pixman ?? ""),
      ("Pango", pango, other.pango), ("HarfBuzz", harfbuzz, other.harfbuzz),
      ("FreeType", freetype, other.freetype),
      ("librsvg", librsvg ?? other.librsvg ?? "", other.librsvg ?? librsvg ?? ""),
      ("Poppler", poppler ?? other.poppler ?? "", other.poppler ?? poppler ?? ""),
    ]
    var changes = versions.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
    for file in Set(fonts.keys).union(other.fonts.keys).sorted() {
      switch (fonts[file], other.fonts[file]) {
      case (nil, _): changes.append("the font \(file) was not installed")
      case (_, nil): changes.append("the font \(file) is not installed")
      case (let one, let two): if one != two { changes.append("another version of \(file)") }
      }
    }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
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
