// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

/// What is kept between frames saves time and changes nothing.
@Suite struct RasterCacheTests {
  private typealias Scene = RasterScene

  /// Frames in which things with shadows, and pictures of all kinds, move, fade and are cut.
  private func frames(seed: UInt64) -> [Node] {
    var random = SeededNumbers(seed: seed)
    let picture = Bitmap(width: 70, height: 90) { bytes in
      for (index, _) in bytes.enumerated() {
        bytes[index] = index % 4 == 3 ? 255 : UInt8(index % 251)
      }
    }
    struct Part {
      var node: Node
      var speed: CGPoint
    }
    let parts = (0..<6).map { index -> Part in
      let size = CGSize(width: 10 + random.number(0...30), height: 10 + random.number(0...30))
      let bounds = CGRect(origin: .zero, size: size)
      var node = Scene.node(
        CGRect(origin: CGPoint(x: random.number(0...70), y: random.number(0...70)), size: size))
      node.content = [
        index.isMultiple(of: 2)
          ? Scene.fill(bounds, Scene.red) : .image(.bitmap(picture), rect: bounds)
      ]
      if index % 3 != 2 {
        node.effects.shadow = Shadow(
          color: .black, opacity: 0.6,
          offset: CGSize(width: random.number(0...3), height: random.number(0...5)),
          radius: random.number(0...6),
          path: index % 3 == 0 ? Path(roundedRect: bounds, cornerRadius: 5) : nil)
      }
      if index == 4 { node.geometry.transform = Scene.spin(random.number(0...3)) }
      if index == 5 {
        node.geometry.transform = Scene.turn(random.number(0...1)).concatenating(
          Scene.perspective(300))
      }
      // Whole pixels for some, parts of pixels for others.
      let speed = index < 3 ? CGPoint(x: 1, y: -2) : CGPoint(x: random.number(0...2), y: 0.3)
      return Part(node: node, speed: speed)
    }
    return (0..<8).map { frame in
      var root = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
      root.children = parts.enumerated().map { index, part in
        var node = part.node
        node.geometry.position.x += part.speed.x * Double(frame)
        node.geometry.position.y += part.speed.y * Double(frame)
        if index == 1 { node.opacity = 1 - Double(frame) / 10 }
        return node
      }
      root.clip = Clip(rect: CGRect(x: 0, y: 0, width: 100 - frame, height: 100))
      return root
    }
  }

  private func parts(_ count: Int, last: Color = Scene.green, side: Double = 40) -> Node {
    var result = Scene.filled(CGRect(x: 0, y: 0, width: side, height: side), .white)
    result.children = (0..<count).map { index in
      let color = index == count - 1 ? last : index.isMultiple(of: 3) ? Scene.red : Scene.blue
      let x = Double(index * 7 % 31) / 31 * side
      let y = Double(index * 11 % 29) / 29 * side
      var part = Scene.filled(CGRect(x: x, y: y, width: side / 5, height: side / 7), color)
      if index == 1 {
        part.effects.isDoubleSided = false
        part.clip = Clip(rect: part.geometry.bounds, cornerRadius: 2)
      }
      return part
    }
    return result
  }

  /// What goes through surfaces and stays as it is while the surroundings move: blurred, turning
  /// right round, rasterized, fading and masked.
  private func surfaceFrames() -> [Node] {
    (0..<20).map { index in
      let frame = Double(index)
      var blurred = parts(5)
      blurred.geometry.position = CGPoint(x: 30, y: 30)
      blurred.effects.filters = [.gaussianBlur(radius: 3, clampsEdges: false)]
      var clamped = parts(4, side: 30)
      clamped.geometry.position = CGPoint(x: 80 + frame / 3, y: 20)
      clamped.effects.filters = [
        .gaussianBlur(radius: 2, clampsEdges: true), .colorMatrix(.saturation(0.5)),
      ]
      clamped.opacity = 1 - frame / 40
      var plane = parts(6)
      plane.geometry.position = CGPoint(x: 70, y: 65)
      plane.geometry.transform = Scene.turn(frame * .pi / 9.7).concatenating(Scene.perspective(200))
      var rasterized = parts(6, side: 24)
      rasterized.geometry.position = CGPoint(x: 20, y: 80)
      rasterized.geometry.transform = Scene.spin(frame / 7)
      rasterized.effects.rasterizationScale = 2
      var fading = parts(26)
      fading.geometry.position = CGPoint(x: 60 - frame * 2.5, y: 50 + frame / 4)
      fading.opacity = 0.9 - frame / 25
      var masked = parts(26, side: 30)
      masked.geometry.position = CGPoint(x: 85, y: 85 - frame)
      masked.effects.mask = Scene.filled(CGRect(x: 3, y: 4, width: 20, height: 22), .black)
      masked.effects.mask?.clip = Clip(
        rect: CGRect(x: 0, y: 0, width: 20, height: 22), cornerRadius: 8)
      var root = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
      root.children = [
        Scene.filled(CGRect(x: frame, y: 0, width: 50, height: 90), Scene.green), blurred, clamped,
        plane, rasterized, fading, masked,
      ]
      return root
    }
  }

  private func draw(_ node: Node, _ cache: RasterCache) -> Bitmap {
    CairoRasterizer(cache: cache).rasterize(
      node, background: .white, width: 100, height: 100, transform: .identity)
  }

  @Test(arguments: [1, 2, 3])
  func framesAreTheSameInAnyOrderColdAndWarm(seed: UInt64) {
    let frames = frames(seed: seed)
    let expected = frames.map { draw($0, RasterCache(byteLimit: 0)) }
    let warm = RasterCache(byteLimit: 1 << 24)
    #expect(frames.map { draw($0, warm) } == expected)
    #expect(warm.byteCount > 0)
    #expect(frames.map { draw($0, warm) } == expected)
    #expect(frames.reversed().map { draw($0, warm) } == expected.reversed())
    // So small that things come and go.
    let small = RasterCache(byteLimit: 20_000)
    #expect((frames + frames).map { draw($0, small) } == expected + expected)
  }

  @Test func surfacesAreTheSameInAnyOrderColdAndWarm() {
    let frames = surfaceFrames()
    let expected = frames.map { draw($0, RasterCache(byteLimit: 0)) }
    let warm = RasterCache(byteLimit: 1 << 24)
    #expect(frames.map { draw($0, warm) } == expected)
    #expect(frames.reversed().map { draw($0, warm) } == expected.reversed())
    // Nothing is made that is not kept by now.
    let count = warm.byteCount
    #expect(frames.map { draw($0, warm) } == expected)
    #expect(warm.byteCount == count && count > 0)
    let small = RasterCache(byteLimit: 200_000)
    let twice = Array(0..<8) + Array(0..<8)
    #expect(twice.map { draw(frames[$0], small) } == twice.map { expected[$0] })
    // At a place of their own, where other frames have left other things.
    let moved = frames.prefix(5).map { frame in
      var frame = frame
      frame.geometry.position.x += 11
      return frame
    }
    #expect(moved.map { draw($0, warm) } == moved.map { draw($0, RasterCache(byteLimit: 0)) })
  }

  /// Frames, and what they are without a cache: made once for any number of threads.
  private static let uncached: [(frame: Node, picture: Bitmap)] = {
    let suite = RasterCacheTests()
    let frames = (1...4).flatMap { suite.frames(seed: $0) } + suite.surfaceFrames()
    return frames.map { ($0, suite.draw($0, RasterCache(byteLimit: 0))) }
  }()

  @Test(arguments: [1, 2, 8])
  func framesAreTheSameOnAnyNumberOfThreads(threads: Int) {
    let (frames, expected) = (Self.uncached.map(\.frame), Self.uncached.map(\.picture))
    let cache = RasterCache(byteLimit: 200_000)
    let results = Results(count: frames.count)
    let finished = NSCondition()
    let running = Results(count: threads)
    for thread in 0..<threads {
      Thread.detachNewThread {
        for index in stride(from: thread, to: frames.count, by: threads) {
          results.set(self.draw(frames[index], cache), at: index)
        }
        finished.lock()
        running.set(expected[0], at: thread)
        finished.signal()
        finished.unlock()
      }
    }
    finished.lock()
    while running.values.contains(nil) { finished.wait() }
    finished.unlock()
    #expect(results.values == expected)
  }

  @Test func aThousandShadowsStayBelowTheLimit() {
    let cache = RasterCache(byteLimit: 1 << 20)
    for index in 0..<1_000 {
      var node = Scene.filled(CGRect(x: 20, y: 20, width: 40, height: 40), Scene.red)
      let width = 20 + Double(index) / 50
      node.effects.shadow = Shadow(
        color: .black, opacity: 1, offset: .zero, radius: 4,
        path: Path(rect: CGRect(x: 0, y: 0, width: width, height: 30)))
      _ = draw(node, cache)
      #expect(cache.byteCount <= 1 << 20)
    }
    #expect(cache.byteCount > 1 << 19)
    cache.removeAll()
    #expect(cache.byteCount == 0)
  }

  @Test func whatOnlyMovesIsMadeOnce() {
    let cache = RasterCache(byteLimit: 1 << 20)
    var counts: Set<Int> = []
    for frame in 0..<5 {
      var node = Scene.filled(
        CGRect(x: 20 + Double(frame) * 1.3, y: 20 - Double(frame), width: 40, height: 40), Scene.red
      )
      node.effects.shadow = Shadow(
        color: .black, opacity: 1 - Double(frame) / 10, offset: CGSize(width: 0, height: 3),
        radius: 4)
      _ = draw(node, cache)
      node.effects.shadow?.path = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
      _ = draw(node, cache)
      counts.insert(cache.byteCount)
    }
    #expect(counts.count == 1 && !counts.contains(0))
  }

  /// A node of each kind that goes through a surface that is kept.
  private func kinds(of node: Node) -> [Node] {
    var (blurred, faded, plane, rasterized) = (node, node, node, node)
    blurred.effects.filters = [.gaussianBlur(radius: 1, clampsEdges: false)]
    faded.opacity = 0.8
    plane.geometry.transform = Scene.turn(0.3).concatenating(Scene.perspective(300))
    rasterized.effects.rasterizationScale = 2
    return [blurred, faded, plane, rasterized].map { node in
      var node = node
      node.geometry.position = CGPoint(x: 50, y: 50)
      return node
    }
  }

  /// The numbers of bytes that are kept after each frame.
  private func byteCounts(_ cache: RasterCache, _ frames: [Node]) -> [Int] {
    frames.map { frame in
      _ = draw(frame, cache)
      return cache.byteCount
    }
  }

  @Test(arguments: 0..<4)
  func aSurfaceIsKeptWhileItsPlaceAndOpacityChange(kind: Int) {
    let cache = RasterCache(byteLimit: 1 << 22)
    let node = kinds(of: parts(30))[kind]
    let frames = (0..<6).map { index in
      var node = node
      node.opacity = 0.9 - Double(index) / 20
      node.geometry.position.x += Double(index)
      node.geometry.position.y -= 2 * Double(index)
      node.id = index
      return node
    }
    let counts = byteCounts(cache, frames)
    // From the second time on.
    #expect(counts[0] == 0 && counts[1] >= 40 * 40 * 4)
    #expect(Set(counts[1...]).count == 1)
  }

  @Test func aBlurredNodeIsKeptWhileItMovesByPartsOfAPixel() {
    let node = kinds(of: parts(3))[0]
    let frames = (0..<6).map { index in
      var node = node
      node.geometry.position.x += Double(index) * 1.37
      return node
    }
    let counts = byteCounts(RasterCache(byteLimit: 1 << 22), frames)
    #expect(Set(counts[1...]).count == 1 && counts[1] > 0)
  }

  @Test(arguments: 0..<4, [30, 700])
  func anotherColourIsNotMistaken(kind: Int, count: Int) {
    let cache = RasterCache(byteLimit: 1 << 24)
    let nodes = [Scene.green, Scene.red].map { kinds(of: parts(count, last: $0))[kind] }
    let expected = nodes.map { draw($0, RasterCache(byteLimit: 0)) }
    #expect(expected[0] != expected[1])
    for index in [0, 0, 1, 1, 0] { #expect(draw(nodes[index], cache) == expected[index]) }
  }

  /// All parts count in what a surface is found by: of two that differ in their last one neither takes the
  /// other's place.
  @Test func largeContentsThatDifferAtTheirEndAreKeptSideBySide() {
    let cache = RasterCache(byteLimit: 1 << 26)
    let nodes = [Scene.green, Scene.red].map { kinds(of: parts(3_000, last: $0))[1] }
    let one = byteCounts(cache, [nodes[0], nodes[0]])[1]
    #expect(one > 0)
    #expect(byteCounts(cache, [nodes[1], nodes[1], nodes[0]]) == [one, 2 * one, 2 * one])
  }

  /// What is kept is compared with what is drawn, which takes stack for each level.
  @Test(arguments: [(90, true), (110, false)])
  func onlyTreesOfSomeLevelsAreKept(levels: Int, isKept: Bool) {
    var node = parts(30)
    for _ in 0..<levels {
      var outer = Scene.node(node.geometry.bounds)
      outer.children = [node]
      node = outer
    }
    node.opacity = 0.5
    let counts = byteCounts(RasterCache(byteLimit: 1 << 24), [node, node])
    #expect((counts[1] > 0) == isKept)
  }

  @Test func aThousandSurfacesStayBelowTheLimit() {
    let cache = RasterCache(byteLimit: 1 << 20)
    for index in 0..<1_000 {
      let color = Color(red: Double(index) / 1_000, green: 0, blue: 0)
      var node = Scene.filled(CGRect(x: 10, y: 10, width: 20, height: 20), color)
      node.effects.rasterizationScale = 2
      if index.isMultiple(of: 20) { node = kinds(of: parts(13, last: color))[index / 20 % 4] }
      for _ in 0..<2 { _ = draw(node, cache) }
      #expect(cache.byteCount <= 1 << 20)
    }
    #expect(cache.byteCount > 1 << 19)
  }

  @Test func whatTakesMoreThanAQuarterOfTheLimitIsNotKept() {
    let node = kinds(of: parts(30))[0]
    let large = RasterCache(byteLimit: 1 << 24)
    let size = byteCounts(large, [node, node])[1]
    for (limit, isKept) in [(4 * size, true), (4 * size - 4, false)] {
      let counts = byteCounts(RasterCache(byteLimit: limit), [node, node])
      #expect((counts[1] > 0) == isKept)
    }
    // A picture in what is drawn is kept with it, and counts.
    let picture = Bitmap(width: 500, height: 500, filledWith: Pixel(red: 9, green: 0, blue: 0))
    var other = node
    other.clip = Clip(rect: other.geometry.bounds)
    other.content.append(
      .image(.bitmap(picture), rect: CGRect(x: 0, y: 0, width: 500, height: 500)))
    #expect(byteCounts(RasterCache(byteLimit: 4 * size + 900_000), [other, other])[1] == 0)
  }

  @Test(arguments: [false, true])
  func manyThingsThatBeginAlikeAreAllToldApart(areGlyphs: Bool) {
    let cache = RasterCache(byteLimit: 1 << 28)
    let count = 4_000
    let size = areGlyphs ? 40 : 12
    // Of one length, and the same at their beginning.
    let nodes = (0..<count).map { index -> Node in
      let shift = Double(index) / Double(count)
      let bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
      guard !areGlyphs else {
        let run = GlyphRun(
          outlines: [Path(rect: CGRect(x: 0, y: 0, width: 0.5, height: 2))],
          glyphs: (0..<size).map { place in
            .init(
              outline: 0,
              origin: CGPoint(x: Double(place) / 10 + (place == size - 1 ? shift : 0), y: 0))
          })
        return Scene.node(bounds, [.glyphs(run, paint: .color(Scene.red))])
      }
      var node = Scene.node(bounds)
      var path = Path(rect: bounds)
      for _ in 0..<size { path.elements.append(.line(CGPoint(x: 3, y: 3 + shift))) }
      node.effects.shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 0, path: path)
      return node
    }
    let rasterizer = CairoRasterizer(cache: cache)
    func draw(_ node: Node) {
      _ = rasterizer.rasterize(node, background: .white, width: 8, height: 8, transform: .identity)
    }
    // Of two with one digest the later takes the place of the earlier, and nothing is added.
    var byteCount = 0
    for (index, node) in nodes.enumerated() {
      draw(node)
      guard cache.byteCount > byteCount else {
        Issue.record("thing \(index) is kept in the place of another one")
        return
      }
      byteCount = cache.byteCount
    }
    for node in nodes { draw(node) }
    #expect(cache.byteCount == byteCount)
  }

  @Test func noMoreThan4096ThingsAreKept() {
    let cache = RasterCache(byteLimit: 1 << 28)
    var largest = 0
    for index in 0..<9_000 {
      var node = Scene.node(CGRect(x: 0, y: 0, width: 2, height: 2))
      node.effects.shadow = Shadow(
        color: .black, opacity: 1, offset: .zero, radius: 0,
        path: Path(rect: CGRect(x: 0, y: 0, width: 1 + Double(index) / 9_000, height: 1)))
      _ = CairoRasterizer(cache: cache).rasterize(
        node, background: .white, width: 4, height: 4, transform: .identity)
      largest = max(largest, cache.byteCount)
    }
    // Each takes some 850 bytes.
    #expect(largest < 4_096 * 1_200)
    #expect(largest > 2_000_000)
  }

  @Test func picturesInMemoryThatIsUsedAgainAreNotTakenForTheOldOnes() {
    let cache = RasterCache(byteLimit: 1 << 24)
    func frame(_ color: Color) -> Frame {
      Frame(
        index: 0, nanoseconds: 0, size: CGSize(width: 1200, height: 1200), scale: 1,
        background: color, root: Scene.node(.zero))
    }
    func small(_ bitmap: Bitmap) -> Pixel {
      let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
      return draw(Scene.node(rect, [.image(.bitmap(bitmap), rect: rect)]), cache)[50, 50]
    }
    let rasterizer = CairoRasterizer(cache: cache)
    var screen: Bitmap? = rasterizer.rasterize(frame(Scene.red))
    #expect(screen.map(small) == Pixel(red: 255, green: 0, blue: 0))
    screen = rasterizer.rasterize(frame(Scene.blue), recycling: screen.take())
    #expect(screen.map(small) == Pixel(red: 0, green: 0, blue: 255))
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Bitmap?]

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    var values: [Bitmap?] { lock.withLock { stored } }

    func set(_ bitmap: Bitmap, at index: Int) { lock.withLock { stored[index] = bitmap } }
  }
}
