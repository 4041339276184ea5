// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Animations with numbers, layers and callbacks that make no sense: nothing crashes or hangs, and
/// what is shown stays a number where it can.
@MainActor
@Suite struct AnimationBadInputTests {
  private let screen = Screen()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.zPosition = -1
    screen.show(layer)
  }

  private var value: CGFloat { layer.presentation()?.zPosition ?? .nan }

  private func move(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation("zPosition", from: 0, to: 1)
    animation.delegate = log
    change(animation)
    return animation
  }

  nonisolated private static let oddities: [Double] = [
    .nan, .infinity, -Double.infinity, -1, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude,
  ]

  @Test(arguments: oddities)
  func anyDurationIsSurvived(duration: Double) {
    screen.update()
    layer.add(move { $0.duration = duration }, forKey: "odd")
    for time in [0, 0.5, 3] {
      screen.advance(to: time)
      #expect(value.isFinite)
    }
    layer.removeAllAnimations()
    screen.update()
    #expect(log.stops.count == 1)
  }

  /// Assumed: a duration that is none has no length.
  @Test(arguments: [-1, Double.nan, -Double.infinity])
  func aDurationThatIsNoneEndsAtOnce(duration: Double) {
    screen.update()
    layer.add(move { $0.duration = duration }, forKey: nil)
    screen.update()
    #expect(log.stops == [0] && log.outcomes == [true])
    expect(value, -1)
  }

  @Test(arguments: oddities)
  func anyBeginTimeIsSurvived(begin: Double) {
    screen.update()
    layer.add(
      move {
        $0.beginTime = begin
        $0.fillMode = .both
      }, forKey: "odd")
    for time in [0, 0.5, 3] {
      screen.advance(to: time)
      #expect(value.isFinite)
    }
    layer.removeAllAnimations()
    screen.update()
    #expect(log.stops.count == 1)
  }

  @Test(arguments: oddities)
  func anySpeedOffsetAndRepeatIsSurvived(number: Double) {
    screen.update()
    let changes: [(CABasicAnimation) -> Void] = [
      { $0.speed = Float(number) }, { $0.timeOffset = number }, { $0.repeatCount = Float(number) },
      { $0.repeatDuration = number },
      {
        $0.speed = Float(number)
        $0.repeatCount = Float(number)
        $0.autoreverses = true
        $0.isCumulative = true
      },
    ]
    for change in changes { layer.add(move(change), forKey: nil) }
    for time in [0, 0.5, 3] {
      screen.advance(to: time)
      _ = value
    }
    layer.removeAllAnimations()
    screen.update()
    #expect(log.stops.count == changes.count)
    expect(value, -1)
  }

  @Test(arguments: oddities)
  func anyTimeOfALayerIsSurvived(number: Double) {
    screen.update()
    for path in [\CALayer.beginTime, \.timeOffset] {
      let odd = CALayer()
      odd[keyPath: path] = number
      screen.show(odd)
      odd.add(move(), forKey: nil)
      odd.opacity = 0.5
    }
    let fast = CALayer()
    fast.speed = Float(number)
    screen.show(fast)
    fast.add(move(), forKey: nil)
    screen.advance(to: 1)
    screen.advance(to: 20)
    #expect(screen.time == 20)
  }

  @Test(arguments: [Float.greatestFiniteMagnitude, .infinity, 1e9])
  func aHugeRepeatCountGoesOn(count: Float) {
    screen.update()
    layer.add(
      move {
        $0.repeatCount = count
        $0.isCumulative = true
      }, forKey: "endless")
    screen.advance(to: 1000.25)
    expect(value, 1000.25, within: 1e-3)
    layer.removeAllAnimations()
    screen.update()
    #expect(log.outcomes == [false])
  }

  @Test func aLayerWithoutSizeIsShownAnimatedAndConverted() {
    let empty = CALayer()
    screen.show(empty)
    empty.cornerRadius = 5
    empty.shadowOpacity = 1
    empty.borderWidth = 3
    empty.add(move(), forKey: nil)
    screen.advance(to: 0.1)
    #expect(empty.frame == .zero && empty.hitTest(.zero) == nil)
    #expect(empty.convert(CGPoint(x: 1, y: 2), to: layer) == CGPoint(x: 1, y: 2))
    screen.draw()
  }

  @Test func growingFromNothingAnimates() {
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.removeAllAnimations()
    screen.update()
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = CATransform3DMakeScale(0, 0, 1)
    grow.toValue = CATransform3DIdentity
    grow.duration = 1
    layer.add(grow, forKey: nil)
    for time in [0, 0.25, 0.75] {
      screen.advance(to: time)
      expect(layer.presentation()?.transform.m11, time)
      expect(layer.presentation()?.transform.m22, time)
      expect(layer.presentation()?.transform.m12, 0)
      screen.draw()
    }
  }

  @Test func convertingThroughAFlattenedLayerGivesNumbers() {
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.addSublayer(child)
    for flat in [
      CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 1, 1),
      CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
    ] {
      layer.transform = flat
      let points = [
        child.convert(CGPoint(x: 5, y: 5), to: nil), child.convert(CGPoint(x: 5, y: 5), from: nil),
        layer.convert(CGPoint(x: 5, y: 5), from: screen.window.layer),
      ]
      for point in points { #expect(!point.x.isNaN && !point.y.isNaN) }
      #expect(!child.convert(child.bounds, from: nil).width.isNaN)
      screen.draw()
    }
  }

  @Test(arguments: oddities)
  func anyNumberInAPropertyIsDrawnAndHit(number: Double) {
    let odd = CALayer()
    odd.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    odd.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(odd)
    screen.update()
    for path in [\CALayer.zPosition, \.cornerRadius, \.borderWidth, \.shadowRadius] {
      odd[keyPath: path] = CGFloat(number)
      screen.draw()
      odd[keyPath: path] = 0
    }
    odd.position.x = CGFloat(number)
    odd.bounds.size.width = CGFloat(number)
    odd.transform.m34 = CGFloat(number)
    odd.opacity = Float(number)
    screen.draw()
    _ = layer.hitTest(CGPoint(x: 5, y: 5))
    _ = odd.convert(CGPoint(x: 5, y: 5), to: nil)
    screen.advance(to: 1)
    screen.draw()
    odd.removeFromSuperlayer()
    #expect(layer.sublayers == nil)
  }

  @Test func aLayerThatLeavesWhileItAnimatesDoesNotFinish() {
    screen.update()
    layer.add(move(), forKey: nil)
    screen.advance(to: 0.5)
    layer.removeFromSuperlayer()
    screen.advance(to: 2)
    #expect(log.stops == [0.5] && log.outcomes == [false])
    #expect(layer.animationKeys() == nil)
  }

  @Test func aDelegateMayRemoveAllOthersFromWithin() {
    screen.update()
    log.whenStopped = { layer.removeAllAnimations() }
    for duration in [0.5, 0.5, 1, 2] { layer.add(move { $0.duration = duration }, forKey: nil) }
    screen.advance(to: 5)
    #expect(log.stops == [0.5, 0.5, 0.5, 0.5])
    #expect(log.outcomes == [true, true, false, false])
  }

  @Test func aDelegateMayTakeItsLayerAway() {
    screen.update()
    log.whenStopped = { layer.removeFromSuperlayer() }
    layer.add(move(), forKey: nil)
    layer.add(move { $0.duration = 2 }, forKey: nil)
    screen.advance(to: 5)
    #expect(log.stops == [1, 1] && log.outcomes == [true, false])
  }

  /// Nothing here lets time pass, so that the screen has to give up at some round.
  @Test func animationsThatStartOverWithoutTimeDoNotHang() {
    screen.update()
    log.whenStopped = { layer.add(move { $0.duration = -1 }, forKey: nil) }
    layer.add(move { $0.duration = -1 }, forKey: nil)
    screen.advance(to: 1)
    #expect(screen.time == 1)
    #expect(log.stops.count > 100)
    log.whenStopped = nil
    layer.removeAllAnimations()
    screen.update()
  }

  @Test func completionsThatStartOverWithoutTimeDoNotHang() {
    let view = UIView()
    screen.show(view)
    var (count, isOn) = (0, true)
    func again() {
      UIView.animate(withDuration: 0) {
        view.center.x += 1
      } completion: { _ in
        count += 1
        if isOn { again() }
      }
    }
    again()
    screen.advance(to: 1)
    #expect(screen.time == 1 && count > 100)
    isOn = false
    screen.update()
  }

  @Test func transactionsThatStartOverWithoutTimeDoNotHang() {
    screen.update()
    var (count, isOn) = (0, true)
    func again() {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        count += 1
        if isOn { again() }
      }
      CATransaction.commit()
    }
    again()
    screen.advance(to: 1)
    #expect(screen.time == 1 && count > 100)
    isOn = false
    screen.update()
  }

  /// Left open, a transaction ends with the step it was opened in.
  @Test func unbalancedTransactionsDoNotStayOpen() {
    screen.update()
    for _ in 0..<20 {
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
    }
    screen.update()
    expect(CATransaction.animationDuration(), 0.25)
    for _ in 0..<3 { CATransaction.commit() }
    expect(CATransaction.animationDuration(), 0.25)
  }

  @Test func aLayerInItselfIsAProgrammersError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      inner.addSublayer(outer)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("layer"))
  }

  @Test func aMaskThatContainsItsLayerIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = outer
    }
  }
}
