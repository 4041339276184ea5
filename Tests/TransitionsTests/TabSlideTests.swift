// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// The sliding tabs: a width and 10 points, 0.33 s, damping ratio 0.75, velocity 2.
@MainActor
@Suite struct TabSlideTests {
  private func way(_ frame: Int) -> Double {
    Curve.spring(Double(frame) / 60, duration: 0.33, damping: 0.75, velocity: 2)
  }

  @Test func bothScreensMoveLeftToATabOnTheRight() throws {
    let recording = try GalleryStage("tab-slide").record()
    let (old, new) = (try recording.places(of: "from"), try recording.places(of: "to"))
    for frame in 0...19 {
      expectPlace(old[frame], x: -110 * way(frame), "\(frame)", within: 0.01)
      expectPlace(new[frame], x: 110 * (1 - way(frame)), "\(frame)", within: 0.01)
    }
    expectPlace(new[20])
    #expect(old[20] == nil)
  }

  @Test func theyMoveRightToATabOnTheLeft() throws {
    let recording = try GalleryStage("tab-slide", ["backwards": 1]).record()
    let (old, new) = (try recording.places(of: "from"), try recording.places(of: "to"))
    for frame in 0...19 {
      expectPlace(old[frame], x: 110 * way(frame), "\(frame)", within: 0.01)
      expectPlace(new[frame], x: -110 * (1 - way(frame)), "\(frame)", within: 0.01)
    }
  }

  @Test func theTransformsAreRestored() throws {
    let gallery = try GalleryStage("tab-slide")
    _ = try gallery.record()
    #expect(gallery.from.view.transform == .identity)
    #expect(gallery.to.view.transform == .identity)
  }

  /// A tap on a tab: the bar's delegate is notified of it while the old tab is still selected.
  @Test func tapsDecideTheDirection() throws {
    let stage = Stage()
    let tabs = SlideTabBarController()
    tabs.viewControllers = (0..<3).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: 7)
      return controller
    }
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 1, 2])
    let width = tabs.view.bounds.width
    let y = tabs.tabBar.frame.minY + 20
    var indices: [[Int]] = []
    for tab in [2, 1, 1, 0] {
      stage.perform(.tap(at: .point(width * (Double(tab) + 0.5) / 3, y)))
      stage.settle()
      indices.append(
        [tabs.transition.previousIndex, tabs.transition.selectedIndex, tabs.selectedIndex])
    }
    #expect(indices == [[0, 2, 2], [2, 1, 1], [1, 1, 1], [1, 0, 0]])
  }

  @Test func oneObjectIsDelegateAndAnimator() throws {
    let recording = try GalleryStage("tab-slide").record()
    let asked = recording.callbacks.filter { $0.hasSuffix(" TabSlideTransition") }
    #expect(
      asked == [
        "animationControllerForTransition TabSlideTransition",
        "interactionControllerForAnimationController TabSlideTransition",
        "transitionDuration TabSlideTransition", "animateTransition TabSlideTransition",
        "animationEnded TabSlideTransition",
      ])
  }
}
