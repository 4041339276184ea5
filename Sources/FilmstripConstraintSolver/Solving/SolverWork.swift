// SPDX-License-Identifier: MIT

package struct SolverWork: Hashable, Sendable {
  /// How many times a symbol entered the basis and another one left it.
  package internal(set) var steps = 0
  package internal(set) var factorizations = 0
  /// Whether the levels were worked through; where they were not, values have only followed constants.
  package internal(set) var optimized = false
}

extension ConstraintSolver {
  /// About how many bytes the solver holds: constraints, variables, factors, and memory that solves
  /// use again.
  package var byteCount: Int { system.byteCount + basis.byteCount + scratch.byteCount }
}

extension System {
  fileprivate var byteCount: Int {
    rows.capacity * MemoryLayout<Row>.stride + columns.capacity * MemoryLayout<Column>.stride
      + entries.capacity * MemoryLayout<Entry>.stride
  }
}

extension Basis {
  fileprivate var byteCount: Int {
    factors.coefficientCount * 12 + (rowAt.capacity + symbolAt.capacity) * 4
  }
}

extension Scratch {
  fileprivate var byteCount: Int {
    (work.capacity + gradient.capacity + rate.capacity) * 8 + isTouched.capacity
      + movedColumns.capacity * 16 + (slopedColumns.capacity + touchedRows.capacity) * 4
  }
}
