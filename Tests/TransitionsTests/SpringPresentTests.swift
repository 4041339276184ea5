// SPDX-License-Identifier: MIT
import Filmstrip
import Testing

/// The spring from below: 0.6 s, damping ratio 0.6, no initial velocity.
@MainActor
@Suite struct SpringPresentTests {
  @Test func comesFromBelowAndOvershoots() throws {
    let places = try GalleryStage("spring-present").record().places(of: "to")
    var highest = 0.0
    for frame in 0...35 {
      let y = 200 * (1 - Curve.spring(Double(frame) / 60, duration: 0.6, damping: 0.6))
      highest = min(highest, y)
      expectPlace(places[frame], y: y, "\(frame)", within: 0.01)
    }
    expectPlace(places[36])
    // e^(−ζπ/√(1−ζ²)) of the way beyond it.
    #expect(abs(highest + 200 * 0.0948) < 0.5)
  }

  @Test func leavesDownwards() throws {
    let places = try GalleryStage("spring-dismiss").record().places(of: "from")
    for frame in 0...35 {
      let y = 200 * Curve.spring(Double(frame) / 60, duration: 0.6, damping: 0.6)
      expectPlace(places[frame], y: y, "\(frame)", within: 0.01)
    }
    #expect(places[36] == nil)
  }

  @Test func parametersChangeTheSpring() throws {
    let values = ["duration": 1, "damping": 0.4, "velocity": 1]
    let places = try GalleryStage("spring-present", values).record().places(of: "to")
    for frame in stride(from: 0, to: 60, by: 7) {
      let y = 200 * (1 - Curve.spring(Double(frame) / 60, duration: 1, damping: 0.4, velocity: 1))
      expectPlace(places[frame], y: y, "\(frame)", within: 0.01)
    }
  }
}
