// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// A presentation of an application's own: frames, views that are there and are not, views around.
@MainActor
@Suite struct UIPresentationControllerTests {
  /// A card in the lower half with a dimming view behind it.
  private final class Card: UIPresentationController {
    let dimming = UIView()
    private(set) var ends: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
      dimming.frame = containerView?.bounds ?? .zero
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0.5
      })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      ends.append("present \(completed)")
      if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0
      })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      ends.append("dismiss \(completed)")
    }
  }

  /// Records its context, and moves what there is to move from or to below the screen.
  private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var notes: [String] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let from = context.viewController(forKey: .from)
      let to = context.viewController(forKey: .to)
      notes = [
        "from \(context.view(forKey: .from).map { _ in "view" } ?? "nil")",
        "to \(context.view(forKey: .to).map { _ in "view" } ?? "nil")",
        "from \(from.map { context.initialFrame(for: $0) } ?? .null)",
        "to \(to.map { context.initialFrame(for: $0) } ?? .null)",
        "from \(from.map { context.finalFrame(for: $0) } ?? .null)",
        "to \(to.map { context.finalFrame(for: $0) } ?? .null)",
        "style \(context.presentationStyle)",
      ]
      let isPresenting = context.view(forKey: .to) != nil
      guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
      let shown = isPresenting ? to.map { context.finalFrame(for: $0) } ?? .zero : view.frame
      let hidden = shown.offsetBy(dx: 0, dy: shown.height)
      if isPresenting {
        view.frame = hidden
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame = isPresenting ? shown : hidden
      } completion: { _ in
        if context.transitionWasCancelled { view.frame = isPresenting ? hidden : shown }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let delegate = TransitionSource(presentation: Card.init)
  private let rise = Rise()

  init() {
    screen.window.rootViewController = home
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = delegate
    (delegate.animator, delegate.dismissal) = (rise, rise)
    screen.advance(by: 0)
  }

  private var presentation: Card? { delegate.presentation as? Card }
  private var whole: CGRect { screen.window.bounds }
  private var card: CGRect { CGRect(x: 0, y: 426, width: 393, height: 426) }

  @Test func thePresentersViewIsNotTheAnimatorsBusiness() {
    home.present(detail, animated: true)
    screen.settle()
    #expect(
      rise.notes == [
        "from nil", "to view", "from \(whole)", "to \(CGRect.zero)", "from \(whole)",
        "to \(card)", "style custom",
      ])
    #expect(detail.view.frame == card)
    #expect(home.view.superview === screen.window)
    detail.dismiss(animated: true)
    screen.settle()
    #expect(
      rise.notes == [
        "from view", "to nil", "from \(card)", "to \(whole)", "from \(card)",
        "to \(whole)", "style custom",
      ])
    #expect(screen.window.subviews == [home.view])
  }

  @Test func whatIsAroundMovesAlong() throws {
    home.present(detail, animated: true)
    screen.advance(by: 0.125)
    let dimming = try #require(presentation?.dimming)
    expect(dimming.layer.presentation()?.opacity, 0.5 * 0.25, within: 1e-6)
    expect(detail.view.layer.presentation()?.frame.minY, 852 - 426 * 0.25)
    screen.settle()
    #expect(dimming.alpha == 0.5)
    #expect(presentation?.ends == ["present true"])
  }

  @Test func aDismissalInTheHandMayBeTakenBack() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    home.present(detail, animated: true)
    screen.settle()
    delegate.interaction = interaction
    detail.dismiss(animated: true)
    screen.advance(by: 0)
    interaction.update(0.5)
    screen.advance(by: 1)
    let dimming = try #require(presentation?.dimming)
    expect(detail.view.layer.presentation()?.frame.minY, 426 + 213)
    expect(dimming.layer.presentation()?.opacity, 0.25, within: 1e-6)
    interaction.cancel()
    #expect(screen.settle() == [])
    #expect(presentation?.ends == ["present true", "dismiss false"])
    #expect(detail.view.window === screen.window && detail.view.frame == card)
    #expect(home.presentedViewController === detail)
    delegate.interaction = nil
    detail.dismiss(animated: true)
    #expect(screen.settle() == [])
    #expect(presentation?.ends.last == "dismiss true")
    #expect(home.presentedViewController == nil)
  }

  /// Without an animator of the delegate's the controller's style has its own.
  @Test func withoutAnAnimatorTheStyleIsTaken() {
    delegate.animator = nil
    detail.modalTransitionStyle = .crossDissolve
    home.present(detail, animated: true)
    screen.advance(by: 0.2)
    expect(detail.view.layer.presentation()?.opacity, 0.5, within: 1e-6)
    #expect(detail.view.frame == card)
    screen.settle()
    #expect(detail.view.alpha == 1)
  }

  /// With the animator's wrong step, the screen is black afterwards, as on iOS.
  @Test func movingThePresentersViewLosesIt() {
    delegate.animator = nil
    home.present(detail, animated: false)
    delegate.dismissal = ClosureAnimator(duration: 0.1) { context in
      if let view = context.viewController(forKey: .to)?.view {
        context.containerView.addSubview(view)
      }
      context.completeTransition(true)
    }
    detail.dismiss(animated: true)
    screen.settle()
    #expect(home.view.window == nil)
  }

  @Test func aContextIsCoveredAndNotTheWindow() {
    let left = UIViewController()
    home.addChild(left)
    left.view.frame = CGRect(x: 0, y: 0, width: 100, height: 852)
    home.view.addSubview(left.view)
    left.didMove(toParent: home)
    left.definesPresentationContext = true
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    left.present(cover, animated: false)
    screen.advance(by: 0)
    #expect(cover.presentingViewController === left)
    #expect(
      cover.view.convert(cover.view.bounds, to: nil) == left.view.frame || left.view.window == nil)
    #expect(cover.view.frame.size == CGSize(width: 100, height: 852))
    #expect(home.view.window === screen.window)
    left.dismiss(animated: false)
    #expect(left.view.superview === home.view)
  }
}
