// SPDX-License-Identifier: MIT

package enum FigureKeys {
  /// How figures look, and which files they have: of a file, and of each of its figures.
  package static let look = [
    "formats", "appearances", "scales", "width", "labels", "moments", "layers", "properties",
    "limit",
  ]
  package static let file = ["folder", "keep", "recordings", "figures"] + look
  package static let figure = ["kind", "of", "with", "title"] + look
  /// Those of a recording: a scene's, but for what concerns goldens and outputs.
  package static let recording = SceneKeys.scene.filter {
    !["emit", "compare", "golden", "tolerance", "ignore", "variants"].contains($0)
  }
}
