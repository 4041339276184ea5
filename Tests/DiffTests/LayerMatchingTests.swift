// SPDX-License-Identifier: MIT
import Foundation
import FilmstripDiff
import Testing
import FilmstripTimelines

@Suite struct LayerMatchingTests {
  private typealias Layer = TestTimeline.Layer

  private func layer(
    _ name: String?, _ className: String = "UIView", contents: String? = nil, x: Double = 0,
    children: [Layer] = []
  ) -> Layer {
    Layer(
      name: name, className: className, children: children,
      state: { _, state in
        state.contents = contents
        state.position = CGPoint(x: x, y: 0)
      })
  }

  private func matching(_ one: [Layer], _ other: [Layer]) throws -> LayerMatching {
    let files = try [one, other].map { layers in
      try TestTimeline(root: layer("window", "UIWindow", children: layers), duration: 0.1).file()
    }
    return LayerMatching(expected: files[0].timeline, actual: files[1].timeline)
  }

  private func pairs(_ matching: LayerMatching) -> [[Int]] {
    matching.pairs.map { [$0.expected, $0.actual] }
  }

  @Test func equalTreesMatchThroughout() throws {
    let layers = [layer("a"), layer(nil, children: [layer(nil), layer(nil)]), layer("b")]
    let result = try matching(layers, layers)
    #expect(pairs(result) == (1...6).map { [$0, $0] })
    #expect(result.missing.isEmpty && result.added.isEmpty)
    #expect(result.pairs.allSatisfy { !$0.isMoved })
  }

  @Test func anInsertedLayerShiftsNoOther() throws {
    let views = (0..<4).map { layer(nil, x: Double(10 * $0)) }
    let result = try matching(views, [layer(nil, x: 77)] + views)
    #expect(pairs(result) == [[1, 1], [2, 3], [3, 4], [4, 5], [5, 6]])
    #expect(result.added == [2] && result.missing.isEmpty)
  }

  @Test func aLayerAroundOthersIsOneThatIsAdded() throws {
    let views = [layer("a"), layer(nil, "UILabel")]
    let result = try matching(views, [layer("wrapper", "Wrapper", children: views)])
    #expect(pairs(result) == [[1, 1], [2, 3], [3, 4]])
    #expect(result.added == [2])
  }

  @Test func aLayerWithAnotherImageElsewhereIsStillTheSame() throws {
    let result = try matching(
      [layer(nil, contents: "a"), layer("b")], [layer(nil, contents: "c", x: 50), layer("b")])
    #expect(pairs(result) == [[1, 1], [2, 2], [3, 3]])
  }

  @Test func otherNamesAreOtherLayers() throws {
    let result = try matching([layer("a")], [layer("b")])
    #expect(result.missing == [2] && result.added == [2])
  }

  @Test func aNameOutlivesAnotherClass() throws {
    let result = try matching([layer("a")], [layer("a", "UIImageView")])
    #expect(pairs(result) == [[1, 1], [2, 2]])
  }

  @Test func layersInAnotherOrderAreFoundByNameAndByContents() throws {
    let named = try matching(
      [layer("a"), layer("b"), layer("c")], [layer("c"), layer("a"), layer("b")])
    #expect(pairs(named) == [[1, 1], [2, 3], [3, 4], [4, 2]])
    #expect(named.pairs.map(\.isMoved) == [false, false, false, true])
    let images = try matching(
      [layer(nil, contents: "1"), layer(nil, contents: "2")],
      [layer(nil, contents: "2"), layer(nil, contents: "1")])
    #expect(pairs(images) == [[1, 1], [2, 3], [3, 2]])
    #expect(images.pairs.filter(\.isMoved).count == 1)
  }

  @Test func whatIsInAMovedLayerGoesWithIt() throws {
    let card = layer("card", children: [layer(nil, "UILabel"), layer(nil, "UIImageView")])
    let result = try matching(
      [card, layer("x", children: [layer("y")])], [layer("x", children: [layer("y")]), card])
    #expect(result.missing.isEmpty && result.added.isEmpty)
    #expect(Set(pairs(result)) == [[1, 1], [2, 4], [3, 5], [4, 6], [5, 2], [6, 3]])
  }

  @Test func aMaskIsNeverTakenForAChild() throws {
    var mask = layer(nil)
    mask.isMask = true
    let result = try matching([layer("a", children: [mask])], [layer("a", children: [layer(nil)])])
    #expect(result.missing == [3] && result.added == [3])
  }
}
