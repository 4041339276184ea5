// SPDX-License-Identifier: MIT

/// A picture whose rows are read from the top: all of it in memory, or put together as it is read.
protocol RowSource {
  var width: Int { get }
  var height: Int { get }
  /// Lends one row.
  func withRow(_ y: Int, _ body: (UnsafePointer<UInt32>) -> Void)
  /// Passes all rows on from the top, in blocks.
  func forEachBlock(_ body: (RowBlock) -> Void)
}

extension Bitmap: RowSource {
  func withRow(_ y: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
    withUnsafeBytes { body($0.bindMemory(to: UInt32.self).baseAddress! + y * width) }
  }

  func forEachBlock(_ body: (RowBlock) -> Void) {
    withUnsafeBytes { bytes in
      let counts = [Int](repeating: 1, count: height)
      counts.withUnsafeBufferPointer { counts in
        body(
          RowBlock(
            pixels: bytes.bindMemory(to: UInt32.self).baseAddress!, width: width, counts: counts))
      }
    }
  }
}

extension Mosaic: RowSource {
  func withRow(_ y: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row in
      row.initialize(repeating: 0)
      for piece in pieces where piece.rows.contains(y) {
        piece.put(row: y, onto: row.baseAddress!)
      }
      body(row.baseAddress!)
    }
  }
}
