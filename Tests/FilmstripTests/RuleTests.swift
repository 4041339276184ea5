// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

@Suite struct RuleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func theTableInTheDocumentsIsTheListOfRules() throws {
    let page = RuleTests.root.appendingPathComponent("docs/rules.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(
      rows
        == Rule.all.map {
          "| `\($0.id)` | \($0.severity.rawValue) | \($0.sentence) | \($0.remedy) |"
        })
  }

  @Test func eachRuleHasAFileOfItsNameAndIsListed() throws {
    let folder = RuleTests.root.appendingPathComponent("Sources/Filmstrip/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != "Rule.swift" && !$0.contains("+") }
    var identifiers: Set<String> = []
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let rules = text.matches(of: /static let (\w+) = Rule\(\s*id: "([^"]*)"/)
      #expect(rules.count == 1, "\(name) has to declare one rule")
      for rule in rules {
        #expect(rule.output.1.lowercased() + ".swift" == name.lowercased())
        identifiers.insert(String(rule.output.2))
      }
    }
    #expect(identifiers == Set(Rule.all.map(\.id)))
    #expect(Rule.all.count == names.count)
  }

  @Test func identifiersAreWordsJoinedByHyphens() {
    for rule in Rule.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.id)")
      #expect(!rule.sentence.hasSuffix(".") && !rule.remedy.hasSuffix("."), "\(rule.id)")
      #expect(Rule.named(rule.id) == rule)
    }
  }

  /// Version 1 of `timeline.json` had five identifiers and nothing but the message.
  @Test(arguments: [
    "never-completes", "does-not-settle", "transition", "lost-touch", "unsupported-feature",
  ])
  func findingsOfTheFirstVersionAreRead(id: String) throws {
    let text = "{ \"rule\": \"\(id)\", \"message\": \"what was found\" }"
    let finding = try JSONDecoder().decode(Finding.self, from: Data(text.utf8))
    #expect(finding.rule.id == id && finding.message == "what was found")
    #expect(finding.time == nil && finding.frame == nil)
    #expect(finding.object == nil && finding.property == nil)
  }

  @Test func aFindingIsTheSameAfterCoding() throws {
    let finding = Finding(
      rule: .lostTouch, message: "a message", nanoseconds: 350_000_001, frame: 22, object: "Box",
      property: "alpha")
    let data = try JSONEncoder().encode([finding])
    #expect(try JSONDecoder().decode([Finding].self, from: data) == [finding])
    #expect(
      "\(finding)"
        == "a message [lost-touch] at 0.350000001 s, frame 22, object Box, property alpha")
  }
}
