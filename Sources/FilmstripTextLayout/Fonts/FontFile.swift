// SPDX-License-Identifier: MIT
internal import Foundation

/// One face in a file of a Debian package, and where such files are.
///
/// Text looks the same on every machine only with the same fonts: they are opened by their names
/// here, and fonts of the system's own configuration are not consulted.
struct FontFile: Hashable {
  /// The package that has the file.
  let package: FontPackage
  /// The file's name without its suffix, such as `Inter-Medium`; of a file of an application its path.
  let name: String
  /// Which face of a collection; 0 in an ordinary file.
  var index = 0

  /// The path of the file; nil where the package is not installed, or has another version's files.
  var path: String? {
    if package == .application {
      return FileManager.default.isReadableFile(atPath: name) ? name : nil
    }
    for folder in package.folders {
      for suffix in ["otf", "ttf", "ttc"] {
        let path = "\(folder)/\(name).\(suffix)"
        if FileManager.default.isReadableFile(atPath: path) { return path }
      }
    }
    return nil
  }
}

/// The Debian and Ubuntu packages that fonts are taken from.
enum FontPackage: String {
  /// Latin, Greek and Cyrillic, in nine weights.
  case inter = "fonts-inter"
  /// The fixed-pitch and the serif face; Arabic, Hebrew, Armenian, Georgian and many symbols.
  case dejaVu = "fonts-dejavu-core"
  /// Chinese, Japanese and Korean.
  case cjk = "fonts-noto-cjk"
  /// Emoji.
  case emoji = "fonts-noto-color-emoji"
  /// Most other scripts.
  case others = "fonts-noto-core"
  /// No package: a file that an application has.
  case application

  /// What the package's main family is called.
  var family: String {
    switch self {
    case .inter: "Inter"
    case .dejaVu: "DejaVu Sans"
    case .cjk: "Noto Sans CJK"
    case .emoji: "Noto Color Emoji"
    case .others: "Noto Sans"
    case .application: "the application's font"
    }
  }

  /// Where distributions put the package's files.
  var folders: [String] {
    let names =
      switch self {
      case .inter: ["inter"]
      case .dejaVu: ["dejavu"]
      case .cjk, .emoji, .others: ["noto"]
      case .application: []
      }
    return names.flatMap { name in
      ["/usr/share/fonts/opentype", "/usr/share/fonts/truetype", "/usr/local/share/fonts"].map {
        "\($0)/\(name)"
      } + ["/usr/share/fonts/\(name)"]
    }
  }
}
