// SPDX-License-Identifier: MIT

/// Texts with places for values, as `printf` has them; a text that asks for other values than there are is none.
package enum TextFormat {
  package enum Argument: Equatable, Sendable {
    case text(String)
    case whole(Int64)
    case real(Double)

    init(_ value: any CVarArg) {
      switch value {
      case let value as any BinaryInteger: self = .whole(Int64(clamping: value))
      case let value as Double: self = .real(value)
      case let value as CGFloat: self = .real(Double(value))
      case let value as Float: self = .real(Double(value))
      case let value as NSNumber:
        let real = value.doubleValue
        self = real == real.rounded() ? .whole(value.int64Value) : .real(real)
      default: self = .text("\(value)")
      }
    }

    /// The value as a number, which chooses a plural.
    var number: Double? {
      switch self {
      case .text: nil
      case .whole(let value): Double(value)
      case .real(let value): value
      }
    }
  }

  /// What stands for `%#@name@` in a text: a text for each plural category of a number.
  struct Variable {
    /// The texts, by the categories' names.
    var texts: [String: String]
    /// Which value the number is; nil for the next one.
    var argument: Int?
    /// Whether the number is the first one of all values, and the texts have places for all.
    var isWhole = false
  }

  struct Surroundings {
    var variables: [String: Variable] = [:]
    var language = "en"
    /// How numbers are written; nil for plain digits.
    var locale: Locale?
  }

  /// Variables in texts of variables that are followed.
  private static let deepestVariable = 8

  /// A text with its values; nil where it has places for others.
  ///
  /// Without values it is the text as it is: a percent sign in it is one.
  static func text(
    _ format: String, _ arguments: [Argument], in surroundings: Surroundings = Surroundings()
  ) -> String? {
    guard !arguments.isEmpty else { return format }
    var next = 0
    return text(format, arguments, from: &next, in: surroundings, depth: 0)
  }

  /// A text with its values, of which `next` is the first for a place that names none.
  private static func text(
    _ format: String, _ arguments: [Argument], from next: inout Int, in surroundings: Surroundings,
    depth: Int
  ) -> String? {
    var result = ""
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if let match = rest.prefixMatch(of: /(?:(\d{1,3})\$)?#@([^@]*)@/) {
        rest = rest[match.range.upperBound...]
        guard depth < deepestVariable, let variable = surroundings.variables[String(match.2)] else {
          return nil
        }
        let first = variable.isWhole ? arguments.firstIndex { $0.number != nil } : nil
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? variable.argument ?? first ?? next
        guard arguments.indices.contains(index) else { return nil }
        // The first place in the text of a variable is for its own number.
        var inner = variable.isWhole ? next : index
        guard let text = variable.text(for: arguments[index].number, in: surroundings.language),
          let part = self.text(text, arguments, from: &inner, in: surroundings, depth: depth + 1)
        else { return nil }
        next = max(index + 1, inner)
        result += part
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
        let part = part(
          arguments[index], flags: String(match.2), conversion: match.3,
          locale: surroundings.locale)
      else { return nil }
      result += part
    }
    return result + rest
  }

  private static func part(
    _ argument: Argument, flags: String, conversion: Substring, locale: Locale?
  ) -> String? {
    switch (argument, conversion) {
    case (.text(let value), "@"), (.text(let value), "s"): value
    case (.whole(let value), "@"): String(value)
    case (.real(let value), "@"): String(value)
    case (.whole(let value), "d"), (.whole(let value), "D"), (.whole(let value), "i"),
      (.whole(let value), "u"), (.whole(let value), "U"):
      plain("%\(flags)lld", locale, [value])
    case (.whole(let value), "x"), (.whole(let value), "X"), (.whole(let value), "o"):
      plain("%\(flags)ll\(conversion)", nil, [value])
    case (.real(let value), "f"), (.real(let value), "F"), (.real(let value), "e"),
      (.real(let value), "E"), (.real(let value), "g"), (.real(let value), "G"):
      plain("%\(flags)\(conversion)", locale, [value])
    default: nil
    }
  }

  /// What Foundation makes of a format.
  static func plain(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    withVaList(arguments) {
      NSString(format: format, locale: locale as NSLocale?, arguments: $0) as String
    }
  }
}

extension TextFormat.Variable {
  /// The text for a number in a language; that of many without one.
  ///
  /// `zero` is for 0 in each language (Apple, Foundation Release Notes for OS X 10.9); `other` is for categories that
  /// have no text.
  func text(for number: Double?, in language: String) -> String? {
    guard let number else { return texts["other"] }
    if number == 0, let zero = texts["zero"] { return zero }
    return texts[PluralCategory(of: number, in: language).rawValue] ?? texts["other"]
  }
}
