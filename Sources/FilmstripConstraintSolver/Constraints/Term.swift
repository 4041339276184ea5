// SPDX-License-Identifier: MIT

package struct Term: Hashable, Sendable {
  package var variable: Variable
  /// What it is multiplied by: finite; at 0 the term has no effect.
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
