// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripScenes
import Foundation
import Testing

@testable import FilmstripVerification

/// What an animation alone makes of a card is told as a warning, and as an error where it outlives the card.
@Suite struct CardLookTests {
  private let finding = Finding(
    rule: .endsOtherwise,
    message: "opacity of dimming is 0.50 at the end, and 0.00 without animation",
    object: "dimming", property: "opacity")

  private func severity(outlives: Bool, keepsScreen: Bool) throws -> Rule.Severity {
    let selection = SceneSelection(
      of: SceneCase(of: "drop-push", from: "a.png", to: "b.png"))
    let member = try #require(selection.members.first)
    func way(_ description: String, returns: Bool) -> LintPlan.Way {
      LintPlan.Way(
        description: description, instruction: "", gesture: nil, renderOptions: nil,
        returns: returns)
    }
    let plan = LintPlan(
      ways: [way("it runs", returns: false), way("it runs there and back", returns: true)],
      omissions: [])
    var sweep = CaseSweep(member, plan: .answer(.planned(plan)), timeout: 30)
    for number in 0...1 {
      let isFound = number == 0 || outlives
      sweep.take(
        .answer(
          .gone(
            LintedWay(
              omission: nil,
              findings: isFound ? [.init(finding: finding, recording: nil)] : [], unstable: [],
              keepsScreen: keepsScreen || number == 1, plainEnd: nil))),
        of: number)
    }
    let found = sweep.result.findings
    #expect(found.count == 1)
    return try #require(found.first).severity
  }

  @Test func theLookOfACardIsAWarning() throws {
    #expect(try severity(outlives: false, keepsScreen: true) == .warning)
  }

  @Test func whatOutlivesTheCardIsAnError() throws {
    #expect(try severity(outlives: true, keepsScreen: true) == .error)
  }

  @Test func whatAScreenIsLeftWithIsAnError() throws {
    #expect(try severity(outlives: false, keepsScreen: false) == .error)
  }
}
