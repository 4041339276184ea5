// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripScenes
import FilmstripVerification
import FilmstripWording
import Foundation

/// Why a case differs, for people and programs.
struct WhyAnswer: Encodable {
  private let format = "filmstrip-why"
  private let version = 1
  /// The case's full name.
  private let name: String
  private let outcome: String
  /// What it was compared with.
  private let expected: String
  /// What is behind the difference; nil where nothing differs.
  private let cause: String?
  /// What else differs, a line each.
  private let differences: [String]
  private let scene: Scene
  /// The folder with pictures of the difference; nil without any.
  private let failure: String?

  private struct Scene: Encodable {
    let file: String
    let line: Int
    let column: Int
    /// What the line says.
    let text: String
  }

  private enum CodingKeys: String, CodingKey {
    case format, version
    case name = "case"
    case outcome, expected, cause, differences, scene, failure
  }

  /// The answer to what came of a case, whose message has the cause first.
  init(_ made: CaseResult, of sceneCase: SceneCase) {
    let scene = sceneCase.scene
    let text = try? String(contentsOfFile: sceneCase.file, encoding: .utf8)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    self.scene = Scene(
      file: sceneCase.file, line: scene.line, column: scene.column,
      text: lines.indices.contains(scene.line - 1)
        ? lines[scene.line - 1].trimmingCharacters(in: .whitespaces) : "")
    (name, outcome) = (made.fullName, made.outcome.rawValue)
    (expected, failure) = (made.golden, made.failure)
    // The message of a case that differs begins with the word for that.
    let found =
      made.outcome.isPassed ? [] : Array(made.message.drop { $0 == made.outcome.rawValue })
    cause = found.first
    differences = Array(found.dropFirst())
  }

  /// The case with the cause, the line of the scene file, and the rest.
  var lines: [String] {
    let place = "\(scene.file):\(scene.line):\(scene.column)"
    return ["\(name): \(cause ?? outcome)", "  scene:  \(place): \(scene.text)"]
      + differences.map { "  " + $0 } + ["  expected: \(expected)"]
      + (failure.map { ["  actual: \($0)"] } ?? [])
  }

  /// The answer as JSON: docs/why.schema.json.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
