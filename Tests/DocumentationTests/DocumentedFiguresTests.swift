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

  @Test(arguments: ["README.md", "docs/figures.md", "docs/gallery.md", "docs/sample-screens.md"])
  func alternativeTextsAreThoseOfTheFigures(document: String) throws {
    let page = root.appendingPathComponent(document)
    let text = try String(contentsOf: page, encoding: .utf8)
    let images = text.matches(
      of: /<img src="([^"]*images\/(?:figures|screens)\/[^"]*)"[^>]*alt="([^"]*)"/)
    #expect(!images.isEmpty)
    for image in images {
      let file = page.deletingLastPathComponent().appendingPathComponent(String(image.1))
      let bytes = try Data(contentsOf: file)
      let description = try #require(
        file.pathExtension == "svg" ? svgDescription(bytes) : pngDescription(bytes))
      #expect(plain(image.2) == plain(description), "\(image.1) in \(document)")
    }
  }

  private func svgDescription(_ bytes: Data) -> String? {
    String(decoding: bytes, as: UTF8.self).firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)
      .map { String($0.1) }
  }

  /// The text of the `iTXt` chunk `Description`, which is not compressed.
  private func pngDescription(_ bytes: Data) -> String? {
    let head = Data("iTXtDescription\0\0\0\0\0".utf8)
    guard let place = bytes.range(of: head) else { return nil }
    let length = bytes[place.lowerBound - 4..<place.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    let end = place.lowerBound + 4 + length
    return end <= bytes.count ? String(decoding: bytes[place.upperBound..<end], as: UTF8.self) : nil
  }

  /// A picture that no file of figures names is one that can be out of date: docs/figures.yaml, and
  /// docs/sample-screens.yaml for those of screens with constraints.
  @Test func eachPictureOfTheGalleryIsAFigure() throws {
    let page = root.appendingPathComponent("docs/gallery.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let sources = text.matches(of: /(?:src|srcset)="([^"]*)"|\]\((images\/[^)]*)\)/)
    #expect(sources.count > 30)
    for source in sources {
      let path = source.1 ?? source.2 ?? ""
      #expect(
        path.hasPrefix("images/figures/") || path.hasPrefix("images/screens/"), "\(source.0)")
    }
  }
}
