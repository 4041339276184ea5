// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

@testable import FilmstripVerification

/// What a run says of ignores: of those that hide nothing in any case one line, of those that no case can have an error.
@Suite struct IgnoresOfResultTests {
  private struct Hidden {
    var place: String
    var pixels = 0
    var motions = 0
    var isFound = true
  }

  private func result(_ cases: [[Hidden]], totalCount: Int? = nil) -> VerificationResult {
    VerificationResult(
      reference: "G", record: .never, shard: nil, totalCount: totalCount ?? cases.count,
      cases: cases.enumerated().map { number, ignores in
        var made = CaseResult(
          suite: "s", name: "c\(number)", place: "s.yaml:3:3", outcome: .unchanged, golden: "G/s/c")
        made.ignored = ignores.map { hidden in
          var clock = Ignore.layer("clock", reason: "time")
          clock.place = hidden.place
          var differences = IgnoredDifferences(clock)
          differences.isFound = hidden.isFound
          differences.pixelCount = hidden.pixels
          (differences.frameCount, differences.greatestDifference) = (hidden.pixels > 0 ? 2 : 0, 9)
          differences.motionCount = hidden.motions
          return CaseResult.Ignored(differences)
        }
        return made
      })
  }

  @Test func whatHidesSomethingInOneCaseIsNotIdle() {
    let run = result([
      [Hidden(place: "s.yaml:1:3"), Hidden(place: "s.yaml:2:3")],
      [Hidden(place: "s.yaml:1:3", motions: 1), Hidden(place: "s.yaml:2:3")],
    ])
    #expect(
      run.ignoreLines == [
        "1 ignore hides nothing in this run: s.yaml:2:3 (layer clock); remove it if nothing differs there any more"
      ])
    #expect(run.ignoreProblems.isEmpty)
    #expect(run.summary == "2 cases: 2 unchanged; 1 of them with ignored differences")
    #expect(
      run.cases[1].ignoredLines == ["ignored layer clock: 1 motion difference (time)"])
    #expect(result([[Hidden(place: "p", pixels: 4)]]).ignoreLines.isEmpty)
    #expect(
      result([[Hidden(place: "p", pixels: 4)]]).cases[0].ignoredLines
        == ["ignored layer clock: 4 pixels in 2 frames by up to 9/255 (time)"])
  }

  @Test func manyIdleIgnoresAreOneLine() {
    let run = result([(1...7).map { Hidden(place: "s.yaml:\($0):3") }])
    #expect(run.ignoreLines.count == 1)
    #expect(
      run.ignoreLines[0].hasPrefix("7 ignores hide nothing in this run: s.yaml:1:3 (layer clock), ")
    )
    #expect(run.ignoreLines[0].contains("s.yaml:5:3 (layer clock) and 2 more; remove them"))
  }

  @Test func whatNoCaseHasIsAnErrorOfAWholeRun() {
    let missing = Hidden(place: "s.yaml:1:3", isFound: false)
    let line =
      "s.yaml:1:3 (layer clock): 'ignore': no case has what it names; correct it, or remove it"
    #expect(result([[missing], [missing]]).ignoreProblems == [line])
    #expect(result([[missing], [missing]]).ignoreLines.isEmpty)
    #expect(!result([[missing]]).isPassed)
    #expect(result([[missing]]).reportedCases.map(\.outcome) == [.unchanged, .error])
    #expect(result([[missing], [Hidden(place: "s.yaml:1:3")]]).ignoreProblems.isEmpty)
    // The other cases may have it.
    let part = result([[missing]], totalCount: 2)
    #expect(part.ignoreProblems.isEmpty && part.ignoreLines.count == 1)
  }

  @Test func resultsWithoutIgnoresAreAsBefore() throws {
    let run = result([[]])
    var plain = run.cases[0]
    plain.ignored = nil
    let data = try JSONEncoder().encode(plain)
    #expect(!String(decoding: data, as: UTF8.self).contains("ignored"))
    #expect(try JSONDecoder().decode(CaseResult.self, from: data) == plain)
  }
}
