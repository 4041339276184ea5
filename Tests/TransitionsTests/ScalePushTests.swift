// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// The scaling push and pop: 0.1 ↔ 1 in 0.4 s; a touch from the left edge with a threshold of 0.5.
@MainActor
@Suite struct ScalePushTests {
  private func expectScale(
    _ place: CGRect?, _ scale: Double, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectPlace(
      place, x: 50 * (1 - scale), y: 100 * (1 - scale), width: 100 * scale, height: 200 * scale,
      comment, sourceLocation: sourceLocation)
  }

  @Test func thePushedScreenGrows() throws {
    let places = try GalleryStage("scale-push").record().places(of: "to")
    for frame in 0...23 {
      expectScale(places[frame], 0.1 + 0.9 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
    }
    expectScale(places[24], 1, "24")
  }

  @Test func thePoppedScreenShrinks() throws {
    let places = try GalleryStage("scale-pop").record().places(of: "from")
    for frame in 0...23 {
      expectScale(places[frame], 1 - 0.9 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
    }
    #expect(places[24] == nil)
  }

  /// The share that was shown last at a frame.
  ///
  /// The touch needs 10 points more than the travel, and its lift in frame 18 moves nothing any
  /// more.
  private func share(_ frame: Int, to share: Double) -> Double {
    let length = 100 * share + 10
    return max(0, length * Double(min(frame, 17)) / 18 - 10) / 100
  }

  @Test func theScreenFollowsTheTouchEvenly() throws {
    let places = try GalleryStage("scale-pop", isDriven: true).record(dragTo: 0.6)
      .places(of: "from")
    for frame in 6...18 { expectScale(places[frame], 1 - 0.9 * share(frame, to: 0.6), "\(frame)") }
  }

  /// On from what was shown last: the share that is left of 0.4 s, slow at both ends.
  @Test func theReleaseTakesWhatIsLeft() throws {
    let recording = try GalleryStage("scale-pop", isDriven: true).record(dragTo: 0.6)
    let places = try recording.places(of: "from")
    let shown = share(18, to: 0.6)
    let seconds = (1 - shown) * 0.4
    #expect(abs(recording.duration - (0.3 + seconds)) < 1e-6)
    for frame in 19...27 {
      let rest = Curve.easeInOut((Double(frame) / 60 - 0.3) / seconds)
      expectScale(places[frame], 1 - 0.9 * (shown + (1 - shown) * rest), "\(frame)")
    }
  }

  @Test(arguments: [(0.49, false), (0.51, true)])
  func halfOfTheWayDecides(share: Double, completes: Bool) throws {
    for own in [0.0, 1] {
      let gallery = try GalleryStage("scale-pop", ["own": own], isDriven: true)
      let recording = try gallery.record(dragTo: share)
      #expect(recording.findings == [])
      #expect(gallery.stage.snapshot() == (completes ? gallery.toPicture : gallery.fromPicture))
      #expect(gallery.from.view.transform == .identity)
    }
  }

  /// A gesture that the system cancels is judged like one that ends.
  @Test func aCancelledGestureIsJudgedByItsShare() throws {
    let gallery = try GalleryStage("scale-pop", isDriven: true)
    _ = try gallery.record(dragTo: 0.6, release: .cancel)
    #expect(gallery.stage.snapshot() == gallery.toPicture)
  }

  /// |p − 1| while the touch is down; then to 0.001 in 0.4 s, whatever is left.
  @Test func theOwnInteractionScalesToNextToNothing() throws {
    let recording = try GalleryStage("scale-pop", ["own": 1], isDriven: true).record(dragTo: 0.6)
    let places = try recording.places(of: "from")
    for frame in 6...18 { expectScale(places[frame], 1 - share(frame, to: 0.6), "\(frame)") }
    for frame in 19...41 {
      let rest = Curve.easeInOut((Double(frame) / 60 - 0.3) / 0.4)
      let released = 1 - share(18, to: 0.6)
      expectScale(places[frame], released + (0.001 - released) * rest, "\(frame)")
    }
    #expect(abs(recording.duration - 0.7) < 1e-9)
    #expect(!recording.callbacks.contains { $0.hasPrefix("animateTransition") })
  }

  @Test func theOwnInteractionGoesBackIn400Milliseconds() throws {
    let recording = try GalleryStage("scale-pop", ["own": 1], isDriven: true).record(dragTo: 0.2)
    let places = try recording.places(of: "from")
    for frame in 19...41 {
      let rest = Curve.easeInOut((Double(frame) / 60 - 0.3) / 0.4)
      expectScale(places[frame], 1 - share(18, to: 0.2) * (1 - rest), "\(frame)")
    }
    #expect(abs(recording.duration - 0.7) < 1e-9)
  }

  @Test func anEdgePanHasToComeFromTheEdge() throws {
    let gallery = try GalleryStage("scale-pop", isDriven: true)
    let recording = gallery.stage.record("inside") {
      gallery.stage.perform(.pan(from: .point(40, 100), to: .point(95, 100), duration: 0.2))
    }
    #expect(!recording.callbacks.contains { $0.hasPrefix("animationControllerForOperation") })
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
  }
}
