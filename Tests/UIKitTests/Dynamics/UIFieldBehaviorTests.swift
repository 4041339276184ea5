// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct UIFieldBehaviorTests {
  private func run(
    _ field: UIFieldBehavior, from start: CGPoint, velocity: CGPoint = .zero, seconds: Double
  ) -> CGPoint {
    let screen = TouchedScreen()
    let item = screen.show(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    item.center = start
    let animator = UIDynamicAnimator(referenceView: screen.window)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.addLinearVelocity(velocity, for: item)
    field.addItem(item)
    for behavior in [properties, field] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    screen.stage.advance(by: seconds)
    return item.center
  }

  @Test func aSpringSwingsWithTheSquareRootOfItsStrength() {
    // cos(ω t) of the first distance, with ω² the strength.
    for (strength, seconds) in [(4.0, 0.5), (9, 0.7), (25, 0.9)] {
      let field = UIFieldBehavior.springField()
      field.position = CGPoint(x: 200, y: 400)
      field.strength = CGFloat(strength)
      let end = run(field, from: CGPoint(x: 300, y: 400), seconds: seconds)
      expect(Double(end.x), 200 + 100 * cos(strength.squareRoot() * seconds), within: 3)
      expect(Double(end.y), 400, within: 1e-6)
    }
  }

  @Test func dragTakesTheVelocityExponentially() {
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    let end = run(
      field, from: CGPoint(x: 100, y: 100), velocity: CGPoint(x: 200, y: 0), seconds: 0.8)
    // v/k (1 - exp(-k t)), and a step of 1/240 s.
    expect(Double(end.x), 100 + 100 * (1 - exp(-1.6)), within: 1)
  }

  @Test func linearGravityFallsAsGravityDoes() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.strength = 0.5
    let end = run(field, from: CGPoint(x: 100, y: 100), seconds: 0.6)
    expect(Double(end.y), 100 + 0.5 * 500 * 0.36, within: 2)
  }

  @Test func aFieldActsInItsRegionAlone() {
    let region = UIRegion(radius: 50).union(UIRegion(size: CGSize(width: 400, height: 20)))
      .subtracting(UIRegion(radius: 10))
    #expect(region.contains(CGPoint(x: 30, y: 30)))
    #expect(region.contains(CGPoint(x: 190, y: 5)))
    #expect(!region.contains(CGPoint(x: 190, y: 15)))
    #expect(!region.contains(CGPoint(x: 3, y: 3)))
    #expect(UIRegion(radius: 5).inverse().contains(CGPoint(x: 6, y: 0)))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.region = region
    let end = run(field, from: CGPoint(x: 300, y: 300), seconds: 0.5)
    #expect(end == CGPoint(x: 300, y: 300))
  }

  @Test func aFieldOfAnApplicationPushes() {
    var masses: Set<CGFloat> = []
    let field = UIFieldBehavior.field { _, position, _, mass, _, _ in
      masses.insert(mass)
      return CGVector(dx: 1, dy: 0)
    }
    let end = run(field, from: CGPoint(x: 100, y: 100), seconds: 1)
    // As a push of magnitude 1: 100 points a second, each second.
    expect(Double(end.x), 150, within: 2)
    #expect(masses.count == 1)
  }
}
