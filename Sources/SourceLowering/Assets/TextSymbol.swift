// SPDX-License-Identifier: MIT

/// The name in code that Xcode makes of a key in a string catalog, and the values that the text of the key has.
///
/// The rules are read off generated files in public repositories (`GeneratedStringSymbols_Localizable.swift` of
/// Xcode 26) and off the 171 symbols that MetaX a44093e uses, as Apple does not publish them.
struct TextSymbol {
  /// A value: its label, if it has a name in the text, and its type.
  struct Value: Equatable {
    var label: String?
    var type: String
  }

  let name: String
  let values: [Value]

  /// The symbol of a key, whose text in the language of development may have other values; nil without letters and
  /// digits.
  init?(key: String, text: String?) {
    var signs: [Value] = []
    let words = TextSymbol.words(of: TextSymbol.withoutValues(key, into: &signs))
    guard let first = words.first else { return nil }
    let name = first.lowercased() + words.dropFirst().map(TextSymbol.capitalized).joined()
    self.name = AssetSymbol.identifier(name)
    var others: [Value] = []
    _ = TextSymbol.withoutValues(text ?? "", into: &others)
    // A text has its own labels, and may have values that the key leaves out.
    values =
      others.count >= signs.count && (signs.isEmpty || others.contains { $0.label != nil })
      ? others : signs
  }

  /// The type in whose extension the symbols of a table other than `Localizable` lie.
  static func namespace(_ table: String) -> String? {
    let words = table.split { !($0.isLetter || $0.isNumber) }
    guard !words.isEmpty else { return nil }
    return AssetSymbol.identifier(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  /// What is between signs, what begins with a capital behind a small letter, and what begins behind digits: `iCloud` and
  /// `35mm` are two words, and `CRT` and `FNumber` are one.
  ///
  /// Apostrophes are left out: `device’s` is `devices`.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in key where !"'’".contains(character) {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let begins =
        !(last.isLetter || last.isNumber) || (last.isNumber && character.isLetter)
        || (last.isLowercase && character.isUppercase)
      if begins { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// The types of `printf`'s specifiers, as the generated files have them (`%@`, `%lld`), and as a published program
  /// that writes the same found them (`%d`, `%u`, `%f`).
  private static let types = [
    "@": "String", "d": "Int32", "i": "Int32", "u": "UInt32", "f": "Float", "ld": "Int",
    "lld": "Int", "li": "Int", "lu": "UInt", "llu": "UInt", "lf": "Double",
  ]

  /// A text with a space in place of each value, such as `%@`, `%2$lld` and `%(count)lld`, which are added in the order
  /// of their positions.
  private static func withoutValues(_ text: String, into values: inout [Value]) -> String {
    var (result, rest) = ("", Substring(text))
    var found: [(position: Int, value: Value)] = []
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard rest.first != "%" else {
        rest = rest.dropFirst()
        continue
      }
      guard
        let match = rest.prefixMatch(
          of: #/(?:(\d{1,2})\$)?(?:\((\w+)\))?[-+0\#]?[\d.]*(l{0,2}[diuf]|@)/#)
      else { continue }
      rest = rest[match.range.upperBound...]
      result += " "
      let position = match.1.flatMap { Int($0) } ?? found.count + 1
      found.append(
        (position, Value(label: match.2.map(String.init), type: types[String(match.3)] ?? "Int")))
    }
    values = found.sorted { $0.position < $1.position }.map(\.value)
    return result + rest
  }
}
