// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// What a property is in a test: values of its kind made of one number.
enum BasicProperty: String, CaseIterable, Sendable {
  case zPosition, position, shadowOffset, bounds, backgroundColor, transform

  func value(_ k: Double) -> Any {
    switch self {
    case .zPosition: return k
    case .position: return CGPoint(x: k, y: 2 * k)
    case .shadowOffset: return CGSize(width: k, height: 2 * k)
    case .bounds: return CGRect(x: k, y: 0, width: 3 * k, height: 5)
    case .backgroundColor: return CGColor(red: k / 40, green: 0.5, blue: 0, alpha: 1)
    case .transform: return CATransform3DMakeTranslation(k, 0, 2 * k)
    }
  }

  /// The number in what a layer shows; NaN where its parts disagree.
  func number(_ layer: CALayer?) -> Double {
    guard let layer else { return .nan }
    switch self {
    case .zPosition: return Double(layer.zPosition)
    case .position: return both(layer.position.x, layer.position.y / 2)
    case .shadowOffset: return both(layer.shadowOffset.width, layer.shadowOffset.height / 2)
    case .bounds: return both(layer.bounds.minX, layer.bounds.width / 3)
    case .backgroundColor: return Double(layer.backgroundColor?.components?[0] ?? .nan) * 40
    case .transform: return both(layer.transform.m41, layer.transform.m43 / 2)
    }
  }

  private func both(_ a: CGFloat, _ b: CGFloat) -> Double { abs(a - b) < 1e-6 ? Double(a) : .nan }
}

/// `CABasicAnimation`: its ends, additive and cumulative values, and what replaces what.
@MainActor
@Suite struct CABasicAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.zPosition = 10
    screen.show(layer)
  }

  private var shown: CALayer? { layer.presentation() }

  private func animation(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    animation.delegate = log
    return animation
  }

  /// The combinations documented for `CABasicAnimation`, with a layer value of 10 and a quarter of
  /// the way gone; `toValue` and `byValue` win over what the layer has, and both ends over `byValue`.
  @Test(
    arguments: BasicProperty.allCases,
    [
      [2, 6, nil, 3], [2, nil, 8, 4], [nil, 6, 8, 0], [2, nil, nil, 4], [nil, 6, nil, 9],
      [nil, nil, 8, 12], [nil, nil, nil, 10], [2, 6, 99, 3],
    ] as [[Double?]])
  func endsFollowFromWhatIsGiven(property: BasicProperty, row: [Double?]) throws {
    let base = CALayer()
    base.zPosition = 10
    base.position = CGPoint(x: 10, y: 20)
    base.shadowOffset = CGSize(width: 10, height: 20)
    base.bounds = CGRect(x: 10, y: 0, width: 30, height: 5)
    base.backgroundColor = CGColor(red: 0.25, green: 0.5, blue: 0, alpha: 1)
    base.transform = CATransform3DMakeTranslation(10, 0, 20)
    screen.show(base)
    let given = row.dropLast().map { $0.map(property.value) }
    base.add(animation(property.rawValue, from: given[0], to: given[1], by: given[2]), forKey: nil)
    screen.advance(to: 0.25)
    let expected = try #require(row[3])
    expect(property.number(base.presentation()), expected)
    expect(property.number(base), 10)
  }

  @Test func additiveValuesAddUp() {
    screen.update()
    layer.position = CGPoint(x: 100, y: 0)
    layer.removeAllAnimations()
    for (from, duration) in [(-100.0, 1.0), (40, 2)] {
      let move = animation("position", from: CGPoint(x: from, y: 0), to: CGPoint.zero)
      move.isAdditive = true
      move.duration = duration
      layer.add(move, forKey: nil)
    }
    for (time, x) in [(0, 40.0), (0.5, 80), (1, 120), (1.5, 110), (2, 100)] {
      screen.advance(to: time)
      expect(shown?.position.x, x)
    }
  }

  /// Web Animations' `composite: add` appends to the list of transforms, and WebKit makes such lists
  /// (`f1 f2 f3`) of additive animations of layers: what is added acts first, in the layer's own space.
  @Test func additiveTransformsActInTheSpaceOfTheModel() {
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.removeAllAnimations()
    screen.update()
    let move = animation(
      "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(40, 0, 0))
    move.isAdditive = true
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: nil)
    screen.advance(to: 0.25)
    expect(shown?.transform.m11, 2)
    expect(shown?.transform.m41, 20)
    screen.advance(to: 1)
    expect(shown?.transform.m41, 80)
  }

  @Test func cumulativeValuesGoOnFromTheEndOfEachPlay() {
    screen.update()
    let turn = animation("transform.rotation.z", from: 0, to: Double.pi / 4)
    turn.isCumulative = true
    turn.repeatCount = 4
    layer.add(turn, forKey: nil)
    for time in [0.5, 1.5, 2.25, 3.9] {
      screen.advance(to: time)
      expect(shown?.transform.m11, cos(time * .pi / 4))
      expect(shown?.transform.m12, sin(time * .pi / 4))
    }
    screen.advance(to: 4)
    expect(shown?.transform.m11, 1)
  }

  @Test func cumulativeAndAdditiveAddUpOnTopOfTheModel() {
    screen.update()
    let rise = animation("zPosition", from: 0, to: 4)
    rise.isCumulative = true
    rise.isAdditive = true
    rise.repeatCount = 3
    rise.fillMode = .forwards
    rise.isRemovedOnCompletion = false
    layer.add(rise, forKey: nil)
    for (time, z) in [(0.5, 12.0), (1.5, 16), (2.5, 20), (5, 22)] {
      screen.advance(to: time)
      expect(shown?.zPosition, z)
    }
  }

  @Test func laterAnimationsOfAPropertyHideEarlierOnes() {
    screen.update()
    layer.add(animation("zPosition", from: 0, to: 4), forKey: "first")
    let second = animation("zPosition", from: 100, to: 200)
    second.duration = 0.5
    layer.add(second, forKey: "second")
    #expect(layer.animationKeys() == ["first", "second"])
    screen.advance(to: 0.25)
    expect(shown?.zPosition, 150)
    screen.advance(to: 0.75)
    expect(shown?.zPosition, 3)
  }

  /// Half-way, back from there: 50 at 0.5 s, then down to 0 within a second.
  @Test func aTargetCanChangeInFlight() {
    screen.update()
    layer.add(animation("zPosition", from: 0, to: 100), forKey: "move")
    screen.advance(to: 0.5)
    layer.add(animation("zPosition", from: shown?.zPosition, to: 0), forKey: "move")
    for (time, z) in [(0.5, 50.0), (0.75, 37.5), (1.25, 12.5)] {
      screen.advance(to: time)
      expect(shown?.zPosition, z)
    }
    screen.advance(to: 2)
    #expect(log.stops == [0.5, 1.5] && log.outcomes == [false, true])
  }

  @Test func removingTellsTheDelegateThatItDidNotFinish() {
    screen.update()
    layer.add(animation("zPosition", from: 0, to: 1), forKey: "a")
    layer.add(animation("opacity", from: 0, to: 1), forKey: "b")
    layer.add(animation("cornerRadius", from: 0, to: 1), forKey: "c")
    screen.advance(to: 0.25)
    layer.removeAnimation(forKey: "b")
    layer.removeAnimation(forKey: "unknown")
    #expect(layer.animationKeys() == ["a", "c"])
    expect(shown?.opacity, 1)
    screen.advance(to: 0.5)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    screen.advance(to: 2)
    #expect(log.stops == [0.25, 0.5, 0.5] && log.outcomes == [false, false, false])
  }

  @Test func anAnimationsEndMayStartTheNext() {
    screen.update()
    log.whenStopped = {
      guard log.stops.count < 3 else { return }
      layer.add(animation("zPosition", from: 0, to: 1), forKey: "next")
    }
    layer.add(animation("zPosition", from: 0, to: 1), forKey: "next")
    screen.advance(to: 2.25)
    expect(shown?.zPosition, 0.25)
    screen.advance(to: 9)
    #expect(log.starts == [0, 1, 2] && log.stops == [1, 2, 3])
  }

  @Test func oneObjectCanRunOnSeveralLayersAndLaterChangesDoNotReachIt() {
    let other = CALayer()
    screen.show(other)
    let animation = animation("zPosition", from: 0, to: 1)
    layer.add(animation, forKey: nil)
    other.add(animation, forKey: nil)
    animation.toValue = 50
    animation.duration = 9
    screen.advance(to: 0.5)
    expect(shown?.zPosition, 0.5)
    expect(other.presentation()?.zPosition, 0.5)
    screen.advance(to: 9)
    #expect(log.stops == [1, 1])
  }

  @Test func withoutAKeySeveralRunAtOnce() {
    screen.update()
    layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
    layer.add(animation("zPosition", from: 0, to: 1), forKey: nil)
    #expect(layer.animationKeys()?.count == 2)
    screen.advance(to: 0.5)
    expect(shown?.opacity, 0.5)
    expect(shown?.zPosition, 0.5)
  }

  @Test(arguments: ["", "unknown", "transform.rotation.w", "position.z", "bounds.size.depth", "🙂"])
  func anUnknownKeyPathChangesNothingAndEnds(keyPath: String) {
    screen.update()
    layer.add(animation(keyPath, from: 0, to: 1), forKey: nil)
    screen.advance(to: 0.5)
    expect(shown?.zPosition, 10)
    screen.advance(to: 1)
    #expect(log.stops == [1] && log.outcomes == [true])
  }

  /// Assumed: a value of another type is as if it had not been given.
  @Test func valuesOfAnotherTypeChangeNothing() {
    screen.update()
    layer.add(animation("position", from: 5, to: "far"), forKey: nil)
    layer.add(animation("zPosition", from: CGPoint.zero, to: CGSize.zero), forKey: nil)
    layer.add(animation("backgroundColor", from: 1, to: [2]), forKey: nil)
    layer.add(animation("transform", from: CGRect.zero, to: 2), forKey: nil)
    screen.advance(to: 0.5)
    #expect(shown?.position == .zero && shown?.backgroundColor == nil)
    expect(shown?.zPosition, 10)
    screen.advance(to: 2)
    #expect(log.stops == [1, 1, 1, 1])
  }

  @Test func aCurveOfItsOwnPacesTheValue() {
    screen.update()
    let animation = animation("zPosition", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, -0.5, 0.8, 1.5)
    layer.add(animation, forKey: nil)
    for time in [0.1, 0.4, 0.9] {
      screen.advance(to: time)
      expect(shown?.zPosition, bezier(0.2, -0.5, 0.8, 1.5, at: time))
    }
  }
}
