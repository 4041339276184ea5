// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Testing

/// What takes precedence, in cases that can be worked out by hand.
@Suite struct PriorityTests {
  private func value(_ constraints: [(Relation, Double, Float)]) -> Double {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for (relation, constant, priority) in constraints {
      _ = solver.add([Term(x)], relation, constant, priority: priority)
    }
    solver.solve()
    return solver.value(of: x)
  }

  @Test func aPriorityIsNotTradedForAThousandLowerOnes() {
    let lower: [(Relation, Double, Float)] = Array(repeating: (.equal, 1e6, 499), count: 1_000)
    #expect(value([(.equal, 0, 500)] + lower) == 0)
    #expect(value(lower + [(.equal, 0, 499.5)]) == 0)
  }

  @Test func withinAPriorityTheSumOfTheErrorsIsLeast() {
    // The median of an odd number of constants.
    #expect(value([(.equal, 1, 250), (.equal, 100, 250), (.equal, 7, 250)]) == 7)
    #expect(value([(.lessThanOrEqual, 1, 250), (.equal, 100, 250), (.equal, 7, 250)]) == 7)
  }

  @Test func ofTwoThatContradictEachOtherTheEarlierOneIsSatisfied() {
    #expect(value([(.equal, 10, 500), (.equal, 20, 500)]) == 10)
    #expect(value([(.equal, 20, 500), (.equal, 10, 500)]) == 20)
  }

  @Test func aLowerPriorityDecidesBeforeTheOrderOfCreationDoes() {
    #expect(value([(.equal, 10, 500), (.equal, 20, 500), (.equal, 13, 1)]) == 13)
  }

  @Test func whatIsFreeIsCloseToZero() {
    #expect(value([(.greaterThanOrEqual, -5, 1000)]) == 0)
    #expect(value([(.greaterThanOrEqual, 5, 1000)]) == 5)
    #expect(value([(.lessThanOrEqual, -5, 1000), (.greaterThanOrEqual, -50, 1000)]) == -5)
  }

  /// Two labels beside each other: the one that resists compression more keeps its width, and the one
  /// that hugs its content less is stretched.
  @Test func labelsAreCompressedAndStretchedByTheirPriorities() {
    for (room, first, second) in [(100.0, 40.0, 60.0), (150.0, 80.0, 70.0), (300.0, 80.0, 220.0)] {
      var solver = ConstraintSolver()
      let widths = [solver.makeVariable(), solver.makeVariable()]
      _ = solver.add([Term(widths[0]), Term(widths[1])], .equal, room, priority: 1000)
      for (width, natural, hugging, resistance) in [
        (widths[0], 80.0, Float(251), Float(749)), (widths[1], 60, 250, 750),
      ] {
        _ = solver.add([Term(width)], .lessThanOrEqual, natural, priority: hugging)
        _ = solver.add([Term(width)], .greaterThanOrEqual, natural, priority: resistance)
      }
      solver.solve()
      #expect(widths.map(solver.value(of:)) == [first, second], "\(room)")
    }
  }

  @Test func coefficientsOfAVariableAddUp() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x), Term(y), Term(x, 2), Term(y, -1)], .equal, 12, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: y) == 0)
  }

  /// As words, since the other process is handed JSON, which has no such numbers.
  @Test(arguments: ["nan", "inf", "-inf"])
  func constantsThatAreNotFiniteAreRefused(_ word: String) async {
    await #expect(processExitsWith: .failure) { [word] in
      let constant = Double(word) ?? 0
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = solver.add([Term(x)], .equal, constant, priority: 1000)
    }
    await #expect(processExitsWith: .failure) { [word] in
      let constant = Double(word) ?? 0
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = solver.add([Term(x, constant)], .equal, 0, priority: 1000)
    }
    await #expect(processExitsWith: .failure) { [word] in
      let constant = Double(word) ?? 0
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      solver.setConstant(constant, of: solver.add([Term(x)], .equal, 0, priority: 1000))
    }
  }

  @Test(arguments: ["nan", "0", "0.5", "1000.5"])
  func prioritiesOutsideOfTheirRangeAreRefused(_ word: String) async {
    await #expect(processExitsWith: .failure) { [word] in
      let priority = Float(word) ?? 1
      var solver = ConstraintSolver()
      _ = solver.add([], .equal, 0, priority: priority)
    }
  }

  @Test func aVariableThatIsNamedCannotBeRemoved() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = solver.add([Term(x)], .equal, 0, priority: 1000)
      solver.remove(x)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      solver.remove(x)
      _ = solver.add([Term(x)], .equal, 0, priority: 1000)
    }
  }
}
