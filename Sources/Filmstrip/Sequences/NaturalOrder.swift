// SPDX-License-Identifier: MIT

/// The order in which people number files: `2.png` before `10.png`.
enum NaturalOrder {
  /// Whether one name comes before another.
  ///
  /// Runs of digits compare as numbers of any length, all else byte by byte; of equal numbers the one with
  /// fewer zeros in front comes first.
  static func precedes(_ one: String, _ other: String) -> Bool {
    let (left, right) = (Array(one.utf8), Array(other.utf8))
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      guard isDigit(left[i]), isDigit(right[j]) else {
        if left[i] != right[j] { return left[i] < right[j] }
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (first, second) = (number(in: left, from: &i), number(in: right, from: &j))
      if first.count != second.count { return first.count < second.count }
      if let (a, b) = zip(first, second).first(where: { $0 != $1 }) { return a < b }
    }
    if left.count - i != right.count - j { return left.count - i < right.count - j }
    return left.count == right.count
      ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The digits from a place on without zeros in front; the place moves behind them.
  private static func number(in bytes: [UInt8], from place: inout Int) -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, isDigit(bytes[place]) { place += 1 }
    return bytes[start..<place].drop { $0 == 0x30 }
  }
}
