// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Foundation
import Screens
import Testing

/// What runs alongside a transition belongs to the first block of its animator.
@MainActor
@Suite struct AlongsideBlockTests {
  /// Adds one change alongside when it appears.
  private final class Detail: UIViewController {
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

  private let screen = Screen()
  private let home = UIViewController()
  private let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let source = TransitionSource()

  init() {
    screen.window.rootViewController = home
    screen.window.addSubview(beside)
    screen.advance(by: 0)
  }

  private var place: CGFloat? { beside.layer.presentation()?.frame.minX }

  /// Presents a controller by an animator whose own duration is not that of its blocks.
  private func present(_ body: @escaping ClosureAnimator.Body) -> Detail {
    source.animator = ClosureAnimator(duration: 3) { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      body(context)
    }
    let detail = Detail(beside)
    home.present(detail, .fullScreen, with: source)
    screen.advance(by: 0)
    return detail
  }

  /// Published presentation controllers do all their work alongside such a block.
  @Test func anEmptyBlockLastsAsLongAsWhatRunsAlongside() {
    let detail = present { context in
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: {},
        completion: { context.completeTransition($0) })
    }
    screen.advance(by: 0.1)
    expect(place, 25, within: 1e-6)
    #expect(detail.isBeingPresented)
    screen.advance(by: 0.29)
    #expect(detail.isBeingPresented)
    screen.advance(by: 0.02)
    #expect(!detail.isBeingPresented)
    expect(place, 100)
  }

  @Test func theFirstBlocksDelayAndDurationCount() {
    let detail = present { context in
      let view = context.containerView
      UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) { view.alpha = 0.9 }
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.backgroundColor = .red
      } completion: {
        context.completeTransition($0)
      }
    }
    screen.advance(by: 0.3)
    expect(place, 0)
    screen.advance(by: 0.05)
    expect(place, 25, within: 1e-6)
    screen.advance(by: 0.15)
    expect(place, 100)
    #expect(detail.isBeingPresented)
    screen.settle()
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
      screen.advance(by: 0.1)
      expect(place, 100 * (1 - Double(1 + step) * exp(-Double(step))), within: 1e-3)
    }
    screen.settle()
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
    screen.advance(by: 0.1)
    expect(place, 25, within: 1e-6)
    screen.settle()
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
    screen.advance(by: 0.1)
    expect(place, 100)
    screen.settle()
  }

  /// It moves by the same share of its way as the presented view, which the system's spring moves.
  @Test func theSystemsPresentationTakesItAlong() throws {
    let detail = Detail(beside)
    detail.modalPresentationStyle = .overFullScreen
    home.present(detail, animated: true)
    screen.advance(by: 0)
    for _ in 1...5 {
      screen.advance(by: 0.05)
      let view = try #require(detail.view.layer.presentation()?.frame)
      expect(place, 100 * (1 - view.minY / view.height), within: 1e-6)
    }
    screen.settle()
  }
}
