// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

@testable import FilmstripVerification

@Suite struct VerificationResultTests {
  private func result(_ outcomes: [CaseResult.Outcome]) -> VerificationResult {
    VerificationResult(
      reference: "Goldens", record: .never, shard: .init(index: 1, count: 2), totalCount: 9,
      cases: outcomes.enumerated().map {
        var made = CaseResult(
          suite: "s", name: "c\($0.offset)", place: "s.yaml:3", outcome: $0.element,
          golden: "Goldens/s/c\($0.offset)", message: ["a \"quoted\" line"])
        made.duration = 0.35
        return made
      })
  }

  @Test func onlyUnchangedAndSimilarPass() {
    for outcome in CaseResult.Outcome.allCases {
      let isPassed = [.unchanged, .similar].contains(outcome)
      #expect(result([.unchanged, outcome]).isPassed == isPassed, "\(outcome)")
    }
  }

  @Test func theSummaryCountsWhatThereIs() {
    #expect(result([.unchanged]).summary == "1 case: 1 unchanged")
    #expect(
      result([.crashed, .unchanged, .missing, .unchanged]).summary
        == "4 cases: 2 unchanged, 1 missing, 1 crashed")
  }

  @Test func jsonIsReadAgainAndHasTheSameBytes() throws {
    let made = result(CaseResult.Outcome.allCases)
    let data = try made.data()
    #expect(try JSONDecoder().decode(VerificationResult.self, from: data) == made)
    #expect(try made.data() == data)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["format"] as? String == "filmstrip-results" && object["version"] as? Int == 2)
  }
}
