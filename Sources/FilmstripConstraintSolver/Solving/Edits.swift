// SPDX-License-Identifier: MIT

struct Edits: Sendable {
  var addedRows: [Int32] = []
  /// Removed constraints that are nonbasic.
  var removedRows: [Int32] = []
  /// Constraints with another constant, and by how much it has grown.
  var movedRows: [(row: Int32, growth: Double)] = []
  /// How many constraints were added or removed.
  var structuralCount = 0
  /// Whether the order of the basis has to be checked, whatever the residuals.
  var needsLevels = false

  var isEmpty: Bool { !needsLevels && movedRows.isEmpty }
}
