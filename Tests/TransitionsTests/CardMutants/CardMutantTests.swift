// SPDX-License-Identifier: MIT
import FilmstripDiff
import Filmstrip
import Testing
import UIKit

/// A transition whose views have no names, with one constant changed: each change is told in the first line.
@MainActor
@Suite struct CardMutantTests {
  @Test(arguments: CardMutant.all)
  func firstLineNamesTheChange(_ mutant: CardMutant) {
    let line = Self.lines(mutant).first ?? ""
    for word in mutant.words { #expect(line.contains(word), "\(line)") }
  }

  /// Of each kind there are two.
  @Test func thereAreTwoOfEachKind() {
    let kinds = Dictionary(grouping: CardMutant.all, by: \.kind)
    #expect(kinds.count == 21)
    #expect(kinds.allSatisfy { $0.value.count == 2 })
  }

  /// What differs between the transition as designed and the mutant.
  private static func lines(_ mutant: CardMutant) -> [String] {
    var design = mutant.run.design
    let expected = mutant.run.record(design)
    mutant.change(&design)
    let actual = mutant.run.record(design)
    return MotionDiff(expected: TimelineFile(expected), actual: TimelineFile(actual)).lines
  }
}
