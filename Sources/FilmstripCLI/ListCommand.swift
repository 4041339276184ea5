// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import FilmstripScenes
import FilmstripTransitions
import FilmstripWording

/// `filmstrip list`: the gallery, or the cases of scene files.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Lists the transitions of the gallery and their parameters, or the cases of scene files.",
    discussion: """
      filmstrip list

      filmstrip list transitions.yaml --filter dark
      """)

  @Argument(help: ArgumentHelp("Scene files, or folders of them.", valueName: "scenes"))
  var paths: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only cases with this text in their name, SUITE/CASE; with * and ? it is a pattern for all of "
        + "it. May be repeated.", valueName: "text"))
  var filter: [String] = []

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a scene file") }
    if paths.isEmpty, !filter.isEmpty {
      throw ValidationError("--filter: is for cases of scene files; name the files")
    }
  }

  func run() throws {
    guard paths.isEmpty else { return try listCases() }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(Gallery.entries.map(Entry.init))
      try StandardOutput.write(String(decoding: text, as: UTF8.self))
      return
    }
    let lines = Gallery.entries.flatMap(lines) + sceneLines
    try StandardOutput.write(lines.joined(separator: "\n"))
  }

  /// What scene files can name beside the gallery.
  private var sceneLines: [String] {
    let registry = SceneRegistry.current
    let gallery = Gallery.entries.map(\.name)
    var lines = ["", "In scene files also:"]
    for transition in registry.transitions where !gallery.contains(transition.name) {
      lines.append(
        "  \(transition.name)".printable
          + (transition.summary.isEmpty ? "" : ": \(transition.summary)").printable)
      lines += transition.parameters.map { parameter in
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        return "    \(parameter.name): \(parameter.defaultValue)\(unit), \(parameter.summary)"
          .printable
      }
    }
    if !registry.screenNames.isEmpty {
      lines.append(
        "  the screens " + registry.screenNames.map(\.printable).joined(separator: ", "))
    }
    return lines
  }

  private func listCases() throws {
    let members: [SceneSelection.Member]
    do {
      var selection = try SceneSelection(of: SceneSelection.files(at: paths))
      selection.keep(matching: filter)
      members = selection.members
    } catch {
      throw CommandError(lines: error.lines)
    }
    guard json else {
      for member in members { try StandardOutput.write(member.name.printable) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = try encoder.encode(members.map(Case.init))
    try StandardOutput.write(String(decoding: text, as: UTF8.self))
  }

  /// A case as JSON.
  private struct Case: Encodable {
    let suite: String
    let name: String
    let scene: String
    let transition: String
    let file: String
    let line: Int
    let variant: SceneVariant

    init(_ member: SceneSelection.Member) {
      let sceneCase = member.sceneCase
      (suite, name, scene) = (member.suite, sceneCase.name, sceneCase.scene.name)
      (transition, variant) = (sceneCase.scene.transition, sceneCase.variant)
      (file, line) = (sceneCase.file, sceneCase.scene.line)
    }
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
