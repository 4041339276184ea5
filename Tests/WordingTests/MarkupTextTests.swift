// SPDX-License-Identifier: MIT
import Foundation
import SeededNumbers
import Testing
import FilmstripWording

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text of others inside of markup: a parser gives back what it was.
@Suite struct MarkupTextTests {
  /// Collects the characters of an element and the value of its attribute.
  private final class Reader: NSObject, XMLParserDelegate {
    var (content, attribute) = ("", "")

    func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) { attribute = attributeDict["b"] ?? "" }
  }

  private func read(_ text: String) throws -> (content: String, attribute: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data("<a b=\"\(text.markup)\">\(text.markup)</a>".utf8))
    parser.delegate = reader
    try #require(parser.parse())
    return (reader.content, reader.attribute)
  }

  @Test(arguments: [
    "a < b && c > d", "\"quoted\" and 'quoted'", "</a><script>", "&amp;", "]]>", "受信箱 📥 é",
    "line\u{2028}line\u{2029}line",
  ])
  func aParserReadsTheSameText(text: String) throws {
    let (content, attribute) = try read(text)
    #expect(content == text)
    #expect(attribute == text)
    #expect(!text.markup.contains { "<>\"'\u{2028}\u{2029}".contains($0) })
  }

  @Test func randomTextsAreReadAsTheyWere() throws {
    var numbers = SeededNumbers(seed: 18)
    let letters = Array("&<>\"';#x a\u{2028}é")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
          letters.randomElement(using: &numbers)!
        })
      #expect(try read(text).content == text)
    }
  }
}
