// SPDX-License-Identifier: MIT

/// A place in a file: where a person has to look.
package struct YAMLMark: Sendable, Hashable, Comparable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars, as editors count for most texts.
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static let start = YAMLMark(line: 1, column: 1)

  package static func < (one: YAMLMark, other: YAMLMark) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
