// SPDX-License-Identifier: MIT
internal import Foundation

/// What a value says of itself, without what is another in each process: addresses of objects, and contexts
/// of types that are known by theirs.
///
/// A number is an address where it follows a type's name, as in `<UIView: 0x600000c1a2b0>`, or where it is
/// that of an object or a pointer that the value holds. Texts in quotation marks stay as they are, and so
/// does a value that is a text.
struct StableDescription {
  let text: String

  init(of value: Any) {
    let description = String(describing: value)
    text =
      StableDescription.isText(value)
      ? description : StableDescription.withoutAddresses(description, of: value)
  }

  private static func isText(_ value: Any) -> Bool {
    value is any StringProtocol || value is Character || value is StaticString || value is NSString
  }

  private static func withoutAddresses(_ text: String, of value: Any) -> String {
    // Looked for only where there is a number that could be one.
    var known: ObjectAddresses?
    let parts =
      #/
      (?<quoted> " (?: [^"\\] | \\. )* " )
      | (?<context> \(unknown\ context\ at\ \$[0-9a-f]+\)\. )
      | (?<type> < (?: [A-Za-z_][\w.$<>(),\ ]*:\ ? | computed\  ) ) 0x[0-9a-f]{9,16} (?![0-9a-f])
      | 0x (?<number> [0-9a-f]{6,16} ) (?![0-9a-f])
      /#
    return text.replacing(parts) { match in
      if match.context != nil { return "" }
      if let type = match.type {
        return type.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "") + "0x…"
      }
      if let number = match.number {
        let addresses = known ?? ObjectAddresses(in: value)
        known = addresses
        if addresses.contain(number) { return "0x…" }
      }
      return String(match.0)
    }
  }
}
