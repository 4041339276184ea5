// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import Growth
import Testing
import FilmstripTimelines

@Suite struct MotionDiffGrowthTests {
  /// Layers in rows of ten, all of which move; built without a file, which costs more than comparing.
  private func file(
    layers count: Int, frames: Int, curve: Int, inserted: Bool = false, moving: Int = .max
  ) -> TimelineFile {
    var layers = [Timeline.Layer(id: 1, parent: nil, className: "UIWindow", name: nil)]
    for id in 2..<(count + 2) {
      let parent = id < 12 ? 1 : id / 10
      layers.append(Timeline.Layer(id: id, parent: parent, className: "UIView", name: "view \(id)"))
    }
    if inserted {
      layers.append(Timeline.Layer(id: count + 2, parent: 1, className: "UIView", name: "inserted"))
    }
    let times = (0..<frames).map { Double($0) / 60 }
    let states = times.map { time in
      layers.map { layer in
        var state = Timeline.LayerState(id: layer.id, parent: layer.parent)
        let progress = Formulas.bezier(Formulas.named[curve].1, time * 60 / Double(frames))
        guard layer.id <= moving else { return state }
        state.position = CGPoint(x: Double(layer.id) * progress, y: 0)
        state.frame = CGRect(x: Double(layer.id) * progress, y: 0, width: 10, height: 10)
        return state
      }
    }
    return TimelineFile(
      version: 2, name: "many",
      screen: TimelineFile.Screen(name: "Small", size: CGSize(width: 100, height: 200), scale: 1),
      frameRate: 60, duration: Double(frames) / 60, times: times,
      timeline: Timeline(layers: layers, frames: states), events: [], findings: [])
  }

  private func time(layers: Int, frames: Int, curve: Int, inserted: Bool = false) -> Double {
    let one = file(layers: layers, frames: frames, curve: 2)
    let other = file(layers: layers, frames: frames, curve: curve, inserted: inserted)
    return Growth.time {
      let diff = MotionDiff(expected: one, actual: other)
      #expect(diff.changes.count == (curve == 2 ? 0 : layers + 1))
    }
  }

  @Test func equalTimelinesCostAsMuchAsTheyHaveLayers() {
    Growth.expect(from: 100) { time(layers: $0, frames: 8, curve: 2) }
  }

  @Test func layersThatMoveOtherwiseCostAsMuchAsThereAreOfThem() {
    Growth.expect(from: 8) { time(layers: $0, frames: 6, curve: 0) }
  }

  @Test func whatDoesNotDifferCostsAsMuchAsThereIsOfIt() {
    Growth.expect(from: 500) { count in
      let one = file(layers: count, frames: 2, curve: 2, moving: 2)
      let other = file(layers: count, frames: 2, curve: 0, moving: 2)
      return Growth.time { #expect(MotionDiff(expected: one, actual: other).changes.count == 2) }
    }
  }

  /// Rows of a list: what explains one of them is not sought again for the others.
  @Test func layersThatMoveAlikeAreLookedAtOnce() throws {
    func time(_ count: Int) throws -> Double {
      // A curve without a name, so that it has to be fitted.
      let files = [0.8, 1.6].map { power in
        let rows = (0..<count).map { row in
          TestTimeline.Layer(
            name: "row \(row)",
            state: { $1.position.y = Double(50 * row) + 80 * pow(min($0 / 0.3, 1), power) })
        }
        return TestTimeline(root: TestTimeline.Layer(name: "window", children: rows), duration: 0.4)
      }
      let (one, other) = (try files[0].file(), try files[1].file())
      return Growth.time {
        #expect(MotionDiff(expected: one, actual: other).changes.count == count)
      }
    }
    let one = try time(1)
    let many = try time(12)
    #expect(many < 4 * one, "\(one) s, \(many) s")
  }

  @Test func framesThatDifferCostAsMuchAsThereAreOfThem() {
    Growth.expect(from: 24) { time(layers: 6, frames: $0, curve: 0) }
  }

  @Test func aLayerMoreCostsNoMoreThanTheSquareOfTheLayers() {
    Growth.expect(power: 2, from: 24) { time(layers: $0, frames: 2, curve: 2, inserted: true) }
  }
}
