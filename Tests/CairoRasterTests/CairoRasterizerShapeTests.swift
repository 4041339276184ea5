// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Modes that act by painting nothing act where the shapes of commands are, whatever these are painted with.
@Suite struct CairoRasterizerShapeTests {
  private typealias Scene = RasterScene
  private static let whole = CGRect(x: 0, y: 0, width: 60, height: 60)

  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let command: DrawCommand
    /// What lies in its middle is of the shape, unless nothing is; what lies two points outside is not.
    let rect: CGRect
    var isEmpty = false
    /// Whether nothing of it is drawn, even in a paint that could be seen: such a shape counts within the box
    /// around what others of its group paint.
    var paintsNothing = false

    init(
      _ name: String, _ command: DrawCommand, _ rect: CGRect, isEmpty: Bool = false,
      paintsNothing: Bool = false
    ) {
      (testDescription, self.command, self.rect) = (name, command, rect)
      (self.isEmpty, self.paintsNothing) = (isEmpty, paintsNothing)
    }
  }

  private static func clearFill(_ rect: CGRect) -> DrawCommand { Scene.fill(rect, Scene.clear) }

  private static func group(
    _ rect: CGRect, moved: CGFloat = 0, opacity: Double = 1,
    _ change: (inout Group) -> Void = { _ in }
  ) -> DrawCommand {
    var group = Group(
      transform: Transform(translationX: moved, y: 0), opacity: opacity, commands: [clearFill(rect)]
    )
    change(&group)
    return .group(group)
  }

  static let shapes: [Shape] = {
    let rect = CGRect(x: 20, y: 16, width: 20, height: 24)
    let line = Path([.move(CGPoint(x: 20, y: 28)), .line(CGPoint(x: 40, y: 28))])
    let empty = Image.bitmap(Bitmap(width: 4, height: 4) { _ in })
    let square = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 24))
    let run = GlyphRun(outlines: [square], glyphs: [.init(outline: 0, origin: rect.origin)])
    var (node, hidden) = (Scene.node(rect), Scene.node(rect))
    node.opacity = 0
    hidden.isHidden = true
    var back = Scene.node(rect)
    back.geometry.transform = Scene.turn(.pi)
    back.effects.isDoubleSided = false
    return [
      Shape("fill", clearFill(rect), rect),
      Shape(
        "stroke", .stroke(line, style: StrokeStyle(width: 24), paint: .color(Scene.clear)), rect),
      Shape("image", .image(empty, rect: rect), rect),
      Shape(
        "picture", .image(.picture(Picture(size: rect.size, commands: [])), rect: rect), rect,
        paintsNothing: true),
      Shape("part of an image", .imagePart(ImagePart(image: empty, rect: rect)), rect),
      Shape("glyphs", .glyphs(run, paint: .color(Scene.clear)), rect),
      Shape("transparent node", .node(node), rect, paintsNothing: true),
      Shape("hidden node", .node(hidden), rect, isEmpty: true),
      Shape("node seen from its back", .node(back), rect, paintsNothing: true),
      Shape("group", group(rect.offsetBy(dx: -10, dy: 0), moved: 10), rect),
      Shape(
        "transparent group", group(rect.offsetBy(dx: -10, dy: 0), moved: 10, opacity: 0), rect,
        paintsNothing: true),
      Shape("group with a clip", group(whole) { $0.clips = [ClipPath(Path(rect: rect))] }, rect),
      Shape("group with a mask", group(rect) { $0.effects.mask = [] }, rect),
      Shape("group with rough edges", group(rect) { $0.isAntialiased = false }, rect),
    ]
  }()

  /// A red screen of which a shape is cleared, alone or with others in two corners.
  private func screen(
    _ shape: Shape, isAlone: Bool, by blend: BlendMode = .clear, in transform: Transform = .identity
  ) -> Node {
    let corners = [CGPoint.zero, CGPoint(x: 57, y: 57)].map {
      Self.clearFill(CGRect(origin: $0, size: CGSize(width: 3, height: 3)))
    }
    let group = Group(
      transform: transform, clips: [ClipPath(Path(rect: Self.whole))], blend: blend,
      commands: [shape.command] + (isAlone ? [] : corners))
    return Scene.node(Self.whole, [Scene.fill(Self.whole, Scene.red), .group(group)])
  }

  private func draw(_ node: Node, _ cache: RasterCache = RasterCache(byteLimit: 0)) -> Bitmap {
    CairoRasterizer(cache: cache).rasterize(
      node, background: Scene.clear, width: 60, height: 60, transform: .identity)
  }

  /// Each shape alone and beside another one, but for those that nothing is drawn of: alone they have no box.
  static let placedShapes = shapes.flatMap { shape in
    [true, false].filter { !$0 || !shape.paintsNothing }.map { (shape, $0) }
  }

  @Test(arguments: placedShapes)
  func aShapeIsClearedWhateverItIsPaintedWith(shape: Shape, isAlone: Bool) {
    let bitmap = draw(screen(shape, isAlone: isAlone))
    let (left, top) = (Int(shape.rect.minX), Int(shape.rect.minY))
    let (right, bottom) = (Int(shape.rect.maxX), Int(shape.rect.maxY))
    for (x, y) in [(left + 1, top + 1), (right - 2, bottom - 2), (left + 9, top + 12)] {
      #expect(bitmap[x, y].alpha == (shape.isEmpty ? 255 : 0), "\(x), \(y)")
    }
    for (x, y) in [(left - 2, top + 9), (right + 1, top + 9), (left + 9, top - 2)] {
      #expect(bitmap[x, y].alpha == 255, "\(x), \(y)")
    }
  }

  /// In a plane that is turned about the left edge the shape is narrower by the cosine, without an eye near it.
  @Test(arguments: placedShapes.filter { $0.0.testDescription != "node seen from its back" })
  func aShapeInPerspectiveIsThatOfThePlane(shape: Shape, isAlone: Bool) {
    let turn = Scene.turn(.pi / 3).concatenating(Scene.perspective(1e5))
    let node = screen(shape, isAlone: isAlone, by: .copy, in: turn)
    let fresh = draw(node)
    let (top, left, right) = (
      Int(shape.rect.minY), Int(shape.rect.minX / 2), Int(shape.rect.maxX / 2)
    )
    for x in [left + 2, right - 3] {
      #expect(fresh[x, top + 9].alpha == (shape.isEmpty ? 255 : 0), "\(x)")
    }
    for x in [left - 3, right + 2] { #expect(fresh[x, top + 9].alpha == 255, "\(x)") }
    // The shape and what is painted are kept side by side.
    let cache = RasterCache(byteLimit: 1 << 22)
    for _ in 0..<4 { #expect(draw(node, cache) == fresh) }
  }

  /// What is copied is painted once: a shape that is half covered is not covered twice.
  @Test func theEdgeOfAShapeCountsOnce() {
    let paint = DrawCommand.fill(
      Path(rect: CGRect(x: 20.5, y: 10, width: 20, height: 20)), rule: .winding,
      paint: .color(Scene.blue))
    let node = Scene.node(
      Self.whole,
      [Scene.fill(Self.whole, Scene.red), .group(Group(blend: .copy, commands: [paint]))])
    let edge = draw(node)[20, 20]
    #expect(edge.alpha == 255)
    #expect(abs(Int(edge.blue) - 128) <= 1 && abs(Int(edge.red) - 128) <= 1)
  }
}
