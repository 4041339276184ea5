// SPDX-License-Identifier: MIT
internal import Foundation

/// The sources of an app in a folder: a project of Xcode, a package, or any other.
struct AppFolder {
  let folder: URL
  /// Its Swift files, in alphabetical order, without those of tests, of dependencies and of builds.
  let files: [String]
  /// Swift files of the third-party modules that it imports.
  let dependencies: [String]
  /// Names of modules whose sources may be among all these: those of folders, projects, pods and targets of packages.
  let modules: Set<String>
  /// The language mode that projects of Xcode set: the latest one, where there are several; at most 5, as tests and
  /// samples beside an app may be ahead of it.
  let languageMode: LanguageMode

  /// A language mode of Swift.
  enum LanguageMode: String {
    case four = "4"
    case fourTwo = "4.2"
    case five = "5"

    /// What `Package.swift` calls it.
    var manifestName: String {
      switch self {
      case .four: ".v4"
      case .fourTwo: ".v4_2"
      case .five: ".v5"
      }
    }
  }

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "DerivedData", "build", "node_modules", "fastlane",
    "Preview Content",
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
    var (files, modules, versions) = ([String](), Set<String>(), [Double]())
    var places: [String] = []
    for case let relative as String in names {
      let name = String(relative.split(separator: "/").last ?? "")
      let whole = folder.path + "/" + relative
      if let place = DependencyFolders.place(in: whole) { places.append(place) }
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
        versions += AppFolder.languageVersions(of: whole + "/project.pbxproj")
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
    languageMode =
      switch versions.max() ?? 5 {
      case ..<4.2: .four
      case ..<5: .fourTwo
      default: .five
      }
    let others = DependencyFolders(in: places.sorted(), importedBy: self.files)
    dependencies = others.files
    self.modules = Set(modules.map(AppFolder.moduleName)).union(others.modules)
  }

  /// The name of the module of a folder, a target or a project: it has an underscore for what no name can have.
  static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether a folder is a package that `filmstrip init` has written.
  private static func isPackageOfFilmstrip(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + AppPackage.recordName)
  }

  private static func targets(of manifest: String) -> [String] {
    text(of: manifest).matches(of: /name:\s*"([^"]+)"/).map { String($0.1) }
  }

  private static func languageVersions(of project: String) -> [Double] {
    text(of: project).matches(of: /SWIFT_VERSION = "?(\d+(\.\d+)?)/).compactMap { Double($0.1) }
  }

  private static func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
