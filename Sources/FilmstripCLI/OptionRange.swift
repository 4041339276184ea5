// SPDX-License-Identifier: MIT
import ArgumentParser

/// Values of options that have to lie in a range.
enum OptionRange {
  /// Refuses a whole number outside of a range; nil is not checked.
  static func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value): must be from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Refuses a value of `--max-megapixels` that no bitmap can have.
  static func check(maxMegapixels value: Double) throws {
    guard value > 0, value <= 269 else {
      throw ValidationError("--max-megapixels \(value): must be more than 0, up to 269")
    }
  }
}
