// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Options, nesting and overlap of `UIView.animate`.
@MainActor
@Suite struct UIViewAnimationOptionsTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  private var x: CGFloat? { view.layer.presentation()?.position.x }
  private var alpha: Float? { view.layer.presentation()?.opacity }

  private func animate(
    _ duration: TimeInterval = 1, delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes)
  }

  @Test(
    arguments: [
      ([], 0.42, 0, 0.58, 1), (.curveEaseInOut, 0.42, 0, 0.58, 1), (.curveEaseIn, 0.42, 0, 1, 1),
      (.curveEaseOut, 0, 0, 0.58, 1), (.curveLinear, 0, 0, 1, 1),
    ] as [(UIView.AnimationOptions, Double, Double, Double, Double)])
  func curvesAreTheStandardOnes(
    options: UIView.AnimationOptions, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    screen.update()
    animate(1, options) { view.center.x = 150 }
    for time in [0.1, 0.4, 0.75] {
      screen.advance(to: time)
      expect(x, 50 + 100 * bezier(x1, y1, x2, y2, at: time), within: 1e-4)
    }
  }

  /// Raw values as in the SDK's header.
  @Test func optionsHaveTheirBits() {
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }

  @Test func modifiedAnimationsRepeatAndReverse() {
    screen.update()
    var ended: [TimeInterval] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      view.center.x = 150
    } completion: { _ in
      ended.append(screen.time)
    }
    for (time, expected) in [(0.25, 0.75), (1.25, 0.25), (2.25, 0.75), (3.75, 0.75)] {
      screen.advance(to: time)
      expect(alpha, expected)
      expect(x, time < 1 ? 50 + 100 * time : 150)
    }
    screen.advance(to: 9)
    #expect(ended == [4])
    expect(alpha, 0)
  }

  @Test(arguments: [(1.5, 1.5), (0, 1), (-3, 1), (.nan, 1)] as [(CGFloat, Double)])
  func aRepeatCountMayHaveAFraction(count: CGFloat, duration: Double) {
    screen.update()
    var ended: [TimeInterval] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) { view.alpha = 0 }
    } completion: { _ in
      ended.append(screen.time)
    }
    screen.advance(to: 9)
    #expect(ended == [duration])
  }

  @Test func autoreversingAloneComesBackOnceAndThenShowsTheModel() {
    screen.update()
    animate(1, [.curveLinear, .autoreverse]) { view.center.x = 150 }
    for (time, expected) in [(0.5, 100.0), (1.5, 100), (1.99, 51), (2, 150)] {
      screen.advance(to: time)
      expect(x, expected)
    }
  }

  @Test func aBlockInsideInheritsDurationCurveAndRepeats() {
    screen.update()
    animate(2, [.curveLinear, .repeat]) { animate(0.1, .curveEaseIn) { view.center.x = 150 } }
    for (time, expected) in [(0.5, 75.0), (1.5, 125), (2.5, 75)] {
      screen.advance(to: time)
      expect(x, expected)
    }
    view.layer.removeAllAnimations()
  }

  @Test func orItHasItsOwnDurationCurveAndOptions() {
    screen.update()
    let own: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .curveEaseIn,
    ]
    animate(2, [.curveLinear, .repeat]) {
      animate(1, own) { view.center.x = 150 }
      view.alpha = 0
    }
    screen.advance(to: 0.5)
    expect(x, 50 + 100 * 0.3153568126)
    expect(alpha, 0.75)
    screen.advance(to: 2.5)
    expect(x, 150)
    expect(alpha, 0.75)
    view.layer.removeAllAnimations()
  }

  @Test func theInnermostBlockTellsTheInheritedDuration() {
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
    animate(2) {
      durations.append(UIView.inheritedAnimationDuration)
      animate(5) { durations.append(UIView.inheritedAnimationDuration) }
      animate(5, .overrideInheritedDuration) { durations.append(UIView.inheritedAnimationDuration) }
    }
    #expect(durations == [0, 2, 2, 5])
  }

  /// Each block's completion waits for its own animations.
  @Test func completionsOfNestedBlocksRunByTheirOwnTimes() {
    screen.update()
    var ended: [String] = []
    UIView.animate(withDuration: 2) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 150
      } completion: { _ in
        ended.append("inner \(screen.time)")
      }
    } completion: { _ in
      ended.append("outer \(screen.time)")
    }
    screen.advance(to: 5)
    #expect(ended == ["inner 1.0", "outer 2.0"])
  }

  /// Alpha is not additive: without the option the new animation starts from the model.
  @Test(
    arguments: [(.curveLinear, 0), ([.curveLinear, .beginFromCurrentState], 0.5)]
      as [(UIView.AnimationOptions, Double)]) func aChangeStartsFromTheModelOrFromWhatIsShown(
      options: UIView.AnimationOptions, start: Double
    )
  {
    screen.update()
    animate { view.alpha = 0 }
    screen.advance(to: 0.5)
    animate(1, options) { view.alpha = 1 }
    screen.advance(to: 0.5)
    expect(alpha, start)
    screen.advance(to: 1)
    expect(alpha, (start + 1) / 2)
  }

  /// Documented of additive animations: one that goes back while the first still runs, at the same
  /// even pace, cancels it out, and moves once that has ended.
  @Test func anOppositeLinearAnimationStandsStillUntilTheFirstEnds() {
    screen.update()
    animate { view.center.x = 150 }
    screen.advance(to: 0.4)
    animate { view.center.x = 50 }
    for time in [0.4, 0.5, 0.7, 1] {
      screen.advance(to: time)
      expect(x, 90)
    }
    screen.advance(to: 1.2)
    expect(x, 70)
    screen.advance(to: 1.4)
    expect(x, 50)
    #expect(view.layer.animationKeys() == nil)
  }

  /// Sums of the curve, computed here.
  @Test func threeOverlappingMovesAddUp() {
    screen.update()
    for (start, target) in [(0.0, 150.0), (0.2, 400), (0.6, 100)] {
      screen.advance(to: start)
      animate(1, []) { view.center.x = target }
    }
    for time in [0.6, 0.9, 1.1, 1.3] {
      screen.advance(to: time)
      func rest(_ way: Double, since start: Double) -> Double {
        -way * (1 - easeInOut(min(time - start, 1)))
      }
      let expected = 100 + rest(100, since: 0) + rest(250, since: 0.2) + rest(-300, since: 0.6)
      expect(x, expected, within: 1e-4)
    }
  }

  @Test func beforeADelayedChangeTheFirstValueShowsAndOthersGoOn() {
    screen.update()
    animate(1, delay: 0.5, .curveLinear) { view.center.x = 150 }
    animate(0.5) { view.alpha = 0 }
    screen.advance(to: 0.25)
    expect(x, 50)
    expect(alpha, 0.5)
    screen.advance(to: 1)
    expect(x, 100)
  }

  /// Underdamped: 1 − e^(−βt)(cos ω_d t + (β − v)/ω_d · sin ω_d t), with ω from
  /// |(β − v)/ω_d|·e^(−βD) = 0.001 (measured).
  @Test(
    arguments: [
      (0.5, 0, 161.7195025042016), (0.5, 1, 152.86841381792456), (0.35, 0, 286.40942818911714),
    ] as [(Double, Double, Double)])
  func aSpringMovesAsMeasured(ratio: Double, velocity: Double, stiffness: Double) {
    screen.update()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) {
      view.center.x = 150
    }
    let beta = ratio * stiffness.squareRoot()
    let omega = (stiffness - beta * beta).squareRoot()
    for time in [0.05, 0.15, 0.4, 0.8] {
      screen.advance(to: time)
      let wave = cos(omega * time) + (beta - velocity) / omega * sin(omega * time)
      expect(x, 150 - 100 * exp(-beta * time) * wave, within: 1e-4)
    }
    screen.advance(to: 1)
    expect(x, 150)
    #expect(view.layer.animationKeys() == nil)
  }

  /// Two springs in one property add up, as other animations do.
  @Test func aSpringInFlightIsAddedToTheNextOne() {
    screen.update()
    func spring(_ target: CGFloat) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) {
        view.center.x = target
      }
    }
    func rest(_ time: Double) -> Double {
      let omega = 9.2334134764
      return (1 + omega * time) * exp(-omega * time)
    }
    spring(150)
    screen.advance(to: 0.2)
    spring(50)
    screen.advance(to: 0.5)
    expect(x, 50 - 100 * rest(0.5) + 100 * rest(0.3), within: 1e-3)
  }

  @Test func disabledAnimationsChangeAtOnceAndComplete() {
    screen.update()
    var outcomes: [Bool] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.center.x = 150
    } completion: {
      outcomes.append($0)
    }
    UIView.setAnimationsEnabled(true)
    screen.update()
    expect(x, 150)
    #expect(outcomes == [true])
  }

  /// Reported for linear changes that are added: the way back begins when the way there has ended.
  @Test func aTransformThatIsReversedStandsStillUntilTheFirstAnimationEnds() {
    screen.update()
    animate { view.transform = CGAffineTransform(translationX: 100, y: 0) }
    screen.advance(to: 0.5)
    animate { view.transform = .identity }
    screen.update()
    for (time, expected) in [(0.5, 50.0), (0.75, 50), (1, 50), (1.25, 25)] {
      screen.advance(to: time)
      #expect(abs((view.layer.presentation()?.transform.m41 ?? .nan) - expected) < 1e-6)
    }
  }

  /// Assumed of iOS: press and release of a button are smooth.
  @Test func aTransformInSpaceThatIsInterruptedStartsFromWhereItIsShown() {
    screen.update()
    animate { view.layer.transform = CATransform3DMakeTranslation(100, 0, 10) }
    screen.advance(to: 0.5)
    animate { view.layer.transform = CATransform3DIdentity }
    screen.update()
    #expect(abs((view.layer.presentation()?.transform.m41 ?? .nan) - 50) < 1e-6)
    screen.advance(to: 1)
    #expect(abs((view.layer.presentation()?.transform.m41 ?? .nan) - 25) < 1e-6)
  }
}
