// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

/// What each layer draws of its own, without the layers in it: for the exploded view.
///
/// A picture is stored once for as long as it stays the same, and once for all layers that look alike.
/// Opacity, transforms, places and what layers around it clip are not in it: the page applies those of each
/// frame. What a layer's mask lets be seen, and what is behind one that blurs its background, are pictures
/// of their own.
struct LayerPictures: Sendable {
  /// Layers whose picture is another than in the frame before.
  typealias Changes = [(layer: Int, picture: Int)]

  /// So deep layers have pictures of their own; the ones below are part of their parent's.
  static let maximumDepth = 12

  /// In place of a picture where nothing is drawn.
  static let none = -1
  /// In place of a picture that did not fit.
  static let omitted = -2

  private let pictures: [LayerPicture]
  /// What layers draw themselves, for each frame.
  private var own: [Changes] = []
  /// What is painted of layers' masks, each by the number of the mask.
  private var masks: [Changes] = []
  /// What is behind layers that show it changed, as they show it.
  private var backdrops: [Changes] = []
  let omittedCount: Int
  let hasFlattened: Bool

  init(_ frames: [Frame], scale: Double) {
    var walk = LayerPictureWalk(scale: scale)
    for frame in frames {
      let changes = walk.visit(frame)
      own.append(changes.own)
      masks.append(changes.masks)
      backdrops.append(changes.backdrops)
    }
    pictures = walk.store.pictures
    omittedCount = walk.omittedCount
    hasFlattened = walk.hasFlattened
  }

  func append(to json: inout PreviewJSON) {
    json.append("\"layerPictures\": [")
    for (index, picture) in pictures.enumerated() {
      let rect = picture.rect
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { TimelineText.length($0) }
      json.append("\(index > 0 ? ",\n" : ""){ \"rect\": \(TimelineText.list(numbers)), ")
      if picture.isMasked { json.append("\"masked\": true, ") }
      json.append("\"png\": ")
      json.append(base64: picture.png)
      json.append(" }")
    }
    json.append("]")
    for (name, changes) in [
      ("layerChanges", own), ("maskChanges", masks), ("backdropChanges", backdrops),
    ] {
      json.append(",\n\"\(name)\": ")
      json.append(
        list: changes.map { change in
          TimelineText.list(change.map { "[\($0.layer), \($0.picture)]" })
        })
    }
  }
}

/// A picture of a layer, or of something about it.
struct LayerPicture: Sendable {
  /// Where it lies in the layer's own space, in points.
  let rect: CGRect
  /// Whether what the layer's own mask leaves is in it already.
  let isMasked: Bool
  let png: Data
}
