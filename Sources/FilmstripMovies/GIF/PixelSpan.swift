// SPDX-License-Identifier: MIT
internal import Foundation

enum PixelSpan {
  /// From the first to the last pixel of a range that differs; nil where none does.
  static func changed(
    _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, in range: Range<Int>
  ) -> Range<Int>? {
    guard
      memcmp(
        one.baseAddress! + range.lowerBound, other.baseAddress! + range.lowerBound,
        range.count * 4) != 0
    else { return nil }
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    while one[first] == other[first] { first += 1 }
    while one[last] == other[last] { last -= 1 }
    return first..<last + 1
  }
}
