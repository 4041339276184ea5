// SPDX-License-Identifier: MIT
internal import CFilmstripPango
internal import Foundation

/// A font in a file of an application's.
public struct ApplicationFont: Hashable, Sendable {
  /// The file, and which face of a collection.
  let file: FontFile
  /// The name by which code asks for the font, such as `Lato-Bold`.
  public let postScriptName: String
  /// The family, such as `Lato`.
  public let familyName: String
  /// What the face is called in its family, such as `Bold`.
  public let styleName: String

  // In ems: the height and depth of lines in the table `hhea`, and what `OS/2` says of letters.
  let ascent: Double
  let descent: Double
  let capHeight: Double
  let xHeight: Double

  private static let faceLimit = 64

  /// The fonts in a file.
  public static func fonts(inFile path: String) throws(TextLayoutError) -> [ApplicationFont] {
    FontLibrary.shared.lock.lock()
    defer { FontLibrary.shared.lock.unlock() }
    var fonts: [ApplicationFont] = []
    var count = 1
    while fonts.count < min(count, faceLimit) {
      let file = FontFile(source: .application, name: path, index: fonts.count)
      let face = try FontLibrary.shared.face(file)
      count = face.count
      fonts.append(ApplicationFont(face))
    }
    return fonts
  }

  private init(_ face: FontFace) {
    file = face.file
    (postScriptName, familyName, styleName) = face.names
    (ascent, descent) = (face.ascent, face.descent)
    capHeight = face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? TextFont.capHeightRatio
    xHeight = face.metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? TextFont.xHeightRatio
  }
}

extension TextLayoutError {
  /// What is wrong with a font's file, without its path.
  public var fileReason: String {
    if case .fontDamaged(_, let reason) = self { return reason }
    return "it is not there, or may not be read"
  }
}
