// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct RunLoopTests {
  private let stage = Stage()

  @Test func aBlockIsPerformedInTheNextRound() {
    stage.advance(to: 0.5)
    var log: [String] = []
    RunLoop.main.perform { log.append("at \(CACurrentMediaTime())") }
    RunLoop.current.perform(inModes: [.default]) { log.append("default") }
    RunLoop.main.perform(inModes: [.tracking]) { log.append("tracking") }
    #expect(log == [])
    stage.advance(by: 0)
    #expect(log == ["at 0.5", "default"])
  }

  @Test func thereIsOneLoop() {
    #expect(RunLoop.main === RunLoop.current)
    #expect(RunLoop.main.currentMode == .default)
  }

  @Test func anObjectPerformsAfterADelay() {
    stage.advance(by: 0)
    let view = UIView(frame: .zero)
    view.perform(afterDelay: 0.5) { view.alpha = CACurrentMediaTime() }
    stage.advance(to: 1)
    #expect(view.alpha == 0.5)
  }

  @Test func whatAnObjectWaitsToPerformCanBeCancelled() {
    stage.advance(by: 0)
    let first = UIView(frame: .zero)
    let second = UIView(frame: .zero)
    for view in [first, second] { view.perform(afterDelay: 0.5) { view.alpha = 0 } }
    UIView.cancelPreviousPerformRequests(withTarget: first)
    stage.advance(to: 1)
    #expect(first.alpha == 1)
    #expect(second.alpha == 0)
  }
}
