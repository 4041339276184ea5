// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing

@Suite struct LayerFilterTests {
  private func blur(_ radius: Double) -> Filter { .gaussianBlur(radius: radius, clampsEdges: true) }

  @Test func filtersAreCapturedWithTheLayersBoundsAndCorners() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 70, height: 80)
    layer.cornerRadius = 9
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.backdropFilters = [blur(20), .colorMatrix(.saturation(1.8))]
    layer.contentFilters = [.gaussianBlur(radius: 3, clampsEdges: false)]
    layer.compositingFilter = "screenBlendMode"
    let node = LayerCapture().node(of: layer, source: .model)
    let backdrop = try #require(node.effects.backdrop)
    #expect(backdrop.clip.rect == layer.bounds)
    #expect(backdrop.clip.corners == Corners(radius: 9, curve: .continuous, mask: .minXMinY))
    #expect(backdrop.filters == layer.backdropFilters)
    #expect(node.effects.filters == [.gaussianBlur(radius: 3, clampsEdges: false)])
    #expect(node.effects.blend == .screen)
    layer.backdropFilters = []
    #expect(LayerCapture().node(of: layer, source: .model).effects.backdrop == nil)
  }

  @Test func listsOfOneShapeAreMixedNumberByNumber() {
    let start = AnimatableValue.filters([blur(10), .colorMatrix(.saturation(1))])
    let end = AnimatableValue.filters([blur(30), .colorMatrix(.saturation(3))])
    guard case .filters(let middle) = start.interpolated(to: end, at: 0.25),
      case .colorMatrix(let matrix) = middle[1]
    else {
      Issue.record("no filters")
      return
    }
    #expect(middle[0] == blur(15))
    // The weights are linear in the amount.
    let expected = ColorMatrix.saturation(1.5)
    for (row, other) in zip(matrix.rows, expected.rows) {
      for (value, wanted) in zip(row, other) { #expect(abs(value - wanted) < 1e-12) }
    }
  }

  @Test func noFiltersCountAsFiltersThatChangeNothing() {
    let none = AnimatableValue.filters([])
    let some = AnimatableValue.filters([blur(20), .colorMatrix(.saturation(3))])
    #expect(none.interpolated(to: some, at: 0) == .filters([blur(0), .colorMatrix(.identity)]))
    guard case .filters(let middle) = some.interpolated(to: none, at: 0.5) else {
      Issue.record("no filters")
      return
    }
    #expect(middle[0] == blur(10))
  }

  @Test func listsOfOtherShapesStepHalfWay() {
    let start = AnimatableValue.filters([blur(10)])
    let end = AnimatableValue.filters([.gaussianBlur(radius: 30, clampsEdges: false)])
    #expect(start.interpolated(to: end, at: 0.4) == start)
    #expect(start.interpolated(to: end, at: 0.6) == end)
    #expect(start.subtracting(end) == nil)
  }

  @Test func additiveAnimationsOfFiltersAddUp() throws {
    let (old, new) = (AnimatableValue.filters([blur(10)]), AnimatableValue.filters([blur(30)]))
    let difference = try #require(old.subtracting(new))
    #expect(new.adding(difference) == old)
  }
}
