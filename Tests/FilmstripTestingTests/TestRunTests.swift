// SPDX-License-Identifier: MIT
import Testing

@testable import FilmstripTesting

@Suite struct TestRunTests {
  @Test(arguments: [
    (["p"], true), (["p", "--no-parallel"], true),
    (["p", "--testing-library", "swift-testing"], true),
    (["p", "--filter", "A"], false), (["p", "--skip=A"], false),
    (["p", "--repetitions", "2"], false),
    // Nothing is known of what was asked for.
    ([], false),
  ])
  func aRunIsWholeWithoutAChoice(words: [String], isWhole: Bool) {
    #expect(TestRun.isWhole(words, ofSwiftTesting: true) == isWhole)
  }

  @Test func xctestTakesNamesWithoutAnOption() {
    #expect(!TestRun.isWhole(["p", "Tests.Case/testA"], ofSwiftTesting: false))
    #expect(TestRun.isWhole(["p"], ofSwiftTesting: false))
    #expect(!TestRun.isWhole([], ofSwiftTesting: false))
  }
}
