// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What the documents say of a figure, to those who do not see it, is what the figure says of itself: the
/// alternative text is made from the timeline with the figure, and must not stay behind.
@Suite struct DocumentedFiguresTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func plain(_ text: some StringProtocol) -> String {
    [
      ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&#124;", "|"),
      ("&amp;", "&"),
    ]
    .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: ["README.md", "docs/figures.md", "docs/gallery.md"])
  func alternativeTextsAreThoseOfTheFigures(document: String) throws {
    let page = root.appendingPathComponent(document)
    let text = try String(contentsOf: page, encoding: .utf8)
    let images = text.matches(of: /<img src="([^"]*figures\/[^"]*\.svg)"[^>]*alt="([^"]*)"/)
    #expect(!images.isEmpty)
    for image in images {
      let file = page.deletingLastPathComponent().appendingPathComponent(String(image.1))
      let figure = try String(contentsOf: file, encoding: .utf8)
      let description = try #require(figure.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/))
      #expect(plain(image.2) == plain(description.1), "\(image.1) in \(document)")
    }
  }
}
