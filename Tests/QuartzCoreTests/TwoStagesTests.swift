// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// Layers that one stage shows and code of another stage animates.
@Suite @MainActor struct TwoStagesTests {
  private func fade() -> CABasicAnimation {
    CABasicAnimation("opacity", from: 0, to: 1)
  }

  @Test func aCompletionWaitsForAnimationsOnAnotherStage() {
    let (other, mine) = (Screen(), Screen())
    let layer = CALayer()
    other.show(layer)
    mine.update()
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    layer.add(fade(), forKey: nil)
    CATransaction.commit()
    mine.update()
    other.advance(to: 0.5)
    mine.update()
    #expect(!isComplete)
    other.advance(to: 1)
    mine.update()
    #expect(isComplete)
  }

  @Test func anAnimationBeginsByTheClockOfTheStageThatShowsTheLayer() throws {
    let (other, mine) = (Screen(), Screen())
    mine.advance(to: 5)
    let layer = CALayer()
    layer.add(fade(), forKey: nil)
    other.root.addSublayer(layer)
    mine.update()
    other.advance(to: 0)
    other.advance(to: 0.25)
    #expect(try #require(layer.presentation()).opacity == 0.25)
  }
}
