// SPDX-License-Identifier: MIT
import Foundation

/// The asset catalogs, texts and fonts of an app, found beside its sources.
struct AppCatalogs {
  /// Their paths, the nearest to the sources first: `.xcassets`, `.lproj`, `.xcstrings` and files of fonts.
  let paths: [String]
  /// The pictures and data that lie beside the sources by themselves, the nearest first; none of those that are named.
  let looseFiles: [String]

  var catalogs: [URL] {
    paths.filter { $0.hasSuffix(".xcassets") }.map { URL(fileURLWithPath: $0) }
  }

  var stringCatalogs: [URL] {
    paths.filter { $0.hasSuffix(".xcstrings") }.map { URL(fileURLWithPath: $0) }
  }

  /// What a lowered target's bundle has for the program, which reads the catalogs where they are: a path a line.
  static let listName = "ios-assets.list"

  /// Folders of an app's repository that are not the app.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Preview Content", "fastlane",
  ]

  /// Looks below the folder that has the app's project, or else the repository, from the sources on up.
  ///
  /// - Parameters:
  ///   - folders: The folders of the sources.
  ///   - excluded: Folders and catalogs that do not count.
  ///   - package: The package of the target, which is not the app.
  init(besides folders: [URL], excluded: [String], package: URL) {
    var found: [String: (distance: Int, isLoose: Bool)] = [:]
    var known: [String: (assets: [String], loose: [String])] = [:]
    for folder in Set(folders.map { $0.standardizedFileURL }) {
      let (root, height) = AppCatalogs.root(of: folder)
      let files =
        known[root.path]
        ?? AppCatalogs.files(below: root, package: package.standardizedFileURL.path)
      known[root.path] = files
      let all = files.assets.map { ($0, false) } + files.loose.map { ($0, true) }
      for (path, isLoose) in all {
        let own = folder.pathComponents, other = URL(fileURLWithPath: path).pathComponents
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let distance = own.count - shared + min(height, 1)
        found[path] = (min(found[path]?.distance ?? .max, distance), isLoose)
      }
    }
    let nearest = found.filter { path in
      !excluded.contains { path.key == $0 || path.key.hasPrefix($0 + "/") }
    }.sorted { ($0.value.distance, $0.key) < ($1.value.distance, $1.key) }
    paths = nearest.filter { !$0.value.isLoose }.map(\.key)
    looseFiles = nearest.filter(\.value.isLoose).map(\.key)
  }

  /// Catalogs, texts and fonts that are named, or lie in a folder that is.
  init(paths: [String]) {
    self.paths = paths.flatMap { path in
      AppCatalogs.isAsset(path)
        ? [path] : AppCatalogs.files(below: URL(fileURLWithPath: path), package: "").assets.sorted()
    }
    looseFiles = []
  }

  private static func isAsset(_ name: String) -> Bool {
    [".xcassets", ".lproj", ".xcstrings", ".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) }
  }

  /// Whether a file is one that an app's bundle has as it is; projects' and packages' own files are not.
  private static func isLoose(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".json", ".plist", ".txt", ".csv", ".html"].contains {
      name.lowercased().hasSuffix($0)
    } && !["Info.plist", "package.json", "package-lock.json"].contains(name)
  }

  private static func root(of folder: URL) -> (folder: URL, height: Int) {
    var current = folder
    for height in 0..<12 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      let isRoot = names.contains { name in
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
          || ["Project.swift", "project.yml", ".git"].contains(name)
      }
      if isRoot { return (current, height) }
      let parent = current.deletingLastPathComponent().standardizedFileURL
      if parent.path == current.path { break }
      current = parent
    }
    return (folder, 0)
  }

  private static func files(
    below root: URL, package: String
  ) -> (assets: [String], loose: [String]) {
    guard let files = FileManager.default.enumerator(atPath: root.path) else { return ([], []) }
    var (paths, loose) = ([String](), [String]())
    for case let path as String in files {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let whole = root.path + "/" + path
      if isAsset(name) {
        paths.append(whole)
        files.skipDescendants()
      } else if isLoose(name) {
        loose.append(whole)
      } else if name.hasPrefix(".") || skipped.contains(name) || name.hasSuffix("Tests")
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || whole == package
      {
        files.skipDescendants()
      }
    }
    return (paths, loose)
  }

  // MARK: Names

  /// The images and colors of all catalogs for the tool, a line each: kind, tab, name with its namespaces; and the
  /// paths of string catalogs.
  var names: String {
    var lines: [String] = []
    for catalog in catalogs {
      AppCatalogs.list(catalog.path, namespace: "", depth: 0, into: &lines)
    }
    lines += stringCatalogs.map { "texts\t\($0.path)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(
    _ folder: String, namespace: String, depth: Int, into lines: inout [String]
  ) {
    let kinds = ["imageset": "image", "symbolset": "image", "colorset": "color"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && depth < 32 {
      let parts = (
        stem: (name as NSString).deletingPathExtension, ending: (name as NSString).pathExtension
      )
      let inside = folder + "/" + name
      if let kind = kinds[parts.ending] {
        lines.append("\(kind)\t\(namespace)\(parts.stem)")
      } else if parts.ending.isEmpty || parts.ending == "spriteatlas" {
        let contents = FileManager.default.contents(atPath: inside + "/Contents.json") ?? Data()
        let object = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any]
        let properties = object?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool == true
        list(
          inside, namespace: isNamespace ? namespace + parts.stem + "/" : namespace,
          depth: depth + 1, into: &lines)
      }
    }
  }
}
