// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// Presentation controllers that place the view in the layout of the container, with the system's motion.
@MainActor
@Suite struct PlacedPresentationTests {
  final class Placing: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 40, y: 200, width: 300, height: 400)
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Without an animator the view comes from below the container, whichever layout places it.
  @Test func theViewComesFromBelow() throws {
    let stage = Stage()
    let source = TransitionSource(presentation: Placing.init)
    let (presenter, presented) = (UIViewController(), UIViewController())
    stage.window.rootViewController = presenter
    stage.settle()
    let recording = stage.record("place") { presenter.present(presented, with: source) }
    let centers = recording.timeline.frames.compactMap { states in
      states.first { $0.bounds.size == CGSize(width: 300, height: 400) }?.position.y
    }
    // The screen is 852 points high, and the view 400: its top is at the bottom edge first.
    #expect(centers.count == recording.frames.count)
    #expect(centers.first == 1_052)
    #expect(centers.last == 400)
    let middle = try #require(centers.dropFirst(centers.count / 4).first)
    #expect(middle < 1_052 && middle > 400)
  }
}
