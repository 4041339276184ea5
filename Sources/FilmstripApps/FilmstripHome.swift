// SPDX-License-Identifier: MIT
internal import FilmstripImaging
internal import Foundation

/// Where the sources of Filmstrip are, of which programs for apps are built.
struct FilmstripHome {
  /// The folder of the package.
  let folder: URL

  /// Looks where this program was compiled, and then in `share/filmstrip` beside the folder of the program.
  ///
  /// - Throws: ``AppsError`` where neither has them.
  init(program: String?) throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let installed = program.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()
    }
    let candidates =
      [checkout]
      + [installed, installed?.deletingLastPathComponent()].compactMap {
        $0?.appending(path: "share/filmstrip")
      }
    guard
      let found = candidates.first(where: {
        FileManager.default.fileExists(
          atPath: $0.appending(path: "Sources/LowerIOSSources/main.swift").path)
          && FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
      })
    else {
      throw AppsError(
        "\(candidates.last?.path ?? ""): Filmstrip's sources are not there, of which programs for apps are built; "
          + "install the package again, or use a checkout's filmstrip")
    }
    folder = found.standardizedFileURL
  }

  var sources: URL { folder.appending(path: "Sources") }

  /// The modules whose names apps' files may use, with the folders of their sources.
  static let modules = [
    "UIKit", "FilmstripUIKitControllers", "FilmstripUIKitDynamics", "FilmstripUIKitLists",
    "FilmstripUIKitControls", "FilmstripUIKitViews", "FilmstripUIKitValues", "QuartzCore",
    "CoreGraphics", "FilmstripVirtualTime", "FilmstripIOSRuntime",
  ]

  /// The digest of some folders' files, with their names: 16 digits.
  static func digest(of folders: [URL], and texts: [String]) -> String {
    var builder = DigestBuilder()
    for folder in folders {
      let names =
        FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for name in (names.isEmpty ? [""] : names).sorted()
      where !name.hasSuffix(".docc") && !name.contains(".docc/") {
        let path = name.isEmpty ? folder.path : folder.path + "/" + name
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        builder.add(name)
        builder.add(data.withUnsafeBytes { Digest(of: $0) })
      }
    }
    for text in texts { builder.add(text) }
    return String(builder.digest.description.prefix(16))
  }
}
