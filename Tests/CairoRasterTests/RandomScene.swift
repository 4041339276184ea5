// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import SeededNumbers

/// Trees of nodes with everything that a display list has, the same for a seed in each run.
///
/// Places and sizes are those of a screen of 90 × 120 points. About half of what moves lies on whole
/// points, so that bitmaps cover each other, and half between them.
struct RandomScene {
  static let size = CGSize(width: 90, height: 120)

  private var random: SeededNumbers
  /// Whether bitmaps of opaque pixels say that they are: what draws them cannot know otherwise.
  private let marksOpaque: Bool
  private var nextID = 1

  private init(seed: UInt64, marksOpaque: Bool) {
    random = SeededNumbers(seed: seed &* 0x9E37_79B9 &+ 17)
    self.marksOpaque = marksOpaque
  }

  static func root(seed: UInt64, marksOpaque: Bool = true) -> Node {
    var scene = RandomScene(seed: seed, marksOpaque: marksOpaque)
    var root = Node(
      id: 0, className: "Root", geometry: Geometry(frame: CGRect(origin: .zero, size: size)))
    root.children = (0..<scene.count(2...5)).map { _ in scene.node(depth: 0) }
    return root
  }

  // MARK: Numbers

  private mutating func chance(_ share: Double) -> Bool { random.number(0...1) < share }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[count(0...values.count - 1)]
  }

  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = random.number(range)
    return chance(0.5) ? length.rounded() : length
  }

  private mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: length(-0.2 * size.width...0.8 * size.width),
      y: length(-0.2 * size.height...0.8 * size.height), width: length(4...size.width),
      height: length(4...size.height))
  }

  private mutating func color() -> Color {
    Color(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: chance(0.7) ? 1 : random.number(0...1))
  }

  // MARK: Nodes

  private mutating func node(depth: Int) -> Node {
    let frame =
      chance(0.25) ? CGRect(origin: .zero, size: RandomScene.size) : rect(in: RandomScene.size)
    var node = Node(id: nextID, className: "Random", geometry: Geometry(frame: frame))
    nextID += 1
    let size = frame.size
    if chance(0.15) { node.geometry.bounds.origin = CGPoint(x: length(-9...9), y: length(-9...9)) }
    if chance(0.3) { node.geometry.transform = transform() }
    if chance(0.1) { node.geometry.zPosition = length(-20...20) }
    if chance(0.3) { node.opacity = random.number(0...1) }
    node.isHidden = chance(0.04)
    if chance(0.3) {
      node.clip = Clip(
        rect: chance(0.7) ? node.geometry.bounds : rect(in: size),
        cornerRadius: chance(0.6) ? 0 : length(1...12))
    }
    node.content = commands(1...2, in: size, depth: depth)
    if depth < 3 {
      let most = chance(0.1) ? 16 : 3
      node.children = (0..<count(0...most)).map { _ in self.node(depth: depth + 1) }
    }
    if chance(0.15) { node.overlay = commands(1...1, in: size, depth: depth) }
    if chance(0.45) { node.effects = effects(in: size, depth: depth) }
    return node
  }

  private mutating func transform() -> Transform {
    switch count(0...6) {
    case 0: return Transform(scaleX: random.number(0.3...2), y: random.number(0.3...2))
    case 1: return RasterScene.spin(random.number(-3...3))
    case 2: return RasterScene.turn(random.number(-1.2...1.2))
    case 3:
      return RasterScene.turn(random.number(-1.2...1.2)).concatenating(
        RasterScene.perspective(random.number(150...600)))
    case 4: return RasterScene.turn(.pi)
    case 5: return Transform(scaleX: 0.5, y: 0.5)
    default: return Transform(translationX: length(-30...30), y: length(-30...30))
    }
  }

  private mutating func effects(in size: CGSize, depth: Int) -> Node.Effects {
    var effects = Node.Effects()
    let bounds = CGRect(origin: .zero, size: size)
    switch count(0...11) {
    case 0...2:
      effects.shadow = shadow(of: chance(0.5) ? Path(roundedRect: bounds, cornerRadius: 4) : nil)
    case 3 where depth < 3, 4 where depth < 3: effects.mask = node(depth: 3)
    case 5: effects.blend = pick(BlendMode.allCases)
    case 6: effects.filters = filters()
    case 7:
      effects.backdrop = Backdrop(clip: Clip(rect: bounds, cornerRadius: 3), filters: filters())
    case 8: effects.rasterizationScale = pick([0.5, 1, 2])
    case 9: effects.tint = color()
    case 10: effects.appearance = commands(1...2, in: size, depth: depth)
    default: effects.sublayerTransform = RasterScene.perspective(random.number(150...600))
    }
    effects.isDoubleSided = chance(0.7)
    effects.preservesDepth = chance(0.1)
    effects.groupsOpacity = chance(0.8)
    if chance(0.15) { effects.shadow = shadow(of: nil) }
    return effects
  }

  private mutating func shadow(of path: Path?) -> Shadow {
    Shadow(
      color: color(), opacity: random.number(0...1),
      offset: CGSize(width: length(-5...5), height: length(-5...5)), radius: random.number(0...9),
      path: path)
  }

  private mutating func filters() -> [Filter] {
    (0..<count(1...2)).map { _ in
      chance(0.6)
        ? .gaussianBlur(radius: random.number(0...8), clampsEdges: chance(0.5))
        : .colorMatrix(.saturation(random.number(0...2)))
    }
  }

  // MARK: Commands

  private mutating func commands(
    _ range: ClosedRange<Int>, in size: CGSize, depth: Int
  ) -> [DrawCommand] {
    (0..<count(range)).map { _ in command(in: size, depth: depth) }
  }

  private mutating func command(in size: CGSize, depth: Int) -> DrawCommand {
    let rect = chance(0.5) ? CGRect(origin: .zero, size: size) : self.rect(in: size)
    switch count(0...13) {
    case 0, 1:
      return .fill(path(in: rect), rule: chance(0.5) ? .winding : .evenOdd, paint: paint(depth))
    case 2:
      let path = path(in: rect)
      return .stroke(
        path,
        style: StrokeStyle(
          width: length(1...6), cap: pick([.butt, .round, .square]),
          join: pick([.miter, .round, .bevel]), dash: chance(0.3) ? [length(1...5), 3] : []),
        paint: paint(depth))
    case 3: return .glyphs(glyphs(in: rect), paint: paint(depth))
    case 4...7: return image(at: rect)
    case 8: return .image(.bitmap(bitmap(width: 12, height: 9)), rect: rect)
    case 9:
      return .imagePart(
        ImagePart(
          image: .bitmap(bitmap(width: 24, height: 18)),
          source: CGRect(x: 0.25, y: 0.1, width: random.number(0.2...0.6), height: 0.5), rect: rect,
          filter: chance(0.5) ? .smooth : .nearest))
    case 10 where depth < 3:
      let picture = Picture(size: size, commands: commands(1...3, in: size, depth: depth + 1))
      return chance(0.7)
        ? .image(.picture(picture), rect: rect)
        : .imagePart(ImagePart(image: .picture(picture), rect: rect))
    case 11 where depth < 3: return .node(node(depth: depth + 1))
    case 12, 13: return depth < 3 ? .group(group(in: size, depth: depth)) : .paint(paint(depth))
    default: return .fill(Path(rect: rect), rule: .winding, paint: .color(color()))
    }
  }

  private mutating func group(in size: CGSize, depth: Int) -> Group {
    var group = Group(commands: commands(1...3, in: size, depth: depth + 1))
    if chance(0.4) { group.transform = transform() }
    for _ in 0..<count(0...2) { group.clips.append(ClipPath(path(in: rect(in: size)))) }
    if chance(0.3) { group.opacity = random.number(0...1) }
    if chance(0.3) { group.blend = pick(BlendMode.allCases) }
    if chance(0.2) { group.tint = color() }
    group.isIsolated = chance(0.2)
    group.isAntialiased = chance(0.85)
    if chance(0.2) { group.effects.shadow = shadow(of: nil) }
    if chance(0.15) { group.effects.mask = commands(1...1, in: size, depth: 3) }
    return group
  }

  /// A bitmap as large as its rectangle, so that it is drawn pixel for pixel where nothing scales it.
  private mutating func image(at rect: CGRect) -> DrawCommand {
    let (width, height) = (max(1, Int(rect.width)), max(1, Int(rect.height)))
    let origin = chance(0.7) ? CGPoint(x: rect.minX.rounded(), y: rect.minY.rounded()) : rect.origin
    return .image(
      .bitmap(bitmap(width: width, height: height)),
      rect: CGRect(origin: origin, size: CGSize(width: width, height: height)))
  }

  private mutating func bitmap(width: Int, height: Int) -> Bitmap {
    let isOpaque = chance(0.75)
    let (base, step) = (random.next(), count(1...9))
    return Bitmap(width: width, height: height, isOpaque: isOpaque && marksOpaque) { bytes in
      SeededPixels.fill(bytes, width: width, base: base, step: step, isOpaque: isOpaque)
    }
  }

  // MARK: Forms and paints

  private mutating func path(in rect: CGRect) -> Path {
    switch count(0...3) {
    case 0: return Path(rect: rect)
    case 1: return Path(roundedRect: rect, cornerRadius: length(1...10))
    case 2: return Path(ellipseIn: rect)
    default:
      let points = (0..<count(3...6)).map { _ in
        CGPoint(x: random.number(rect.minX...rect.maxX), y: random.number(rect.minY...rect.maxY))
      }
      return Path(
        points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + (chance(0.6) ? [.close] : []))
    }
  }

  private mutating func glyphs(in rect: CGRect) -> GlyphRun {
    let outlines = (0..<3).map { _ in path(in: CGRect(x: 0, y: -8, width: length(4...8), height: 8))
    }
    let glyphs = (0..<count(1...8)).map { index in
      GlyphRun.Glyph(
        outline: index % 3, origin: CGPoint(x: rect.minX + Double(index) * 9, y: rect.midY))
    }
    return GlyphRun(outlines: outlines, glyphs: glyphs)
  }

  private mutating func paint(_ depth: Int) -> Paint {
    let stops = [0.0, 0.4, 1].map { LinearGradient.Stop(location: $0, color: color()) }
    let (start, end) = (
      CGPoint(x: length(0...40), y: length(0...40)), CGPoint(x: length(41...90), y: length(0...90))
    )
    switch count(0...9) {
    case 0:
      return .linearGradient(
        LinearGradient(
          start: start, end: end, stops: stops, extendsBeforeStart: chance(0.5),
          extendsAfterEnd: chance(0.5)))
    case 1:
      return .radialGradient(
        RadialGradient(
          startCenter: start, startRadius: 2, endCenter: start, endRadius: length(9...60),
          stops: stops, extendsBeforeStart: chance(0.5), extendsAfterEnd: chance(0.5)))
    case 2: return .conicGradient(ConicGradient(center: start, angle: 1, stops: stops))
    case 3 where depth < 3:
      let cell = CGRect(x: 0, y: 0, width: length(5...20), height: length(5...20))
      return .pattern(
        Pattern(
          commands: commands(1...2, in: cell.size, depth: 3), cell: cell,
          transform: chance(0.5) ? .identity : transform()))
    default: return .color(color())
    }
  }
}
