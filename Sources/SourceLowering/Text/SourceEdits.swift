// SPDX-License-Identifier: MIT

/// Changes to a file's text that leave its lines where they are.
///
/// Offsets are in UTF-8 bytes of the original. What is removed becomes spaces, so that columns stay as
/// far as nothing is replaced by something of another length.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// Keeps insertions at one place in the order in which they were made.
    let order: Int
  }

  private var edits: [Edit] = []

  /// Whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Inserts text, which has no line breaks.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  /// Replaces a range by text without line breaks; those of the range stay, after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Replaces a range by spaces.
  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// The text with the changes in it.
  ///
  /// A range that begins inside another one that was replaced is left out: it is gone. Of two that begin at one place
  /// the longer one counts.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var position = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      SourceEdits.appendBlanks(for: bytes[edit.range], less: edit.text.utf8.count, to: &result)
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }

  /// Line breaks as they are, and a space for each other byte that the replacement does not fill.
  private static func appendBlanks(
    for bytes: ArraySlice<UInt8>, less filled: Int, to result: inout [UInt8]
  ) {
    var toSkip = filled
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        result.append(byte)
      } else if toSkip > 0 {
        toSkip -= 1
      } else {
        result.append(UInt8(ascii: " "))
      }
    }
  }
}
