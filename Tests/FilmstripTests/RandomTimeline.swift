// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import SeededNumbers

/// Frames of layers that come, go, change their parents and all their values, the same for one seed.
struct RandomTimeline {
  private var random: SeededNumbers
  private var nodes: [Int: Node] = [:]
  private var parents: [Int: Int] = [:]
  /// Children of each layer, back to front.
  private var order: [Int: [Int]] = [:]
  private var nextID = 2

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    nodes[1] = Node(
      id: 1, className: "Window",
      geometry: Geometry(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
  }

  /// A timeline of some frames; each changes a few things of the one before.
  mutating func make(frames count: Int) -> Timeline {
    for _ in 0..<Int.random(in: 1...12, using: &random) { insert() }
    let frames = (0..<count).map { index in
      if index > 0 {
        for _ in 0..<Int.random(in: 0...5, using: &random) { change() }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: insert()
        case 1: remove()
        case 2: move()
        default: break
        }
      }
      return Frame(
        index: index, nanoseconds: Int64(index) * 16_666_667, size: CGSize(width: 400, height: 800),
        scale: 2, background: .black, root: tree(below: 1))
    }
    return Timeline(frames)
  }

  private func tree(below id: Int) -> Node {
    var node = nodes[id] ?? Node(id: id, className: "", geometry: Geometry(frame: .zero))
    node.children = (order[id] ?? []).map { tree(below: $0) }
    return node
  }

  private var known: [Int] { nodes.keys.sorted() }

  private mutating func insert() {
    let id = nextID
    nextID += 1
    nodes[id] = Node(
      id: id, className: "Layer \(id % 3)", name: id % 2 == 0 ? "näme \"\(id)\"\n" : nil,
      geometry: Geometry(frame: CGRect(x: length(), y: length(), width: 50, height: 80)))
    for _ in 0..<3 { change(id) }
    place(id, in: known.filter { $0 != id }.randomElement(using: &random) ?? 1)
  }

  /// A layer leaves, for good or until it is moved: then it has kept its values and its number.
  private mutating func remove() {
    guard let id = leaf() else { return }
    place(id, in: nil)
    if Bool.random(using: &random) { nodes[id] = nil }
  }

  private mutating func move() {
    guard let id = leaf() else { return }
    place(id, in: known.filter { $0 != id }.randomElement(using: &random) ?? 1)
  }

  private mutating func leaf() -> Int? {
    known.filter { $0 != 1 && (order[$0] ?? []).isEmpty }.randomElement(using: &random)
  }

  private mutating func place(_ id: Int, in parent: Int?) {
    if let old = parents[id] { order[old]?.removeAll { $0 == id } }
    parents[id] = parent
    guard let parent else { return }
    let count = order[parent]?.count ?? 0
    order[parent, default: []].insert(id, at: Int.random(in: 0...count, using: &random))
  }

  private mutating func change() {
    if let id = known.randomElement(using: &random) { change(id) }
  }

  private mutating func length() -> Double { random.number(-300...500) }
  private mutating func share() -> Double { random.number(0...1) }
  private mutating func color() -> Color {
    Color(red: share(), green: share(), blue: share(), alpha: share())
  }

  private mutating func change(_ id: Int) {
    guard var node = nodes[id] else { return }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: node.geometry.position = CGPoint(x: length(), y: length())
    case 1:
      node.geometry.bounds = CGRect(
        x: length(), y: length(), width: 300 * share(), height: 300 * share())
    case 2: node.geometry.anchorPoint = CGPoint(x: share(), y: share())
    case 3: (node.geometry.anchorPointZ, node.geometry.zPosition) = (length(), length())
    case 4:
      let (angle, scale) = (random.number(-3...3), random.number(0.2...2))
      node.geometry.transform = Transform(
        a: scale * cos(angle), b: sin(angle), c: -sin(angle), d: scale * cos(angle), tx: length(),
        ty: length())
    case 5: node.geometry.transform = Transform(translationX: length(), y: length(), z: length())
    case 6: node.geometry.transform = .identity
    case 7:
      var perspective = Transform.identity
      perspective.elements[11] = -1 / random.number(2_000...9_000)
      node.effects.sublayerTransform = perspective
    case 8: node.opacity = share()
    case 9: node.isHidden.toggle()
    case 10:
      node.clip =
        node.clip == nil
        ? Clip(rect: node.geometry.bounds, cornerRadius: node.look.corners.radius) : nil
    case 11:
      node.look.corners = Corners(
        radius: 40 * share(), curve: Bool.random(using: &random) ? .continuous : .circular,
        mask: Corners.Mask(rawValue: UInt.random(in: 0...15, using: &random)))
    case 12: node.look.background = Bool.random(using: &random) ? .color(color()) : nil
    case 13: (node.look.borderWidth, node.look.borderColor) = (10 * share(), color())
    case 14:
      node.effects.shadow =
        Bool.random(using: &random)
        ? Shadow(
          color: color(), opacity: share(), offset: CGSize(width: length(), height: length()),
          radius: 30 * share(),
          path: Bool.random(using: &random) ? Path(rect: node.geometry.bounds) : nil) : nil
    default:
      node.contentsName = Digest(high: 0, low: UInt64.random(in: 0...3, using: &random))
      node.look.contentsRect = CGRect(x: share(), y: share(), width: share(), height: share())
      if node.effects.mask == nil {
        node.effects.mask = Node(
          id: 1_000 + id, className: "Mask",
          geometry: Geometry(frame: CGRect(x: length(), y: length(), width: 20, height: 20)))
      } else {
        node.effects.mask = nil
      }
      node.effects.filters = [.gaussianBlur(radius: share(), clampsEdges: true)]
    }
    nodes[id] = node
  }
}
