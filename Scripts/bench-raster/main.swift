// SPDX-License-Identifier: MIT
// Makes the drawings of Scripts/bench-peers/skia-raster.py with Filmstrip's rasterizer, one at a time
// and as told, so that both programs can take turns. Built with the package, in release mode by
// Scripts/bench-raster.
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging

/// A screenful that looks like an app: flat areas, soft gradients, lines of dark marks, some noise.
func makeScreen(seed: UInt32) -> Bitmap {
  Bitmap(width: Drawings.width, height: Drawings.height, isOpaque: true) { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    for y in 0..<Drawings.height {
      for x in 0..<Drawings.width {
        var hash = UInt32(x / 3) &* 0x9E37_79B1 ^ UInt32(y / 3) &* 0x85EB_CA77 ^ seed
        hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
        hash ^= hash >> 13
        let (row, line) = (y / 240, y % 240)
        var (red, green, blue) = (UInt32(245), UInt32(244 - row), UInt32(250))
        if row % 3 == 0 {
          (red, green, blue) = (
            UInt32(x * 200 / Drawings.width) + 20, UInt32(line) / 2 + 60, seed & 127 + 90
          )
          red += hash & 15
        } else if line > 60, line % 60 > 30, x > 60, x < 1100 - Int(hash & 7), hash & 3 != 0 {
          (red, green, blue) = (30, 32, 40)
        }
        pixels[y * Drawings.width + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
  }
}

/// The drawings, each as a root node for a frame of it; skia-raster.py says what they are.
struct Drawings {
  static let width = 1179
  static let height = 2556
  static let size = CGSize(width: 393, height: 852)

  let first = makeScreen(seed: 0x1234)
  let second = makeScreen(seed: 0x77_5A31)

  private func node(_ rect: CGRect, _ content: [DrawCommand] = []) -> Node {
    var node = Node(id: 1, className: "Drawing", geometry: Geometry(frame: rect))
    node.content = content
    return node
  }

  private func screen(_ bitmap: Bitmap, x: Double = 0, y: Double = 0) -> Node {
    node(
      CGRect(origin: CGPoint(x: x, y: y), size: Drawings.size),
      [.image(.bitmap(bitmap), rect: CGRect(origin: .zero, size: Drawings.size))])
  }

  private func scaled(_ scale: Double, turn: Double = 0) -> Node {
    var node = screen(first)
    let (c, s) = (cos(turn) * scale, sin(turn) * scale)
    node.geometry.transform = Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    return node
  }

  /// The sheet of the shadow drawings, in points, at a frame.
  private func sheet(_ frame: Int) -> CGRect {
    CGRect(x: 40, y: 300 + Double(frame % 100), width: 313, height: 400)
  }

  private func shadowed(_ radius: Double, _ frame: Int) -> [Node] {
    let rect = sheet(frame)
    let inner = CGRect(origin: .zero, size: rect.size)
    var sheet = node(rect, [.fill(Path(rect: inner), rule: .winding, paint: .color(.white))])
    sheet.effects.shadow = Shadow(
      color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 4), radius: radius,
      path: Path(rect: inner))
    return [screen(first), sheet]
  }

  /// Marks with as many curves as letters have.
  private let outlines = (0..<26).map { letter -> Path in
    let (width, height) = (5 + Double(letter % 5), 8 + Double(letter % 7) / 2)
    return Path(
      Path(ellipseIn: CGRect(x: 0, y: -height, width: width, height: height)).elements
        + Path(rect: CGRect(x: 0, y: -height - 3, width: 1.2, height: height + 3)).elements)
  }

  /// Some of 300 layers with round corners, a shadow and three letters each, ten in a row.
  private func tiles(_ numbers: Range<Int>) -> [Node] {
    numbers.map { index in
      let rect = CGRect(
        x: Double(index % 10) * 39 + 4, y: Double(index / 10) * 28 + 6, width: 34, height: 23)
      let bounds = CGRect(origin: .zero, size: rect.size)
      let form = Path(roundedRect: bounds, cornerRadius: 6)
      let color = Color(red: 1, green: Double(index % 7) / 7, blue: Double(index % 10) / 10)
      let letters = (0..<3).map { outlines[(index * 7 + $0 * 11) % 26] }
      let glyphs = (0..<3).map {
        GlyphRun.Glyph(outline: $0, origin: CGPoint(x: 3 + Double($0) * 10, y: 18))
      }
      var tile = node(
        rect,
        [
          .fill(form, rule: .winding, paint: .color(color)),
          .glyphs(GlyphRun(outlines: letters, glyphs: glyphs), paint: .color(.black)),
        ])
      tile.effects.shadow = Shadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 1), radius: 2, path: form)
      return tile
    }
  }

  /// All of the layers that ``tiles(_:)`` has, as a screenful on white.
  private func complexScreen() -> Node {
    var result = node(
      CGRect(origin: .zero, size: Drawings.size),
      [
        .fill(
          Path(rect: CGRect(origin: .zero, size: Drawings.size)), rule: .winding,
          paint: .color(.white))
      ])
    result.children = tiles(0..<300)
    return result
  }

  /// Seen by an eye that is 1000 points away, turned about an upright axis.
  private func turned(_ card: Node, by angle: Double, in root: inout Node) {
    var eye = Transform.identity
    eye.elements[11] = -1.0 / 1000
    root.effects.sublayerTransform = eye
    var card = card
    let (c, s) = (cos(angle), sin(angle))
    card.geometry.transform = Transform(elements: [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1])
    root.children = [card]
  }

  /// A part of ``complexScreen()`` behind a blur, over a screen that moves.
  private func blurred(radius: Double, over x: Double) -> [Node] {
    let rect = CGRect(x: 40, y: 200, width: 313, height: 400)
    var card = node(
      rect,
      [
        .fill(
          Path(rect: CGRect(origin: .zero, size: rect.size)), rule: .winding,
          paint: .color(.white))
      ])
    card.children = tiles(0..<100)
    card.clip = Clip(rect: CGRect(origin: .zero, size: rect.size))
    card.effects.filters = [.gaussianBlur(radius: radius, clampsEdges: false)]
    return [screen(first, x: x), card]
  }

  /// Fifty lines of thirty letters.
  private func letters(x: Double) -> Node {
    let content = (0..<50).map { line -> DrawCommand in
      let glyphs = (0..<30).map { column in
        GlyphRun.Glyph(
          outline: (line * 7 + column * 11) % 26,
          origin: CGPoint(x: 16 + Double(column) * 11.3, y: 40 + Double(line) * 15.7))
      }
      return .glyphs(GlyphRun(outlines: outlines, glyphs: glyphs), paint: .color(.black))
    }
    return node(CGRect(origin: CGPoint(x: x, y: 0), size: Drawings.size), content)
  }

  /// What a drawing shows at a frame, and whether moves land on whole pixels; nil for no drawing.
  func root(of drawing: String, frame: Int) -> (Node, snaps: Bool)? {
    var root = node(CGRect(origin: .zero, size: Drawings.size))
    // Off where a picture is resampled, so that it lands where the other program puts it.
    let snaps = !["move", "grow", "shrink-0.92", "shrink-0.30", "shrink-0.10"].contains(drawing)
    switch drawing {
    case "blit": root.children = [screen(first)]
    case "push":
      let moved = Double(frame % 60) * 13 / 3
      root.children = [screen(first, x: -moved / 3), screen(second, x: 393 - moved)]
      root.children[0].geometry.position.x =
        (root.children[0].geometry.position.x * 3 - 0.5).rounded() / 3 + 0.5 / 3
    case "move-snapped", "move": root.children = [screen(first, x: 0.37 / 3, y: 0.61 / 3)]
    case "grow": root.children = [scaled(1.15)]
    case "shrink-0.92": root.children = [scaled(0.92)]
    case "shrink-0.30": root.children = [scaled(0.3)]
    case "shrink-0.10": root.children = [scaled(0.1)]
    case "turn": root.children = [scaled(1, turn: 0.2)]
    case "flip": turned(screen(first), by: 0.7, in: &root)
    case "flip-tree": turned(complexScreen(), by: 0.1 + Double(frame % 20) * 0.06, in: &root)
    case "blur-card": root.children = blurred(radius: 10, over: Double(frame % 60))
    case "blur-grow": root.children = blurred(radius: 10 + Double(frame % 60) / 10, over: 0)
    case "fade-tree", "draw-tree", "fade-few":
      var over = complexScreen()
      if drawing == "fade-few" { over.children = tiles(0..<13) }
      if drawing != "draw-tree" { over.opacity = 1 - Double(frame % 60 + 1) / 100 }
      root.children = [screen(first), over]
    case "shadow-20": root.children = shadowed(20, frame)
    case "shadow-1.5": root.children = shadowed(1.5, frame)
    case "text": root.children = [screen(first), letters(x: Double(frame % 30))]
    case "fade":
      var over = screen(second)
      over.opacity = 0.5
      root.children = [screen(first), over]
    case "card":
      var over = screen(second, y: 40)
      over.clip = Clip(rect: CGRect(origin: .zero, size: Drawings.size), cornerRadius: 38)
      root.children = [screen(first), over]
    case "conic":
      let stops = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
        Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0),
      ]
      root.content = [
        .paint(
          .conicGradient(
            ConicGradient(
              center: CGPoint(x: 196.5, y: 426), angle: 0,
              stops: stops.enumerated().map { index, color in
                LinearGradient.Stop(location: Double(index) / 3, color: color)
              })))
      ]
    default: return nil
    }
    return (root, snaps)
  }
}

/// Draws frames as the writer of recordings does, each in the memory of the last.
struct Drawer {
  let drawings = Drawings()
  private(set) var canvas: Bitmap?

  /// Draws one frame; in milliseconds.
  mutating func draw(_ drawing: String, frame index: Int) -> Double {
    guard let (root, snaps) = drawings.root(of: drawing, frame: index) else {
      fatalError("bench-raster: there is no drawing \(drawing)")
    }
    let frame = Frame(
      index: index, nanoseconds: 0, size: Drawings.size, scale: 3, background: .white, root: root)
    let rasterizer = CairoRasterizer(snapsTranslations: snaps)
    let start = ContinuousClock.now
    canvas = rasterizer.rasterize(frame, recycling: canvas.take())
    return Double((ContinuousClock.now - start).components.attoseconds) / 1e15
  }
}

func save(_ bitmap: Bitmap?, to path: String) throws {
  let data = bitmap?.withUnsafeBytes { Data($0) } ?? Data()
  try data.write(to: URL(fileURLWithPath: path))
}

func answer(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

// With arguments, `SCENE [COUNT]`: the times of frames. Else reads commands: `images FIRST SECOND`
// and `save SCENE FRAME FILE` write pixels, `draw SCENE FRAME` answers with milliseconds, and all
// answer with one line.
var drawer = Drawer()
if CommandLine.arguments.count > 1 {
  let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 20 : 20
  for index in 0..<count {
    answer(String(format: "%.2f", drawer.draw(CommandLine.arguments[1], frame: index)))
  }
  exit(0)
}
while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  switch words.first {
  case "images":
    try save(drawer.drawings.first, to: words[1])
    try save(drawer.drawings.second, to: words[2])
    answer("done")
  case "save":
    _ = drawer.draw(words[1], frame: Int(words[2]) ?? 0)
    try save(drawer.canvas, to: words[3])
    answer("done")
  case "draw": answer("\(drawer.draw(words[1], frame: Int(words[2]) ?? 0))")
  default: fatalError("bench-raster: no command: \(line)")
  }
}
