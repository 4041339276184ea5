// SPDX-License-Identifier: MIT
internal import Foundation

/// One face of a font, and where it is.
///
/// Text looks the same on every machine only with the same fonts: those of the program come first, others are opened by
/// the names of their files, and fonts of the system's own configuration are not consulted.
struct FontFile: Hashable {
  enum Source: Hashable {
    /// The program has it.
    case program
    case system(FontPackage)
    case application
  }

  let source: Source
  /// The file's name without its suffix, such as `Inter-Medium`; of a file of an application its path.
  let name: String
  /// Which face of a collection; 0 in an ordinary file.
  var index = 0

  /// The path of the file; nil for a font of the program, and where there is no such file, as the package is not
  /// installed or has another version's files.
  var path: String? {
    switch source {
    case .program: return nil
    case .application: return FileManager.default.isReadableFile(atPath: name) ? name : nil
    case .system(let package):
      for folder in package.folders {
        for suffix in ["otf", "ttf", "ttc"] {
          let path = "\(folder)/\(name).\(suffix)"
          if FileManager.default.isReadableFile(atPath: path) { return path }
        }
      }
      return nil
    }
  }
}

/// The Debian and Ubuntu packages whose fonts have what those of the program do not.
enum FontPackage: String {
  case cjk = "fonts-noto-cjk"
  case emoji = "fonts-noto-color-emoji"
  /// Most other scripts.
  case others = "fonts-noto-core"

  var family: String {
    switch self {
    case .cjk: "Noto Sans CJK"
    case .emoji: "Noto Color Emoji"
    case .others: "Noto Sans"
    }
  }

  var folders: [String] {
    [
      "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
      "/usr/local/share/fonts/noto", "/usr/share/fonts/noto",
    ]
  }
}
