// SPDX-License-Identifier: MIT
import Testing

@testable import FilmstripApps

/// Programs that are edited at the compiler's errors.
@Suite struct ProgramEditTests {
  private func errors(_ places: [(line: Int, column: Int)], _ text: String) -> [CompilerError] {
    CompilerError.all(
      in: places.map { "/p/main.swift:\($0.line):\($0.column): error: \(text)" }.joined(
        separator: "\n"))
  }

  @Test func whatTheModuleDoesNotHaveIsNotSet() {
    var lines = [
      "    let delegate = Fade(style: Style())", "    delegate.style = Style()",
      "    delegate.attach(scene.to)", "    return delegate",
    ]
    let names = TrialBench.removeSettings(
      &lines, at: errors([(1, 20), (2, 5), (3, 5), (3, 14)], "cannot assign to value"))
    #expect(names == ["delegate.style", "delegate.attach"])
    #expect(lines == ["    let delegate = Fade(style: Style())", "", "", "    return delegate"])
  }

  @Test func aStubLosesWhatContradictsTheApp() {
    let lines = [
      "class Card: Base {", "  var a: Int = 1", "  class Part: Zork {", "    var b = 1", "  }", "}",
      "protocol Moving: Zork {", "}", "public class Empty: Base {}", "func f() -> Zork { nil }",
    ]
    #expect(
      TrialStubs.lines(lines, without: Set([0, 2, 6, 8, 9].map { lines[$0] })) == [
        "class Card: NSObject {", "  var a: Int = 1", "", "", "", "}", "protocol Moving {", "}",
        "public class Empty: NSObject {}", "",
      ])
  }

  @Test func aCallThatCanThrowIsTried() {
    var lines = ["  scenes.addScreen(\"to\") { Card(Model(id: 1)) }", "  scene.to.make()"]
    let names = TrialBench.markTries(
      &lines,
      at: errors([(1, 28), (1, 33)], "call can throw but is not marked with 'try'")
        + errors(
          [(2, 12)], "call can throw, but it is not marked with 'try' and the error is not handled")
    )
    #expect(names.count == 2)
    #expect(
      lines == [
        "  scenes.addScreen(\"to\") { try! Card(try! Model(id: 1)) }", "  scene.to.make()",
      ])
  }
}
