// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// A file that imports Foundation besides UIKit gets UIKit's texts and plurals.
@MainActor
@Suite struct TwoImportsTests {
  private let stage = Stage(device: .iPhone15)

  @Test func textsAndPluralsAreThoseOfTheStage() throws {
    let folder = try CatalogFolder()
    let bundle = folder.bundle
    let plural =
      #"{"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ei"}}, "#
      + #""other": {"stringUnit": {"value": "%lld Eier von %@"}}}}}"#
    try Data(#"{"strings": {"egg": {"localizations": {"de": \#(plural)}}}}"#.utf8)
      .write(to: folder.root.appendingPathComponent("Table.xcstrings"))
    try Data(
      #"{"strings": {"hi": {"localizations": {"de": {"stringUnit": {"value": "hallo"}}}}}}"#.utf8
    )
    .write(to: folder.root.appendingPathComponent("Localizable.xcstrings"))
    stage.languages = ["de"]
    #expect(NSLocalizedString("hi", bundle: bundle, comment: "") == "hallo")
    #expect(NSLocalizedString("hi", bundle: bundle, value: "ho", comment: "") == "hallo")
    #expect(NSLocalizedString("none", value: "ho", comment: "") == "ho")
    #expect(NSLocalizedString("none", comment: "") == "none")
    #expect(NSLocalizedString("none", tableName: "Table", comment: "") == "none")
    let format = NSLocalizedString("egg", tableName: "Table", bundle: bundle, comment: "")
    let (count, name) = (1_500, "Max" as NSString)
    #expect(String(format: format, count, name) == "1500 Eier von Max")
    #expect(String.localizedStringWithFormat(format, count, name) == "1.500 Eier von Max")
    #expect(String(format: "(\(format))", count - 1_499) == "(1 Ei)")
  }
}
