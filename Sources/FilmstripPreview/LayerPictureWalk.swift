// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct LayerPictureWalk {
  struct OwnSource: Equatable {
    let content: [DrawCommand]
    let overlay: [DrawCommand]
    let clip: Clip?
    let bounds: CGRect
    let effects: Node.Effects?
    let children: [Node]
  }

  struct MaskSource: Equatable {
    let mask: Node
    /// What the mask is of, in the space of the mask.
    let rect: CGRect
  }

  private(set) var store = LayerPictureStore()
  private(set) var hasFlattened = false
  private var own = LayerPictureTrack<OwnSource>()
  private var masks = LayerPictureTrack<MaskSource>()
  private var backdrops = LayerPictureTrack<LayerBackdrop>()
  private let scale: Double
  private var frame = CGRect.zero
  private var background = Color(red: 0, green: 0, blue: 0, alpha: 0)

  init(scale: Double) { self.scale = scale }

  var omittedCount: Int { own.omittedCount + masks.omittedCount + backdrops.omittedCount }

  /// Makes the pictures of a frame; returns which layers have others than in the frame before.
  mutating func visit(
    _ next: Frame
  ) -> (own: LayerPictures.Changes, masks: LayerPictures.Changes, backdrops: LayerPictures.Changes)
  {
    (frame, background) = (CGRect(origin: .zero, size: next.size), next.background)
    visit(next.root, in: .identity, ancestors: [])
    return (own.changes(), masks.changes(), backdrops.changes())
  }

  private mutating func visit(_ node: Node, in space: Transform, ancestors: [Node]) {
    guard !node.isHidden else { return }
    let isDeepest = ancestors.count == LayerPictures.maximumDepth
    showOwn(node, withChildren: isDeepest)
    let transform = node.ownSpace(in: space)
    if node.hasEffects {
      if let mask = node.effects.mask { show(mask, of: node) }
      showBackdrop(of: node, own: transform, ancestors: ancestors)
    }
    if isDeepest {
      if !node.children.isEmpty { hasFlattened = true }
      return
    }
    // What a layer shows instead of its children has them in its picture.
    if node.hasEffects, node.effects.appearance != nil { return }
    let inner = node.childSpace(own: transform)
    for child in node.children { visit(child, in: inner, ancestors: ancestors + [node]) }
  }

  // MARK: What a layer draws

  private mutating func showOwn(_ node: Node, withChildren: Bool) {
    var effects = node.hasEffects ? node.effects : nil
    // A shadow is not masked, and the page has it in one picture with what is.
    if effects?.shadow == nil { effects?.mask = nil }
    // Where it lies in depth and what is behind it are the page's.
    effects?.backdrop = nil
    effects?.sublayerTransform = .identity
    let source = OwnSource(
      content: node.content, overlay: node.overlay, clip: node.clip, bounds: node.geometry.bounds,
      effects: effects, children: withChildren ? node.children : [])
    let (frame, scale) = (frame, scale)
    own.show(node.id, source, in: &store) { source, store in
      var alone = node.alone(withChildren: !source.children.isEmpty)
      if alone.hasEffects { alone.effects.mask = source.effects?.mask }
      guard let rect = LayerPictureWalk.extent(of: alone, bounds: source.bounds, within: frame)
      else { return (LayerPictures.none, 0) }
      return store.add(
        .init(
          node: alone, rect: rect, scale: scale, isMasked: source.effects?.mask != nil))
    }
  }

  /// How far a layer reaches by itself, in its own space, in points; nil for one that draws nothing.
  private static func extent(of node: Node, bounds: CGRect, within frame: CGRect) -> CGRect? {
    guard
      !node.content.isEmpty || !node.overlay.isEmpty || !node.children.isEmpty
        || (node.hasEffects && (node.effects.appearance != nil || node.effects.shadow != nil))
    else { return nil }
    var rect = bounds.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    if node.hasEffects, let shadow = node.effects.shadow {
      let spread = min(3 * abs(shadow.radius), 200)
      rect = rect.union(
        rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -spread, dy: -spread))
    }
    return rect.limited(to: frame)
  }

  // MARK: What is around it

  private mutating func show(_ mask: Node, of node: Node) {
    // A hidden mask lets nothing be seen, as one that paints nothing.
    guard !mask.isHidden, let inverse = mask.geometry.toParent.planeInverse else { return }
    let bounds = node.geometry.bounds.standardized
    let rect = inverse.boundingBox(of: bounds.width > 0 && bounds.height > 0 ? bounds : frame)
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    var still = mask
    still.geometry = Geometry(
      position: mask.geometry.bounds.origin, bounds: mask.geometry.bounds, anchorPoint: .zero)
    still.opacity = 1
    let (frame, scale) = (frame, scale)
    masks.show(mask.id, MaskSource(mask: still, rect: rect), in: &store) { source, store in
      store.add(
        .init(
          node: source.mask, rect: source.rect.limited(to: frame), scale: scale, isShape: true))
    }
  }

  private mutating func showBackdrop(of node: Node, own: Transform, ancestors: [Node]) {
    guard
      let source = LayerBackdrop(
        of: node, own: own, ancestors: ancestors, frame: frame, background: background)
    else { return }
    let scale = scale
    backdrops.show(node.id, source, in: &store) { $1.add($0.drawing(scale: scale)) }
  }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

  /// A part no larger than two screens: no picture is larger.
  fileprivate func limited(to frame: CGRect) -> CGRect {
    CGRect(
      x: minX, y: minY, width: min(width, max(2 * frame.width, 1)),
      height: min(height, max(2 * frame.height, 1)))
  }
}
