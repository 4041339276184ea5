// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct ConstraintAnimationTests {
  private let screen = ConstrainedScreen()
  private let view = UIView()
  private let inner = UIView()
  private let left: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private var root: UIView { screen.root }

  init() {
    screen.add(view)
    screen.add(inner, to: view)
    left = view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10)
    width = view.widthAnchor.constraint(equalToConstant: 100)
    screen.layOut(
      left, width, view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor))
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func aConstantMovesInABlockWithLayout() {
    left.constant = 60
    width.constant = 200
    #expect(view.frame.minX == 10)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(isNear(view.frame, rect(60, 0, 200, 40)))
    #expect(isNear(inner.frame, rect(10, 0, 180, 40)))
    screen.screen.advance(to: screen.screen.time + 0.5)
    #expect(isNear(shown(view), rect(22.5, 0, 125, 40)))
    #expect(isNear(shown(inner), rect(10, 0, 105, 40)))
  }

  @Test func layoutOfAViewMovesWhatItContains() {
    width.constant = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 200 && inner.frame.width == 180)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func withoutLayoutInTheBlockNothingAnimates() {
    UIView.animate(withDuration: 2) { left.constant = 60 }
    screen.screen.update()
    #expect(view.frame.minX == 60 && view.layer.animationKeys() == nil)
  }

  @Test func propertyAnimatorsScrubAndReverse() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root, left] in
      left.constant = 110
      root.layoutIfNeeded()
    }
    animator.fractionComplete = 0.25
    screen.screen.update()
    #expect(isNear(shown(view), rect(35, 0, 100, 40)))
    animator.fractionComplete = 0.75
    screen.screen.update()
    #expect(isNear(shown(view), rect(85, 0, 100, 40)))
    animator.isReversed = true
    animator.startAnimation()
    screen.screen.advance(to: screen.screen.time + 0.25)
    #expect(isNear(shown(view), rect(60, 0, 100, 40)))
    screen.screen.advance(to: screen.screen.time + 1)
    #expect(view.frame.minX == 10)
    // The constraint is not what the view shows: code puts it back, as on iOS.
    left.constant = 10
    screen.screen.update()
    #expect(isNear(shown(view), rect(10, 0, 100, 40)))
  }

  @Test func activationAnimates() {
    let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      left.isActive = false
      other.isActive = true
      root.layoutIfNeeded()
    }
    screen.screen.advance(to: screen.screen.time + 0.5)
    #expect(isNear(shown(view), rect(30, 0, 100, 40)))
  }

  @Test func priorityAnimates() {
    left.isActive = false
    let near = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let far = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    near.priority = .defaultHigh
    far.priority = .defaultLow
    screen.layOut(near, far)
    #expect(view.frame.minX == 10)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      near.priority = .defaultLow - 1
      root.layoutIfNeeded()
    }
    screen.screen.advance(to: screen.screen.time + 0.25)
    #expect(isNear(shown(view), rect(20, 0, 100, 40)))
  }

  /// The screen turns: what is pinned to the edges follows in the animation.
  @Test func rotationMovesWhatIsPinned() {
    final class Pinned: UIViewController {
      let bar = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    let controller = Pinned()
    screen.screen.window.rootViewController = controller
    screen.screen.update()
    #expect(isNear(controller.bar.frame, rect(0, 802, 393, 50)))
    screen.screen.rotate(to: .landscapeRight, animated: true)
    screen.screen.advance(to: screen.screen.time + 0.1)
    let width = controller.bar.layer.presentation()?.bounds.width ?? 0
    #expect(width > 393 && width < 852)
    screen.screen.advance(to: screen.screen.time + 2)
    #expect(isNear(controller.bar.frame, rect(0, 343, 852, 50)))
  }
}
