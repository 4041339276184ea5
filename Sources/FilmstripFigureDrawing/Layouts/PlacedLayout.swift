// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct PlacedLayout {
  /// An item with its rectangle in the window, in points: of what is rotated, the box around it.
  struct Item {
    let item: LayoutDiagram.Item
    let rect: CGRect
    let firstBaseline: Double?
    let lastBaseline: Double?
    /// The part of the window that its layer is cut to.
    let clip: CGRect
  }

  private struct Layer {
    var own: Transform
    var bounds: CGRect
    var clip: CGRect
    /// In painting order, the layer and the last one inside it.
    var range: ClosedRange<Int>
  }

  let diagram: LayoutDiagram
  /// By the places of the diagram's items; nil for what is not seen.
  private(set) var items: [Item?]

  init(_ diagram: LayoutDiagram, in frame: Frame) {
    self.diagram = diagram
    var walk = Walk(screen: CGRect(origin: .zero, size: frame.size))
    walk.visit(frame.root, in: .identity, clip: walk.screen, opacity: 1)
    items = diagram.items.map { item in
      guard let layer = walk.layers[item.layer] else { return nil }
      let placed = PlacedLayout.placed(item, layer)
      guard placed.rect.isFinite,
        !placed.rect.insetBy(dx: -0.5, dy: -0.5).overlap(layer.clip).isNull,
        !walk.isCovered(placed.rect, layer.range)
      else { return nil }
      return placed
    }
  }

  private static func placed(_ item: LayoutDiagram.Item, _ layer: Layer) -> Item {
    let own: CGRect
    switch item.place {
    case .rectangle(let rect): own = rect
    case .insets(let top, let left, let bottom, let right):
      own = CGRect(
        x: layer.bounds.minX + left, y: layer.bounds.minY + top,
        width: max(0, layer.bounds.width - left - right),
        height: max(0, layer.bounds.height - top - bottom))
    }
    func height(_ y: Double) -> Double {
      layer.own.boundingBox(of: CGRect(x: own.minX, y: y, width: own.width, height: 0)).midY
    }
    return Item(
      item: item, rect: layer.own.boundingBox(of: own),
      firstBaseline: item.firstBaseline.map { height(layer.bounds.minY + $0) },
      lastBaseline: item.lastBaseline.map { height(layer.bounds.maxY - $0) }, clip: layer.clip)
  }

  /// What is seen of the constraints: those whose items are.
  var constraints: [LayoutDiagram.Constraint] {
    diagram.constraints.filter { constraint in
      items[constraint.first.item] != nil
        && (constraint.second.map { items[$0.item] != nil } ?? true)
    }
  }

  // MARK: Walking the frame

  private struct Walk {
    let screen: CGRect
    var layers: [Int: Layer] = [:]
    /// What hides what is behind it, in painting order.
    var covers: [(order: Int, rect: CGRect)] = []
    private var order = 0

    init(screen: CGRect) { self.screen = screen }

    mutating func visit(_ node: Node, in space: Transform, clip: CGRect, opacity: Double) {
      let opacity = opacity * node.opacity
      guard !node.isHidden, opacity > 0.004 else { return }
      let own = node.ownSpace(in: space)
      let (number, bounds) = (order, node.geometry.bounds.standardized)
      order += 1
      let box = own.boundingBox(of: bounds)
      if opacity > 0.99, own.isAffine, own.b == 0, own.c == 0, node.isOpaque {
        covers.append((number, box.overlap(clip)))
      }
      let inner = node.clip.map { clip.overlap(own.boundingBox(of: $0.rect)) } ?? clip
      let children = node.childSpace(own: own)
      for child in node.children { visit(child, in: children, clip: inner, opacity: opacity) }
      layers[node.id] = Layer(own: own, bounds: bounds, clip: inner, range: number...order - 1)
    }

    func isCovered(_ rect: CGRect, _ range: ClosedRange<Int>) -> Bool {
      let seen = rect.overlap(screen)
      guard !seen.isNull else { return true }
      return covers.contains { cover in
        cover.order > range.upperBound && !cover.rect.isNull
          && cover.rect.insetBy(dx: -0.5, dy: -0.5).contains(seen)
      }
    }
  }
}

extension Node {
  /// Whether nothing behind the node's bounds shows through: a colour fills all of them.
  fileprivate var isOpaque: Bool {
    guard case .color(let color)? = look.background, color.alpha > 0.999 else { return false }
    return look.corners == .square && !(hasEffects && effects.mask != nil)
  }
}
