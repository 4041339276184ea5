// SPDX-License-Identifier: MIT

/// Pixels that differ from row to row, and in alpha from column to column.
package enum SeededPixels {
  /// Fills memory with pixels of four bytes, alpha last and multiplied into the others.
  package static func fill(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int, base: UInt64, step: Int, isOpaque: Bool
  ) {
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      let (row, column) = (offset / 4).quotientAndRemainder(dividingBy: width)
      let alpha = isOpaque ? 255 : (column * step * 3) & 255
      for channel in 0..<3 {
        let value = (Int(base >> (8 * channel) & 255) + row * step * (channel + 1)) & 255
        bytes[offset + channel] = UInt8(truncatingIfNeeded: value * alpha / 255)
      }
      bytes[offset + 3] = UInt8(truncatingIfNeeded: alpha)
    }
  }
}
