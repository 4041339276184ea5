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
  /// What is ignored and differs, a line each; nil for nothing.
  private let ignored: [String]?
  private let scene: Scene
  /// Where the scene is, for people.
  private let place: String
  /// Whether only one side has the case, and nothing was compared.
  private let isAlone: Bool
  /// The folder with pictures of the difference; nil without any.
  private let failure: String?

  private struct Scene: Encodable {
    let file: String
    let line: Int
    let column: Int
    /// What the line says; empty where the file does not have it.
    let text: String

    /// The place of a case in the working tree.
    init(of sceneCase: SceneCase) {
      let contents = try? String(contentsOfFile: sceneCase.file, encoding: .utf8)
      let lines = contents?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      (file, line, column) = (sceneCase.file, sceneCase.scene.line, sceneCase.scene.column)
      text =
        lines.indices.contains(line - 1)
        ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
    }

    /// The place of a case that only a commit has, `FILE:LINE:COLUMN`.
    init(inCommit place: String) {
      let parts = place.split(separator: ":")
      file = parts.dropLast(2).joined(separator: ":")
      line = parts.dropLast().last.flatMap { Int($0) } ?? 1
      column = parts.last.flatMap { Int($0) } ?? 1
      text = ""
    }
  }

  private enum CodingKeys: String, CodingKey {
    case format, version
    case name = "case"
    case outcome, expected, cause, differences, ignored, scene, failure
  }

  /// The answer to what came of a case, whose message has the cause first; the case is nil where only the commit has
  /// it.
  init(_ made: CaseResult, of sceneCase: SceneCase?) {
    scene = sceneCase.map { Scene(of: $0) } ?? Scene(inCommit: made.place)
    (place, isAlone) = (made.shownPlace, made.isWithoutBase)
    (name, outcome) = (made.fullName, made.outcome.rawValue)
    (expected, failure) = (made.golden, made.failure)
    // The message of a case that differs begins with the word for that.
    let found =
      made.outcome.isPassed ? [] : Array(made.message.drop { $0 == made.outcome.rawValue })
    cause = made.cause ?? found.first
    differences = made.cause == nil ? Array(found.dropFirst()) : found.filter { $0 != made.cause }
    ignored = made.ignoredLines.isEmpty ? nil : made.ignoredLines
  }

  /// The case with the cause, the line of the scene file, and the rest.
  var lines: [String] {
    [
      "\(name): \(cause ?? outcome)",
      "  scene:  \(place)" + (scene.text.isEmpty ? "" : ": \(scene.text)"),
    ]
      + (differences + (ignored ?? [])).map { "  " + $0 }
      + (isAlone ? [] : ["  expected: \(expected)"])
      + (failure.map { ["  actual: \($0)"] } ?? [])
  }

  /// The answer as JSON: docs/why.schema.json.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
