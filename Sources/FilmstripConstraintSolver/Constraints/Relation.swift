// SPDX-License-Identifier: MIT

package enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// What a sum that is one above the constant costs.
  var costAbove: Double { self == .greaterThanOrEqual ? 0 : 1 }
  /// What a sum that is one below the constant costs.
  var costBelow: Double { self == .lessThanOrEqual ? 0 : 1 }
}
