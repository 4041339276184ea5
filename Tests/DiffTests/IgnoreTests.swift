// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging
import FilmstripTimelines
import Foundation
import Testing

/// What ignores hide of motion, and which pixels they cover.
@Suite struct IgnoreTests {
  private typealias Layer = TestTimeline.Layer

  // MARK: Motion

  /// A card that moves, with a clock in it, and a badge beside it.
  private func file(
    x: Double = 50, clock: String? = "12:00", opacity: Double = 1, isClockAbove: Bool = false,
    badges: Int = 1
  ) throws -> TimelineFile {
    let hand = Layer(name: "hand", state: { $1.opacity = opacity })
    let face = Layer(name: "clock", children: [hand], state: { $1.text = clock })
    let label = Layer(name: "label")
    let inside = isClockAbove ? [label, face] : [face, label]
    let card = Layer(name: "card", children: inside, state: { $1.position.x = x * $0 })
    let beside = (0..<badges).map { Layer(name: "badge \($0)") }
    return try TestTimeline(
      root: Layer(name: "window", children: [card] + beside), duration: 0.1
    ).file()
  }

  private func rest(
    _ ignores: [Ignore], _ expected: TimelineFile, _ actual: TimelineFile
  ) -> MotionDiff.Remainder {
    MotionDiff(expected: expected, actual: actual)
      .ignoring(ignores, expected: expected, actual: actual)
  }

  @Test func aLayerHidesItselfAndWhatIsInIt() throws {
    let (expected, actual) = (try file(), try file(clock: "12:01", opacity: 0.5))
    let hidden = rest([.layer("clock", reason: "time")], expected, actual)
    #expect(hidden.diff.isEmpty && hidden.hiddenCounts == [2])
    #expect(hidden.framesOfIgnoredLayers == Set(0...6))
    // The clock is in the card, and not the other way round.
    let other = rest([.layer("hand", reason: "time")], expected, actual)
    #expect(other.diff.changes.map(\.property) == ["text"] && other.hiddenCounts == [1])
    #expect(other.framesOfIgnoredLayers.isEmpty)
  }

  @Test func whatIsNotIgnoredCounts() throws {
    let (expected, actual) = (try file(), try file(x: 60, clock: "12:01"))
    let rest = rest([.layer("clock", reason: "time")], expected, actual)
    #expect(rest.diff.changes.map(\.layer.title) == ["card"])
    #expect(rest.diff.changes.map(\.property) == ["position.x"])
    // In the first frame the card is where it is expected.
    #expect(rest.framesOfIgnoredLayers == [0])
  }

  @Test(arguments: [
    (Ignore.property("position.x", reason: "r"), 1), (.property("position", reason: "r"), 1),
    (.property("position", of: "card", reason: "r"), 1),
    (.property("position", of: "clock", reason: "r"), 0), (.property("opacity", reason: "r"), 0),
    (.region(CGRect(x: 0, y: 0, width: 100, height: 200), reason: "r"), 0),
  ])
  func aPropertyIsOfOneLayerOrOfAll(ignore: Ignore, count: Int) throws {
    let rest = rest([ignore], try file(), try file(x: 60))
    #expect(rest.hiddenCounts == [count] && rest.diff.isEmpty == (count == 1))
    #expect(rest.framesOfIgnoredLayers.isEmpty, "its pixels count")
  }

  /// Two pictures beside each other, of which the region covers a corner of one.
  @Test func aRegionHidesPicturesThatItCovers() throws {
    func file(_ pictures: [String], hidden: Bool = false, x: Double = 0) throws -> TimelineFile {
      let layers = pictures.enumerated().map { place, picture in
        Layer(
          name: "picture \(place)",
          state: {
            $1.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            $1.position = CGPoint(x: Double(20 + 50 * place), y: 20 + x * $0)
            ($1.contents, $1.isHidden) = (picture, hidden)
          })
      }
      let root = Layer(
        name: "window", children: layers,
        state: {
          $1.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
          $1.position = CGPoint(x: 50, y: 50)
        })
      return try TestTimeline(root: root, duration: 0.1).file()
    }
    let region = Ignore.region(CGRect(x: 35, y: 0, width: 10, height: 10), reason: "time")
    let before = try file(["a", "b"])
    let covered = rest([region], before, try file(["c", "b"]))
    #expect(covered.diff.isEmpty && covered.hiddenCounts == [1])
    // What is seen of a frame's other pixels is not explained by what moved.
    #expect(covered.framesOfIgnoredLayers.isEmpty)
    let both = rest([region], before, try file(["c", "d"]))
    #expect(both.diff.changes.map(\.layer.title) == ["picture 1"] && both.hiddenCounts == [1])
    let moved = rest([region], before, try file(["c", "b"], x: 9))
    #expect(Set(moved.diff.changes.map(\.property)) == ["position.y"])
    let unseen = rest(
      [region], try file(["a", "b"], hidden: true), try file(["c", "b"], hidden: true))
    #expect(unseen.diff.changes.map(\.property) == ["contents"])
  }

  @Test func aLayerOfOneSideIsHidden() throws {
    let (one, two) = (try file(badges: 1), try file(badges: 2))
    for (expected, actual) in [(one, two), (two, one)] {
      let rest = rest([.layer("badge 1", reason: "r")], expected, actual)
      #expect(rest.diff.isEmpty && rest.hiddenCounts == [1])
      #expect(!self.rest([.layer("badge 0", reason: "r")], expected, actual).diff.isEmpty)
    }
  }

  /// Of two layers that change places either may be said to have moved.
  @Test(arguments: ["clock", "label"])
  func anOrderOfTwoIsHiddenByEither(name: String) throws {
    let (expected, actual) = (try file(), try file(isClockAbove: true))
    #expect(MotionDiff(expected: expected, actual: actual).changes.map(\.property) == ["order"])
    #expect(rest([.layer(name, reason: "r")], expected, actual).diff.isEmpty)
    #expect(!rest([.layer("badge 0", reason: "r")], expected, actual).diff.isEmpty)
  }

  // MARK: Areas

  private func polygons(
    _ ignore: Ignore, _ state: @escaping (inout TestTimeline.State) -> Void,
    clips: Bool = false, showsParent: Bool = true
  ) throws -> [ConvexPolygon] {
    let inner = Layer(name: "inner", state: { state(&$1) })
    let outer = Layer(
      name: "outer", children: [inner],
      state: {
        $1.position = CGPoint(x: 50, y: 50)
        ($1.masksToBounds, $1.isHidden) = (clips, !showsParent)
      })
    let root = Layer(
      name: "window", children: [outer],
      state: {
        $1.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
        $1.position = CGPoint(x: 50, y: 100)
      })
    let file = try TestTimeline(root: root, duration: 0).file()
    return IgnoredAreas([ignore], in: file).polygons(inFrame: 0)[0]
  }

  private func expectCorners(_ polygon: ConvexPolygon?, _ corners: [(Double, Double)]) {
    let points = polygon?.points ?? []
    #expect(points.count == corners.count)
    for (x, y) in corners {
      #expect(
        points.contains { abs($0.x - x) < 1e-3 && abs($0.y - y) < 1e-3 },
        "(\(x), \(y)) in \(points)")
    }
  }

  /// A square of 20 points around (40, 60), turned by 90°: what was at its left is at its top.
  @Test func aRegionTurnsWithItsLayer() throws {
    let ignore = Ignore.region(CGRect(x: 0, y: 0, width: 5, height: 20), of: "inner", reason: "r")
    let found = try polygons(ignore) {
      $0.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      $0.position = CGPoint(x: 40, y: 60)
      $0.transform = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    }
    #expect(found.count == 1)
    expectCorners(found.first, [(30, 50), (50, 50), (50, 55), (30, 55)])
  }

  @Test func aTurnedLayerIsItsPolygon() throws {
    // Turned by 45°, a square with a diagonal of 40 points stands on its corner.
    let root = 0.5.squareRoot()
    let found = try polygons(.layer("inner", reason: "r")) {
      $0.bounds = CGRect(x: 0, y: 0, width: 40 * root, height: 40 * root)
      $0.position = CGPoint(x: 50, y: 50)
      $0.transform = [root, root, 0, 0, -root, root, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    }
    expectCorners(found.first, [(50, 30), (70, 50), (50, 70), (30, 50)])
  }

  @Test func whatCoversTheScreenIsSaid() throws {
    let file = try file(x: 0)
    func covers(_ rect: CGRect) -> Bool {
      IgnoredAreas([.region(rect, reason: "r")], in: file).coverScreen()[0]
    }
    let screen = CGRect(origin: .zero, size: file.screen.size)
    #expect(covers(screen) && covers(screen.insetBy(dx: -9, dy: -9)))
    #expect(covers(CGRect(x: 0, y: 0, width: screen.width, height: screen.height * 0.96)))
    #expect(!covers(CGRect(x: 0, y: 0, width: screen.width, height: screen.height * 0.94)))
    var hidden = IgnoredDifferences(.layer("clock", reason: "time"))
    hidden.coversScreen = true
    #expect("\(hidden)" == "ignored layer clock, which covers the screen: nothing (time)")
  }

  /// The region counts from what is seen of a layer that scrolls.
  @Test func aRegionIsInTheBounds() throws {
    let ignore = Ignore.region(CGRect(x: 2, y: 3, width: 4, height: 5), of: "inner", reason: "r")
    let found = try polygons(ignore) {
      $0.bounds = CGRect(x: 7, y: 300, width: 20, height: 20)
      $0.position = CGPoint(x: 40, y: 60)
    }
    expectCorners(found.first, [(32, 53), (36, 53), (36, 58), (32, 58)])
  }

  @Test func whatIsCutOffIsNotCovered() throws {
    func place(_ state: inout TestTimeline.State) {
      state.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      state.position = CGPoint(x: 100, y: 50)
    }
    // The outer layer ends at 100 points, and so does the screen.
    expectCorners(
      try polygons(.layer("inner", reason: "r"), place, clips: true).first,
      [(90, 40), (100, 40), (100, 60), (90, 60)])
    #expect(try polygons(.layer("inner", reason: "r"), place, showsParent: false).isEmpty)
    let faded = try polygons(.layer("inner", reason: "r")) {
      place(&$0)
      $0.opacity = 0
    }
    #expect(faded.isEmpty)
  }

  @Test func aShadowIsCoveredToThreeTimesItsRadius() throws {
    let found = try polygons(.layer("inner", reason: "r")) {
      $0.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      $0.position = CGPoint(x: 50, y: 50)
      ($0.shadowOpacity, $0.shadowRadius) = (0.5, 4)
      $0.shadowOffset = CGSize(width: 0, height: 6)
    }
    #expect(found.count == 2)
    expectCorners(found.last, [(28, 34), (72, 34), (72, 78), (28, 78)])
  }

  // MARK: Pixels

  /// Which of the pixels of a mask hide a difference, as text.
  private func mask(_ points: [(Double, Double)], scale: Double = 1) -> [String] {
    let (width, height) = (6, 4)
    let screen = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    let mask = PixelMask(
      [ConvexPolygon(points.map { CGPoint(x: $0.0, y: $0.1) })], of: screen, width: width,
      height: height)
    let other = Bitmap(width: width, height: height, filledWith: .white)
    let made = PixelComparison(
      expected: Bitmap(width: width, height: height, filledWith: .black), actual: other
    ).ignoring([mask]).comparison.actual
    return (0..<height).map { y in
      String((0..<width).map { x in made[x, y] == .white ? "." : "#" })
    }
  }

  @Test func aMaskHasEachPixelThatItTouches() {
    #expect(
      mask([(1.5, 1), (3.2, 1), (3.2, 2), (1.5, 2)]) == ["......", ".###..", "......", "......"])
    // It ends at the sides of pixels, and touches none beyond.
    #expect(mask([(2, 1), (2, 3), (4, 3), (4, 1)]) == ["......", "..##..", "..##..", "......"])
    // A triangle below its diagonal from (0, 0) to (4, 4).
    #expect(mask([(0, 0), (4, 4), (0, 4)]) == ["#.....", "##....", "###...", "####.."])
    // Two pixels to a point.
    #expect(
      mask([(0.6, 0), (0.9, 0), (0.9, 2), (0.6, 2)], scale: 2)
        == [".#....", ".#....", ".#....", ".#...."])
    #expect(
      mask([(-9, -9), (99, -9), (99, 0.5), (-9, 0.5)]) == ["######", "......", "......", "......"])
  }

  @Test func whatDiffersInAMaskIsMeasured() {
    let expected = Bitmap(6, 4) { _, _ in Pixel(red: 100, green: 100, blue: 100) }
    let actual = expected.replacing([
      (1, 1, Pixel(red: 100, green: 130, blue: 100)), (2, 1, Pixel(red: 91, green: 100, blue: 100)),
      (5, 3, Pixel(red: 0, green: 100, blue: 100)),
    ])
    func mask(_ x: Double, _ width: Double) -> PixelMask {
      let corners = [(x, 0.0), (x + width, 0), (x + width, 4), (x, 4)]
      return PixelMask(
        [ConvexPolygon(corners.map { CGPoint(x: $0.0, y: $0.1) })],
        of: CGSize(width: 6, height: 4), width: 6, height: 4)
    }
    let (rest, hidden) = PixelComparison(expected: expected, actual: actual)
      .ignoring([mask(0, 3), mask(2, 2), mask(3, 1)])
    #expect(hidden.map(\.pixelCount) == [2, 1, 0])
    #expect(hidden.map(\.greatestDifference) == [30, 9, 0])
    let diff = rest.diff()
    #expect(rest.differingPixels().count == 1)
    #expect(diff.differingPixelCount == 1 && diff.greatestDifference == 100)
    #expect(diff.largestRegion?.bounds == PixelRect(x: 5, y: 3, width: 1, height: 1))
  }

  // MARK: Words

  @Test func whatIsWrongIsSaid() {
    func problem(_ subject: Ignore.Subject, _ reason: String = "r") -> String? {
      Ignore(subject, reason: reason).problem
    }
    #expect(problem(.layer("a"), " ") == "has no reason; say why it does not count")
    #expect(
      problem(.property("opacitty", layer: nil))
        == "no layer has the property 'opacitty'; did you mean 'opacity'?")
    #expect(
      problem(.property("bounds.size.width.x", layer: nil))?.hasPrefix("no layer has the property")
        == true)
    for rect in [CGRect(x: 0, y: 0, width: 0, height: 9), CGRect(x: 0, y: 0, width: 1, height: -1)]
    {
      #expect(
        problem(.region(rect, layer: nil))
          == "the region is empty; give a width and a height above 0")
    }
    for keyPath in [
      "position", "bounds.size", "transform.rotation.z", "text", "order", "shadowPath",
    ] {
      #expect(problem(.property(keyPath, layer: "a")) == nil)
    }
    #expect(
      Ignore.region(CGRect(x: 1, y: 2.5, width: 30, height: 4), of: "card", reason: "r").description
        == "region 30×4 at (1, 2.5) of layer card")
  }
}
