// SPDX-License-Identifier: MIT

/// Some rows of samples that follow each other in a picture, each with how often it comes.
struct RowBlock {
  /// Where the samples of each begin.
  private(set) var rows: [UnsafePointer<UInt8>] = []
  /// How often each comes, one below the other.
  private(set) var counts: [Int] = []

  /// So many rows of a phone's screen fit into a processor's first cache.
  static let usualCount = 8

  /// Whether there are as many rows as are passed on at a time.
  var isFull: Bool { rows.count >= RowBlock.usualCount }

  init() {}

  init(_ rows: UnsafePointer<UInt8>, count: Int, stride: Int) {
    self.rows = (0..<count).map { rows + $0 * stride }
    counts = [Int](repeating: 1, count: count)
  }

  mutating func append(_ row: UnsafePointer<UInt8>) {
    rows.append(row)
    counts.append(1)
  }

  mutating func repeatLast() { counts[counts.count - 1] += 1 }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }
}
