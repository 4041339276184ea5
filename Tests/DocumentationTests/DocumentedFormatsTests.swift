// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripScenes
import Foundation
import Testing

/// What the documents say about formats is what the formats say about themselves.
@Suite struct DocumentedFormatsTests {
  private func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func rows(under head: String, in text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix(head) }) else { return [] }
    return Array(lines[(start + 2)...].prefix { $0.hasPrefix("|") })
  }

  @Test func theReadmesTableIsTheListOfFormats() throws {
    #expect(
      rows(under: "| output | files |", in: try text(of: "README.md"))
        == OutputFormats.commandLine.tableRows)
  }

  @Test func theTimelinesKeysAreAllDocumentedInTheirOrder() throws {
    let keys = rows(under: "| key |", in: try text(of: "docs/timeline.md")).map { row in
      row.split(separator: "`").dropFirst().first.map(String.init) ?? row
    }
    #expect(keys == TimelineKey.all.map(\.name))
  }
}
