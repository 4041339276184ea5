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
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }
}
