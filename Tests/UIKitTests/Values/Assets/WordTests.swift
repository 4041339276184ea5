// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Texts of applications in the languages of a stage.
@MainActor
@Suite struct WordTests {
  private let folder: CatalogFolder
  private let stage = Stage(device: .iPhone15)

  init() throws {
    folder = try CatalogFolder()
    try write(
      "en.lproj/Localizable.strings", #"/* c */ "greeting" = "Hello"; "only" = "Only \"English\"";"#
    )
    try write("de.lproj/Localizable.strings", #""greeting" = "Hallo";"#)
    try write(
      "de.lproj/Other.strings",
      "\"greeting\" = \"Servus\";\n// a comment\nplain = \"Gr\\U00fc\\U00df\";")
    try write(
      "Package/Words.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Open": {"localizations": {"fr": {"stringUnit": {"value": "Ouvrir"}}}}}}"#
    )
    try write(
      "Words.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Close": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Fermer"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
            "other": {"stringUnit": {"value": "%lld items"}}}}},
          "fr": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld choses"}}}}}}},
        "%@ of %lld": {"localizations": {"fr": {"stringUnit": {"value": "%2$lld : %1$@"}}}},
        "%@ is late": {"localizations": {"fr": {"stringUnit": {"value": "%lld en retard %@"}}}}}}
      """#)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ key: String, _ table: String? = nil, value: String = "") -> String {
    NSLocalizedString(key, tableName: table, bundle: folder.bundle, value: value, comment: "")
  }

  @Test func aTextIsInTheLanguageOfTheStage() {
    #expect(text("greeting") == "Hello")
    stage.languages = ["ja", "de-AT"]
    #expect(
      text("greeting") == "Hallo" && text("greeting", "Other") == "Servus"
        && text("plain", "Other") == "Grüß")
    // What German does not have is in the language of development.
    #expect(text("only") == "Only \"English\"")
    #expect(text("none") == "none" && text("none", value: "other") == "other")
  }

  @Test func aCatalogHasTextsWithValuesAndPlurals() {
    func items(_ count: Int) -> String {
      String(localized: "\(count) items", table: "Words", bundle: folder.bundle)
    }
    #expect(items(1) == "1 item" && items(7) == "7 items")
    stage.languages = ["fr"]
    #expect(items(1) == "1 choses")
    #expect(String(localized: "Close", table: "Words", bundle: folder.bundle) == "Fermer")
    // That of a package with the same name is looked through, too.
    #expect(String(localized: "Open", table: "Words", bundle: folder.bundle) == "Ouvrir")
    #expect(String(localized: "\("A") of \(3)", table: "Words", bundle: folder.bundle) == "3 : A")
    #expect(
      String(
        localized: "key", defaultValue: "\(0.5, specifier: "%.2f") % \(2)", bundle: folder.bundle)
        == "0,50 % 2")
    // As Xcode 26 generates it of a string catalog.
    let resource = LocalizedStringResource("%@ of %lld", defaultValue: "\("B")\(4)", table: "Words")
    #expect(resource.key == "%@ of %lld" && String(localized: resource) == "B4")
  }

  @Test func whatCannotBeReadIsNamed() throws {
    stage.languages = ["fr"]
    try write("fr.lproj/Localizable.strings", "\"a\" = ")
    try write("Broken.xcstrings", "{")
    let recording = stage.record("words") {
      #expect(text("greeting") == "Hello")
      #expect(
        String(localized: "\("B") is late", table: "Words", bundle: folder.bundle) == "B is late")
    }
    let found = recording.findings.map {
      $0.message.replacingOccurrences(of: folder.root.path + "/", with: "")
    }
    #expect(found.count == 3, "\(found)")
    #expect(found.contains { $0.hasPrefix("Broken.xcstrings: is no string catalog") })
    #expect(found.contains { $0.hasPrefix("fr.lproj/Localizable.strings: has no pairs") })
    #expect(
      found.contains(
        #"Words.xcstrings: the text "%lld en retard %@" has places for other values than it is given"#
      ))
  }

  // MARK: Plurals

  private func items(_ kind: String, _ count: Int) -> String {
    switch kind {
    case "catalog": String(localized: "\(count) files", table: "Plural", bundle: folder.bundle)
    case "format": String(format: text("files", "Plural"), count)
    case "arguments": String(format: text("files", "Plural"), arguments: [count])
    default: String.localizedStringWithFormat(text("files", "Plural"), count)
    }
  }

  /// Numbers in words of categories, from CLDR's samples.
  private nonisolated static let samples: [(language: String, numbers: String)] = [
    ("en", "0 other 1 one 2 other 21 other"), ("de", "0 other 1 one 5 other"),
    ("fr", "0 one 1 one 2 other"), ("fr-CA", "1 one 1000000 many"),
    ("ru", "1 one 21 one 3 few 24 few 0 many 12 many 25 many"),
    ("pl", "1 one 22 few 21 many 12 many"),
    ("ar", "0 zero 1 one 2 two 3 few 110 few 11 many 100 other"),
    ("ja", "0 other 1 other 7 other"), ("cs", "1 one 4 few 5 other"),
  ]

  /// One text for each category, in each kind of file and call.
  @Test(arguments: samples)
  func aNumberHasTheTextOfItsCategory(language: String, numbers: String) throws {
    let words = numbers.split(separator: " ").map(String.init)
    let categories = ["zero", "one", "two", "few", "many", "other"]
    let name = language.split(separator: "-")[0]
    // `zero` would be for 0 in any language.
    let present = categories.filter { $0 != "zero" || language == "ar" }
    let rules = present.map { "<key>\($0)</key><string>%d \($0)</string>" }.joined()
    try write(
      "\(name).lproj/Plural.stringsdict",
      """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(rules)</dict></dict></dict></plist>
      """)
    let units = present.map { #""\#($0)": {"stringUnit": {"value": "%lld \#($0)"}}"# }
    try write(
      "Plural.xcstrings",
      #"{"strings": {"%lld files": {"localizations": {"\#(name)": {"variations": {"plural": {"#
        + units.joined(separator: ",") + "}}}}}}}")
    stage.languages = [language]
    let found = stage.record("words") {
      for (word, category) in zip(words, words.dropFirst()) {
        guard let number = Int(word) else { continue }
        let digits = number.formatted(.number.locale(Locale(identifier: language)))
        for kind in ["catalog", "localized"] {
          #expect(items(kind, number) == "\(digits) \(category)")
        }
        for kind in ["format", "arguments"] {
          #expect(items(kind, number) == "\(number) \(category)")
        }
      }
    }.findings
    #expect(found == [])
  }

  @Test func aFormatHasSeveralVariables() throws {
    func rule(_ name: String, _ texts: [(String, String)]) -> String {
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
        + texts.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
    }
    func entry(_ key: String, _ format: String, _ rules: String...) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + rules.joined() + "</dict>"
    }
    let files = rule("n", [("zero", "no file"), ("one", "a file"), ("other", "%d files")])
    try write(
      "en.lproj/Several.stringsdict",
      "<plist version=\"1.0\"><dict>" + entry("files", "%#@n@", files)
        + entry("folders", "%#@n@", rule("n", [("other", "%d folders")]))
        + entry(
          "both", "%#@n@ in %#@m@", files,
          rule("m", [("one", "a folder"), ("other", "%d folders")]))
        + entry("turned", "%2$#@n@ of %1$@", files)
        + entry(
          "nested", "%1$#@n@", rule("n", [("other", "%1$d of %2$#@m@")]),
          rule("m", [("one", "one"), ("other", "%2$d")]))
        + "</dict></plist>")
    try write(
      "Birds.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"%lld %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ on %#@trees@"}, "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}}}
      """#)
    // Both formats are looked up before either is used.
    let (first, second) = (text("files", "Several"), text("folders", "Several"))
    #expect(String(format: first, 0) == "no file" && String(format: first, 1) == "a file")
    #expect(String(format: second, 1) == "1 folders" && String(format: first, 3) == "3 files")
    #expect(String(format: text("both", "Several"), 1, 2) == "a file in 2 folders")
    #expect(String(format: text("both", "Several"), arguments: [2, 1]) == "2 files in a folder")
    #expect(String(format: text("turned", "Several"), "A" as NSString, 1) == "a file of A")
    #expect(String(format: text("nested", "Several"), 2, 1) == "2 of one")
    #expect(
      String(localized: "\(1) \(5)", table: "Birds", bundle: folder.bundle) == "1 bird on 5 trees")
    #expect(
      String.localizedStringWithFormat(text("%lld %lld", "Birds"), 1_200, 1)
        == "1,200 birds on a tree")
    // Others are Foundation's.
    #expect(String(format: "%#x %@", 255, "a" as NSString) == "0xff a")
    #expect(String.localizedStringWithFormat("%d", 1_234_567) == "1,234,567")
    #expect(String(format: "%.1f", locale: Locale(identifier: "de"), 0.5) == "0,5")
  }

  @Test(arguments: [
    ("<string>%#@n@</string>", "is no property list of texts; restore the file, or write it again"),
    (
      "<plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>A</string>"
        + "<key>100</key><string>Long</string></dict></dict></dict></plist>",
      #"has texts for widths, of which the widest is shown (key "a")"#
    ),
    (
      "<plist><dict><key>a</key><dict><key>x</key><string>A</string></dict></dict></plist>",
      #"has no NSStringLocalizedFormatKey; add it (key "a")"#
    ),
    (
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ %@</string><key>n</key><dict>"
        + "<key>other</key><string>%d</string></dict></dict></dict></plist>",
      ##"the text "%#@n@ %@" has places for other values than it is given"##
    ),
  ])
  func aFileOfPluralsThatCannotBeUsedIsNamed(plist: String, reason: String) throws {
    try write("en.lproj/Bad.stringsdict", plist)
    let recording = stage.record("words") {
      let format = text("a", "Bad")
      #expect(format == "Long" || String(format: format, 3).hasSuffix(format == "a" ? "a" : "%@"))
      #expect(text("b", "Bad") == "b")
    }
    let file = folder.root.appendingPathComponent("en.lproj/Bad.stringsdict").path
    #expect(recording.findings.map(\.message) == ["\(file): \(reason)"])
  }

  private nonisolated static let plurals = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../Fixtures/plurals/icu.tsv")

  /// ICU's category of each number in each language.
  @Test func categoriesAreThoseOfICU() throws {
    let lines = try String(contentsOf: Self.plurals, encoding: .utf8).split(separator: "\n")
    let numbers = lines[0].split(separator: " ").compactMap { Double($0) }
    let letters: [PluralCategory: Character] = [
      .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
    ]
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t")
      for language in parts[1].split(separator: " ") {
        let own = numbers.map { letters[PluralCategory(of: $0, in: String(language))]! }
        #expect(String(own) == parts[0], "\(language)")
      }
    }
    #expect(lines.count == 35)
  }
}
