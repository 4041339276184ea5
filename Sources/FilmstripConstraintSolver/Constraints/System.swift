// SPDX-License-Identifier: MIT

/// The constraints and variables of a solver: a sparse matrix by rows and by columns.
///
/// A row's terms are next to each other; a column's are a list through them.
struct System: Sendable {
  struct Entry: Sendable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    /// The neighbours in the column's list, or -1.
    var next: Int32
    var previous: Int32
  }

  var rows: [Row] = []
  var columns: [Column] = []
  private(set) var entries: [Entry] = []
  private(set) var liveEntries = 0

  /// Appends a row's terms, each variable once and none at 0, and enters them in their columns.
  mutating func append(_ terms: [(column: Int32, coefficient: Double)], row: Int) {
    rows[row].start = Int32(entries.count)
    rows[row].count = Int32(terms.count)
    for term in terms { link(term.coefficient, row: Int32(row), column: term.column) }
    liveEntries += terms.count
  }

  mutating func removeTerms(of row: Int) {
    for index in range(row) {
      let entry = entries[index]
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        columns[Int(entry.column)].head = entry.next
      }
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    }
    liveEntries -= Int(rows[row].count)
    rows[row].count = 0
    if entries.count > 64, entries.count > 2 * liveEntries { compact() }
  }

  func range(_ row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// Σ terms − constant, from the variables' values.
  func residual(of row: Int) -> Double {
    var sum = -rows[row].constant
    for index in range(row) {
      sum += entries[index].coefficient * columns[Int(entries[index].column)].value
    }
    return sum
  }

  /// Σ |terms| + |constant|: of what size rounding errors of the residual are.
  func magnitude(of row: Int) -> Double {
    var sum = abs(rows[row].constant)
    for index in range(row) {
      sum += abs(entries[index].coefficient * columns[Int(entries[index].column)].value)
    }
    return sum
  }

  private mutating func link(_ coefficient: Double, row: Int32, column: Int32) {
    let index = Int32(entries.count)
    let head = columns[Int(column)].head
    if head >= 0 { entries[Int(head)].previous = index }
    entries.append(
      Entry(coefficient: coefficient, row: row, column: column, next: head, previous: -1))
    columns[Int(column)].head = index
  }

  private mutating func compact() {
    let old = entries
    entries = []
    entries.reserveCapacity(liveEntries)
    for index in columns.indices { columns[index].head = -1 }
    for row in rows.indices where rows[row].count > 0 {
      let range = range(row)
      rows[row].start = Int32(entries.count)
      for index in range {
        link(old[index].coefficient, row: Int32(row), column: old[index].column)
      }
    }
  }
}
