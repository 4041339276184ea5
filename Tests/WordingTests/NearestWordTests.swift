// SPDX-License-Identifier: MIT
import Testing
import FilmstripWording

@Suite struct NearestWordTests {
  private let words = ["shadow-push", "scale-push", "full-pop", "tab-slide"]

  @Test(arguments: [
    ("shadow-psuh", "shadow-push"), ("shadowpush", "shadow-push"), ("Full-Pop", "full-pop"),
    ("ful-pop", "full-pop"), ("tabslide", "tab-slide"),
  ])
  func oneSlipIsFound(word: String, meant: String) { #expect(word.nearest(in: words) == meant) }

  @Test(arguments: ["", "x", "elephant", String(repeating: "shadow-push", count: 1_000)])
  func whatIsFarIsNothing(word: String) { #expect(word.nearest(in: words) == nil) }

  @Test func anExchangeOfNeighboursIsOneSlip() {
    #expect("ab".nearest(in: ["ba"]) == "ba")
    #expect("ab".nearest(in: ["cd"]) == nil)
  }

  @Test func theRemedyNamesAllWhereNoneIsNear() {
    #expect("elephant".choice(of: ["a", "b"]) == "choose one of: a, b")
    #expect("elephant".choice(of: []) == "there is none to choose")
  }
}
