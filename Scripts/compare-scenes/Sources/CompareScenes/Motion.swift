// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// Two boxes fall, one on the other, and a third is drawn to a point.
@MainActor
func dynamics() -> PreparedScene {
  let heavy = box("heavy", .systemRed, CGRect(x: 60, y: 30, width: 90, height: 90))
  let light = box("light", .systemBlue, CGRect(x: 120, y: 160, width: 50, height: 50))
  light.transform = CGAffineTransform(rotationAngle: 0.3)
  let drawn = box("drawn", .systemGreen, CGRect(x: 230, y: 60, width: 60, height: 60))
  drawn.transform = CGAffineTransform(rotationAngle: 0.8)
  let home = screen(heavy, light, drawn)
  let animator = UIDynamicAnimator(referenceView: home.view)
  return PreparedScene(home, keeping: animator) {
    let collision = UICollisionBehavior(items: [heavy, light])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: [heavy, light])
    material.elasticity = 0.4
    animator.addBehavior(UIGravityBehavior(items: [heavy, light]))
    animator.addBehavior(collision)
    animator.addBehavior(material)
    animator.addBehavior(UISnapBehavior(item: drawn, snapTo: CGPoint(x: 80, y: 300)))
  }
}

/// Code scrolls some of the way, then a touch flicks, and the view comes to rest.
@MainActor
func scrolling() -> PreparedScene {
  let view = UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 548))
  view.contentSize = CGSize(width: 320, height: 2_000)
  let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
  for index in 0..<20 {
    let frame = CGRect(x: 20, y: 100 * Double(index) + 10, width: 280, height: 80)
    view.addSubview(box("card \(index)", colors[index % colors.count], frame))
  }
  return PreparedScene(screen(view)) {
    view.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
  }
}

/// A property animator, keyframes, a spring and a flip.
@MainActor
func animations() -> PreparedScene {
  let first = box("animator", .systemRed, CGRect(x: 20, y: 40, width: 80, height: 80))
  let second = box("keyframes", .systemBlue, CGRect(x: 20, y: 140, width: 80, height: 80))
  let third = box("spring", .systemGreen, CGRect(x: 20, y: 240, width: 80, height: 80))
  third.layer.shadowOpacity = 0.5
  let fourth = box("flip", .systemOrange, CGRect(x: 100, y: 360, width: 120, height: 120))
  let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) {
    first.center.x = 240
    first.transform = CGAffineTransform(rotationAngle: .pi / 3)
    first.layer.cornerRadius = 40
  }
  return PreparedScene(screen(first, second, third, fourth)) {
    animator.startAnimation()
    after(0.3) {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    UIView.animateKeyframes(withDuration: 0.8, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        second.center = CGPoint(x: 260, y: 180)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        second.center = CGPoint(x: 160, y: 220)
        second.alpha = 0.3
      }
    }
    UIView.animate(
      withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
    ) {
      third.frame = CGRect(x: 180, y: 250, width: 120, height: 60)
      third.backgroundColor = .systemPurple
    }
    UIView.transition(with: fourth, duration: 0.7, options: .transitionFlipFromLeft) {
      fourth.backgroundColor = .systemTeal
    }
  }
}
