// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct RecipePathTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func everyPathOfTheRecipesExists() throws {
    let paths = try text(of: "docs/recipes.md")
      .matches(of: /`((?:Sources|Tests|Scripts|docs)\/[^`]+)`/).map { String($0.1) }
    #expect(paths.count > 15)
    for path in paths { #expect(exists(path), "\(path)") }
  }

  /// Paths there begin with a target or a folder of the package; `*` stands for the rest of a name.
  @Test func everyPathOfTheArchitectureExists() throws {
    let paths = try text(of: "ARCHITECTURE.md").matches(of: /`([A-Z][A-Za-z]+\/[^`\s]+)`/)
      .map { String($0.1) }
    #expect(paths.count > 40)
    for path in paths {
      let folder =
        path.contains("*") ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : path
      #expect(exists("Sources/" + folder) || exists(folder), "\(path)")
    }
  }
}
