// SPDX-License-Identifier: MIT
import FilmstripConstraintSolver
import Testing

/// What the priorities leave free; more of it is in `KnownSystemTests`.
@Suite struct AmbiguityTests {
  @Test func nothingIsAmbiguousThatPrioritiesDetermine() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x), Term(y, -1)], .equal, 3, priority: 1000)
    _ = solver.add([Term(y)], .equal, 4, priority: 1)
    solver.solve()
    #expect(!Ambiguity(of: solver).contains(x) && !Ambiguity(of: solver).contains(y))
    #expect(Ambiguity(of: solver).alternativeValue(of: x) == nil)
  }

  @Test func aChoiceBetweenEqualPrioritiesIsAmbiguous() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], .equal, 10, priority: 500)
    _ = solver.add([Term(x)], .equal, 20, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(Ambiguity(of: solver).alternativeValue(of: x) == 20)
  }

  @Test func alternativesStayWithinWhatIsRequired() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x)], .greaterThanOrEqual, 5, priority: 1000)
    _ = solver.add([Term(x), Term(y)], .equal, 30, priority: 1000)
    _ = solver.add([Term(y)], .greaterThanOrEqual, 7, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(Ambiguity(of: solver).alternativeValue(of: x) == 23)
    #expect(Ambiguity(of: solver).alternativeValue(of: y) == 7)
  }

  @Test func whatNothingBoundsIsAHundredAway() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(x)], .greaterThanOrEqual, 5, priority: 1000)
    solver.solve()
    #expect(Ambiguity(of: solver).alternativeValue(of: x) == 105)
    #expect(Ambiguity(of: solver).alternativeValue(of: y) == 100)
    #expect(Ambiguity(of: solver).contains(y))
  }
}
