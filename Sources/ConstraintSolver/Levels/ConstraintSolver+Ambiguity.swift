// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Whether the priorities leave more than one value for a variable, so that it has the one that
  /// the order of creation gives it, or is 0.
  ///
  /// Of the last `solve()`. Where the priorities determine everything this costs nothing; otherwise
  /// about as much as a solve.
  package func isAmbiguous(_ variable: Variable) -> Bool { alternativeValue(of: variable) != nil }

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
    let index = column(of: variable)
    let columns = variables.map { column(of: $0) }
    let value = system.columns[index].value
    func moved(by distance: Double) -> [Double] {
      columns.map { system.columns[$0].value + ($0 == index ? distance : 0) }
    }
    if system.columns[index].head < 0 { return moved(by: 100) }
    if isDetermined { return nil }
    for sign in [1.0, -1.0] {
      var copy = self
      var run = LevelRun(candidates: copy.nonbasicSymbols())
      copy.optimizePriorities(copy.groupsByPriority(), &run)
      run.begin(.extreme(column: index, sign: sign), column: index)
      if copy.descend(&run) == .unbounded { return moved(by: sign * 100) }
      let other = copy.system.columns[index].value
      if abs(other - value) > 100 * Self.tolerance {
        return columns.map { copy.system.columns[$0].value }
      }
    }
    return nil
  }
}
