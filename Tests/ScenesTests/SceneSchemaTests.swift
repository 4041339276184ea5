// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Requirements
import Testing

@testable import FilmstripScenes

/// The schema that editors use says what the reader says.
@Suite struct SceneSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let schema: [String: Any]

  init() throws {
    let data = try Data(
      contentsOf: SceneSchemaTests.root.appendingPathComponent("docs/scenes.schema.json"))
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func part(_ name: String) -> [String: Any] {
    (schema["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private func keys(_ part: [String: Any]) -> [String] {
    (part["properties"] as? [String: Any] ?? [:]).keys.sorted()
  }

  @Test func eachKeyOfOneIsInTheOther() {
    #expect(keys(schema) == SceneKeys.file.sorted())
    #expect(keys(part("scene")) == SceneKeys.scene.sorted())
    #expect(keys(part("variants")) == SceneKeys.variants.sorted())
    #expect(keys(part("combination")) == SceneKeys.circumstances.sorted())
    #expect(keys(part("tolerance")) == SceneKeys.tolerance.sorted())
    #expect(keys(part("ignore")) == SceneKeys.ignore.sorted())
    #expect(keys(part("region")) == SceneKeys.region.sorted())
  }

  @Test func eachWordOfOneIsInTheOther() {
    func words(_ name: String) -> [String] { part(name)["enum"] as? [String] ?? [] }
    #expect(words("device") == SceneSettings.devices.map(\.name))
    #expect(words("appearance") == SceneAppearance.allCases.map(\.rawValue))
    #expect(words("textSize") == SceneTextSize.allCases.map(\.rawValue))
    #expect(words("direction") == SceneDirection.allCases.map(\.rawValue))
    #expect(words("output") == OutputFormats.commandLine.kinds.map(\.rawValue))
    let scene = part("scene")["properties"] as? [String: [String: Any]]
    #expect(scene?["container"]?["enum"] as? [String] == SceneContainer.allCases.map(\.rawValue))
  }

  @Test func nothingElseIsAllowed() {
    for part in [
      schema, part("scene"), part("variants"), part("combination"), part("tolerance"),
      part("ignore"), part("region"),
    ] {
      #expect(part["additionalProperties"] as? Bool == false)
    }
  }

  @Test func eachKeyIsDocumented() throws {
    let text = try String(
      contentsOf: SceneSchemaTests.root.appendingPathComponent("docs/scenes.md"), encoding: .utf8)
    for key in SceneKeys.scene + SceneKeys.variants + SceneKeys.tolerance + SceneKeys.ignore {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  /// Files that the reader takes and files that it refuses, to another implementation of the schema: Python's
  /// `jsonschema`.
  @Test(.needs(.python(.jsonschema)))
  func anotherProgramTakesAndRefusesTheSameFiles() throws {
    for (name, isGood) in [("good", true), ("bad", false)] {
      let folder = SceneSchemaTests.root.appendingPathComponent("Fixtures/scenes/\(name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".yaml") }.sorted()
      #expect(files.count >= 5)
      let paths = files.map { folder.appendingPathComponent($0).path }
      let verdicts = try SceneSchemaTests.validate(paths)
      #expect(verdicts.count == files.count)
      for (path, verdict) in zip(paths, verdicts) {
        #expect((verdict == "valid") == isGood, "jsonschema on \(path)")
        let isRead = (try? SceneFile(contentsOf: path)) != nil
        #expect(isRead == isGood, "the reader on \(path)")
      }
    }
  }

  private static func validate(_ paths: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Python.jsonschema.path ?? "")
    process.arguments =
      [root.appendingPathComponent("Tests/ScenesTests/validate.py").path]
      + [root.appendingPathComponent("docs/scenes.schema.json").path] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
