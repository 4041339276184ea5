// SPDX-License-Identifier: MIT
import Filmstrip
import Testing

/// The presentation of CustomPushAndPresent: in from the left, out to the right, 0.4 s.
@MainActor
@Suite struct SlidePresentTests {
  @Test func comesFromTheLeft() throws {
    let recording = try GalleryStage("slide-present").record()
    let places = try recording.places(of: "to")
    for frame in 0...23 {
      expectPlace(places[frame], x: -100 + 100 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
    }
    expectPlace(places[24])
  }

  @Test func leavesToTheRight() throws {
    let recording = try GalleryStage("slide-dismiss").record()
    let places = try recording.places(of: "from")
    let below = try recording.places(of: "to")
    for frame in 0...23 {
      expectPlace(places[frame], x: 100 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
      expectPlace(below[frame], "\(frame)")
    }
    #expect(places[24] == nil)
  }

  @Test func thePresentedControllerIsItsOwnDelegate() throws {
    let recording = try GalleryStage("slide-present").record()
    let asked = recording.callbacks.filter { $0.hasSuffix(" SlidePresentedViewController") }
    #expect(asked.contains("animationControllerForPresented SlidePresentedViewController"))
  }
}
