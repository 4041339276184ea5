// SPDX-License-Identifier: MIT

/// The file that Xcode 26 generates of string catalogs: `LocalizedStringResource.viewAllPhotos`.
public struct TextSymbols {
  /// A string catalog: its name, and its keys with the texts in the language of development.
  public struct Table: Sendable {
    let name: String
    let texts: [(key: String, text: String?)]

    /// The keys of a catalog that were added by hand: Xcode makes symbols of these alone.
    public init(name: String, texts: [(key: String, text: String?)]) {
      (self.name, self.texts) = (name, texts)
    }
  }

  /// Swift that declares the names; empty without any.
  public let text: String

  /// Declares names for texts, the first of those that make the same name.
  ///
  /// Tables of one name, which several targets of an app have, are one.
  public init(_ tables: [Table]) {
    var (plain, nested) = ("", "")
    var names: [String] = []
    for table in tables where !names.contains(table.name) { names.append(table.name) }
    for name in names {
      let table = Table(name: name, texts: tables.filter { $0.name == name }.flatMap(\.texts))
      let indent = table.name == "Localizable" ? "  " : "    "
      var known: Set<String> = []
      let members = table.texts.sorted { $0.key < $1.key }.compactMap { entry -> String? in
        guard let symbol = TextSymbol(key: entry.key, text: entry.text),
          known.insert(symbol.name).inserted
        else { return nil }
        return indent + TextSymbols.member(symbol, key: entry.key, table: table.name) + "\n"
      }
      if table.name == "Localizable" {
        plain += members.joined()
      } else if !members.isEmpty, let namespace = TextSymbol.namespace(table.name) {
        nested += "  enum \(namespace) {\n\(members.joined())  }\n"
      }
    }
    var text = ""
    // Members of a type win over those of the extension of a protocol: names that the app declares stay what they are.
    if !plain.isEmpty {
      text += "\nprotocol LocalizedStringResourceNames {}\n"
      text += "extension LocalizedStringResource: LocalizedStringResourceNames {}\n"
      text += "extension LocalizedStringResourceNames where Self == LocalizedStringResource {\n"
      text += plain + "}\n"
    }
    if !nested.isEmpty { text += "\nextension LocalizedStringResource {\n\(nested)}\n" }
    self.text = text
  }

  private static func member(_ symbol: TextSymbol, key: String, table: String) -> String {
    let (key, table) = (key.debugDescription, table.debugDescription)
    guard !symbol.values.isEmpty else {
      return "static var \(symbol.name): LocalizedStringResource { .init(\(key), table: \(table)) }"
    }
    let names = symbol.values.enumerated().map { $1.label ?? "arg\($0 + 1)" }
    let parameters = zip(names, symbol.values).map { name, value in
      "\(value.label == nil ? "_ " : "")\(name): \(value.type)"
    }.joined(separator: ", ")
    let values = names.map { "\\(\($0))" }.joined()
    return "static func \(symbol.name)(\(parameters)) -> LocalizedStringResource { "
      + ".init(\(key), defaultValue: \"\(values)\", table: \(table)) }"
  }
}
