// SPDX-License-Identifier: MIT

extension CGRect {
  /// The part of two rectangles that both have; null for none, and where a side is no number, at
  /// which Foundation's `intersection` stops the program.
  package func shared(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
