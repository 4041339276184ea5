// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

@Suite struct MosaicCanvasTests {
  private static let side = 90
  private static let whole = CGRect(x: 0, y: 0, width: 90, height: 90)

  /// Something that cannot be seen and does not end on whole pixels.
  private static let drawnByCairo = RasterScene.node(
    CGRect(x: 0, y: 0, width: 9, height: 9),
    [RasterScene.fill(CGRect(x: 0.5, y: 0.5, width: 3, height: 3), RasterScene.clear)])

  private func noise(_ width: Int, _ height: Int, _ numbers: inout SeededNumbers) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        pixels[index] = UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000
      }
    }
  }

  private func screens(seed: UInt64) -> [Node] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<4).map { _ in
      let size = CGSize(
        width: Bool.random(using: &numbers) ? 90 : Double(Int.random(in: 5...120, using: &numbers)),
        height: Double(Int.random(in: 5...120, using: &numbers)))
      let bitmap = noise(Int(size.width), Int(size.height), &numbers)
      let origin = CGPoint(
        x: numbers.number(-60...60), y: Bool.random(using: &numbers) ? 0 : numbers.number(-60...60))
      var node = RasterScene.node(
        CGRect(origin: origin, size: size),
        [.image(.bitmap(bitmap), rect: CGRect(origin: .zero, size: size))])
      if Bool.random(using: &numbers) { node.opacity = numbers.number(0.0001...1) }
      if Bool.random(using: &numbers) {
        node.clip = Clip(rect: CGRect(x: 1, y: 2, width: size.width - 3, height: size.height - 4))
      }
      return node
    }
  }

  /// Colours and gradients along rows, over rectangles of whole pixels.
  private func tint(_ numbers: inout SeededNumbers) -> Node {
    func color() -> Color {
      Color(
        red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1),
        alpha: Bool.random(using: &numbers) ? 1 : numbers.number(0...1))
    }
    let frame = CGRect(
      x: numbers.number(-30...60), y: numbers.number(-30...60),
      width: Double(Int.random(in: 1...90, using: &numbers)),
      height: Double(Int.random(in: 1...90, using: &numbers)))
    let bounds = CGRect(origin: .zero, size: frame.size)
    if Bool.random(using: &numbers) {
      return RasterScene.node(
        frame, [.fill(Path(rect: bounds), rule: .winding, paint: .color(color()))])
    }
    var node = RasterScene.node(frame, [.paint(.color(color()))])
    if Bool.random(using: &numbers) {
      let gradient = LinearGradient(
        start: CGPoint(x: numbers.number(-20...20), y: 3),
        end: CGPoint(x: numbers.number(-20...90), y: 3),
        stops: [0, 0.4, 1].map { LinearGradient.Stop(location: $0, color: color()) },
        extendsBeforeStart: Bool.random(using: &numbers),
        extendsAfterEnd: Bool.random(using: &numbers))
      node.content = [.paint(.linearGradient(gradient))]
    }
    node.clip = Clip(rect: bounds)
    return node
  }

  /// Opaque and faded bitmaps and colours are the same pixels whether they come by rows or are drawn by Cairo,
  /// which has to draw what comes after anything else.
  @Test(arguments: [Color.white, RasterScene.clear])
  func rowsAreWhatCairoDraws(background: Color) {
    for seed in UInt64(0)..<40 {
      var byRows = RasterScene.node(Self.whole)
      byRows.children = screens(seed: seed)
      var numbers = SeededNumbers(seed: seed + 1000)
      for _ in 0..<3 {
        let place = Int.random(in: 0...byRows.children.count, using: &numbers)
        byRows.children.insert(tint(&numbers), at: place)
      }
      var byCairo = byRows
      byCairo.children.insert(Self.drawnByCairo, at: 0)
      let (rows, cairo) = (
        RasterScene.draw(byRows, side: Self.side, background: background),
        RasterScene.draw(byCairo, side: Self.side, background: background)
      )
      guard rows == cairo else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  /// A gradient whose rows are all the same is painted from one row, with the pixels that Cairo makes of all of
  /// it where a clip has round corners.
  @Test func aGradientAlongRowsIsWhatCairoPaints() {
    for seed in UInt64(0)..<60 {
      var numbers = SeededNumbers(seed: seed)
      let stops = (0...3).map { index in
        LinearGradient.Stop(
          location: Double(index) / 3,
          color: Color(
            red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1),
            alpha: numbers.number(0...1)))
      }
      let y = numbers.number(-9...9)
      let gradient = LinearGradient(
        start: CGPoint(x: numbers.number(-50...50), y: y),
        end: CGPoint(x: numbers.number(-50...120), y: y), stops: stops,
        extendsBeforeStart: Bool.random(using: &numbers),
        extendsAfterEnd: Bool.random(using: &numbers))
      var node = RasterScene.node(
        CGRect(x: Double(Int.random(in: -9...9, using: &numbers)), y: 3, width: 70, height: 60),
        [.paint(.linearGradient(gradient))])
      node.clip = Clip(rect: CGRect(x: 4, y: 1, width: 50, height: 40))
      var root = RasterScene.node(Self.whole)
      root.children = [
        RasterScene.filled(Self.whole, Color(red: 0.2, green: 0.6, blue: 0.9)), node,
      ]
      let byRow = RasterScene.draw(root, side: Self.side)
      // The same where Cairo has drawn before.
      var late = root
      late.children.insert(Self.drawnByCairo, at: 0)
      guard RasterScene.draw(late, side: Self.side) == byRow else {
        Issue.record("seed \(seed), after something else")
        return
      }
      root.children[1].clip?.corners.radius = 6
      let byCairo = RasterScene.draw(root, side: Self.side)
      // Between the corners.
      let isEqual = (12..<36).allSatisfy { y in
        (0..<Self.side).allSatisfy { byRow[$0, y] == byCairo[$0, y] }
      }
      guard isEqual else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  /// A picture of screens and colours alone can be read row by row, with the pixels of the canvas; one in which
  /// anything is drawn cannot.
  @Test func whatNeedsNoCanvasIsAMosaic() throws {
    for seed in UInt64(0)..<20 {
      var root = RasterScene.node(Self.whole)
      root.children = screens(seed: seed)
      var numbers = SeededNumbers(seed: seed + 2000)
      root.children.insert(tint(&numbers), at: 1)
      func frame(_ root: Node) -> Frame {
        Frame(
          index: 0, nanoseconds: 0, size: CGSize(width: Self.side, height: Self.side), scale: 1,
          background: Color(red: 0.3, green: 0.7, blue: 0.1), root: root)
      }
      let rasterizer = CairoRasterizer(cache: RasterCache(byteLimit: 0))
      let mosaic = try #require(rasterizer.picture(of: frame(root)).mosaic, "seed \(seed)")
      let bitmap = Bitmap(width: Self.side, height: Self.side, isOpaque: true) {
        mosaic.write(rows: 0..<Self.side, to: $0.baseAddress!)
      }
      guard bitmap == rasterizer.rasterize(frame(root)) else {
        Issue.record("seed \(seed)")
        return
      }
      root.children.append(Self.drawnByCairo)
      #expect(rasterizer.picture(of: frame(root)).mosaic == nil)
    }
  }
}
