// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

final class SVGDocument: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [(element: String, name: String, value: String)] = []
  private(set) var texts: [(element: String, text: String)] = []
  private var open: [(name: String, text: String)] = []
  private(set) var isWellFormed = false

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func texts(of element: String) -> [String] { texts.filter { $0.element == element }.map(\.text) }

  var identifiers: [String] { attributes.filter { $0.name == "id" }.map(\.value) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    open.append((name, ""))
    for key in attributes.keys.sorted() {
      self.attributes.append((name, key, attributes[key] ?? ""))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let last = open.popLast() else { return }
    if !last.text.allSatisfy(\.isWhitespace) { texts.append((last.name, last.text)) }
  }
}
