// SPDX-License-Identifier: MIT

/// The keys of scene files; docs/scenes.schema.json has the same.
package enum SceneKeys {
  /// What a file and each of its scenes can say; a scene's value counts.
  package static let settings = [
    "device", "appearance", "textSize", "language", "direction", "rate", "chrome", "scale", "limit",
    "emit", "compare", "golden", "tolerance", "ignore", "cellWidth", "rules", "variants",
  ]
  package static let file = settings + ["scenes"]
  package static let scene =
    ["transition", "from", "to", "container", "set", "gesture", "progress"] + settings
  package static let circumstances = [
    "device", "appearance", "textSize", "language", "direction", "rate",
  ]
  package static let variants = circumstances + ["exclude"]
  package static let tolerance = [
    "reason", "channelDifference", "pixels", "pixelShare", "ignoreAntialiasing",
  ]
  package static let ignore = ["region", "layer", "property", "reason"]
  package static let region = ["x", "y", "width", "height"]
  /// What stands for a variant's values in the path of an image.
  package static let placeholders = ["device", "appearance", "textSize", "language", "direction"]
}
