// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UIViewAnimateAsyncTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { screen.show(view) }

  @Test func awaitingAnAnimationTakesItsTime() {
    screen.update()
    var log: [String] = []
    let view = view
    let screen = screen
    Task { @MainActor in
      let finished = await UIView.animate(withDuration: 0.5) { view.alpha = 0 }
      log.append("\(finished) \(screen.time)")
      await UIView.animateKeyframes(withDuration: 0.25, delay: 0) { view.alpha = 1 }
      log.append("\(screen.time)")
    }
    screen.advance(to: 0.4)
    #expect(log.isEmpty)
    screen.advance(to: 1)
    #expect(log == ["true 0.5", "0.75"])
  }

  @Test func anAnimatorCanBeAwaited() {
    screen.update()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 99
    }
    Task { @MainActor in position = await animator.addCompletion() }
    screen.update()
    animator.startAnimation()
    screen.advance(to: 0.5)
    #expect(position == nil)
    screen.advance(to: 1)
    #expect(position == .end)
  }
}
