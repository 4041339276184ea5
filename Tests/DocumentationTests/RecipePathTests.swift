// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The files and folders that the recipes name are there.
@Suite struct RecipePathTests {
  @Test func everyPathExists() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/recipes.md"), encoding: .utf8)
    let paths = text.matches(of: /`((?:Sources|Tests|Scripts|docs)\/[^`]+)`/).map { String($0.1) }
    #expect(paths.count > 15)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path), "\(path)")
    }
  }
}
