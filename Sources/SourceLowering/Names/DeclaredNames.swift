// SPDX-License-Identifier: MIT
public import Foundation

/// Which names a file declares, read from its sources without their syntax.
public enum DeclaredNames {
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var", "macro",
  ]
  private static let modifiers: Set<String> = [
    "final", "static", "nonisolated", "indirect", "lazy", "weak", "override", "mutating",
    "distributed",
  ]

  private static let types = ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "]

  /// The names that a file declares, those of members too.
  ///
  /// - Parameters:
  ///   - data: What the file says, in UTF-8.
  ///   - publicOnly: Whether only what follows `public` or `open` counts; else types count.
  ///   - outerOnly: Whether only what begins at the start of a line counts, and so is in no other type.
  /// - Returns: The names, without what follows them.
  public static func names(
    in data: Data, publicOnly: Bool, outerOnly: Bool = false
  ) -> Set<String> {
    var result: Set<String> = []
    for word in publicOnly ? ["public ", "open "] : types {
      let pattern = Data(word.utf8)
      var start = data.startIndex
      while let found = data.range(of: pattern, in: start..<data.endIndex) {
        start = found.upperBound
        if publicOnly, isSPI(found.lowerBound, in: data) { continue }
        if outerOnly, isIndented(found.lowerBound, in: data) { continue }
        let place = publicOnly ? found.upperBound : found.lowerBound
        if let name = name(after: place, in: data) { result.insert(name) }
      }
    }
    return result
  }

  /// Whether a declaration is marked with `@_spi`, so that a plain import does not show it.
  private static func isSPI(_ place: Data.Index, in data: Data) -> Bool {
    line(before: place, in: data).range(of: Data("@_spi(".utf8)) != nil
  }

  private static func isIndented(_ place: Data.Index, in data: Data) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(line(before: place, in: data).first)
  }

  /// What is before a place in its line.
  private static func line(before place: Data.Index, in data: Data) -> Data {
    let lineFeed = UInt8(ascii: "\n")
    return data[..<place].suffix(100).split(separator: lineFeed, omittingEmptySubsequences: false)
      .last ?? Data()
  }

  /// The name that a declaration gives whose modifiers go on at a place.
  private static func name(after place: Data.Index, in data: Data) -> String? {
    var rest = data[place...].prefix(200)
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      let word = rest.prefix(while: isPartOfName)
      guard !word.isEmpty else { return nil }
      let text = String(decoding: word, as: UTF8.self)
      rest = rest[word.endIndex...]
      if keywords.contains(text) {
        let name = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
          .prefix(while: isPartOfName)
        // `class func` has two of them.
        let found = String(decoding: name, as: UTF8.self)
        if keywords.contains(found) { continue }
        return found.isEmpty ? nil : found
      }
      guard modifiers.contains(text) else { return nil }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
