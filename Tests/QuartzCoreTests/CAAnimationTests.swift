// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// What all animations share: copies, attached values, and one object in several places.
@MainActor
@Suite struct CAAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  private final class Log: CAAnimationDelegate {
    var stops: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops.append("\(anim.value(forKey: "name") ?? "-") \(flag) \(CACurrentMediaTime())")
    }
  }

  @Test func aCopyIsChangedForItself() throws {
    let original = CASpringAnimation(keyPath: "opacity")
    original.damping = 7
    original.toValue = 0.5
    original.duration = 3
    original.setValue("mine", forKey: "name")
    let copy = try #require(original.copy() as? CASpringAnimation)
    #expect(copy !== original)
    #expect(copy.keyPath == "opacity" && copy.damping == 7 && copy.duration == 3)
    #expect(copy.toValue as? Double == 0.5)
    #expect(copy.value(forKey: "name") as? String == "mine")
    copy.damping = 9
    copy.setValue(nil, forKey: "name")
    #expect(original.damping == 7)
    #expect(original.value(forKey: "name") as? String == "mine")
  }

  @Test func aCopyOfAGroupHasMembersOfItsOwn() throws {
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "opacity")]
    let copy = try #require(group.copy() as? CAAnimationGroup)
    copy.animations?.first?.duration = 4
    #expect(group.animations?.first?.duration == 0)
  }

  @Test func attachedValuesTellAnimationsApart() {
    screen.update()
    let log = Log()
    for (name, duration) in [("long", 2.0), ("short", 1.0)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.delegate = log
      animation.setValue(name, forKey: "name")
      layer.add(animation, forKey: name)
    }
    screen.advance(to: 3)
    #expect(log.stops == ["short true 1.0", "long true 2.0"])
  }

  /// On a layer, under two keys, held at its end: each ends once.
  @Test func oneObjectMayRunUnderTwoKeys() {
    screen.update()
    let log = Log()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.delegate = log
    layer.add(animation, forKey: "a")
    layer.add(animation, forKey: "b")
    screen.advance(to: 2)
    #expect(log.stops == ["- true 0.5", "- true 0.5"])
    #expect(layer.animationKeys() == ["a", "b"])
  }

  @Test func valuesMayComeInObjects() {
    screen.update()
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(point: CGPoint(x: 10, y: 20))
    animation.toValue = NSValue(point: CGPoint(x: 30, y: 60))
    animation.duration = 1
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 20, y: 40))
  }

  @Test func aClassMayAskToBeDrawnAgainForItsKeys() {
    final class Dial: CALayer {
      var draws = 0
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "angle" || super.needsDisplay(forKey: key)
      }
      override func display() { draws += 1 }
    }
    let dial = Dial()
    screen.show(dial)
    dial.setValue(1.0, forKey: "angle")
    screen.update()
    #expect(dial.draws == 1)
    dial.opacity = 0.5
    screen.update()
    #expect(dial.draws == 1)
  }

  @Test func aCurveThatWouldGoBackInTimeIsKeptWithinItsEnds() {
    screen.update()
    let animation = CABasicAnimation("opacity", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 1.5, 0, .nan, 1)
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    let shown = Double(layer.presentation()?.opacity ?? .nan)
    // (1, 0), (0, 1): symmetric about the middle.
    #expect(abs(shown - 0.5) < 1e-6)
  }

  /// Who is notified of the end, and whether it stays, is settled when it is added.
  @Test func laterChangesOfTheObjectDoNotReachARunningAnimation() {
    screen.update()
    let log = Log()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.delegate = log
    layer.add(animation, forKey: "fade")
    animation.delegate = nil
    animation.isRemovedOnCompletion = false
    animation.duration = 9
    screen.advance(to: 2)
    #expect(log.stops == ["- true 1.0"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func propertiesAreReachedByTheirNames() {
    screen.update()
    layer.setValue(CGRect(x: 10, y: 20, width: 30, height: 40), forKey: "frame")
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    layer.setValue(50, forKeyPath: "frame.size.width")
    #expect(layer.bounds.width == 50)
    #expect(layer.value(forKeyPath: "frame.size.width") as? Double == 50)
    layer.setValue("box", forKey: "name")
    layer.setValue(0.5, forKey: "speed")
    #expect(layer.name == "box" && layer.speed == 0.5)
    #expect(layer.value(forKey: "speed") as? Double == 0.5)
  }

  @Test func aColourThatComesFromNothingFadesInFromItsTransparentSelf() {
    screen.update()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.animationKeys() == ["backgroundColor"])
    #expect(layer.presentation()?.backgroundColor?.components == [1, 0, 0, 0])
    screen.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [1e200, -1e200, 1e12])
  func absurdSpringsComeToAnEnd(number: Double) {
    screen.update()
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.damping = number
    animation.stiffness = number
    animation.initialVelocity = number
    animation.allowsOverdamping = true
    #expect(animation.settlingDuration >= 0)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    screen.advance(to: 2)
    #expect(layer.animationKeys() == nil)
  }
}
