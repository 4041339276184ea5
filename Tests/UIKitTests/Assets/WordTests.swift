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
        == "0.50 % 2")
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
      found.contains {
        $0.contains("%lld en retard %@") && $0.contains("has other values than the key")
      })
  }
}
