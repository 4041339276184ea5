// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Foundation
import Testing
import UIKit

private typealias DispatchQueue = UIKit.DispatchQueue

@MainActor
@Suite struct UIDynamicAnimatorTests {
  /// A view of 300 × 600 points with an item of 100 × 100 in it.
  @MainActor
  private struct Ground {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 600))
    let item = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
      stage.window.addSubview(view)
      view.addSubview(item)
      animator = UIDynamicAnimator(referenceView: view)
      stage.advance(by: 0)
    }
  }

  /// The step of the engine: what a fall differs from its closed form by is half of one at the final speed.
  private static let step = 1.0 / 240

  /// Behaviors may get their items later.
  @Test func anItemThatIsAddedToABehaviorFallsOntoABoundary() {
    let ground = Ground()
    let (gravity, collision) = (UIGravityBehavior(), UICollisionBehavior())
    let look = UIDynamicItemBehavior()
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
    for behavior in [gravity, collision, look] { ground.animator.addBehavior(behavior) }
    gravity.addItem(ground.item)
    collision.addItem(ground.item)
    look.addItem(ground.item)
    ground.stage.settle()
    expect(ground.item.frame.maxY, 400, within: 1)
  }

  @Test func aFallIsThatOfAThousandPointsASecond() {
    let ground = Ground()
    ground.animator.addBehavior(UIGravityBehavior(items: [ground.item]))
    for time in [0.1, 0.25, 0.5] {
      ground.stage.advance(to: time)
      expect(ground.item.center.y, 50 + 1_000 * time * time / 2, within: 1_000 * time * Self.step)
      #expect(ground.item.center.x == 150)
    }
  }

  @Test func gravityHasADirectionAndAStrength() {
    let ground = Ground()
    let gravity = UIGravityBehavior(items: [ground.item])
    gravity.setAngle(.pi / 6, magnitude: 0.5)
    ground.animator.addBehavior(gravity)
    ground.stage.advance(to: 0.4)
    let way = 500 * 0.4 * 0.4 / 2
    expect(ground.item.center.x, 150 + way * cos(Double.pi / 6), within: 1)
    expect(ground.item.center.y, 50 + way * sin(Double.pi / 6), within: 1)
  }

  @Test func aPushOfOneMovesAHundredPointsSquareByAHundred() {
    let ground = Ground()
    let push = UIPushBehavior(items: [ground.item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    ground.animator.addBehavior(push)
    ground.stage.advance(to: 1)
    expect(ground.item.center.x, 150 + 100 / 2, within: 100 * Self.step)
    // A smaller item has less mass: a quarter of it is pushed four times as fast.
    let small = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    ground.view.addSubview(small)
    let other = UIPushBehavior(items: [small], mode: .instantaneous)
    other.pushDirection = CGVector(dx: 1, dy: 0)
    ground.animator.addBehavior(other)
    ground.stage.advance(by: 0.5)
    expect(small.center.x, 25 + 400 * 0.5, within: 400 * Self.step * 5)
    #expect(!other.active)
  }

  @Test func resistanceReducesTheSpeedExponentially() {
    let ground = Ground()
    let properties = UIDynamicItemBehavior(items: [ground.item])
    properties.resistance = 2
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ground.item)
    ground.animator.addBehavior(properties)
    ground.stage.advance(to: 1)
    // v' = -2 v: the way is v / 2 · (1 - e^-2t).
    expect(ground.item.center.x, 150 + 150 * (1 - exp(-2)), within: 2)
    expect(properties.linearVelocity(for: ground.item).x, 300 * exp(-2), within: 1)
  }

  @Test func aSpinTurnsTheItem() {
    let ground = Ground()
    let properties = UIDynamicItemBehavior(items: [ground.item])
    properties.addAngularVelocity(2, for: ground.item)
    ground.animator.addBehavior(properties)
    ground.stage.advance(to: 0.5)
    expect(
      Double(atan2(ground.item.transform.b, ground.item.transform.a)), 1, within: 2 * Self.step)
  }

  @Test func aSpringSwingsAsItsEquationSays() {
    let ground = Ground()
    let spring = UIAttachmentBehavior(item: ground.item, attachedToAnchor: CGPoint(x: 150, y: 350))
    spring.length = 0
    spring.frequency = 1
    spring.damping = 0.3
    ground.item.center = CGPoint(x: 150, y: 150)
    ground.animator.addBehavior(spring)
    // x'' = -ω² x - 2 ζ ω x', by the closed form of an underdamped spring.
    let (rate, ratio) = (2 * Double.pi, 0.3)
    let swing = rate * (1 - ratio * ratio).squareRoot()
    for time in [0.1, 0.2, 0.35, 0.6, 0.9] {
      ground.stage.advance(to: time)
      let left =
        exp(-ratio * rate * time) * (cos(swing * time) + ratio * rate / swing * sin(swing * time))
      // An implicit step damps a little more; its error is of the order of the step.
      expect(ground.item.center.y, 350 - 200 * left, within: 200 * rate * Self.step)
    }
  }

  @Test func aStiffAttachmentKeepsItsLength() {
    let ground = Ground()
    let anchor = CGPoint(x: 150, y: 300)
    ground.item.center = CGPoint(x: 250, y: 300)
    ground.animator.addBehavior(UIAttachmentBehavior(item: ground.item, attachedToAnchor: anchor))
    ground.animator.addBehavior(UIGravityBehavior(items: [ground.item]))
    // A pendulum, with its equation integrated in small steps: θ'' = -g / l · cos θ from the horizontal.
    var (angle, speed) = (0.0, 0.0)
    let small = 1e-5
    for step in 1...40_000 {
      speed += 1_000 / 100 * cos(angle) * small
      angle += speed * small
      guard step % 10_000 == 0 else { continue }
      ground.stage.advance(to: Double(step) * small)
      let way = CGPoint(x: ground.item.center.x - anchor.x, y: ground.item.center.y - anchor.y)
      expect((way.x * way.x + way.y * way.y).squareRoot(), 100, within: 1.5)
      expect(Double(atan2(way.y, way.x)), angle, within: 0.05)
    }
  }

  @Test func aSnapEndsAtItsPointUpright() {
    let ground = Ground()
    ground.item.transform = CGAffineTransform(rotationAngle: 0.8)
    ground.animator.addBehavior(UISnapBehavior(item: ground.item, snapTo: CGPoint(x: 200, y: 400)))
    ground.stage.settle()
    expect(ground.item.center.x, 200, within: 1)
    expect(ground.item.center.y, 400, within: 1)
    expect(ground.item.transform.b, 0, within: 0.02)
    #expect(!ground.animator.isRunning)
  }

  /// An item that springs back a share of its speed rises to the square of it.
  @Test(arguments: [0.3, 0.5, 0.8])
  func anItemThatFallsOntoTheGroundSpringsBack(_ elasticity: Double) {
    let ground = Ground()
    let collision = UICollisionBehavior(items: [ground.item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [ground.item])
    properties.elasticity = elasticity
    ground.animator.addBehavior(collision)
    ground.animator.addBehavior(properties)
    ground.animator.addBehavior(UIGravityBehavior(items: [ground.item]))
    // The item falls 500 points: a second.
    ground.stage.advance(to: 1.02)
    var top = ground.item.center.y
    let rise = 2 * elasticity
    while ground.stage.time < 1.02 + rise {
      ground.stage.advance(by: 1.0 / 60)
      top = min(top, ground.item.center.y)
    }
    expect(550 - top, 500 * elasticity * elasticity, within: 500 * elasticity * 0.05)
    ground.stage.settle()
    expect(ground.item.center.y, 550, within: 1)
    #expect(!ground.animator.isRunning)
  }

  @Test func twoItemsOfOneMassExchangeTheirSpeed() {
    let ground = Ground()
    let other = UIView(frame: CGRect(x: 180, y: 200, width: 50, height: 50))
    ground.item.frame = CGRect(x: 20, y: 200, width: 50, height: 50)
    ground.view.addSubview(other)
    let properties = UIDynamicItemBehavior(items: [ground.item, other])
    properties.elasticity = 1
    properties.friction = 0
    properties.addLinearVelocity(CGPoint(x: 220, y: 0), for: ground.item)
    ground.animator.addBehavior(properties)
    ground.animator.addBehavior(UICollisionBehavior(items: [ground.item, other]))
    ground.stage.advance(to: 0.8)
    expect(properties.linearVelocity(for: ground.item).x, 0, within: 1e-6)
    expect(properties.linearVelocity(for: other).x, 220, within: 1e-6)
    // They meet after 110 points, half a second.
    expect(other.center.x, 205 + 220 * 0.3, within: 2)
    expect(Double(atan2(other.transform.b, other.transform.a)), 0, within: 1e-6)
  }

  @Test func aBoxSlidesDownAStepSlopeAndRestsOnAFlatOne() {
    // Friction of 0.2 holds up to the angle whose tangent is 0.2.
    for (angle, slides) in [(0.1, false), (0.6, true)] {
      let ground = Ground()
      let gravity = UIGravityBehavior(items: [ground.item])
      gravity.setAngle(.pi / 2 - angle, magnitude: 1)
      ground.item.center = CGPoint(x: 60, y: 550)
      let collision = UICollisionBehavior(items: [ground.item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -2_000, y: 600),
        to: CGPoint(x: 2_000, y: 600))
      let properties = UIDynamicItemBehavior(items: [ground.item])
      properties.friction = 0.2
      properties.allowsRotation = false
      for behavior in [gravity, collision, properties] { ground.animator.addBehavior(behavior) }
      ground.stage.advance(to: 0.5)
      if slides {
        // a = g (sin α - μ cos α).
        let acceleration = 1_000 * (sin(angle) - 0.2 * cos(angle))
        expect(ground.item.center.x, 60 + acceleration * 0.25 / 2, within: 4)
      } else {
        expect(ground.item.center.x, 60, within: 0.5)
      }
    }
  }

  @MainActor
  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  @Test func delegatesAreNotified() {
    let ground = Ground()
    let listener = Listener()
    ground.animator.delegate = listener
    let collision = UICollisionBehavior(items: [ground.item])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    collision.collisionDelegate = listener
    ground.animator.addBehavior(collision)
    ground.animator.addBehavior(UIGravityBehavior(items: [ground.item]))
    ground.stage.settle()
    #expect(listener.log == ["resume", "began floor", "pause"])
    expect(ground.item.center.y, 250, within: 1)
  }

  @Test func aCardThatIsThrownAwayTurnsAndLeaves() {
    let ground = Ground()
    let push = UIPushBehavior(items: [ground.item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 6, dy: -4)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: -40, vertical: 40), for: ground.item)
    ground.animator.addBehavior(push)
    var isGone = false
    push.action = { [weak animator = ground.animator, item = ground.item, view = ground.view] in
      guard !view.bounds.intersects(item.frame) else { return }
      isGone = true
      animator?.removeAllBehaviors()
    }
    ground.stage.settle()
    #expect(isGone)
    #expect(!ground.animator.isRunning)
    // An impulse beside the middle turns: the torque over the inertia of a square, 100² / 6.
    #expect(ground.item.transform.b != 0)
  }

  /// A second is half of a thousand points of fall: the item is out of the view, but goes on falling.
  @Test func recordingsDoNotWaitForWhatFallsOutsideAWindow() {
    let ground = Ground()
    let gone = ground.stage.record("falls", limit: 5) {
      ground.animator.addBehavior(UIGravityBehavior(items: [ground.item]))
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ground.view.removeFromSuperview() }
    }
    #expect(gone.duration == 1)
    #expect(gone.findings.isEmpty)
    #expect(ground.animator.isRunning)
    let stays = Ground()
    let endless = stays.stage.record("falls", limit: 2) {
      stays.animator.addBehavior(UIGravityBehavior(items: [stays.item]))
    }
    #expect(endless.findings.map(\.rule) == [.doesNotSettle])
  }
}
