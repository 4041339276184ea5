// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

@MainActor
@Suite struct FullScreenPopTests {
  private func navigation(_ gallery: GalleryStage) throws -> FullScreenPopNavigationController {
    try #require(gallery.from.fullScreenPopNavigationController)
  }

  private func swipe(_ gallery: GalleryStage, fromX: Double, to x: Double) -> Recording {
    gallery.stage.record("swipe") {
      gallery.stage.perform(.pan(from: .point(fromX, 100), to: .point(x, 100), duration: 0.3))
    }
  }

  @Test func thePoppedScreenLeavesToTheRightFasterThanTheOtherComes() throws {
    let recording = try GalleryStage("full-pop").record()
    let (old, new) = (try recording.places(of: "from"), try recording.places(of: "to"))
    let shadow = try recording.places(of: "shadow")
    for frame in 0...20 {
      let way = Curve.easeOut(Double(frame) / 21)
      expectPlace(old[frame], x: 100 * way, "\(frame)")
      expectPlace(new[frame], x: -30 * (1 - way), "\(frame)")
      // 21 · scale/2 points to the left of the edge.
      #expect(abs((shadow[frame]?.minX ?? .nan) - (100 * way - 10.5)) < 1e-3, "\(frame)")
    }
    #expect(old[21] == nil && shadow[21] == nil)
    expectPlace(new[21])
  }

  @Test func theTouchDrivesThePopEvenly() throws {
    let recording = try GalleryStage("full-pop", isDriven: true).record(dragTo: 0.5)
    let old = try recording.places(of: "from")
    // 60 points in 18 frames, the first 10 of which make it a pan.
    for frame in 6...17 {
      let share = max(0, 60 * Double(frame) / 18 - 10) / 100
      expectPlace(old[frame], x: 100 * share, "\(frame)")
    }
    // The lift moves nothing any more; the rest of 0.35 s is ease-out.
    let shown = (60.0 * 17 / 18 - 10) / 100
    for frame in 19...28 {
      let rest = Curve.easeOut((Double(frame) / 60 - 0.3) / ((1 - shown) * 0.35))
      expectPlace(old[frame], x: 100 * (shown + (1 - shown) * rest), "\(frame)", within: 0.02)
    }
  }

  /// Distance alone decides, and a gesture that the system cancels is judged like one that ends.
  @Test(arguments: ["full-pop", "shadow-push"], [(0.29, false), (0.31, true)])
  func theBorderlineDecides(name: String, end: (share: Double, completes: Bool)) throws {
    for release in [Gesture.Release.lift, .cancel] {
      let gallery = try GalleryStage(name, isDriven: true)
      let recording = try gallery.record(dragTo: end.share, release: release)
      #expect(recording.findings == [])
      #expect(gallery.stage.snapshot() == (end.completes ? gallery.toPicture : gallery.fromPicture))
    }
  }

  @Test func theTouchDrivesThePushEvenly() throws {
    let recording = try GalleryStage("shadow-push", isDriven: true).record(dragTo: 0.5)
    let incoming = try recording.places(of: "to-snapshot")
    let outgoing = try recording.places(of: "from-snapshot")
    for frame in 6...17 {
      let share = max(0, 60 * Double(frame) / 18 - 10) / 100
      let x = 100 + (-10.5 - 100) * share
      #expect(abs((incoming[frame]?.minX ?? .nan) - x) < 1e-3, "\(frame)")
      #expect(abs((outgoing[frame]?.minX ?? .nan) + 30 * share) < 1e-3, "\(frame)")
    }
  }

  @Test func aCancelledPushLeavesTheStackAsItWas() throws {
    let gallery = try GalleryStage("shadow-push", isDriven: true)
    let recording = try gallery.record(dragTo: 0.2)
    #expect(try navigation(gallery).viewControllers == [gallery.from])
    #expect(gallery.to.parent == nil && gallery.to.view.superview == nil)
    #expect(recording.timeline.frames.last?.count == recording.timeline.frames.first?.count)
  }

  @Test func withoutADelegateATouchToTheLeftPushesNothing() throws {
    let gallery = try GalleryStage("full-pop", isDriven: true)
    let recording = swipe(gallery, fromX: 90, to: 10)
    #expect(!recording.callbacks.contains { $0.hasPrefix("animationControllerForOperation") })
    #expect(recording.findings == [])
  }

  /// A delegate may decide not to push.
  @Test func aDelegateThatPushesNothingIsLeftAlone() throws {
    final class Refusing: LeftSlipPushDelegate {
      var calls = 0
      func navigationControllerDidPushLeft(_ controller: FullScreenPopNavigationController) {
        calls += 1
      }
    }
    let gallery = try GalleryStage("full-pop", isDriven: true)
    let refusing = Refusing()
    gallery.from.leftSlipPushDelegate = refusing
    let recording = swipe(gallery, fromX: 90, to: 10)
    #expect(refusing.calls == 1)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
  }

  @Test func theStartOfAPopCanBeLimited() throws {
    for (start, pops) in [(20.0, true), (31, false)] {
      let gallery = try GalleryStage("full-pop", ["startWidth": 30], isDriven: true)
      _ = swipe(gallery, fromX: start, to: start + 60)
      #expect(gallery.stage.snapshot() == (pops ? gallery.toPicture : gallery.fromPicture))
    }
  }

  @Test func popsCanBeSwitchedOffForOneControllerOrForAll() throws {
    let one = try GalleryStage("full-pop", isDriven: true)
    one.from.isFullScreenPopDisabled = true
    _ = swipe(one, fromX: 20, to: 90)
    #expect(one.stage.snapshot() == one.fromPicture)
    one.from.isFullScreenPopDisabled = false
    _ = swipe(one, fromX: 20, to: 90)
    #expect(one.stage.snapshot() == one.toPicture)

    let all = try GalleryStage("full-pop", isDriven: true)
    try navigation(all).isFullScreenPopDisabledForAll = true
    _ = swipe(all, fromX: 20, to: 90)
    #expect(all.stage.snapshot() == all.fromPicture)
  }

  @Test func theRootCannotBePopped() throws {
    let gallery = try GalleryStage("shadow-push", isDriven: true)
    let recording = swipe(gallery, fromX: 20, to: 90)
    #expect(!recording.callbacks.contains { $0.hasPrefix("animationControllerForOperation") })
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
  }

  // MARK: What moves with a screen

  @Test func theBottomViewMovesWithItsScreen() throws {
    let recording = try GalleryStage("full-pop", ["bottom": 20]).record()
    let places = try recording.places(of: "bottom")
    for frame in 0...20 {
      expectPlace(
        places[frame], x: 100 * Curve.easeOut(Double(frame) / 21), y: 180, width: 100, height: 20,
        "\(frame)")
    }
    #expect(places[21] == nil)
  }

  @Test func eachScreenHasItsOwnBar() throws {
    let gallery = try GalleryStage("full-pop", ["bars": 1])
    gallery.scene.start()
    gallery.stage.advance(to: 0.1)
    let way = Curve.easeOut(0.1 / 0.35)
    let picture = gallery.stage.snapshot()
    // In the middle of each bar, beside the title's place: the opaque bar of the old screen hides it,
    // the one of the new screen is half transparent.
    let y = 30
    let old = picture[Int(100 * way) + 4, y]
    #expect(old.red == 89 && old.green == 87 && abs(Int(old.blue) - 214) <= 1, "\(old)")
    let x = 4
    let behind = gallery.toPicture[x + Int((30 * (1 - way)).rounded()), y]
    let new = picture[x, y]
    let (red, green) = ((Int(behind.red) + 89) / 2, (Int(behind.green) + 199) / 2)
    #expect(abs(Int(new.red) - red) <= 2, "\(new)")
    #expect(abs(Int(new.green) - green) <= 2, "\(new)")
    #expect(gallery.from.fullScreenPopNavigationController?.topContent === gallery.to)
  }

  // MARK: What plays in a screen

  /// The place of the playhead within its video, in each frame in which it shows.
  private func playhead(_ recording: Recording) throws -> [Double] {
    let (video, head) = (try recording.places(of: "video"), try recording.places(of: "playhead"))
    return (0..<21).compactMap { frame in
      guard let head = head[frame], let video = video[frame] else { return nil }
      return head.minX - video.minX
    }
  }

  @Test func aVideoPlaysOnDuringAPop() throws {
    let gallery = try GalleryStage("full-pop", ["video": 1], isDriven: true)
    let recording = try gallery.record(dragTo: 0.6)
    let heads = try playhead(recording)
    #expect(heads.count == 21)
    // A sixtieth of the video's width with each refresh.
    for (one, next) in zip(heads, heads.dropFirst()) {
      #expect(abs(next - one - 100.0 / 60) < 1e-3)
    }
    #expect(recording.findings == [])
    let colours = try pictures(recording).map { $0[97, 70] }
    #expect(Set(colours[8...16].map(\.red)).count == 9)
  }

  @Test func anImageOfItStandsStill() throws {
    let gallery = try GalleryStage("full-pop", ["video": 1, "snapshot": 1], isDriven: true)
    let colours = try pictures(gallery.record(dragTo: 0.6)).map { $0[97, 70] }
    #expect(Set(colours[8...16].map(\.red)).count == 1)
  }

  private func pictures(_ recording: Recording) throws -> [Bitmap] { try recording.pictures() }
}
