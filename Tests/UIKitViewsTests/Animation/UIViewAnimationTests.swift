// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// `UIView.animate` on a screen, through UIKit's public API.
@MainActor
@Suite struct UIViewAnimationTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    screen.window.addSubview(view)
    screen.advance(by: 0)
  }

  /// Centre of what is shown, or NaN.
  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func changesOfAViewsOwnLayerDoNotAnimate() {
    view.layer.zPosition = 5
    view.layer.cornerRadius = 3
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func theModelJumpsAndThePresentationMoves() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 150 }
    #expect(view.center.x == 150)
    screen.advance(to: 0)
    #expect(shownX == 50)
    screen.advance(to: 0.25)
    #expect(abs(shownX - 75) < 1e-9)
    screen.advance(to: 1)
    #expect(shownX == 150)
    #expect(view.layer.animationKeys() == nil)
  }

  /// easeInOut is the default: y(0.25) of the curve (0.42, 0, 0.58, 1).
  @Test func theDefaultCurveIsEaseInOut() {
    UIView.animate(withDuration: 1) { self.view.center.x = 150 }
    screen.advance(to: 0.25)
    #expect(abs(shownX - (50 + 100 * 0.129_161_931_0)) < 1e-4)
  }

  @Test func aChangeInFlightAddsToTheOneUnderWay() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 150 }
    screen.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 50 }
    screen.advance(to: 0.5)
    #expect(abs(shownX - 100) < 1e-9)
    // First: −100 → 0 with half to go; second: +100 → 0, begun now. At 0.75 s: 50 − 25 + 75.
    screen.advance(to: 0.75)
    #expect(abs(shownX - 100) < 1e-9)
    screen.advance(to: 1.25)
    #expect(abs(shownX - 75) < 1e-9)
    screen.advance(to: 1.5)
    #expect(shownX == 50)
  }

  @Test func duringTheDelayTheOldValueShows() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { self.view.alpha = 0 }
    screen.advance(to: 0.4)
    #expect(view.layer.presentation()?.opacity == 1)
    screen.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 0.5)
    screen.advance(to: 1.5)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func theCompletionRunsAtTheEndAndMayStartAnother() {
    var log: [String] = []
    UIView.animate(withDuration: 0.4) {
      self.view.center.x = 150
    } completion: { finished in
      log.append("first \(finished) at \(self.screen.time)")
      UIView.animate(withDuration: 0.2) {
        self.view.center.x = 250
      } completion: { _ in
        log.append("second at \(self.screen.time)")
      }
    }
    screen.advance(to: 1)
    #expect(log == ["first true at 0.4", "second at 0.6"])
  }

  @Test func aBlockThatChangesNothingCompletesAtOnce() {
    var completions = 0
    // A block without changes knows no screen but the one that ran last.
    screen.advance(by: 0)
    UIView.animate(withDuration: 5, animations: {}) { _ in completions += 1 }
    screen.advance(by: 0)
    #expect(completions == 1)
  }

  @Test func removingAnAnimationFinishesItsBlockAsNotFinished() {
    var outcome: Bool?
    UIView.animate(withDuration: 1) {
      self.view.center.x = 150
    } completion: {
      outcome = $0
    }
    screen.advance(to: 0.5)
    view.layer.removeAllAnimations()
    #expect(outcome == nil)
    screen.advance(by: 0)
    #expect(outcome == false)
    #expect(view.center.x == 150)
  }

  @Test func leavingTheWindowFinishesABlockAsNotFinished() {
    var outcome: Bool?
    UIView.animate(withDuration: 1) {
      self.view.center.x = 150
    } completion: {
      outcome = $0
    }
    screen.advance(to: 0.5)
    view.removeFromSuperview()
    screen.advance(by: 0)
    #expect(outcome == false)
  }

  /// The completion of a replaced animation must not animate with the block that replaced it.
  @Test func aReplacedAnimationsCompletionRunsOutsideOfTheNewBlock() {
    var inherited: [TimeInterval] = []
    UIView.animate(withDuration: 1) {
      self.view.alpha = 0
    } completion: { _ in
      inherited.append(UIView.inheritedAnimationDuration)
    }
    screen.advance(to: 0.5)
    UIView.animate(withDuration: 5) { self.view.alpha = 1 }
    screen.advance(by: 0)
    #expect(inherited == [0])
  }

  @Test func aBlockWithoutDurationChangesAtOnceAfterItsDelay() {
    UIView.animate(withDuration: 0, delay: 1) { self.view.alpha = 0 }
    screen.advance(to: 0.999)
    #expect(view.layer.presentation()?.opacity == 1)
    screen.advance(to: 1.001)
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aBlockInsideAnotherInheritsItsDurationByDefault() {
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.1) { self.view.alpha = 0 }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        self.view.center.x = 150
      }
    }
    #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(view.layer.animation(forKey: "position")?.duration == 0.1)
  }

  @Test func layoutSubviewsAnimatesWhatTheLayoutChanges() {
    final class Container: UIView {
      let child = UIView(frame: .zero)
      override func layoutSubviews() { child.frame = bounds }
    }
    let container = Container(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(container.child)
    screen.window.addSubview(container)
    screen.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      container.frame.size.width = 100
    }
    #expect(container.child.layer.animationKeys() == ["bounds.size", "position"])
  }

  @Test func aDelegateIsNotifiedOfTheBeginningWhenItComes() {
    final class Observer: CAAnimationDelegate {
      var starts: [TimeInterval] = []
      func animationDidStart(_ anim: CAAnimation) { starts.append(CACurrentMediaTime()) }
    }
    let observer = Observer()
    let animation = CABasicAnimation("cornerRadius", from: CGFloat(0), to: CGFloat(8))
    animation.beginTime = 2
    animation.delegate = observer
    view.layer.add(animation, forKey: nil)
    screen.advance(to: 1.9)
    #expect(observer.starts == [])
    screen.advance(to: 2.5)
    #expect(observer.starts == [2])
    #expect(view.layer.presentation()?.cornerRadius == 4)
  }

  /// Opacity is a 32-bit number, and 0.3 is none.
  @Test func anExplicitAnimationTakesValuesThatThePropertyRounds() {
    let animation = CABasicAnimation("opacity", from: 0.3, to: 0.7)
    view.layer.add(animation, forKey: nil)
    screen.advance(to: 0.25)
    #expect(abs((view.layer.presentation()?.opacity ?? .nan) - 0.4) < 1e-6)
  }

  @Test func aNewLayerDoesNotAnimateInAndALaterChangeDoes() {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.animationKeys() == nil)
    screen.advance(by: 0)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    // The transaction's default of a quarter of a second.
    screen.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func sizeAndPositionAnimateSeparately() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
    }
    #expect(view.layer.animationKeys() == ["bounds.size", "position"])
    screen.advance(to: 0.5)
    #expect(view.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 200, height: 100))
  }

  @Test func coloursMixInGammaEncodedSRGB() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    }
    screen.advance(to: 0.5)
    #expect(view.layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 0.75])
  }

  @Test func performWithoutAnimationDoesNot() {
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { self.view.center.x = 150 } }
    #expect(view.layer.animationKeys() == nil)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func outsideOfABlockNothingAnimates() {
    view.center.x = 150
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func repeatingRunsUntilRemovedAndAutoreversingComesBack() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      self.view.center.x = 150
    }
    screen.advance(to: 7.25)
    #expect(abs(shownX - 125) < 1e-6)
    #expect(screen.settle(within: 2).isEmpty == false)
    view.layer.removeAllAnimations()
    #expect(screen.settle().isEmpty)
  }

  @Test(arguments: [-1, 0, Double.nan, .infinity])
  func uselessDurationsChangeAtOnce(duration: Double) {
    var completions = 0
    UIView.animate(withDuration: duration) {
      self.view.center.x = 150
    } completion: { _ in
      completions += 1
    }
    screen.advance(by: 0)
    #expect(view.layer.animationKeys() == nil)
    #expect(completions == 1)
  }
}
