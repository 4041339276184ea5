// SPDX-License-Identifier: MIT
internal import Foundation

/// The sources of an app in a folder: a project of Xcode, a package, or any other.
struct AppFolder {
  let folder: URL
  /// Its Swift files, in alphabetical order, without those of tests, of dependencies and of builds.
  let files: [String]
  /// Names of modules whose sources may be among them: those of folders, projects, pods and targets of packages.
  let modules: Set<String>

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "Preview Content",
    "Tests", "UITests",
  ]

  /// - Throws: ``AppsError`` where there is no such folder, or no Swift file in it.
  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
      .resolvingSymlinksInPath()
    guard let names = FileManager.default.enumerator(atPath: folder.path),
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil
    else {
      throw AppsError("\(path): cannot be read as a folder; give the folder of an app's sources")
    }
    var (files, modules) = ([String](), Set<String>())
    for case let relative as String in names {
      let name = String(relative.split(separator: "/").last ?? "")
      let whole = folder.path + "/" + relative
      if name.hasPrefix(".") || AppFolder.skipped.contains(name) || name.hasSuffix("Tests")
        || name.hasSuffix(".playground") || AppFolder.isPackageOfFilmstrip(whole)
      {
        names.skipDescendants()
        continue
      }
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "swift":
        if name == "Package.swift" {
          modules.formUnion(AppFolder.targets(of: whole))
        } else if name != "main.swift" {
          files.append(whole)
          modules.formUnion(relative.split(separator: "/").dropLast().map(String.init))
        }
      case "xcodeproj", "podspec", "xcworkspace":
        modules.insert(stem)
        names.skipDescendants()
      case "xcassets", "framework", "xcframework", "bundle": names.skipDescendants()
      default: break
      }
    }
    guard !files.isEmpty else {
      throw AppsError(
        "\(path): has no Swift file; give the folder of an app's sources, or of its screenshots")
    }
    self.files = files.sorted()
    // A module's name has an underscore for what no name can have.
    self.modules = Set(
      modules.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) })
  }

  /// Whether a folder is a package that `filmstrip init` has written.
  private static func isPackageOfFilmstrip(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + AppPackage.recordName)
  }

  private static func targets(of manifest: String) -> [String] {
    let text =
      FileManager.default.contents(atPath: manifest).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
    return text.matches(of: /name:\s*"([^"]+)"/).map { String($0.1) }
  }
}
