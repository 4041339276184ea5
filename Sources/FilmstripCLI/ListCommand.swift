// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripTransitions
import FilmstripWording

/// `filmstrip list`: the gallery, or the cases of scene files.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Lists the transitions and their parameters, the devices, or the cases of scene files.",
    discussion: """
      filmstrip list

      filmstrip list --devices

      filmstrip list transitions.yaml --filter dark
      """)

  @Argument(help: ArgumentHelp("Scene files, or folders of them.", valueName: "scenes"))
  var paths: [String] = []

  @OptionGroup var filter: CaseFilterOptions

  @Flag(help: "List the devices: their screens, and how what is said of them is known.")
  var devices = false

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a scene file") }
    if devices, !paths.isEmpty {
      throw ValidationError("--devices: takes no scene files; leave them out")
    }
    if paths.isEmpty, !filter.filter.isEmpty {
      throw ValidationError("--filter: is for cases of scene files; name the files")
    }
  }

  func run() throws {
    guard paths.isEmpty else { return try listCases() }
    if devices { return try listDevices() }
    let registry = SceneRegistry.current
    let others = registry.transitions.filter { $0.article == nil }
    if json { return try printJSON((Gallery.entries + others).map(Entry.init)) }
    var text = Gallery.entries.flatMap(lines)
    text += ["", "UIKit's own, and those of this program:"] + others.flatMap(lines)
    if !registry.screenNames.isEmpty {
      text.append("  the screens " + registry.screenNames.joined(separator: ", "))
    }
    try StandardOutput.write(text.map(\.printable).joined(separator: "\n"))
  }

  private func listDevices() throws {
    let rows = Device.all.map(DeviceRow.init)
    if json { return try printJSON(rows) }
    try StandardOutput.write(DeviceRow.table(of: rows).joined(separator: "\n"))
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
    let kind = entry.kind?.rawValue ?? "a package's own"
    // UIKit's own take the time that UIKit gives them.
    var lines = [entry.name]
    if !entry.summary.isEmpty { lines.append("  \(entry.summary)") }
    if let article = entry.article {
      lines.append("  \(kind), \(entry.duration) s\(driven); from: \(article.rawValue)")
    } else {
      lines.append("  \(kind)\(driven)")
    }
    for parameter in entry.parameters {
      let words = parameter.choices.joined(separator: ", ")
      lines.append(
        "  --set \(parameter.name)=\(parameter.defaultText): \(parameter.summary)"
          + (words.isEmpty ? "" : "; one of: \(words)"))
    }
    return lines
  }

  private struct Entry: Encodable {
    struct Parameter: Encodable {
      let name: String
      let `default`: Double
      let minimum: Double
      let maximum: Double
      let unit: String
      let summary: String
      let choices: [String]
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
          maximum: $0.range.upperBound, unit: $0.unit, summary: $0.summary, choices: $0.choices)
      }
    }
  }
}

extension SceneParameter {
  fileprivate var defaultText: String {
    if !choices.isEmpty { return choices[0] }
    return unit.isEmpty ? "\(defaultValue)" : "\(defaultValue) \(unit)"
  }
}
