// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging

/// Frames in which each value that a display list can have occurs, none of them a default.
enum EveryFeature {
  static let frames: [Frame] = roots.enumerated().map { index, root in
    Frame(
      index: index, nanoseconds: Int64(index) * 16_666_667, size: CGSize(width: 320, height: 568),
      scale: 2, background: color(0.1), root: root)
  }

  private static let roots: [Node] =
    [
      decorated,
      holding(commands: DrawingCommands.images),
    ]
    // One in each: all of a frame is encoded for each value that a test changes in it.
    + (DrawingCommands.all + DrawingCommands.paints.map { .paint($0) }
    + DrawingCommands.styles.map { .stroke(outline, style: $0, paint: fill) })
    .map { holding(commands: [$0]) }
    + BlendMode.allCases.map { mode in
      var node = plain(2)
      node.effects.blend = mode
      var group = Group(blend: mode, commands: [.paint(fill)])
      group.isAntialiased = false
      node.content = [.group(group)]
      return node
    }

  static func color(_ value: Double) -> Color {
    Color(red: value, green: value + 0.1, blue: value + 0.2, alpha: 0.7)
  }

  static let fill = Paint.color(color(0.5))

  static let outline = Path([
    .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
    .quad(control: CGPoint(x: 5, y: 6), end: CGPoint(x: 7, y: 8)),
    .curve(
      control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12), end: CGPoint(x: 13, y: 14)),
    .close,
  ])

  static let turn = Transform(
    rows: SIMD4(0.9, 0.1, 0.2, 0.001), SIMD4(-0.1, 0.8, 0.3, 0.002), SIMD4(0.4, 0.5, 0.7, 0.003),
    SIMD4(10, 20, 30, 1.5))

  static func plain(_ id: Int) -> Node {
    Node(
      id: id, className: "CALayer", name: "layer \(id)",
      geometry: Geometry(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
  }

  static let shadow = Shadow(
    color: color(0.2), opacity: 0.4, offset: CGSize(width: 3, height: 4), radius: 5, path: outline)

  private static let clips = [
    Clip(rect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 2),
    Clip(
      rect: CGRect(x: 5, y: 6, width: 7, height: 8),
      corners: Corners(radius: 3, curve: .continuous, mask: [.minXMinY, .maxXMaxY])),
  ]

  private static let filters: [Filter] = [
    .gaussianBlur(radius: 4, clampsEdges: true), .colorMatrix(.saturation(0.5)),
  ]

  private static func holding(commands: [DrawCommand]) -> Node {
    var node = plain(1)
    node.content = commands
    return node
  }

  private static var decorated: Node {
    var node = plain(1)
    node.geometry.anchorPoint = CGPoint(x: 0.2, y: 0.3)
    node.geometry.anchorPointZ = 4
    node.geometry.zPosition = 5
    node.geometry.transform = turn
    node.opacity = 0.5
    node.isHidden = true
    node.clip = clips[0]
    node.contentsName = Digest(high: 1, low: 2)
    node.overlay = [.paint(fill)]
    var look = Node.Look()
    look.corners = clips[1].corners
    look.background = fill
    look.borderWidth = 2
    look.borderColor = color(0.3)
    look.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    look.classDrawing = 0
    look.text = Node.Text(string: "Inbox", font: "Inter 17.0", color: color(0.7))
    node.setContent([.paint(fill)], look: look)
    var effects = Node.Effects()
    effects.sublayerTransform = turn
    effects.isDoubleSided = false
    effects.preservesDepth = true
    effects.groupsOpacity = false
    effects.shadow = shadow
    effects.tint = color(0.6)
    effects.rasterizationScale = 3
    effects.appearance = [.paint(fill)]
    effects.blend = .multiply
    effects.filters = filters
    effects.backdrop = Backdrop(clip: clips[1], filters: filters)
    effects.mask = plain(3)
    node.effects = effects
    node.children = [plain(4), plain(5)]
    return node
  }
}

/// Commands, paints, styles and images of all kinds.
private enum DrawingCommands {
  private typealias Every = EveryFeature

  private static let rect = CGRect(x: 5, y: 6, width: 7, height: 8)

  static let all: [DrawCommand] = [
    .fill(Every.outline, rule: .evenOdd, paint: Every.fill),
    .fill(Every.outline, rule: .winding, paint: Every.fill),
    .paint(Every.fill),
    .stroke(Every.outline, style: styles[0], paint: Every.fill),
    images[0],
    .glyphs(
      GlyphRun(
        outlines: [Every.outline, Path(rect: rect)],
        glyphs: [
          GlyphRun.Glyph(outline: 0, origin: CGPoint(x: 1, y: 2)),
          GlyphRun.Glyph(outline: 1, origin: CGPoint(x: 3, y: 4)),
        ]), paint: Every.fill),
    .group(group),
    .node(Every.plain(6)),
  ]

  private static var group: Group {
    var group = Group(
      transform: Every.turn, clips: [ClipPath(Every.outline, rule: .evenOdd)], opacity: 0.5,
      blend: .screen, isIsolated: true, tint: Every.color(0.4), commands: [.paint(Every.fill)])
    group.isAntialiased = false
    group.effects = Group.Effects(shadow: Every.shadow, mask: [.paint(Every.fill)])
    return group
  }

  private static let stops = [
    LinearGradient.Stop(location: 0.1, color: Every.color(0.1)),
    LinearGradient.Stop(location: 0.9, color: Every.color(0.2)),
  ]

  static let paints: [Paint] = [
    Every.fill,
    .linearGradient(
      LinearGradient(
        start: CGPoint(x: 1, y: 2), end: CGPoint(x: 3, y: 4), stops: stops,
        extendsBeforeStart: true, extendsAfterEnd: false)),
    .radialGradient(
      RadialGradient(
        startCenter: CGPoint(x: 1, y: 2), startRadius: 3, endCenter: CGPoint(x: 4, y: 5),
        endRadius: 6, stops: stops, extendsBeforeStart: false, extendsAfterEnd: true)),
    .conicGradient(ConicGradient(center: CGPoint(x: 1, y: 2), angle: 0.5, stops: stops)),
    .pattern(
      Pattern(
        commands: [.paint(Every.fill)], cell: rect, step: CGSize(width: 9, height: 10),
        transform: Every.turn)),
  ]

  static let styles: [StrokeStyle] = [
    StrokeStyle(
      width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [1, 2, 3], dashPhase: 0.5),
    StrokeStyle(width: 1, cap: .square, join: .round, dash: [4]),
    StrokeStyle(width: 1, cap: .butt, join: .miter, dash: [5]),
  ]

  private static let bitmap = Bitmap(width: 3, height: 2) { bytes in
    for index in bytes.indices { bytes[index] = UInt8(index * 9 % 256) }
  }

  static let images: [DrawCommand] = [
    .image(.bitmap(bitmap), rect: rect),
    .image(
      .picture(Picture(size: CGSize(width: 9, height: 8), commands: [.paint(Every.fill)])),
      rect: rect),
    .imagePart(
      ImagePart(
        image: .bitmap(bitmap), source: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), rect: rect,
        filter: .nearest)),
    .imagePart(ImagePart(image: .bitmap(bitmap), rect: rect, filter: .smooth)),
  ]
}
