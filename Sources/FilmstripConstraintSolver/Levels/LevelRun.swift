// SPDX-License-Identifier: MIT

struct LevelRun: ~Copyable {
  var level: Level
  /// The constraints of the level; where a variable is its objective, none.
  var rows: [Int32] = []
  var column: Int?
  /// The nonbasic symbols that may still move.
  var candidates: [Symbol]
  /// How many steps in a row have changed nothing but the basis.
  var idleSteps = 0
  /// What rounding leaves of 0 in the prices that were computed last.
  var tolerance = ConstraintSolver.priceTolerance
  /// Whether rounding has made the basis another one, so that all has to begin again.
  var isBroken = false

  init(candidates: [Symbol]) {
    level = .priority(ConstraintSolver.required)
    self.candidates = candidates
  }

  mutating func begin(_ level: Level, rows: [Int32]) {
    self.level = level
    self.rows = rows
    column = nil
    idleSteps = 0
  }

  mutating func begin(_ level: Level, column: Int) {
    self.level = level
    rows = []
    self.column = column
    idleSteps = 0
  }
}
