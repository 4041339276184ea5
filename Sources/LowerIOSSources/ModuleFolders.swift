// SPDX-License-Identifier: MIT
internal import Foundation

/// The sources of the modules that a target may import, and its own files beside the app's.
struct ModuleFolders {
  private let modules: [(name: String, paths: [String])]

  /// Folders by module; the one without a name has the target's own files.
  init(_ folders: [String: String]) {
    modules = folders.sorted { $0.key < $1.key }.map {
      (name: $0.key, paths: ModuleFolders.paths(in: $0.value))
    }
  }

  /// Which of some names they declare: modules what is public, the target's own files any type.
  func declared(_ names: Set<String>) -> Set<String> { declared(names, outerOnly: false) }

  /// Which of them they declare in no other type.
  func outer(_ names: Set<String>) -> Set<String> { declared(names, outerOnly: true) }

  private func declared(_ names: Set<String>, outerOnly: Bool) -> Set<String> {
    var left = names
    for (module, paths) in modules {
      for path in paths where !left.isEmpty {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        left.subtract(
          DeclaredNames.names(in: data, publicOnly: !module.isEmpty, outerOnly: outerOnly))
      }
    }
    return names.subtracting(left)
  }

  func members(of type: String) -> Set<String> {
    var result: Set<String> = []
    for (module, paths) in modules where !module.isEmpty {
      for path in paths {
        let name = path.split(separator: "/").last ?? ""
        guard name == type + ".swift" || name.hasPrefix(type + "+"),
          let data = FileManager.default.contents(atPath: path)
        else { continue }
        result.formUnion(DeclaredNames.names(in: data, publicOnly: true))
      }
    }
    return result
  }

  private static func paths(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }
}
