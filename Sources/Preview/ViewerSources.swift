// SPDX-License-Identifier: MIT

/// Styles and scripts of the page's viewer: what pages of recordings and reports have in common.
package enum ViewerSources {
  /// Colours, text, and what controls, pictures and curves look like.
  package static var style: [UInt8] { EmbeddedFile.bytes("Preview/Page/style.css") }

  /// Scripts in the order in which they are run; they define elements and start nothing.
  package static var scripts: [[UInt8]] {
    [
      EmbeddedFile.bytes("Preview/Page/geometry.js"), EmbeddedFile.bytes("Preview/Page/cuts.js"),
      EmbeddedFile.bytes("Preview/Page/recording.js"),
      EmbeddedFile.bytes("Preview/Page/format.js"),
      EmbeddedFile.bytes("Preview/Page/state.js"), EmbeddedFile.bytes("Preview/Page/controls.js"),
      EmbeddedFile.bytes("Preview/Page/picture.js"),
      EmbeddedFile.bytes("Preview/Page/lanes.js"), EmbeddedFile.bytes("Preview/Page/transport.js"),
    ]
  }
}
