// SPDX-License-Identifier: MIT

/// Sparse vectors one after the other.
struct PackedVectors: Sendable {
  /// Where each vector begins; one more than there are vectors.
  private(set) var starts: [Int32] = [0]
  var indexes: [Int32] = []
  var values: [Double] = []

  var count: Int { starts.count - 1 }

  func range(_ vector: Int) -> Range<Int> { Int(starts[vector])..<Int(starts[vector + 1]) }

  mutating func append(_ index: Int32, _ value: Double) {
    indexes.append(index)
    values.append(value)
  }

  mutating func close() { starts.append(Int32(indexes.count)) }

  /// Forgets what was appended since the last vector was closed.
  mutating func discardOpen() {
    indexes.removeSubrange(Int(starts[count])...)
    values.removeSubrange(Int(starts[count])...)
  }

  /// The vectors by their indexes: entry i of vector j is entry j of vector i.
  func transposed() -> PackedVectors {
    var result = PackedVectors()
    var next = [Int32](repeating: 0, count: count + 1)
    for index in indexes { next[Int(index) + 1] += 1 }
    for vector in 0..<count { next[vector + 1] += next[vector] }
    result.starts = next
    result.indexes = [Int32](repeating: 0, count: indexes.count)
    result.values = [Double](repeating: 0, count: indexes.count)
    for vector in 0..<count {
      for place in range(vector) {
        let index = Int(indexes[place])
        result.indexes[Int(next[index])] = Int32(vector)
        result.values[Int(next[index])] = values[place]
        next[index] += 1
      }
    }
    return result
  }
}
