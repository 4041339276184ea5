// SPDX-License-Identifier: MIT
internal import Foundation

extension Bitmap {
  /// For each row whether its pixels are those of the one above; found when it is first asked for, and kept
  /// with the pixels.
  var rowRepeats: [Bool] {
    storage.rowRepeats(ofWidth: bytesPerRow) { bytes in
      (0..<height).map { y in
        let row = bytes.baseAddress! + y * bytesPerRow
        return y > 0 && memcmp(row, row - bytesPerRow, bytesPerRow) == 0
      }
    }
  }

  /// Finds out what is kept with the pixels once it was asked for: their digest, and which rows repeat.
  package func examine() {
    _ = digest
    _ = rowRepeats
  }
}
