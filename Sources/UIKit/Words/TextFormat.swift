// SPDX-License-Identifier: MIT
internal import Foundation

/// Texts with places for values, as `printf` has them; a text that asks for other values than there are is none.
package enum TextFormat {
  /// A value.
  package enum Argument: Equatable, Sendable {
    case text(String)
    case whole(Int64)
    case real(Double)

    /// The value as a number, which chooses a plural.
    var number: Double? {
      switch self {
      case .text: nil
      case .whole(let value): Double(value)
      case .real(let value): value
      }
    }
  }

  /// A text with its values; nil where it has places for others.
  ///
  /// Without values it is the text as it is: a percent sign in it is one.
  static func text(_ format: String, _ arguments: [Argument]) -> String? {
    guard !arguments.isEmpty else { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard
        let match = rest.prefixMatch(
          of:
            /(?:(\d{1,3})\$)?([-+ 0#']*\d{0,3}(?:\.\d{0,3})?)(?:hh|ll|[hlqzjt])?([@dDiuUxXofFeEgGcs])/
        )
      else { return nil }
      rest = rest[match.range.upperBound...]
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = index + 1
      guard arguments.indices.contains(index),
        let part = part(arguments[index], flags: String(match.2), conversion: match.3)
      else { return nil }
      result += part
    }
    return result + rest
  }

  private static func part(_ argument: Argument, flags: String, conversion: Substring) -> String? {
    switch (argument, conversion) {
    case (.text(let value), "@"), (.text(let value), "s"): value
    case (.whole(let value), "@"): String(value)
    case (.real(let value), "@"): String(value)
    case (.whole(let value), "d"), (.whole(let value), "D"), (.whole(let value), "i"),
      (.whole(let value), "u"),
      (.whole(let value), "U"):
      String(format: "%\(flags)lld", value)
    case (.whole(let value), "x"), (.whole(let value), "X"), (.whole(let value), "o"):
      String(format: "%\(flags)ll\(conversion)", value)
    case (.real(let value), "f"), (.real(let value), "F"), (.real(let value), "e"),
      (.real(let value), "E"),
      (.real(let value), "g"), (.real(let value), "G"):
      String(format: "%\(flags)\(conversion)", value)
    default: nil
    }
  }
}
