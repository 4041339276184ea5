// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// What is seen through a layer that shows what is behind it changed, such as a blur: all that is painted up to
/// the layer, in the layer's own space.
struct LayerBackdrop: Equatable {
  /// What is painted up to the layer, and the layer with nothing but what is seen through it.
  private let backdrop: Node
  /// From the window to the layer's own space.
  private let space: Transform
  private let rect: CGRect
  /// How far the window goes on around it, as far as a blur reaches, in points.
  private let margins: LayerPictureStore.Margins
  private let background: Color
  /// σ of its blurs together, in points.
  private let radius: Double

  /// So many pixels long is the σ of a blur in a picture: with as many, nothing of it is lost.
  private static let blurLength = 3.0
  private static let minimumScale = 0.05

  /// The backdrop of a node in the nodes that it is in, from the window's on; nil for a node without one, and for
  /// one that is seen from its edge.
  ///
  /// `own` leads from the node's space to the window, of which nothing beyond `frame` is there.
  init?(of node: Node, own: Transform, ancestors: [Node], frame: CGRect, background: Color) {
    guard node.hasEffects, let backdrop = node.effects.backdrop, own.isAffine,
      let inverse = own.planeInverse
    else { return nil }
    let window = inverse.boundingBox(of: frame)
    let rect = backdrop.clip.rect.standardized.intersection(window)
    guard !rect.isNull, rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    var stack = Node(id: node.id, className: "", geometry: node.geometry)
    // The page cuts it to its corners, sharper than this picture could.
    stack.effects.backdrop = Backdrop(clip: Clip(rect: rect), filters: backdrop.filters)
    // Within a group it is the group's own painting that is seen.
    let group = ancestors.lastIndex(where: \.isGroup)
    for (place, ancestor) in ancestors.enumerated().reversed() {
      let behind = ancestor.children.firstIndex { $0.id == stack.id } ?? ancestor.children.count
      if let group, place <= group {
        var holder = Node(id: ancestor.id, className: "", geometry: ancestor.geometry)
        if ancestor.hasEffects {
          holder.effects.sublayerTransform = ancestor.effects.sublayerTransform
          holder.effects.preservesDepth = ancestor.effects.preservesDepth
        }
        if place == group {
          holder.setContent(ancestor.content, look: ancestor.look)
          holder.children = ancestor.children.prefix(behind) + [stack]
        } else {
          holder.children = [stack]
        }
        stack = holder
      } else {
        var holder = ancestor
        holder.overlay = []
        holder.children = ancestor.children.prefix(behind) + [stack]
        stack = holder
      }
    }
    self.backdrop = stack
    space = inverse
    self.rect = rect
    self.background = group == nil ? background : Color(red: 0, green: 0, blue: 0, alpha: 0)
    let radius = backdrop.filters.reduce(0) { sum, filter in
      guard case .gaussianBlur(let radius, _) = filter else { return sum }
      return (sum * sum + radius * radius).squareRoot()
    }
    self.radius = radius
    // Beyond the window there is nothing: the outermost pixels continue.
    func margin(_ length: Double) -> Double { max(0, min(3 * radius, length)) }
    margins = LayerPictureStore.Margins(
      left: margin(rect.minX - window.minX), top: margin(rect.minY - window.minY),
      right: margin(window.maxX - rect.maxX), bottom: margin(window.maxY - rect.maxY))
  }

  /// What is to be drawn: of a wide blur fewer pixels than the `scale` of other pictures has.
  func drawing(scale: Double) -> LayerPictureStore.Drawing {
    let enough = radius > 0 ? LayerBackdrop.blurLength / radius : scale
    return LayerPictureStore.Drawing(
      node: backdrop, space: space, rect: rect,
      scale: min(scale, max(enough, LayerBackdrop.minimumScale)), margins: margins, isExact: true,
      background: background)
  }
}

extension Node {
  /// Whether what the node and its children paint is combined among itself before it meets what is behind.
  fileprivate var isGroup: Bool {
    if opacity < 1, !hasEffects || effects.groupsOpacity { return true }
    guard hasEffects else { return false }
    return effects.mask != nil || !effects.filters.isEmpty || effects.blend != .normal
      || effects.rasterizationScale != nil
  }
}
