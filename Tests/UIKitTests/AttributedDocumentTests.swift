// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Attributed strings of documents, and strings that grow by formats.
@MainActor
@Suite struct AttributedDocumentTests {
  @Test func plainTextIsRead() throws {
    let string = try NSAttributedString(
      data: Data("Größe".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: nil)
    #expect(string.string == "Größe")
    #expect(string.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func theEncodingIsThatOfTheOptions() throws {
    // 0xE9 is é in ISO 8859-1, and no text in UTF-8.
    let bytes = Data([0xE9])
    let string = try NSAttributedString(
      data: bytes, options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
      documentAttributes: nil)
    #expect(string.string == "é")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: bytes, options: [:], documentAttributes: nil)
    }
  }

  @Test func pagesOfTheWebAreReported() {
    let stage = Stage()
    let recording = stage.record("page") {
      let string = try? NSAttributedString(
        data: Data("<b>bold</b>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
      #expect(string == nil)
    }
    #expect(recording.findings.contains { $0.message.contains("NSHTML") })
  }

  @Test func formatsAreAppended() {
    let string = NSMutableString(string: "a")
    string.appendFormat("%C%d", "é".utf16.first!, 7)
    #expect(string == "aé7")
  }
}
