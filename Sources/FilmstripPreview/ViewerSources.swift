// SPDX-License-Identifier: MIT

package enum ViewerSources {
  package static var style: [UInt8] { EmbeddedFile.bytes("FilmstripPreview/Page/style.css") }

  /// Scripts in the order in which they are run; they define elements and start nothing.
  package static var scripts: [[UInt8]] {
    [
      EmbeddedFile.bytes("FilmstripPreview/Page/geometry.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/cuts.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/recording.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/format.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/state.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/controls.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/picture.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/lanes.js"),
      EmbeddedFile.bytes("FilmstripPreview/Page/transport.js"),
    ]
  }
}
