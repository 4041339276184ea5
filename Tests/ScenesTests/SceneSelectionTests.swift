// SPDX-License-Identifier: MIT
import Foundation
import SeededNumbers
import Testing
import UIKit

@testable import FilmstripScenes

@Suite struct SceneSelectionTests {
  @Test(arguments: [
    ("suite/open", "open", true), ("suite/open", "suite/", true), ("suite/open", "o*n", false),
    ("suite/open", "*o?en", true), ("suite/open", "*", true), ("suite/open", "suite/?pen", true),
    ("suite/open", "suite/?open", false), ("suite/open", "*open*x", false), ("a*b", "a*b", true),
  ])
  func filters(name: String, filter: String, isMatch: Bool) {
    #expect(SceneSelection.matches(name, filter) == isMatch)
  }

  @Test(arguments: [
    ("suite/open", "o*n", true), ("suite/open", "s*n", true), ("suite/open", "/o*n", false),
    ("suite/open", "p*", false), ("suite/open-dark", "open*", true),
  ])
  func aPatternMayLeaveOutTheSuite(name: String, filter: String, isMatch: Bool) {
    #expect(SceneSelection.matches(case: name, filter) == isMatch)
  }

  /// Against the system's own: `fnmatch` of the C library.
  @Test func patternsAreThoseOfTheSystem() {
    var numbers = SeededNumbers(seed: 7)
    var matches = 0
    for _ in 0..<5_000 {
      func text(_ letters: [Character], _ count: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: count, using: &numbers)).map { _ in
            letters.randomElement(using: &numbers) ?? "a"
          })
      }
      let name = text(["a", "b", "/"], 0...8)
      let pattern = text(["a", "b", "/", "*", "?"], 0...6) + "*"
      let expected = fnmatch(pattern, name, 0) == 0
      if expected { matches += 1 }
      #expect(SceneSelection.matches(name, pattern) == expected, "\(name) \(pattern)")
    }
    #expect(matches > 500 && matches < 4_500)
  }

  /// `drop-pop` has a drag of its own.
  @Test func casesThatDifferInTheirTouchAloneAreSweptOnce() throws {
    let scenes = Data(
      """
      scenes:
        open: { transition: drop-pop, from: list, to: detail }
        finish: { transition: drop-pop, from: list, to: detail, gesture: finish }
        cancel: { transition: drop-pop, from: list, to: detail, gesture: cancel }
        other: { transition: drop-pop, from: detail, to: list, gesture: cancel }
      """.utf8)
    var registry = SceneRegistry()
    for name in ["list", "detail"] { registry.addScreen(name) { UIViewController() } }
    var selection = try SceneSelection(
      of: [SceneFile(scenes, path: "back.yaml", registry: registry)])
    let lines = selection.removeRepeatedSweeps(registry: registry)
    #expect(selection.members.map(\.name) == ["back/open", "back/other"])
    #expect(
      lines == [
        "back/finish: its ways are those of back/open",
        "back/cancel: its ways are those of back/open",
      ])
  }
}
