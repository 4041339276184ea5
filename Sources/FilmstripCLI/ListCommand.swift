// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
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

  @OptionGroup var filter: CaseFilterOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a scene file") }
    if paths.isEmpty, !filter.filter.isEmpty {
      throw ValidationError("--filter: is for cases of scene files; name the files")
    }
  }

  func run() throws {
    guard paths.isEmpty else { return try listCases() }
    if json { return try printJSON(Gallery.entries.map(Entry.init)) }
    let lines = Gallery.entries.flatMap(lines) + otherLines
    try StandardOutput.write(lines.joined(separator: "\n"))
  }

  private var otherLines: [String] {
    let registry = SceneRegistry.current
    var lines = ["", "UIKit's own, and those of this program:"]
    for transition in registry.transitions where transition.article == nil {
      lines.append(
        "  \(transition.name)".printable
          + (transition.summary.isEmpty ? "" : ": \(transition.summary)").printable)
      lines += transition.parameters.map {
        "    \($0.name): \($0.defaultText), \($0.summary)".printable
      }
    }
    if !registry.screenNames.isEmpty {
      lines.append(
        "  the screens " + registry.screenNames.map(\.printable).joined(separator: ", "))
    }
    return lines
  }

  private func listCases() throws {
    let members = try filter.cases(of: paths).members
    guard json else {
      for member in members { try StandardOutput.write(member.name.printable) }
      return
    }
    try printJSON(members.map(Case.init))
  }

  private func printJSON(_ values: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StandardOutput.write(String(decoding: encoder.encode(values), as: UTF8.self))
  }

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

  private func lines(_ entry: SceneTransition) -> [String] {
    let driven = entry.drag.map { ", interactive with a touch that moves \($0.direction)" } ?? ""
    return [
      entry.name, "  \(entry.summary)",
      "  \(entry.kind?.rawValue ?? ""), \(entry.duration) s\(driven); "
        + "from: \(entry.article?.rawValue ?? "")",
    ] + entry.parameters.map { "  --set \($0.name)=\($0.defaultText): \($0.summary)" }
  }

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
    let article: String?
    let kind: String?
    let summary: String
    let duration: Double
    let interactive: Bool
    let parameters: [Parameter]

    init(_ entry: SceneTransition) {
      name = entry.name
      article = entry.article?.rawValue
      kind = entry.kind?.rawValue
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

extension SceneParameter {
  fileprivate var defaultText: String {
    unit.isEmpty ? "\(defaultValue)" : "\(defaultValue) \(unit)"
  }
}
