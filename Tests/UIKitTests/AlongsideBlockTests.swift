// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// What runs alongside a transition belongs to the first block of its animator.
@MainActor
@Suite struct AlongsideBlockTests {
  private final class Screen: UIViewController {
    let beside: UIView
    init(_ beside: UIView) {
      self.beside = beside
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      transitionCoordinator?.animate(alongsideTransition: { [beside] _ in
        beside.frame.origin.x = 100
      })
    }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let source = ModalSource()

  init() {
    stage.window.rootViewController = home
    stage.window.addSubview(beside)
    stage.advance(by: 0)
  }

  private var place: CGFloat? { beside.layer.presentation()?.frame.minX }

  /// Presents a screen by an animator whose own duration is not that of its blocks.
  private func present(_ body: @escaping ClosureAnimator.Body) -> Screen {
    source.presentation = ClosureAnimator(duration: 3) { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      body(context)
    }
    let screen = Screen(beside)
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = source
    home.present(screen, animated: true)
    stage.advance(by: 0)
    return screen
  }

  /// Published presentation controllers do all their work alongside such a block.
  @Test func anEmptyBlockLastsAsLongAsWhatRunsAlongside() {
    let screen = present { context in
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: {},
        completion: { context.completeTransition($0) })
    }
    stage.advance(by: 0.1)
    expect(place, 25, within: 1e-6)
    #expect(screen.isBeingPresented)
    stage.advance(by: 0.29)
    #expect(screen.isBeingPresented)
    stage.advance(by: 0.02)
    #expect(!screen.isBeingPresented)
    expect(place, 100)
  }

  @Test func theFirstBlocksDelayAndDurationCount() {
    let screen = present { context in
      let view = context.containerView
      UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) { view.alpha = 0.9 }
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.backgroundColor = .red
      } completion: {
        context.completeTransition($0)
      }
    }
    stage.advance(by: 0.3)
    expect(place, 0)
    stage.advance(by: 0.05)
    expect(place, 25, within: 1e-6)
    stage.advance(by: 0.15)
    expect(place, 100)
    #expect(screen.isBeingPresented)
    stage.settle()
  }

  /// Critically damped: 1 − (1 + ωt) · exp(−ωt), with ω = √(stiffness / mass) = 10.
  @Test func thePropertyAnimatorsSpringMovesIt() {
    _ = present { context in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { context.containerView.alpha = 0.9 }
      animator.addCompletion { context.completeTransition($0 == .end) }
      animator.startAnimation()
    }
    for step in 1...4 {
      stage.advance(by: 0.1)
      expect(place, 100 * (1 - Double(1 + step) * exp(-Double(step))), within: 1e-3)
    }
    stage.settle()
  }

  @available(*, deprecated)
  @Test func beginAnimationsTakesItUpAsWell() {
    _ = present { context in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.4)
      UIView.setAnimationCurve(.linear)
      context.containerView.alpha = 0.9
      UIView.commitAnimations()
      UIView.animate(withDuration: 1) {
        context.containerView.backgroundColor = .red
      } completion: {
        context.completeTransition($0)
      }
    }
    stage.advance(by: 0.1)
    expect(place, 25, within: 1e-6)
    stage.settle()
  }

  /// Without a block of the animator nothing animates it.
  @Test func besideExplicitAnimationsItIsMadeAtOnce() {
    _ = present { context in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.4
      animation.delegate = StopHandler { context.completeTransition(true) }
      context.containerView.layer.add(animation, forKey: nil)
    }
    stage.advance(by: 0.1)
    expect(place, 100)
    stage.settle()
  }

  /// It moves by the same share of its way as the presented view, which the system's spring moves.
  @Test func theSystemsPresentationTakesItAlong() throws {
    let screen = Screen(beside)
    screen.modalPresentationStyle = .overFullScreen
    home.present(screen, animated: true)
    stage.advance(by: 0)
    for _ in 1...5 {
      stage.advance(by: 0.05)
      let view = try #require(screen.view.layer.presentation()?.frame)
      expect(place, 100 * (1 - view.minY / view.height), within: 1e-6)
    }
    stage.settle()
  }
}
