// SPDX-License-Identifier: MIT

/// The name in code that Xcode makes of an asset's name.
///
/// The rules are read off generated files in public repositories (`GeneratedAssetSymbols.swift` of Xcode 15 and
/// 16), as Apple does not publish them.
enum AssetSymbol {
  /// The name of an asset: `ic_arrow-left` is `icArrowLeft`.
  ///
  /// `Image` or `Color` at its end is left out. Nil for a name without letters and digits.
  static func member(_ name: String) -> String? {
    let words = words(of: name)
    guard !words.isEmpty else { return nil }
    // Digits that would run into each other keep what is between them, and the name its letters.
    if zip(words, words.dropFirst()).contains(where: {
      $0.last?.isNumber == true && $1.first?.isNumber == true
    }) {
      return identifier(words.joined(separator: "_"))
    }
    var symbol = lowered(words[0]) + words.dropFirst().map(raised).joined()
    for ending in ["Image", "Color"] where symbol.hasSuffix(ending) && symbol.count > ending.count {
      symbol.removeLast(ending.count)
      break
    }
    return identifier(symbol)
  }

  /// The name of a group that provides a namespace: `tab bar` is `TabBar`.
  static func namespace(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(raised).joined())
  }

  /// What is between signs, and what begins behind digits.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let begins =
        last.map { !($0.isLetter || $0.isNumber) || ($0.isNumber && character.isLetter) } ?? true
      if begins { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with its first letter, or its first letters but the last one of them, small: `HBO` is `hbo`,
  /// `UIAccent` is `uiAccent`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let behind = word.dropFirst(capitals.count).first
    let count = capitals.count > 1 && behind?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A text as Swift takes it for a name.
  static func identifier(_ text: String) -> String {
    if text.first?.isNumber == true { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Words that declare something else where they stand alone (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
