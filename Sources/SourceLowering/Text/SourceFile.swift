// SPDX-License-Identifier: MIT

/// A Swift file of an application.
public struct SourceFile: Sendable {
  /// Where it is, as diagnostics name it.
  public let path: String
  /// What it says, in UTF-8.
  public let bytes: [UInt8]

  /// A file that says `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file that says `text`.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The line and the column of an offset, counted from 1, the column in bytes as the compiler does.
  func place(of offset: Int) -> (line: Int, column: Int) { LineStarts(self).place(of: offset) }
}

/// Where the lines of a file begin, for many places in it.
struct LineStarts {
  private let starts: [Int]

  init(_ file: SourceFile) {
    starts = file.bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      return starts
    }
  }

  /// The line and the column of an offset, counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    // The last line that begins at the offset or before it.
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
