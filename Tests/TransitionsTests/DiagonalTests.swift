// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

@MainActor
@Suite struct DiagonalTests {
  @Test func comesFromTheCornerWhileItDims() throws {
    let recording = try GalleryStage("diagonal-present").record()
    let places = try recording.places(of: "to")
    let dimming = try recording.states(of: "dimming")
    let behind = try recording.places(of: "from")
    for frame in 0...29 {
      let way = Curve.easeInOut(Double(frame) / 30)
      expectPlace(places[frame], x: 100 * (1 - way), y: 200 * (1 - way), "\(frame)")
      #expect(abs((dimming[frame]?.opacity ?? .nan) - way) < 1e-4, "\(frame)")
      expectPlace(behind[frame], "\(frame)")
    }
    expectPlace(places[30])
  }

  @Test func leavesThroughTheCornerWhileItClears() throws {
    let recording = try GalleryStage("diagonal-dismiss").record()
    let places = try recording.places(of: "from")
    let dimming = try recording.states(of: "dimming")
    for frame in 0...29 {
      let way = Curve.easeInOut(Double(frame) / 30)
      expectPlace(places[frame], x: 100 * way, y: 200 * way, "\(frame)")
      #expect(abs((dimming[frame]?.opacity ?? .nan) - (1 - way)) < 1e-4, "\(frame)")
    }
    #expect(places[30] == nil && dimming[30] == nil)
  }

  /// Black at 0.4 over a pixel of the screen behind, at the end of a presentation that is not whole.
  @Test func whatIsBehindIsDimmedByHalfAtHalfOfTheWay() throws {
    let gallery = try GalleryStage("diagonal-present")
    gallery.scene.start()
    gallery.stage.advance(to: 0.25)
    let pixel = gallery.stage.snapshot()[10, 90]
    // 0.4 · 0.5 of black.
    #expect(abs(Int(pixel.green) - 72) <= 1 && abs(Int(pixel.blue) - 32) <= 1, "\(pixel)")
  }

  @Test func theSwipesHeightIsTheShare() throws {
    let gallery = try GalleryStage("diagonal-present", isDriven: true)
    gallery.scene.start()
    gallery.stage.perform(try gallery.drag(to: [0.3, 0.8], rest: 0.2, release: .hold))
    gallery.stage.advance(to: 0.55)
    // The corner of the presented screen is at (70, 140): blue 200 there, and its left and upper
    // neighbours are the dimmed screen behind.
    #expect(gallery.stage.snapshot()[70, 140] == gallery.toPicture[0, 0])
    #expect(gallery.stage.snapshot()[69, 140].blue < 40)
    #expect(gallery.stage.snapshot()[70, 139].blue < 40)
    gallery.stage.advance(to: 1.05)
    #expect(gallery.stage.snapshot()[20, 40] == gallery.toPicture[0, 0])
    #expect(gallery.stage.snapshot()[19, 40].blue < 40)
  }

  /// The listing finishes then; here a touch that the system cancels cancels the transition.
  @Test(arguments: ["diagonal-present", "diagonal-dismiss"])
  func aCancelledGestureGoesBack(name: String) throws {
    let gallery = try GalleryStage(name, isDriven: true)
    let recording = try gallery.record(dragTo: 0.8, release: .cancel)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
  }

  @Test func asInTheListingEveryLiftFinishes() throws {
    let gallery = try GalleryStage("diagonal-present", ["threshold": -1], isDriven: true)
    _ = try gallery.record(dragTo: 0.1)
    #expect(gallery.stage.snapshot() == gallery.toPicture)
  }

  @Test func aCancelledPresentationLeavesNothingBehind() throws {
    let gallery = try GalleryStage("diagonal-present", isDriven: true)
    _ = try gallery.record(dragTo: 0.2)
    #expect(gallery.to.presentingViewController == nil)
    #expect(gallery.to.view.superview == nil)
    #expect(gallery.stage.window.subviews.count == 1)
  }

  @Test func aCancelledDismissalPutsTheScreenBack() throws {
    let gallery = try GalleryStage("diagonal-dismiss", isDriven: true)
    _ = try gallery.record(dragTo: 0.2)
    #expect(gallery.from.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(gallery.from.presentingViewController != nil)
  }

  @Test func aDrivenPresentationsCallbacksComeInOrder() throws {
    let recording = try GalleryStage("diagonal-present", isDriven: true).record(dragTo: 0.8)
    #expect(
      recording.callbacks == [
        "presentationControllerForPresented DiagonalDelegate",
        "viewDidLoad ToScreenViewController",
        "animationControllerForPresented DiagonalDelegate",
        "interactionControllerForPresentation DiagonalDelegate",
        "transitionDuration DiagonalTransition",
        "presentationTransitionWillBegin DimmingPresentationController",
        "viewWillAppear ToScreenViewController",
        "startInteractiveTransition SwipeInteraction", "animateTransition DiagonalTransition",
        "viewIsAppearing ToScreenViewController", "alongsideTransition SceneViewController",
        "presentationTransitionDidEnd DimmingPresentationController",
        "viewDidAppear ToScreenViewController", "animationEnded DiagonalTransition",
      ])
  }

  @Test(arguments: [(0, "CoverVertical"), (1, "FlipHorizontal"), (2, "CrossDissolve")])
  func withoutAnAnimatorTheControllersStyleCounts(style: Int, name: String) throws {
    let gallery = try GalleryStage("diagonal-present", ["fallback": 1, "style": Double(style)])
    let recording = try gallery.record()
    #expect(recording.findings == [])
    let own = recording.callbacks.filter { $0.contains("DiagonalTransition") }
    #expect(own == [])
    #expect(gallery.stage.snapshot() == gallery.toPicture)
    let places = try recording.states(of: "to")
    let middle = try #require(places[places.count / 3])
    switch style {
    case 0: #expect(middle.frame.minY > 10 && middle.frame.minX == 0, "\(name)")
    case 1: #expect(middle.frame.minY == 0 || middle.transform != nil, "\(name)")
    default: #expect(middle.opacity > 0 && middle.opacity < 1, "\(name)")
    }
  }

  // MARK: The listing as it is printed

  @Test func theFaultyDismissalShowsItsLastFrameFirstAndTakesOutTheWrongView() throws {
    let gallery = try GalleryStage("diagonal-present")
    let (below, above) = (gallery.from, UIViewController())
    let transition = FaultyDiagonalTransition(isPresenting: false)
    let source = TransitionSource(transition)
    above.view.backgroundColor = .white
    below.present(above, .fullScreen, with: source, animated: false)
    gallery.stage.advance(by: 0)
    #expect(gallery.stage.snapshot()[50, 100] == Pixel(red: 255, green: 255, blue: 255))
    var superviews: [Bool] = []
    transition.afterCleanUp = {
      superviews = [below.view.window != nil, above.view.superview != nil]
    }
    let recording = gallery.stage.record("faulty") { below.dismiss(animated: true) }
    // The view that leaves is behind the one that comes in every frame.
    let order = recording.timeline.frames[1].map(\.id)
    let names = recording.timeline.layers
    let from = try #require(names.first { $0.name == "from" }).id
    let to = try #require(names.first { $0.name == "to" }).id
    let fromPlace = try #require(order.firstIndex(of: from))
    let toPlace = try #require(order.firstIndex(of: to))
    #expect(fromPlace < toPlace)
    expectPlace(try recording.places(of: "to")[1], "covers everything from the start")
    // After the clean-up the screen that came is out of the window, the one that left is still in.
    #expect(superviews == [false, true])
    #expect(!Gallery.entries.contains { $0.name.contains("faulty") })
  }
}
