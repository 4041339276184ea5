// SPDX-License-Identifier: MIT
internal import CFilmstripPango
internal import Foundation
public import FilmstripImaging

/// What decides, beside a text and its attributes, which outlines it becomes.
public enum TextVersions {
  /// The version of Pango, such as `1.50.12`.
  public static var pango: String { String(cString: pango_version_string()) }

  /// The version of HarfBuzz, such as `6.0.0`.
  public static var harfBuzz: String { String(cString: hb_version_string()) }

  /// The version of FreeType, such as `2.12.1`.
  public static let freeType: String = {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }()

  /// A file of each family of the program's and of each package of fonts that is installed, by its name, and the
  /// digest of its bytes: the files of a family or a package come in one version.
  public static let fonts: [(file: String, digest: Digest)] = {
    let own = ["Inter-Regular", "DejaVuSans"].map { EmbeddedFont($0) }
    let files = [
      FontFile(source: .system(.cjk), name: "NotoSansCJK-Regular"),
      FontFile(source: .system(.emoji), name: "NotoColorEmoji"),
      FontFile(source: .system(.others), name: "NotoSans-Regular"),
    ]
    return own.map { ("\($0.name).woff2", $0.digest) }
      + files.compactMap { file in
        guard let path = file.path,
          let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        let name = URL(fileURLWithPath: path).lastPathComponent
        return (name, data.withUnsafeBytes { Digest(of: $0) })
      }
  }()
}
