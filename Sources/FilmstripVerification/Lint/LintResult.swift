// SPDX-License-Identifier: MIT
package import Filmstrip
package import Foundation
internal import FilmstripWording

/// What `filmstrip lint` has found.
package struct LintResult: Sendable, Encodable {
  package private(set) var cases: [LintedCase]

  init(cases: [LintedCase]) {
    self.cases = LintResult.joiningVariants(cases)
    var number = 0
    for place in self.cases.indices {
      for index in self.cases[place].findings.indices {
        self.cases[place].findings[index].number = number
        number += 1
      }
    }
  }

  /// Tells a defect that several variants of a scene show once, with the first of them.
  private static func joiningVariants(_ cases: [LintedCase]) -> [LintedCase] {
    struct Defect: Hashable {
      let scene: String
      let key: DefectKey
    }
    var (joined, places) = (cases, [Defect: (place: Int, index: Int)]())
    for (place, linted) in cases.enumerated() {
      joined[place].findings.removeAll()
      for finding in linted.findings {
        let defect = Defect(
          scene: "\(linted.suite)/\(linted.scene)", key: DefectKey(finding.finding))
        if let first = places[defect], first.place != place {
          joined[first.place].findings[first.index].otherCases.append(linted.fullName)
          joined[place].joinedCount += 1
        } else {
          places[defect] = (place, joined[place].findings.count)
          joined[place].findings.append(finding)
        }
      }
    }
    return joined
  }

  /// Findings that are not known from a baseline.
  package var newFindings: [LintFinding] { cases.flatMap(\.findings).filter { !$0.isKnown } }

  /// Whether there is nothing but notes and what is known.
  package var isPassed: Bool { newFindings.allSatisfy { $0.severity == .note } }

  /// Whether a case could not be looked at.
  package var hasErrors: Bool { cases.contains { $0.error != nil } }

  /// Changes each finding.
  package mutating func update(_ change: (LintedCase, inout LintFinding) -> Void) {
    for place in cases.indices {
      let linted = cases[place]
      for index in linted.findings.indices { change(linted, &cases[place].findings[index]) }
    }
  }

  /// One line: `1 error and 2 warnings in 2 cases, 61 ways`.
  package var summary: String {
    let severities: [Rule.Severity] = [.error, .warning, .note]
    let counts = severities.compactMap { severity in
      let count = newFindings.count { $0.severity == severity }
      return count == 0 ? nil : count.counting(severity.rawValue)
    }
    let known = cases.flatMap(\.findings).count(where: \.isKnown)
    let failed = cases.count { $0.error != nil }
    let omitted = cases.reduce(0) { $0 + $1.omissions.count }
    guard cases.isEmpty || failed < cases.count else {
      return "\(failed.counting("case")), not looked at"
    }
    return (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
      + " in \(cases.count.counting("case")), \(cases.reduce(0) { $0 + $1.wayCount }.counting("way"))"
      + (known == 0 ? "" : ", \(known) known")
      + (omitted == 0 ? "" : ", \(omitted) left out")
      + (failed == 0 ? "" : ", \(failed.counting("case")) not looked at")
  }

  package static let mark = "filmstrip-lint"

  /// The bytes of a JSON file, whose keys docs/lint.md describes.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  private enum Key: String, CodingKey { case format, formatVersion, filmstrip, cases }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(LintResult.mark, forKey: .format)
    try container.encode(1, forKey: .formatVersion)
    try container.encode(filmstripVersion, forKey: .filmstrip)
    try container.encode(cases, forKey: .cases)
  }
}

/// What was found in the ways of a case.
package struct LintedCase: Sendable, Encodable {
  package let suite: String
  package let name: String
  /// The suite's name and the case's.
  package let fullName: String
  /// The name of its scene, of which it is a variant.
  let scene: String
  /// Defects that another variant of the scene is told with.
  package fileprivate(set) var joinedCount = 0
  /// Where the scene is, such as `transitions.yaml:7:3`; empty for one that the command line describes.
  package let place: String
  /// The screenshot that it leads to; nil for another screen.
  package var screenshot: String?
  /// Where the scene is, or the screenshot that stands for it.
  package var anchor: String {
    place.isEmpty ? screenshot.map { "\($0):1:1" } ?? "" : place
  }
  /// Why it could not be looked at; nil where it was.
  package var error: String?
  /// Ways that were gone.
  package var wayCount = 0
  /// Ways that were left out, with the reason, a line each.
  package var omissions: [String] = []
  package var findings: [LintFinding] = []
  /// Whether all ways were gone that there are.
  package var isWhole = false

  private enum CodingKeys: String, CodingKey {
    case suite, name, place, error, omissions, findings
    case wayCount = "ways"
  }

  init(suite: String, name: String, fullName: String, scene: String, place: String) {
    (self.suite, self.name, self.fullName, self.place) = (suite, name, fullName, place)
    self.scene = scene
  }
}

/// A defect, and how to see it.
package struct LintFinding: Sendable, Encodable {
  package let finding: Finding
  /// The rule's, or what the scene file says.
  package let severity: Rule.Severity
  /// The plainest way that shows it; follows "when".
  package let way: String
  /// What a person does to see it.
  package let instruction: String
  /// How many more ways show it.
  package let otherWays: Int
  /// The way's number in the case; nil for what was found before there was one.
  let wayIndex: Int?
  /// The recording that shows it; nil for none.
  package let recording: Int?
  /// The script of the touch that drives the way; nil for none.
  package let gesture: String?
  /// The words after `filmstrip render` that show the way, without the gesture; nil where there are none.
  let command: [String]?
  /// Other variants of the scene that show it.
  package fileprivate(set) var otherCases: [String] = []
  /// Its number among all findings.
  package fileprivate(set) var number = 0
  /// Whether a baseline has it.
  package var isKnown = false
  /// The picture of the frames, by its path in the report; nil where there is none.
  package var picture: String?
  /// The folder of the report, in which the script of the gesture is.
  package var folder = ""
  /// What the program is called that renders it.
  package var program = "filmstrip"

  init(
    finding: Finding, severity: Rule.Severity, way: String, instruction: String, otherWays: Int,
    wayIndex: Int?, recording: Int?, gesture: String?, command: [String]?
  ) {
    (self.finding, self.severity, self.way) = (finding, severity, way)
    (self.instruction, self.otherWays, self.wayIndex) = (instruction, otherWays, wayIndex)
    (self.recording, self.gesture, self.command) = (recording, gesture, command)
  }

  /// The script of the gesture, by its path in the report; nil where there is none.
  package var gestureFile: String? {
    gesture.map { _ in "gestures/gesture-\(LintFinding.digits(number)).json" }
  }

  package static func pictureFile(_ number: Int) -> String {
    "pictures/frames-\(digits(number)).png"
  }

  private static func digits(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }

  /// When it is seen, as a phrase: `when it runs to its end, and in 3 other ways`.
  package var circumstances: String {
    "when \(way)" + (otherWays == 0 ? "" : ", and in \(otherWays.counting("other way"))")
      + (otherCases.isEmpty
        ? "" : "; also in \(otherCases.count.counting("other variant")) of the scene")
  }

  /// The command that shows it again; nil where what is to be done can only be said in words.
  package var commandLine: String? {
    guard let command else { return nil }
    let gesture = gestureFile.map { ["--gesture", "\(folder)/\($0)"] } ?? []
    return ([program, "render"] + (command + gesture).map(\.shellWord)).joined(separator: " ")
  }

  private enum Key: String, CodingKey {
    case rule, severity, message, time, frame, object, property, remedy, way, otherWays, instruction
    case command, gesture, picture, known, otherCases
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(finding.rule.id, forKey: .rule)
    try container.encode(severity, forKey: .severity)
    try container.encode(finding.message, forKey: .message)
    try container.encodeIfPresent(finding.time, forKey: .time)
    try container.encodeIfPresent(finding.frame, forKey: .frame)
    try container.encodeIfPresent(finding.object, forKey: .object)
    try container.encodeIfPresent(finding.property, forKey: .property)
    try container.encode(finding.rule.remedy, forKey: .remedy)
    try container.encode(way, forKey: .way)
    try container.encode(otherWays, forKey: .otherWays)
    try container.encode(instruction, forKey: .instruction)
    try container.encodeIfPresent(commandLine, forKey: .command)
    try container.encodeIfPresent(gestureFile, forKey: .gesture)
    try container.encodeIfPresent(picture, forKey: .picture)
    try container.encode(isKnown, forKey: .known)
    if !otherCases.isEmpty { try container.encode(otherCases, forKey: .otherCases) }
  }
}
