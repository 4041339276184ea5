// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import Growth
import FilmstripImaging
import Testing

/// Numbers far beyond any screen: what cannot be seen is left out, and what follows is drawn.
@Suite struct CairoRasterizerExtremesTests {
  private typealias Scene = RasterScene

  private static let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
  private static let mark = CGRect(x: 30, y: 30, width: 10, height: 10)
  private static let stops = [
    LinearGradient.Stop(location: 0, color: Scene.red),
    LinearGradient.Stop(location: 1, color: Scene.blue),
  ]

  /// Commands, and after them a green square in a corner, on white.
  private func draw(_ commands: [DrawCommand], cache: RasterCache = .shared) -> Bitmap {
    var root = Scene.node(Self.whole)
    var node = Scene.node(Self.whole)
    node.content = commands
    root.children = [node, Scene.filled(Self.mark, Scene.green)]
    return CairoRasterizer(cache: cache).rasterize(
      root, background: .white, width: 40, height: 40, transform: .identity)
  }

  private func isMarked(_ picture: Bitmap) -> Bool {
    picture[35, 35] == Pixel(red: 0, green: 255, blue: 0)
  }

  private func linear(from start: CGPoint, to end: CGPoint, extends: Bool) -> Paint {
    .linearGradient(
      LinearGradient(
        start: start, end: end, stops: Self.stops, extendsBeforeStart: extends,
        extendsAfterEnd: extends))
  }

  private func radial(center: CGPoint, radius: Double, extends: Bool) -> Paint {
    .radialGradient(
      RadialGradient(
        startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
        stops: Self.stops, extendsBeforeStart: extends, extendsAfterEnd: extends))
  }

  @Test(arguments: [1e4, 1e5, 1e6, 1e7, 1e9, 1e12])
  func aGradientFarAwayLeavesWhatIsSeen(distance: Double) {
    let far = CGPoint(x: 0, y: distance)
    let paints = [
      linear(from: far, to: CGPoint(x: 0, y: distance + 100), extends: false),
      radial(center: far, radius: 50, extends: false),
    ]
    for paint in paints {
      let picture = draw([.paint(paint)])
      #expect(picture[10, 10] == Pixel(red: 255, green: 255, blue: 255))
      #expect(isMarked(picture))
    }
  }

  @Test(arguments: [1e4, 1e5, 1e6, 1e7, 1e9])
  func aGradientGoesOnFarAway(distance: Double) {
    let move = Transform(translationX: 0, y: distance)
    let paints = [
      linear(from: .zero, to: CGPoint(x: 0, y: 100), extends: true),
      linear(from: CGPoint(x: 0, y: 100), to: .zero, extends: true),
      radial(center: .zero, radius: 50, extends: true),
    ]
    let expected = [
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255),
      Pixel(red: 0, green: 0, blue: 255),
    ]
    for (paint, pixel) in zip(paints, expected) {
      let picture = draw([.group(Group(transform: move, commands: [.paint(paint)]))])
      #expect(picture[10, 10] == pixel)
      #expect(isMarked(picture))
    }
  }

  /// The same colours from 1 to 10,000,000 pixels away: a quarter of the way is red 191, blue 64.
  @Test(arguments: [0.0, 20_000, 1e5, 1e7])
  func aGradientFarFromItsOriginHasItsColours(distance: Double) {
    let move = Transform(translationX: 0, y: -distance)
    let paint = linear(
      from: CGPoint(x: 0, y: distance), to: CGPoint(x: 0, y: distance + 40), extends: true)
    let ring = radial(center: CGPoint(x: 0, y: distance), radius: 40, extends: true)
    for (paint, place) in [(paint, (20, 10)), (ring, (0, 10))] {
      let picture = draw([.group(Group(transform: move, commands: [.paint(paint)]))])
      // The middle of the pixel lies at 10.5 of 40.
      let share = 10.5 / 40 * 255
      let pixel = Pixel(red: UInt8((255 - share).rounded()), green: 0, blue: UInt8(share.rounded()))
      #expect(picture[place.0, place.1].distance(to: pixel) <= 1)
      #expect(isMarked(picture))
    }
  }

  @Test(arguments: [
    Transform(scaleX: 1e-9, y: 1e9), Transform(scaleX: 1e12, y: 1e-12),
    Transform(scaleX: 1e30, y: 1e30), Transform(scaleX: 1e-30, y: 1e30),
    Transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 1e12, ty: -1e12),
    Transform(a: 1, b: 1, c: 1, d: 1.000_000_1, tx: 0, ty: 0),
    Transform(a: 1e9, b: 1e9, c: 1e-9, d: 2e-9, tx: 1e300, ty: 0),
  ])
  func anExtremeSpaceLeavesTheRest(space: Transform) {
    let glyphs = GlyphRun(
      outlines: [Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3)],
      glyphs: [.init(outline: 0, origin: CGPoint(x: 3, y: 3))])
    let line = Path(roundedRect: CGRect(x: 2, y: 2, width: 30, height: 30), cornerRadius: 8)
    for paint in [
      Paint.color(Scene.red), linear(from: .zero, to: CGPoint(x: 30, y: 30), extends: true),
    ] {
      let commands: [DrawCommand] = [
        .glyphs(glyphs, paint: paint),
        .stroke(line, style: StrokeStyle(width: 3, cap: .round, join: .round), paint: paint),
        .stroke(line, style: StrokeStyle(width: 3, dash: [2, 3]), paint: paint),
        .fill(line, rule: .evenOdd, paint: paint), .paint(paint),
      ]
      for command in commands {
        #expect(isMarked(draw([.group(Group(transform: space, commands: [command]))])))
      }
    }
  }

  @Test func whateverNumbersThereAreTheRestIsDrawn() {
    var random = Extremes(state: 4)
    let cache = RasterCache(byteLimit: 1 << 22)
    var times: [Double] = []
    for round in 0..<2_000 {
      let commands = (0..<2).map { _ in random.command(depth: round.isMultiple(of: 4) ? 2 : 1) }
      var isDrawn = false
      times.append(Growth.time { isDrawn = isMarked(draw(commands, cache: cache)) })
      guard isDrawn else {
        Issue.record("round \(round): \(commands)")
        return
      }
    }
    // The worst takes thousands of times as long as most; without limits it would not end.
    times.sort()
    #expect(times[1_999] < 50_000 * times[1_000], "\(times[1_999]) s, \(times[1_000]) s")
  }
}

/// Commands with numbers of all sizes, and some that are none; the same each time (Knuth's MMIX).
private struct Extremes {
  var state: UInt64

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func number() -> Double {
    switch next(20) {
    case 0: return [.nan, .infinity, -.infinity, 0, 1e300, -1e300][next(6)]
    case 1..<12: return Double(next(800)) / 10 - 20
    default:
      let size = pow(10, Double(next(25) - 12)) * (1 + Double(next(90)) / 10)
      return next(2) == 0 ? size : -size
    }
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func transform() -> Transform {
    switch next(6) {
    case 0: return .identity
    case 1: return Transform(translationX: number(), y: number())
    case 2: return Transform(scaleX: number(), y: number())
    case 3:
      var result = RasterScene.turn(number()).concatenating(RasterScene.perspective(number()))
      result.elements[12] = number()
      return result
    case 4:
      return RasterScene.spin(number())
        .concatenating(Transform(translationX: number(), y: number()))
    default:
      return Transform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  private mutating func path() -> Path {
    switch next(4) {
    case 0: return Path(rect: rect())
    case 1: return Path(roundedRect: rect(), cornerRadius: number())
    default:
      var path = Path()
      path.elements.append(.move(point()))
      for _ in 0..<next(5) {
        switch next(4) {
        case 0: path.elements.append(.line(point()))
        case 1: path.elements.append(.quad(control: point(), end: point()))
        case 2: path.elements.append(.curve(control1: point(), control2: point(), end: point()))
        default: path.elements.append(.close)
        }
      }
      return path
    }
  }

  private mutating func color() -> Color {
    Color(red: number(), green: 0.5, blue: number(), alpha: next(3) == 0 ? number() : 1)
  }

  private mutating func stops() -> [LinearGradient.Stop] {
    (0..<next(4)).map { _ in
      LinearGradient.Stop(location: next(4) == 0 ? number() : Double(next(11)) / 10, color: color())
    }
  }

  private mutating func paint(depth: Int) -> Paint {
    switch next(depth > 0 ? 6 : 5) {
    case 0, 1: .color(color())
    case 2:
      .linearGradient(
        LinearGradient(
          start: point(), end: point(), stops: stops(), extendsBeforeStart: next(2) == 0,
          extendsAfterEnd: next(2) == 0))
    case 3:
      .radialGradient(
        RadialGradient(
          startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(),
          stops: stops(), extendsBeforeStart: next(2) == 0, extendsAfterEnd: next(2) == 0))
    case 4: .conicGradient(ConicGradient(center: point(), angle: number(), stops: stops()))
    default:
      .pattern(
        Pattern(
          commands: [command(depth: 0)], cell: rect(),
          step: next(2) == 0 ? nil : CGSize(width: number(), height: number()),
          transform: transform()))
    }
  }

  private mutating func image() -> Image {
    let (width, height) = (1 + next(30), 1 + next(30))
    if next(3) == 0 {
      return .picture(
        Picture(size: CGSize(width: number(), height: number()), commands: [command(depth: 0)]))
    }
    return .bitmap(
      Bitmap(width: width, height: height, filledWith: Pixel(red: 90, green: 0, blue: 0)))
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), opacity: number(), offset: CGSize(width: number(), height: number()),
      radius: number(), path: next(2) == 0 ? path() : nil)
  }

  private mutating func filters() -> [FilmstripDisplayList.Filter] {
    (0..<next(3)).map { _ in
      next(3) == 0
        ? .colorMatrix(ColorMatrix(rows: (0..<4).map { _ in (0..<5).map { _ in number() } }))
        : .gaussianBlur(radius: number(), clampsEdges: next(2) == 0)
    }
  }

  mutating func command(depth: Int) -> DrawCommand {
    switch next(depth > 0 ? 9 : 6) {
    case 0:
      return .fill(path(), rule: next(2) == 0 ? .winding : .evenOdd, paint: paint(depth: depth))
    case 1: return .paint(paint(depth: depth))
    case 2:
      let style = StrokeStyle(
        width: number(), cap: [.butt, .round, .square][next(3)],
        join: [.miter, .round, .bevel][next(3)], miterLimit: number(),
        dash: (0..<next(4)).map { _ in number() }, dashPhase: number())
      return .stroke(path(), style: style, paint: paint(depth: depth))
    case 3: return .image(image(), rect: rect())
    case 4:
      return .imagePart(
        ImagePart(
          image: image(), source: next(2) == 0 ? rect() : CGRect(x: 0, y: 0, width: 1, height: 1),
          rect: rect(), filter: next(2) == 0 ? .smooth : .nearest))
    case 5:
      let run = GlyphRun(
        outlines: [path(), path()],
        glyphs: (0..<3).map { .init(outline: $0 % 2, origin: point()) })
      return .glyphs(run, paint: paint(depth: depth))
    case 6, 7:
      var group = Group(
        transform: transform(), clips: (0..<next(2)).map { _ in ClipPath(path()) },
        opacity: next(2) == 0 ? 1 : number(),
        blend: [.normal, .multiply, .plusDarker, .destinationIn][next(4)],
        isIsolated: next(2) == 0, tint: next(5) == 0 ? color() : nil,
        commands: [command(depth: depth - 1), command(depth: depth - 1)])
      group.isAntialiased = next(4) > 0
      if next(4) == 0 { group.effects.shadow = shadow() }
      if next(6) == 0 { group.effects.mask = [command(depth: depth - 1)] }
      return .group(group)
    default:
      var node = RasterScene.node(rect(), [command(depth: depth - 1), command(depth: depth - 1)])
      node.geometry.transform = transform()
      node.opacity = next(2) == 0 ? 1 : number()
      if next(3) == 0 { node.clip = Clip(rect: rect(), cornerRadius: number()) }
      if next(2) == 0 { node.effects.filters = filters() }
      if next(3) == 0 { node.effects.shadow = shadow() }
      if next(5) == 0 { node.effects.mask = RasterScene.node(rect(), [command(depth: 0)]) }
      if next(5) == 0 { node.effects.rasterizationScale = number() }
      if next(6) == 0 {
        node.effects.backdrop = Backdrop(clip: Clip(rect: rect()), filters: filters())
      }
      return .node(node)
    }
  }
}
