// SPDX-License-Identifier: MIT

/// What the priorities leave open of the last `solve()`: variables with more than one value that is as good, which
/// have the one that the order of creation gives them, or 0.
///
/// Where the priorities determine everything this costs nothing. Otherwise the priorities are worked through once, and
/// again from there for each variable that anything moves.
package struct Ambiguity: Sendable {
  private let solved: ConstraintSolver
  /// The same with the priorities worked through, and nothing settled that they leave open.
  private let free: ConstraintSolver
  /// The nonbasic symbols that may move at no cost.
  private let candidates: [Symbol]
  /// The columns that move with one of them.
  private let isMoved: [Bool]

  package init(of solver: ConstraintSolver) {
    var isMoved = [Bool](repeating: false, count: solver.system.columns.count)
    guard !solver.isDetermined else {
      (solved, free, candidates, self.isMoved) = (solver, solver, [], isMoved)
      return
    }
    var copy = solver
    var run = LevelRun(candidates: copy.nonbasicSymbols())
    copy.optimizePriorities(copy.groupsByPriority(), &run)
    candidates = run.candidates
    for symbol in candidates {
      copy.computePivotColumn(of: symbol, sign: 1)
      for (index, rate) in copy.scratch.movedColumns
      where abs(rate) > ConstraintSolver.rateTolerance { isMoved[Int(index)] = true }
    }
    (solved, free, self.isMoved) = (solver, copy, isMoved)
  }

  /// Whether the priorities leave more than one value for a variable.
  package func contains(_ variable: Variable) -> Bool { alternativeValue(of: variable) != nil }

  /// Another value of a variable that is as good by all priorities as the one it has; nil where there
  /// is none.
  ///
  /// The largest one, or the smallest one where the variable has the largest one already. Where
  /// nothing bounds it, the value it has and 100.
  package func alternativeValue(of variable: Variable) -> Double? {
    alternativeValues(of: [variable], changing: variable)?.first
  }

  /// Other values of some variables that hold together and are as good, one of which is the alternative value
  /// of a variable; nil where that has none.
  package func alternativeValues(of variables: [Variable], changing variable: Variable) -> [Double]?
  {
    let index = solved.column(of: variable)
    let columns = variables.map { solved.column(of: $0) }
    let value = solved.system.columns[index].value
    func moved(by distance: Double) -> [Double] {
      columns.map { solved.system.columns[$0].value + ($0 == index ? distance : 0) }
    }
    if solved.system.columns[index].head < 0 { return moved(by: 100) }
    guard isMoved[index] else { return nil }
    for sign in [1.0, -1.0] {
      var copy = free
      var run = LevelRun(candidates: candidates)
      run.begin(.extreme(column: index, sign: sign), column: index)
      if copy.descend(&run) == .unbounded { return moved(by: sign * 100) }
      let other = copy.system.columns[index].value
      if abs(other - value) > 100 * ConstraintSolver.tolerance {
        return columns.map { copy.system.columns[$0].value }
      }
    }
    return nil
  }
}
