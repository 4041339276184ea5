// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import Transitions

/// `filmstrip list`: the gallery.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the transitions of the gallery and their parameters.")

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func run() throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(Gallery.entries.map(Entry.init))
      try StandardOutput.write(String(decoding: text, as: UTF8.self))
      return
    }
    try StandardOutput.write(Gallery.entries.flatMap(lines).joined(separator: "\n"))
  }

  /// What the text says of an entry.
  private func lines(_ entry: GalleryEntry) -> [String] {
    let driven = entry.drag.map { ", interactive with a touch that moves \($0.direction)" } ?? ""
    return [
      entry.name, "  \(entry.summary)",
      "  \(entry.kind), \(entry.duration) s\(driven); from: \(entry.article.rawValue)",
    ]
      + entry.parameters.map { parameter in
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        return "  --set \(parameter.name)=\(parameter.defaultValue)\(unit): \(parameter.summary)"
      }
  }

  /// An entry as JSON.
  private struct Entry: Encodable {
    struct Parameter: Encodable {
      let name: String
      let `default`: Double
      let minimum: Double
      let maximum: Double
      let unit: String
      let summary: String
    }

    let name: String
    let article: String
    let kind: String
    let summary: String
    let duration: Double
    let interactive: Bool
    let parameters: [Parameter]

    init(_ entry: GalleryEntry) {
      name = entry.name
      article = entry.article.rawValue
      kind = entry.kind.rawValue
      duration = entry.duration
      interactive = entry.drag != nil
      summary = entry.summary
      parameters = entry.parameters.map {
        Parameter(
          name: $0.name, default: $0.defaultValue, minimum: $0.range.lowerBound,
          maximum: $0.range.upperBound, unit: $0.unit, summary: $0.summary)
      }
    }
  }
}
