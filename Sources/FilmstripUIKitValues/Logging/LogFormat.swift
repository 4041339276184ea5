// SPDX-License-Identifier: MIT

enum LogFormat {
  static func text(_ format: String, _ values: [Any]) -> String {
    var text = ""
    var rest = Substring(format)
    var waiting = values[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      guard let specifier = Specifier(at: rest) else {
        text.append("%")
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(specifier.length)
      if specifier.conversion == "%" {
        text.append("%")
      } else if let value = waiting.popFirst() {
        text += specifier.text(of: value)
      } else {
        text += specifier.source
      }
    }
    return text + rest
  }

  private struct Specifier {
    let source: String
    /// Flags, width and precision.
    let options: String
    let conversion: Character

    var length: Int { source.count }

    /// The specifier at the start of a text, which is a percent sign; nil where it is none.
    init?(at text: Substring) {
      var rest = text.dropFirst()
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        rest = rest[rest.index(after: end)...]
      }
      let options = rest.prefix { "-+ #0123456789.".contains($0) }
      rest = rest.dropFirst(options.count)
      rest = rest.drop { "hlqLztj".contains($0) }
      guard let conversion = rest.first, "%@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
        return nil
      }
      self.options = String(options)
      self.conversion = conversion
      source = String(text[..<rest.index(after: rest.startIndex)])
    }

    func text(of value: Any) -> String {
      switch conversion {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O":
        guard let number = integer(value) else { return "\(value)" }
        let kind = "diuxXo".contains(conversion) ? String(conversion) : conversion.lowercased()
        return String(format: "%\(options)ll\(kind)", number)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = fraction(value) else { return "\(value)" }
        return String(format: "%\(options)\(conversion)", number)
      default: return "\(value)"
      }
    }

    private func integer(_ value: Any) -> Int64? {
      if let value = value as? any BinaryInteger { return Int64(truncatingIfNeeded: value) }
      return (value as? NSNumber)?.int64Value ?? (value as? Bool).map { $0 ? 1 : 0 }
    }

    private func fraction(_ value: Any) -> Double? {
      if let value = value as? any BinaryFloatingPoint { return Double(value) }
      return (value as? NSNumber)?.doubleValue
    }
  }
}
