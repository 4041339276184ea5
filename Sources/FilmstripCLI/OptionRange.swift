// SPDX-License-Identifier: MIT
import ArgumentParser

enum OptionRange {
  /// Refuses a whole number outside of a range; nil is not checked.
  static func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value): must be from \(range.lowerBound) to \(range.upperBound)")
  }
}
