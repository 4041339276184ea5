// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Requirements
import Testing

/// The solver against kiwi, and against the simplex method in exact arithmetic.
@Suite struct KnownSystemTests {
  /// Compares all that is known of systems; each is solved at once and constraint by constraint.
  private func check(_ systems: [KnownSystem], knowsAmbiguity: Bool) {
    for (number, system) in systems.enumerated() {
      for stepwise in [false, true] {
        let loaded = LoadedSystem(system, stepwise: stepwise)
        #expect(loaded.distance(from: system.values) < 1e-9, "\(number): \(system)")
        let givenUp = loaded.solver.conflicts.map { loaded.constraints.firstIndex(of: $0.givenUp) }
        #expect(givenUp == system.givenUp, "\(number): \(system)")
        guard knowsAmbiguity else { continue }
        let ambiguity = Ambiguity(of: loaded.solver)
        let ambiguous = loaded.variables.indices.filter { ambiguity.contains(loaded.variables[$0]) }
        #expect(ambiguous == system.ambiguous, "\(number): \(system)")
      }
    }
  }

  @Test func systemsKeptFromKiwi() throws {
    let systems = try KnownSystem.kept("kiwi.txt")
    #expect(systems.count == 250)
    check(systems, knowsAmbiguity: false)
  }

  @Test func systemsKeptFromExactArithmetic() throws {
    let systems = try KnownSystem.kept("exact.txt")
    #expect(systems.count == 250)
    #expect(systems.contains { !$0.givenUp.isEmpty } && systems.contains { !$0.ambiguous.isEmpty })
    check(systems, knowsAmbiguity: true)
  }

  @Test(.needs(.python(.kiwisolver)))
  func twoThousandRandomSystemsAreSolvedAsKiwiDoes() throws {
    check(try KnownSystem.made("kiwi", seed: 1, count: 2_000), knowsAmbiguity: false)
  }

  @Test(.needs(.python(.plain)))
  func twoThousandRandomSystemsFollowTheRuleExactly() throws {
    check(try KnownSystem.made("exact", seed: 2, count: 2_000), knowsAmbiguity: true)
  }
}
