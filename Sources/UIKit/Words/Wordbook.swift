// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// The texts of a table in a language, by their keys: of a `.strings` file, or a part of a `.xcstrings` file.
struct Wordbook {
  /// A text, or one for each plural category (Unicode CLDR), such as `one` and `other`.
  enum Entry {
    case text(String)
    case plural([String: String])
  }

  private(set) var entries: [String: Entry] = [:]

  /// Bytes of a file of texts at most.
  private static let limits = {
    var limits = ImageLimits.standard
    limits.byteCount = 32 << 20
    return limits
  }()

  private static func data(_ path: String) throws(AssetProblem) -> Data {
    do {
      return try FileBytes.read(path: path, limits: limits)
    } catch {
      throw AssetProblem(error, path: path)
    }
  }

  /// Reads a `.strings` file: pairs of texts, or a property list.
  init(strings path: String) throws(AssetProblem) {
    let list = try? PropertyListSerialization.propertyList(
      from: try Wordbook.data(path), options: [], format: nil)
    guard let pairs = list as? [String: Any] else {
      throw AssetProblem(
        path: path, reason: "has no pairs \"key\" = \"text\"; look for a missing semicolon")
    }
    entries = pairs.compactMapValues { ($0 as? String).map(Entry.text) }
  }

  /// No texts.
  static let empty = Wordbook()

  private init() {}

  /// Reads a `.xcstrings` file: the texts of each language, and the language of the keys.
  static func books(
    xcstrings path: String
  ) throws(AssetProblem) -> (source: String, books: [String: Wordbook]) {
    let object = try? JSONSerialization.jsonObject(with: data(path)) as? [String: Any]
    guard let object, let strings = object["strings"] as? [String: Any] else {
      throw AssetProblem(
        path: path, reason: "is no string catalog; restore the file, or let Xcode write it again")
    }
    let source = object["sourceLanguage"] as? String ?? "en"
    var books: [String: Wordbook] = [source: Wordbook()]
    for (key, value) in strings {
      let languages = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in languages {
        guard let entry = Entry(xcstrings: value) else { continue }
        books[language, default: Wordbook()].entries[key] = entry
      }
    }
    return (source, books)
  }
}

extension Wordbook.Entry {
  /// What a language of a key says in a `.xcstrings` file; nil for what is not translated.
  fileprivate init?(xcstrings value: Any?) {
    guard let object = value as? [String: Any] else { return nil }
    if let text = Self.text(object) {
      self = .text(text)
      return
    }
    let variations = object["variations"] as? [String: Any] ?? [:]
    if let plural = variations["plural"] as? [String: Any] {
      self = .plural(plural.compactMapValues { ($0 as? [String: Any]).flatMap(Self.text) })
      return
    }
    let device = variations["device"] as? [String: Any] ?? [:]
    self.init(xcstrings: device["iphone"] ?? device["other"])
  }

  private static func text(_ object: [String: Any]) -> String? {
    (object["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// The text for a number; for none that of many.
  ///
  /// Of the categories `zero` and `one` and `two` are for these numbers, and `other` for the rest, as in most
  /// languages (approximated: Slavic languages, Arabic and others have more).
  func text(for number: Double?) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let texts):
      let category: String? =
        switch number {
        case 0: "zero"
        case 1: "one"
        case 2: "two"
        default: nil
        }
      return category.flatMap { texts[$0] } ?? texts["other"] ?? texts["many"]
    }
  }
}
