// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// The texts of a table in a language, by their keys: of a `.strings` file, or a part of a `.xcstrings` file.
struct Wordbook {
  enum Entry {
    case text(String)
    case format(String, [String: TextFormat.Variable])

    /// A text for each plural category of the first number.
    static func plural(_ texts: [String: String]) -> Entry {
      .format("%#@plural@", ["plural": .init(texts: texts, isWhole: true)])
    }
  }

  private(set) var entries: [String: Entry] = [:]

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

  init(strings path: String) throws(AssetProblem) {
    guard let pairs = try Wordbook.list(path) else {
      throw AssetProblem(
        path: path, reason: "has no pairs \"key\" = \"text\"; look for a missing semicolon")
    }
    entries = pairs.compactMapValues { ($0 as? String).map(Entry.text) }
  }

  init(stringsdict path: String) throws(AssetProblem) {
    guard let rules = try Wordbook.list(path) else {
      throw AssetProblem(
        path: path, reason: "is no property list of texts; restore the file, or write it again")
    }
    for (key, value) in rules.sorted(by: { $0.key < $1.key }) {
      do throws(Entry.Flaw) { entries[key] = try Entry(stringsdict: value) } catch {
        AssetProblem(path: path, reason: "\(error.reason) (key \"\(key)\")").report()
        if let text = error.text { entries[key] = .text(text) }
      }
    }
  }

  private static func list(_ path: String) throws(AssetProblem) -> [String: Any]? {
    let data = try data(path)
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      as? [String: Any]
  }

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
  /// Why an entry cannot be used as it is, and the text that is shown all the same.
  fileprivate struct Flaw: Error {
    let reason: String
    var text: String?
  }

  /// The names of the stage's device in files of texts, the most special one first.
  private static var devices: [String] {
    UITraitCollection.predicted.userInterfaceIdiom == .pad
      ? ["ipad", "other"] : ["iphone", "other"]
  }

  /// What a language of a key says in a `.xcstrings` file; nil for what is not translated.
  fileprivate init?(xcstrings value: Any?) {
    guard let object = value as? [String: Any] else { return nil }
    if let text = Self.text(object) {
      let substitutions = object["substitutions"] as? [String: Any] ?? [:]
      let variables = substitutions.compactMapValues(TextFormat.Variable.init(substitution:))
      self = variables.isEmpty ? .text(text) : .format(text, variables)
      return
    }
    let variations = object["variations"] as? [String: Any] ?? [:]
    if let plural = variations["plural"] as? [String: Any] {
      self = .plural(Self.texts(plural))
      return
    }
    let device = variations["device"] as? [String: Any] ?? [:]
    self.init(xcstrings: Self.devices.lazy.compactMap { device[$0] }.first)
  }

  fileprivate static func text(_ object: [String: Any]) -> String? {
    (object["stringUnit"] as? [String: Any])?["value"] as? String
  }

  fileprivate static func texts(_ plural: [String: Any]) -> [String: String] {
    plural.compactMapValues { ($0 as? [String: Any]).flatMap(Self.text) }
  }

  fileprivate init(stringsdict value: Any) throws(Flaw) {
    if let text = value as? String {
      self = .text(text)
      return
    }
    guard let object = value as? [String: Any] else {
      throw Flaw(reason: "has a text that is no dictionary")
    }
    if let widths = object["NSStringVariableWidthRuleType"] as? [String: Any] {
      // Which one iOS shows where no width was asked for is not documented.
      let widest = widths.max { (Double($0.key) ?? 0, $0.key) < (Double($1.key) ?? 0, $1.key) }
      throw Flaw(
        reason: "has texts for widths, of which the widest is shown", text: widest?.value as? String
      )
    }
    if let texts = object["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let text = Self.devices.lazy.compactMap({ texts[$0] as? String }).first else {
        throw Flaw(reason: "has no text for this device")
      }
      self = .text(text)
      return
    }
    guard let format = object["NSStringLocalizedFormatKey"] as? String else {
      throw Flaw(reason: "has no NSStringLocalizedFormatKey; add it")
    }
    var variables: [String: TextFormat.Variable] = [:]
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let rule = value as? [String: Any] else { continue }
      let kind = rule["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
      guard kind == "NSStringPluralRuleType" else {
        throw Flaw(reason: "has the rule \(kind), which is not known; use NSStringPluralRuleType")
      }
      variables[name] = .init(texts: rule.compactMapValues { $0 as? String })
    }
    self = .format(format, variables)
  }
}

extension TextFormat.Variable {
  /// A substitution of a `.xcstrings` file, in whose texts `%arg` stands for the number.
  fileprivate init?(substitution value: Any) {
    guard let object = value as? [String: Any],
      let variations = object["variations"] as? [String: Any],
      let plural = variations["plural"] as? [String: Any]
    else { return nil }
    let argument = (object["argNum"] as? NSNumber)?.intValue
    let specifier = object["formatSpecifier"] as? String ?? "lld"
    let place = argument.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
    texts = Wordbook.Entry.texts(plural).mapValues {
      $0.replacingOccurrences(of: "%arg", with: place)
    }
    self.argument = argument.map { $0 - 1 }
  }
}
