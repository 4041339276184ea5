// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Which view a point hits; the first ones are measured, probe by probe.
@MainActor
@Suite struct HitTestingTests {
  private let screen = TouchedScreen()
  private let root: UIView
  private let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    root = screen.show(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(child)
  }

  private func name(_ x: Double, _ y: Double) -> String {
    let hit = root.hitTest(CGPoint(x: x, y: y), with: nil)
    return hit === child ? "child" : hit === root ? "root" : hit == nil ? "nothing" : "other"
  }

  @Test(arguments: [
    (50.0, 50.0, "child"), (149.999, 149.999, "child"), (150, 100, "root"), (100, 150, "root"),
    (49.999, 100, "root"), (0, 0, "root"), (300, 0, "nothing"), (-0.001, 5, "nothing"),
    (.nan, 0, "nothing"),
  ])
  func theSmallestEdgeBelongsToAViewAndTheLargestDoesNot(x: Double, y: Double, hit: String) {
    #expect(name(x, y) == hit)
  }

  @Test(arguments: [(1, "child"), (0.01, "child"), (0.009, "root"), (0, "root")])
  func viewsOfLessThanAHundredthOfAlphaAreLeftOut(alpha: Double, hit: String) {
    child.alpha = alpha
    #expect(name(100, 100) == hit)
  }

  @Test func hiddenAndDisabledViewsAreLeftOutWithAllInThem() {
    let inner = UIView(frame: child.bounds)
    child.addSubview(inner)
    #expect(name(100, 100) == "other")
    child.isHidden = true
    #expect(name(100, 100) == "root")
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(name(100, 100) == "root")
  }

  @Test func aChildOutsideOfItsParentCannotBeReached() {
    child.frame.origin = CGPoint(x: 290, y: 0)
    #expect(name(295, 10) == "child")
    #expect(name(305, 10) == "nothing")
  }

  @Test func theFrontmostSiblingIsHitWhateverItsZPosition() {
    let front = UIView(frame: child.frame)
    root.addSubview(front)
    child.layer.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === front)
  }

  @Test func imageViewsStartDisabled() {
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test(arguments: [(100.0, 32.0, "child"), (55, 55, "root"), (100, 168, "child")])
  func aRotatedViewIsHitWhereItIsShown(x: Double, y: Double, hit: String) {
    // A square of 100 turned by 45°: its corners are 70.7 from the middle.
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(name(x, y) == hit)
  }

  @Test(arguments: [
    (68.5, 100.0, "child"), (67.5, 100, "root"), (120, 100, "child"), (121, 100, "root"),
    (69, 40, "child"), (120, 57, "root"),
  ])
  func aViewTurnedInPerspectiveIsHitWhereItIsShown(x: Double, y: Double, hit: String) {
    // Turned about y by 60° and seen from 200: the left side, 43.3 in front, is shown at
    // 25 · 200 / 156.7 = 31.9 from the middle and 63.8 high to each side of it, the right one, 43.3
    // behind, at 25 · 200 / 243.3 = 20.6 and 41.1 high.
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    child.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    #expect(name(x, y) == hit)
  }

  @Test func aViewFlattenedToNothingIsNotHit() {
    child.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(name(100, 100) == "root")
  }

  @Test func aViewThatMovesInABlockCannotBeTouchedUnlessTheBlockAllowsIt() {
    let inner = UIView(frame: child.bounds)
    child.addSubview(inner)
    UIView.animate(withDuration: 1) { child.center.x += 100 }
    screen.stage.advance(to: 0.5)
    #expect(name(100, 100) == "root")
    #expect(name(200, 100) == "root")
    screen.stage.advance(to: 1.1)
    #expect(name(200, 100) == "other")
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      child.center.x -= 100
    }
    screen.stage.advance(to: 1.2)
    // Where the model has it, far from where it is shown.
    #expect(name(60, 100) == "other")
  }

  @Test func aPropertyAnimatorsViewIsHitWhereItIsShown() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { child.center.x += 100 }
    animator.startAnimation()
    screen.stage.advance(to: 0.5)
    // Shown from 100 to 200, the model from 150 to 250.
    #expect(name(110, 100) == "child")
    #expect(name(240, 100) == "root")
    animator.pauseAnimation()
    screen.stage.advance(to: 2)
    #expect(name(110, 100) == "child")
    animator.stopAnimation(true)
    #expect(name(110, 100) == "child")
  }

  @Test func aPropertyAnimatorCanLetViewsNotBeTouched() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { child.center.x += 100 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    screen.stage.advance(to: 0.5)
    #expect(name(150, 100) == "root")
  }

  @Test func withManualHitTestingTheModelIsHit() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { child.center.x += 100 }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    screen.stage.advance(to: 0.5)
    #expect(name(110, 100) == "root")
    #expect(name(240, 100) == "child")
  }
}
