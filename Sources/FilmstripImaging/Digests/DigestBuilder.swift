// SPDX-License-Identifier: MIT

/// Collects a value's parts for its digest.
///
/// Each part is a whole number of 64-bit words, and what has a variable length is preceded by its
/// count: two sequences of parts never give the same words. Words are little-endian on every machine.
package struct DigestBuilder {
  package enum Precision: Sendable {
    case exact
    /// The nearest multiple of a millionth counts: processors may disagree on the last bit of a
    /// sine.
    case rounded
  }

  package let precision: Precision
  private var words: [UInt64] = []

  package init(_ precision: Precision = .exact) {
    self.precision = precision
    words.reserveCapacity(1_024)
  }

  package var digest: Digest { words.withUnsafeBytes { Digest(of: $0) } }

  package mutating func add(_ value: Int) {
    words.append(UInt64(bitPattern: Int64(value)).littleEndian)
  }

  package mutating func add(_ value: Bool) { words.append(UInt64(value ? 1 : 0).littleEndian) }

  /// Adds a number; 0 and −0 are equal, and so are their digests.
  package mutating func add(_ value: Double) {
    // Larger numbers have no digits to spare.
    let counted = precision == .rounded && abs(value) < 1e9 ? (value * 1_000_000).rounded() : value
    words.append((counted == 0 ? 0 : counted.bitPattern).littleEndian)
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a digest in place of what it names.
  package mutating func add(_ digest: Digest) {
    words.append(digest.high.littleEndian)
    words.append(digest.low.littleEndian)
  }

  package mutating func add<Value>(_ value: Value?, _ body: (inout DigestBuilder, Value) -> Void) {
    add(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func add<Value>(
    _ values: [Value], _ body: (inout DigestBuilder, Value) -> Void
  ) {
    add(values.count)
    for value in values { body(&self, value) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(bytes.count)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word |= UInt64(byte) << UInt64(index % 8 * 8)
      if index % 8 == 7 {
        words.append(word.littleEndian)
        word = 0
      }
    }
    if !bytes.count.isMultiple(of: 8) { words.append(word.littleEndian) }
  }
}
