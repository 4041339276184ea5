// SPDX-License-Identifier: MIT
import CairoRaster
import Filmstrip
import Foundation
import Testing

/// What is kept between frames saves time and changes nothing.
@Suite struct RasterCacheTests {
  private typealias Scene = RasterScene

  /// Frames in which things with shadows, and pictures of all kinds, move, fade and are cut.
  private func frames(seed: UInt64) -> [Node] {
    var random = Random(state: seed)
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
      let size = CGSize(width: 10 + random.next(30), height: 10 + random.next(30))
      let bounds = CGRect(origin: .zero, size: size)
      var node = Scene.node(
        CGRect(origin: CGPoint(x: random.next(70), y: random.next(70)), size: size))
      node.content = [
        index.isMultiple(of: 2)
          ? Scene.fill(bounds, Scene.red) : .image(.bitmap(picture), rect: bounds)
      ]
      if index % 3 != 2 {
        node.effects.shadow = Shadow(
          color: .black, opacity: 0.6,
          offset: CGSize(width: random.next(3), height: random.next(5)), radius: random.next(6),
          path: index % 3 == 0 ? Path(roundedRect: bounds, cornerRadius: 5) : nil)
      }
      if index == 4 { node.geometry.transform = Scene.spin(random.next(3)) }
      if index == 5 {
        node.geometry.transform = Scene.turn(random.next(1)).concatenating(Scene.perspective(300))
      }
      // Whole pixels for some, parts of pixels for others.
      let speed = index < 3 ? CGPoint(x: 1, y: -2) : CGPoint(x: random.next(2), y: 0.3)
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

  @Test(arguments: [1, 2, 8])
  func framesAreTheSameOnAnyNumberOfThreads(threads: Int) {
    let frames = (1...4).flatMap { self.frames(seed: $0) }
    let expected = frames.map { draw($0, RasterCache(byteLimit: 0)) }
    let cache = RasterCache(byteLimit: 60_000)
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

  /// Numbers that are the same each time (Knuth's MMIX).
  private struct Random {
    var state: UInt64

    /// From 0 up to a limit.
    mutating func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
  }

  /// Bitmaps that threads put in place.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Bitmap?]

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    var values: [Bitmap?] { lock.withLock { stored } }

    func set(_ bitmap: Bitmap, at index: Int) { lock.withLock { stored[index] = bitmap } }
  }
}
