// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripTimelines
internal import FilmstripWording

/// A page to look at one recording, or at two with what differs: one HTML file without anything around
/// it, from whose data a browser shows frames, curves and layers.
///
/// The page shows what the recording says: no motion is computed in it. Styles and scripts are those of
/// `Sources/FilmstripPreview/Page`; data are JSON in an element of their own.
package struct PreviewPage: Sendable {
  /// One or two recordings; the first is what the page is about.
  let recordings: [PreviewRecording]
  /// In what the second differs from the first, a sentence each, as a motion diff words it.
  let differences: [String]
  /// For layers of the first recording the same ones of the second.
  let pairs: [(Int, Int)]

  package init(_ recording: PreviewRecording) {
    recordings = [recording]
    differences = []
    pairs = []
  }

  /// The file's text in UTF-8; the same recordings give the same bytes.
  package var data: Data {
    PreviewPage.template.data(filling: ["title": Data(title.markup.utf8), "data": pageData])
  }

  private static var template: PageTemplate {
    PageTemplate(
      EmbeddedFile.bytes("FilmstripPreview/Page/page.html"), styles: [ViewerSources.style],
      scripts: ViewerSources.scripts + [
        EmbeddedFile.bytes("FilmstripPreview/Page/plane.js"),
        EmbeddedFile.bytes("FilmstripPreview/Page/exploded.js"),
        EmbeddedFile.bytes("FilmstripPreview/Page/tree.js"),
        EmbeddedFile.bytes("FilmstripPreview/Page/inspector.js"),
        EmbeddedFile.bytes("FilmstripPreview/Page/tables.js"),
        EmbeddedFile.bytes("FilmstripPreview/Page/app.js"),
      ])
  }

  private var title: String {
    recordings.map { $0.file.name }.joined(separator: " and ") + " – Filmstrip"
  }

  private var pageData: Data {
    var json = PreviewJSON()
    json.append("{ \"format\": \"filmstrip-preview\", \"version\": 1,\n\"recordings\": [")
    for (index, recording) in recordings.enumerated() {
      if index > 0 { json.append(",\n") }
      recording.append(to: &json)
    }
    json.append("],\n\"differences\": ")
    json.append(list: differences.map { TimelineText.string($0) })
    json.append(",\n\"pairs\": ")
    json.append(list: pairs.map { "[\($0.0), \($0.1)]" })
    json.append(" }")
    return json.data
  }
}
