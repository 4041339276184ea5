// SPDX-License-Identifier: MIT
import Foundation

/// The package's manifest, as SwiftPM reads it.
struct Manifest: Decodable {
  struct Named: Decodable {
    let name: String
    let targets: [String]
  }
  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [[String: [Name?]]]
    let providers: [[String: [[String]]]]?

    /// What it depends on: products of other packages, or targets of this one.
    func names(ofProducts: Bool) -> [String] {
      dependencies.flatMap { $0 }.compactMap { kind, names in
        guard case .name(let name)?? = names.first, ofProducts == (kind == "product") else {
          return nil
        }
        return name
      }
    }
  }
  /// A name of a dependency, or the condition beside it.
  enum Name: Decodable {
    case name(String)
    case condition

    init(from decoder: any Decoder) throws {
      let text = try? decoder.singleValueContainer().decode(String.self)
      self = text.map { .name($0) } ?? .condition
    }
  }

  let products: [Named]
  let targets: [Target]

  /// Reads the manifest of the package that the tests are of.
  static func read() throws -> Manifest {
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      ["swift", "package", "--package-path", FilmstripProcess.root.path, "dump-package"])
    return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
  }

  /// The targets that some products reach.
  func targets(reachedFrom names: [String]) -> [Target] {
    let known = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var waiting = products.filter { names.contains($0.name) }.flatMap(\.targets)
    var reached: [String: Target] = [:]
    while let name = waiting.popLast() {
      guard reached[name] == nil, let target = known[name] else { continue }
      reached[name] = target
      waiting += target.names(ofProducts: false)
    }
    return reached.values.sorted { $0.name < $1.name }
  }
}
