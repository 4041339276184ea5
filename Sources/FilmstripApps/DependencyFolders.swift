// SPDX-License-Identifier: MIT
internal import Foundation

/// The sources of third-party modules in an app's folder, where package managers put them: `Pods`, `Carthage/Checkouts`,
/// `SourcePackages/checkouts` and `.build/checkouts`, at any depth.
///
/// Only modules that the app imports, directly or through another module, are read. Their transitions are not the app's.
struct DependencyFolders {
  /// Swift files, in alphabetical order.
  let files: [String]
  /// The names of the modules to which they belong.
  let modules: Set<String>

  /// What in a package manager's folder has a folder for each dependency.
  private static let places = [
    "Pods": "", "Carthage": "/Checkouts", "SourcePackages": "/checkouts", ".build": "/checkouts",
  ]

  /// Folders in which a dependency has no sources of its modules.
  private static let skipped: Set<String> = [
    "Demo", "Demos", "Documentation", "Example", "Examples", "Pods", "Carthage", "Playground",
    "Sample", "Samples", "Tests", "Benchmarks", "Plugins", "build", "docs",
  ]

  /// The path below a folder at which dependencies are; nil for a folder of no package manager.
  static func place(in folder: String) -> String? {
    places[(folder as NSString).lastPathComponent].map { folder + $0 }
  }

  /// - Parameters:
  ///   - places: Folders that have a folder for each dependency. One that is not there has none.
  ///   - files: The app's files, whose imports count.
  init(in places: [String], importedBy files: [String]) {
    let dependencies = places.flatMap { place in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.sorted().map { Dependency(place + "/" + $0, name: $0) }
    }
    var (found, modules) = (Set<String>(), Set<String>())
    var waiting = dependencies.isEmpty ? [] : DependencyFolders.imports(of: files)
    var seen: Set<String> = []
    while let module = waiting.popFirst() {
      guard seen.insert(module).inserted,
        let files = dependencies.lazy.compactMap({ $0.files[module] }).first
      else { continue }
      modules.insert(module)
      found.formUnion(files)
      waiting.formUnion(DependencyFolders.imports(of: files))
    }
    (self.files, self.modules) = (found.sorted(), modules)
  }

  /// The modules that files import.
  private static func imports(of files: [String]) -> Set<String> {
    files.reduce(into: []) { modules, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      where line.contains("import ") {
        if let match = line.wholeMatch(of: /\s*(?:@?\w+(?:\(\w*\))? )*import (?:\w+ )?(\w+)\b.*/) {
          modules.insert(String(match.1))
        }
      }
    }
  }

  /// A folder of one dependency: the files of each of its modules.
  private struct Dependency {
    private(set) var files: [String: [String]] = [:]

    init(_ path: String, name: String) {
      guard let names = FileManager.default.enumerator(atPath: path) else { return }
      var modules = Set([AppFolder.moduleName(name)])
      var swift: [String] = []
      for case let relative as String in names {
        let name = (relative as NSString).lastPathComponent
        if name.hasPrefix(".") || DependencyFolders.skipped.contains(name)
          || name.hasSuffix("Tests")
        {
          names.skipDescendants()
        } else if name == "Package.swift" {
          modules.formUnion(Dependency.targets(of: path + "/" + relative))
        } else if name.hasSuffix(".podspec") {
          modules.insert(AppFolder.moduleName(String(name.dropLast(8))))
        } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@"), name != "main.swift" {
          swift.append(relative)
        }
      }
      for relative in swift {
        // A target has a folder of its name. What is in none belongs to the only module, or to all.
        let folders = relative.split(separator: "/").dropLast().map {
          AppFolder.moduleName(String($0))
        }
        let target = folders.last(where: modules.contains)
        for module in target.map({ [$0] }) ?? modules.sorted() {
          files[module, default: []].append(path + "/" + relative)
        }
      }
    }

    private static func targets(of manifest: String) -> [String] {
      let data = FileManager.default.contents(atPath: manifest) ?? Data()
      return String(decoding: data, as: UTF8.self)
        .matches(of: /\.(?:target|library)\(\s*name:\s*"([^"]+)"/).map {
          AppFolder.moduleName(String($0.1))
        }
    }
  }
}
