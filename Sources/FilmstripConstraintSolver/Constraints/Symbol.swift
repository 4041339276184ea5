// SPDX-License-Identifier: MIT

/// A row's residual or a column's variable.
struct Symbol: Hashable, Sendable {
  private let code: Int32

  static func row(_ slot: Int) -> Symbol { Symbol(code: ~Int32(truncatingIfNeeded: slot)) }
  static func column(_ index: Int) -> Symbol { Symbol(code: Int32(truncatingIfNeeded: index)) }
  /// What is left of a removed constraint, until the next factorization.
  static let none = Symbol(code: .min)

  var isRow: Bool { code < 0 }
  var index: Int { code < 0 ? Int(~code) : Int(code) }
}
