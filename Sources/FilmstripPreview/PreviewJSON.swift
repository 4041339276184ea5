// SPDX-License-Identifier: MIT
package import Foundation

/// JSON that stands in a `script` element of a page, or in a script of its own.
///
/// Whatever names say, the element ends where we end it: `<` and `&` are written as escapes, which JSON
/// allows in strings, the one place where they occur. So are the line and paragraph separators of
/// Unicode, which old engines take for the end of a line.
package struct PreviewJSON {
  /// What was appended, in UTF-8.
  package private(set) var data = Data()

  package init() {}

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let escape = PreviewJSON.escape(at: index, in: bytes) else { continue }
        data.append(contentsOf: bytes[start..<index])
        data.append(contentsOf: escape.text.utf8)
        start = index + escape.length
      }
      data.append(contentsOf: bytes[start...])
    }
  }

  package mutating func append(list items: [String]) {
    append("[" + items.joined(separator: ", ") + "]")
  }

  /// Appends bytes in base 64, as a string.
  package mutating func append(base64 bytes: Data) {
    data.append(UInt8(ascii: "\""))
    data.append(bytes.base64EncodedData())
    data.append(UInt8(ascii: "\""))
  }

  private static func escape(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    case UInt8(ascii: "&"): return ("\\u0026", 1)
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
      if bytes[index + 2] == 0xA8 { return ("\\u2028", 3) }
      if bytes[index + 2] == 0xA9 { return ("\\u2029", 3) }
      return nil
    default: return nil
    }
  }
}
