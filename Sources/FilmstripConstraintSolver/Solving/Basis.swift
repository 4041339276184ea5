// SPDX-License-Identifier: MIT

/// Which symbols are basic, as far as the factorization knows them.
///
/// Basic residuals whose rows are not part of the factorization are found by `Row.isBasic` alone:
/// they follow from the variables.
struct Basis: Sendable {
  var factors = Factorization()
  /// By positions: the constraint whose row it is, or -1 for one that is gone.
  var rowAt: [Int32] = []
  /// By positions: what is basic there.
  var symbolAt: [Symbol] = []
  /// Slots of constraints that are gone and whose rows are still part of the factorization.
  var retiredRows: [Int32] = []
}
