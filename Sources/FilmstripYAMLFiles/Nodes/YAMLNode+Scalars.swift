// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

// What plain scalars are: the core schema of YAML 1.2.2, section 10.3.2. `yes`, `no`, `on` and `off` are
// texts there, and so are `1:30` and `0777` a text and a number of three digits.
extension YAMLNode {
  /// The text of a scalar, with quotation marks or not; nil for lists, mappings and what is empty.
  package var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// Whether there is no value: nothing, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// True or false; nil for anything else.
  package var flag: Bool? {
    switch content {
    case .scalar("true", isPlain: true), .scalar("True", isPlain: true),
      .scalar("TRUE", isPlain: true):
      true
    case .scalar("false", isPlain: true), .scalar("False", isPlain: true),
      .scalar("FALSE", isPlain: true):
      false
    default: nil
    }
  }

  /// A whole number; nil for anything else, and for what has more than 64 bits.
  package var whole: Int? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
    // `Int` takes the digits of ASCII alone, with a sign or without.
    return Int(text)
  }

  /// A number, which may be infinite or none (`.inf`, `.nan`); nil for anything else.
  package var number: Double? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    if let whole { return Double(whole) }
    switch text.lowercased() {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: break
    }
    // Swift's own reading does not know `.5` and `5.`, and the library's knows `0x1p3` and `inf`.
    return YAMLNode.isDecimal(text.utf8) ? strtod(text, nil) : nil
  }

  /// Whether a text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  ///
  /// By hand, because a pattern is compiled each time that it is used, which took a twelfth of a verification.
  private static func isDecimal(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    func dropDigits() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    func drop(_ choices: String) -> Bool {
      guard let first = rest.first, choices.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = drop("+-")
    var digits = dropDigits()
    if drop(".") { digits += dropDigits() }
    guard digits > 0 else { return false }
    if drop("eE") {
      _ = drop("+-")
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// What a message calls the node.
  package var kind: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let text, let isPlain):
      if isNull {
        "empty"
      } else if flag != nil {
        text.lowercased()
      } else if number != nil {
        "the number \(text)"
      } else {
        "the text '\(text.printable(atMost: 40))'\(isPlain ? "" : " in quotation marks")"
      }
    }
  }

  package var json: Any {
    switch content {
    case .mapping(let entries):
      return Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first }
    case .sequence(let elements): return elements.map(\.json)
    case .scalar(let text, _):
      if isNull { return NSNull() }
      if let flag { return flag }
      if let whole { return whole }
      // JSON has neither infinity nor what is no number.
      if let number, number.isFinite { return number }
      return text
    }
  }
}
