// SPDX-License-Identifier: MIT
import Foundation

extension Requirement {
  package static let chromium = Requirement("Chromium", remedy: "run Scripts/setup chromium") {
    Program.chromium != nil
  }

  /// What reads Markdown as GitHub does.
  package static let cmarkGFM = Requirement("cmark-gfm", remedy: "run Scripts/setup cmark-gfm") {
    Program.path(of: "cmark-gfm") != nil
  }

  /// What makes and reads MP4.
  package static let ffmpeg = Requirement("ffmpeg and ffprobe", remedy: "run Scripts/setup ffmpeg")
  { Program.path(of: "ffmpeg") != nil && Program.path(of: "ffprobe") != nil }

  package static let librsvg = Requirement("librsvg", remedy: "run Scripts/setup librsvg2-2") {
    guard let library = dlopen("librsvg-2.so.2", RTLD_LAZY) else { return false }
    dlclose(library)
    return true
  }

  /// What turns PDF files into SVG.
  package static let poppler = Requirement("pdftocairo", remedy: "run Scripts/setup poppler-utils")
  { Program.path(of: "pdftocairo") != nil }

  /// What reads moving pictures but MP4.
  package static let pillow = python(.pillow)

  package static func python(_ python: Python) -> Requirement {
    let names = python.modules.isEmpty ? "" : " with \(python.modules.joined(separator: " and "))"
    return Requirement("a Python\(names)", remedy: "run Scripts/setup \(python.package)") {
      python.path != nil
    }
  }

  package static let compiler = Requirement(
    "the Swift compiler and the build's modules",
    remedy: "put the toolchain on PATH, and run the tests where they were built"
  ) {
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    return Program.path(of: "swift") != nil && Program.path(of: "swiftc") != nil
      && FileManager.default.fileExists(atPath: modules)
  }

  package static func font(_ path: String, package: String) -> Requirement {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return Requirement("the font \(name)", remedy: "run Scripts/setup \(package)") {
      FileManager.default.fileExists(atPath: path)
    }
  }

  package static func build(
    _ name: String, at path: String, by command: String = "Scripts/test"
  ) -> Requirement {
    Requirement(name, remedy: "\(command) makes it") {
      FileManager.default.fileExists(atPath: path)
    }
  }
}

extension Surroundings {
  /// With the rights of root, for whom no file is closed.
  package static let asRoot = Surroundings("as root") { geteuid() == 0 }
}
