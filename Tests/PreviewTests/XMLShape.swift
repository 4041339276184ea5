// SPDX-License-Identifier: MIT
import Foundation

/// Whether the elements of an XML text are nested as they should be: as much of a parser as a test needs.
struct XMLShape {
  let isWellFormed: Bool

  init(_ text: String) {
    var open: [String] = []
    var rest = text[...]
    var isSound = true
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = String(tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" })
      if tag.hasPrefix("/") {
        if open.popLast() != name { isSound = false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    isWellFormed = isSound && open.isEmpty
  }
}
