// SPDX-License-Identifier: MIT
internal import Foundation

/// Where the files of the one font family are.
///
/// Text looks the same on every machine only with one font: Inter, from the Debian and Ubuntu
/// package `fonts-inter`. Fonts of the system's own configuration are not consulted.
enum FontFile {
  static let family = "Inter"
  static let package = "fonts-inter"

  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/local/share/fonts/inter", "/usr/share/fonts/inter",
  ]

  /// The file of a style, such as `Medium`.
  static func path(style: String) throws(TextLayoutError) -> String {
    for folder in folders {
      for suffix in ["otf", "ttf"] {
        let path = "\(folder)/\(family)-\(style).\(suffix)"
        if FileManager.default.isReadableFile(atPath: path) { return path }
      }
    }
    throw .fontMissing(family: family, package: package)
  }
}
