// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// `RunLoop` and delayed performing on a screen's clock.
@MainActor
@Suite struct RunLoopTests {
  private let screen = Screen()

  @Test func aBlockIsPerformedInTheNextRound() {
    screen.advance(to: 0.5)
    var log: [String] = []
    RunLoop.main.perform { log.append("at \(CACurrentMediaTime())") }
    RunLoop.current.perform(inModes: [.default]) { log.append("default") }
    RunLoop.main.perform(inModes: [.tracking]) { log.append("tracking") }
    #expect(log == [])
    screen.advance(by: 0)
    #expect(log == ["at 0.5", "default"])
  }

  @Test func thereIsOneLoop() {
    #expect(RunLoop.main === RunLoop.current)
    #expect(RunLoop.main.currentMode == .default)
  }

  @Test func anObjectPerformsAfterADelay() {
    screen.advance(by: 0)
    let view = UIView(frame: .zero)
    view.perform(afterDelay: 0.5) { view.alpha = CACurrentMediaTime() }
    screen.advance(to: 1)
    #expect(view.alpha == 0.5)
  }

  @Test func whatAnObjectWaitsToPerformCanBeCancelled() {
    screen.advance(by: 0)
    let first = UIView(frame: .zero)
    let second = UIView(frame: .zero)
    for view in [first, second] { view.perform(afterDelay: 0.5) { view.alpha = 0 } }
    UIView.cancelPreviousPerformRequests(withTarget: first)
    screen.advance(to: 1)
    #expect(first.alpha == 1)
    #expect(second.alpha == 0)
  }
}
