// SPDX-License-Identifier: MIT
internal import Foundation

/// The sources of other people's modules in an app's folder, where package managers put them: `Pods`,
/// `Carthage/Checkouts`, `SourcePackages/checkouts` and `.build/checkouts`.
///
/// Of these only modules count that the app imports, or that one of these imports. Their transitions are not the app's.
struct DependencyFolders {
  /// Swift files, in alphabetical order.
  let files: [String]
  /// The names of the modules to which they belong.
  let modules: Set<String>

  /// Paths below an app's folder, each with a folder for each dependency.
  static let places = [
    "Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts",
  ]

  /// Folders in which a dependency has no sources of its modules.
  private static let skipped: Set<String> = [
    "Demo", "Demos", "Documentation", "Example", "Examples", "Pods", "Carthage", "Playground",
    "Sample", "Samples", "Tests", "Benchmarks", "Plugins", "build", "docs",
  ]

  /// - Parameters:
  ///   - folder: A folder in which package managers may have put dependencies.
  ///   - files: The app's files, whose imports count.
  init(in folder: URL, importedBy files: [String]) {
    let dependencies = DependencyFolders.places.flatMap { place in
      let path = folder.path + "/" + place
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().map { Dependency(path + "/" + $0, name: $0) }
    }.filter { !$0.files.isEmpty }
    var (found, modules) = ([String](), Set<String>())
    var waiting = dependencies.isEmpty ? [] : DependencyFolders.imports(of: files)
    var seen: Set<String> = []
    while let module = waiting.popFirst() {
      guard seen.insert(module).inserted,
        let files = dependencies.lazy.compactMap({ $0.files[module] }).first
      else { continue }
      modules.insert(module)
      found += files
      waiting.formUnion(DependencyFolders.imports(of: files))
    }
    (self.files, self.modules) = (found.sorted(), modules)
  }

  /// The modules that files import.
  private static func imports(of files: [String]) -> Set<String> {
    files.reduce(into: []) { modules, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
      where line.contains("import ") {
        if let match = line.wholeMatch(
          of: /\s*(?:@?\w+ )*import (?:\w+ )?(\w+)(?:\.\w+)*\s*(?:\/\/.*)?/)
        {
          modules.insert(String(match.1))
        }
      }
    }
  }

  /// What one folder has: the files of each module.
  private struct Dependency {
    private(set) var files: [String: [String]] = [:]

    init(_ path: String, name: String) {
      var modules = Set([name.replacing("-", with: "_")])
      var swift: [String] = []
      guard let names = FileManager.default.enumerator(atPath: path) else { return }
      for case let relative as String in names {
        let name = String(relative.split(separator: "/").last ?? "")
        if name.hasPrefix(".") || DependencyFolders.skipped.contains(name)
          || name.hasSuffix("Tests")
        {
          names.skipDescendants()
        } else if name == "Package.swift" {
          modules.formUnion(AppFolder.targets(of: path + "/" + relative))
        } else if name.hasSuffix(".podspec") {
          modules.insert(String(name.dropLast(8)))
        } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@"), name != "main.swift" {
          swift.append(relative)
        }
      }
      for relative in swift {
        // A target has a folder of its name; the files of a folder without targets are of its only module.
        let target = relative.split(separator: "/").dropLast().last { modules.contains(String($0)) }
        let owners = target.map { [String($0)] } ?? modules.sorted()
        for module in owners { files[module, default: []].append(path + "/" + relative) }
      }
    }
  }
}
