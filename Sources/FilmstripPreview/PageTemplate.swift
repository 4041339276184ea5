// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripWording

/// A page with its styles and scripts in place, and slots for what differs from page to page.
package struct PageTemplate: Sendable {
  private enum Part {
    /// Bytes in UTF-8.
    case text(ArraySlice<UInt8>)
    case slot(String)
  }

  private let parts: [Part]

  /// A page whose slots `style` and `script` are filled with files, one after the other.
  package init(_ page: [UInt8], styles: [[UInt8]], scripts: [[UInt8]]) {
    var parts: [Part] = []
    for part in PageTemplate.split(page[...]) {
      switch part {
      case .slot("style"): parts += styles.map { .text($0[...]) }
      case .slot("script"): parts += scripts.map { .text($0[...]) }
      default: parts.append(part)
      }
    }
    self.parts = parts
  }

  /// The page in UTF-8, with each of its other slots filled.
  package func data(filling slots: [String: Data]) -> Data {
    var out = Data()
    for part in parts {
      switch part {
      case .text(let text): out.append(contentsOf: text)
      case .slot(let name):
        guard let content = slots[name] else { refuse("PageTemplate: an unknown slot \(name)") }
        out.append(content)
      }
    }
    return out
  }

  /// Splits a text at slots, which are written `{{name}}`.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = bytes
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    while let start = rest.indices.first(where: {
      rest[$0] == open && $0 + 1 < rest.endIndex && rest[$0 + 1] == open
    }), let end = rest[start...].firstIndex(of: close) {
      parts.append(.text(rest[..<start]))
      parts.append(.slot(String(decoding: rest[(start + 2)..<end], as: UTF8.self)))
      rest = rest[(end + 2)...]
    }
    return parts + [.text(rest)]
  }
}
