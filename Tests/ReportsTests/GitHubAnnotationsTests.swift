// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import FilmstripReports
import SeededNumbers
import Testing
import FilmstripVerification

/// Annotations, read as GitHub's runner reads them.
@Suite struct GitHubAnnotationsTests {
  private struct Command: Equatable {
    let name: String
    let properties: [String: String]
    let text: String
  }

  /// Reads a command by the rules of `ActionCommand` of actions/runner: the name ends at a space, properties are
  /// separated by commas, and escapes are read in the order of its table, `%25` last.
  private func command(_ line: String) throws -> Command {
    func read(_ text: String, _ escapes: [(String, String)]) -> String {
      escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    let escapes = [("%0D", "\r"), ("%0A", "\n")]
    try #require(line.hasPrefix("::"))
    let body = line.dropFirst(2)
    let end = try #require(body.range(of: "::"))
    let head = body[..<end.lowerBound].split(separator: " ", maxSplits: 1)
    var properties: [String: String] = [:]
    for property in head[1].split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1).map(String.init)
      properties[parts[0]] = read(
        parts.count > 1 ? parts[1] : "", escapes + [("%3A", ":"), ("%2C", ","), ("%25", "%")])
    }
    return Command(
      name: String(head[0]), properties: properties,
      text: read(String(body[end.upperBound...]), escapes + [("%25", "%")]))
  }

  private func lines(
    _ cases: [CaseResult], repository: String = "/work/app", current: String = "/work/app"
  ) -> [String] {
    GitHubAnnotations(
      MadeResults.result(cases), repository: URL(fileURLWithPath: repository, isDirectory: true),
      current: URL(fileURLWithPath: current, isDirectory: true)
    ).lines
  }

  @Test func theyPointToTheLineInTheRepository() throws {
    let made = MadeResults.plain(
      "a", .changed, place: "my, scenes.yaml:12:5",
      message: ["changed", "duration 0.35 → 0.4 s: 100%"])
    let line = try #require(lines([made], current: "/work/app/ui").first)
    #expect(line.filter { $0.isNewline }.isEmpty)
    #expect(
      try command(line)
        == Command(
          name: "error",
          properties: [
            "file": "ui/my, scenes.yaml", "line": "12", "col": "5", "title": "flows/a: changed",
          ], text: "duration 0.35 → 0.4 s: 100%"))
  }

  @Test func anyTextIsReadAgain() throws {
    var numbers = SeededNumbers(seed: 7)
    let parts = [
      "%", "%0A", "%25", ":", "::", ",", "=", "\n", "\r", "\r\n", "a", "é", " ", "::error::",
    ]
    for _ in 0..<300 {
      func text() -> String {
        (0..<Int.random(in: 1...8, using: &numbers)).map { _ in
          parts.randomElement(using: &numbers) ?? ""
        }
        .joined()
      }
      let (name, message) = ("n" + text(), "m" + text())
      let line = try #require(lines([MadeResults.plain(name, .crashed, message: [message])]).first)
      #expect(!line.unicodeScalars.contains("\n") && !line.unicodeScalars.contains("\r"))
      let read = try command(line)
      #expect(read.text == message && read.properties["title"] == "flows/\(name): crashed")
    }
  }

  @Test func atMostAsManyAsGitHubShows() {
    var cases = (0..<25).map { MadeResults.plain("c\($0)", .changed, message: ["changed"]) }
    for index in 0..<11 {
      cases[index].findings = [Finding(rule: .doesNotSettle, message: "it is late")]
    }
    let made = lines(cases)
    #expect(made.count { $0.hasPrefix("::error ") } == 10)
    #expect(made.count { $0.hasPrefix("::warning ") } == 10)
    #expect(
      made.last == "15 more errors, 1 more warning in the report: GitHub shows ten of each kind")
    #expect(lines([MadeResults.plain("a", .unchanged)]).isEmpty)
  }
}
