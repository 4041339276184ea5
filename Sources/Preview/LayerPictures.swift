// SPDX-License-Identifier: MIT
internal import CairoRaster
internal import DisplayList
internal import Foundation
internal import Imaging
internal import Timelines

/// What each layer draws of its own, without the layers in it: for the exploded view.
///
/// A layer's picture is stored once for as long as it stays the same, and once for all layers that look
/// alike. Opacity, transforms and places are not in it: the page applies those of each frame. Masks and
/// what blurs its background are not in it either.
struct LayerPictures: Sendable {
  private struct Picture: Sendable {
    /// Where it lies in the layer's own space, in points.
    let rect: CGRect
    let png: Data
  }

  /// So deep layers have pictures of their own; the ones below are part of their parent's.
  static let maximumDepth = 12
  private static let maximumCount = 600
  private static let maximumByteCount = 1_200_000
  /// What changes in each frame is not worth a picture each.
  private static let maximumCountPerLayer = 8
  private static let nothing = Color(red: 0, green: 0, blue: 0, alpha: 0)

  private var pictures: [Picture] = []
  /// For each frame the layers whose picture is another than in the frame before; -1 for none.
  private var changes: [[(layer: Int, picture: Int)]] = []
  /// How many pictures did not fit.
  private(set) var omittedCount = 0
  /// Whether there are deeper layers.
  private(set) var hasFlattened = false

  /// Pictures of the layers of some frames, with `scale` pixels to a point.
  init(_ frames: [Frame], scale: Double) {
    var builder = Builder(scale: scale)
    for frame in frames {
      var shown: [(layer: Int, picture: Int)] = []
      builder.limit = CGSize(width: 2 * frame.size.width, height: 2 * frame.size.height)
      builder.visit(frame.root, depth: 0) { layer, picture in shown.append((layer, picture)) }
      changes.append(builder.changes(to: shown))
    }
    pictures = builder.pictures
    omittedCount = builder.omittedCount
    hasFlattened = builder.hasFlattened
  }

  /// Appends the members that a page has of them.
  func append(to json: inout PreviewJSON) {
    json.append("\"layerPictures\": [")
    for (index, picture) in pictures.enumerated() {
      let rect = picture.rect
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { TimelineText.length($0) }
      json.append("\(index > 0 ? ",\n" : ""){ \"rect\": \(TimelineText.list(numbers)), \"png\": ")
      json.append(base64: picture.png)
      json.append(" }")
    }
    json.append("],\n\"layerChanges\": ")
    json.append(
      list: changes.map { change in
        TimelineText.list(change.map { "[\($0.layer), \($0.picture)]" })
      })
  }

  private struct Builder {
    /// What a layer's picture was made from.
    private struct Source: Equatable {
      let content: [DrawCommand]
      let overlay: [DrawCommand]
      let clip: Clip?
      let bounds: CGRect
      let effects: Node.Effects?
      let children: [Node]
    }

    let scale: Double
    /// No picture is larger, in points.
    var limit = CGSize.zero
    private(set) var pictures: [Picture] = []
    private(set) var omittedCount = 0
    private(set) var hasFlattened = false
    private var byteCount = 0
    private var known: [Digest: Int] = [:]
    private var last: [Int: (source: Source, picture: Int, count: Int)] = [:]
    private var shown: [Int: Int] = [:]
    private let rasterizer = CairoRasterizer(losses: DrawingLosses())

    init(scale: Double) { self.scale = scale }

    mutating func visit(_ node: Node, depth: Int, _ body: (Int, Int) -> Void) {
      guard !node.isHidden else { return }
      let isDeepest = depth == LayerPictures.maximumDepth
      body(node.id, picture(of: node, withChildren: isDeepest))
      if isDeepest {
        if !node.children.isEmpty { hasFlattened = true }
        return
      }
      // What a layer shows instead of its children has them in its picture.
      if node.hasEffects, node.effects.appearance != nil { return }
      for child in node.children { visit(child, depth: depth + 1, body) }
    }

    mutating func changes(to next: [(layer: Int, picture: Int)]) -> [(layer: Int, picture: Int)] {
      var now: [Int: Int] = [:]
      var result: [(layer: Int, picture: Int)] = []
      for (layer, picture) in next {
        now[layer] = picture
        if shown[layer] ?? -1 != picture { result.append((layer, picture)) }
      }
      for layer in shown.keys.sorted() where now[layer] == nil && shown[layer] != -1 {
        result.append((layer, -1))
      }
      shown = now
      return result
    }

    private mutating func picture(of node: Node, withChildren: Bool) -> Int {
      let source = Source(
        content: node.content, overlay: node.overlay, clip: node.clip, bounds: node.geometry.bounds,
        effects: node.hasEffects ? node.effects : nil, children: withChildren ? node.children : [])
      let before = last[node.id]
      if let before, before.source == source { return before.picture }
      let count = (before?.count ?? 0) + 1
      if let before, count > LayerPictures.maximumCountPerLayer {
        omittedCount += 1
        last[node.id] = (source, before.picture, count)
        return before.picture
      }
      let picture = draw(node, source)
      last[node.id] = (source, picture, count)
      return picture
    }

    private mutating func draw(_ node: Node, _ source: Source) -> Int {
      var own = node.alone(withChildren: !source.children.isEmpty)
      if own.hasEffects { own.effects.mask = nil }
      guard
        !own.content.isEmpty || !own.overlay.isEmpty || !own.children.isEmpty
          || (own.hasEffects && (own.effects.appearance != nil || own.effects.shadow != nil))
      else { return -1 }
      var rect = source.bounds.standardized
      guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
        rect.minX.isFinite, rect.minY.isFinite
      else { return -1 }
      if own.hasEffects, let shadow = own.effects.shadow {
        let spread = min(3 * abs(shadow.radius), 200)
        rect = rect.union(
          rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -spread, dy: -spread))
      }
      rect.size.width = min(rect.width, limit.width)
      rect.size.height = min(rect.height, limit.height)
      let name = Frame(
        index: 0, nanoseconds: 0, size: rect.size, scale: scale, background: LayerPictures.nothing,
        root: own
      ).digest
      if let place = known[name] { return place }
      guard pictures.count < LayerPictures.maximumCount,
        byteCount < LayerPictures.maximumByteCount
      else {
        omittedCount += 1
        return -1
      }
      let bitmap = rasterizer.rasterize(
        own, background: LayerPictures.nothing,
        width: max(1, Int((rect.width * scale).rounded(.up))),
        height: max(1, Int((rect.height * scale).rounded(.up))),
        transform: Transform(translationX: -rect.minX, y: -rect.minY)
          .concatenating(Transform(scaleX: scale, y: scale)))
      let png = PNGFile.data(of: bitmap, as: .rgba, compression: .level(6))
      byteCount += png.count
      pictures.append(Picture(rect: rect, png: png))
      known[name] = pictures.count - 1
      return pictures.count - 1
    }
  }
}
