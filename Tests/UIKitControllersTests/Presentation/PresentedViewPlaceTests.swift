// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// What presentations do to views that do not help: without a size, left at a scale, below others.
@MainActor
@Suite struct PresentedViewPlaceTests {
  private final class EmptyViewController: UIViewController {
    override func loadView() { view = UIView() }
  }

  private final class MiddleViewController: LoggingViewController {
    var isBeingDismissedAtEnd = false

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isBeingDismissedAtEnd = isBeingDismissed
    }
  }

  private final class FlagsViewController: UIViewController {
    var flags: [Bool] = []

    override func viewDidAppear(_ animated: Bool) { flags += [isBeingPresented, isBeingDismissed] }
    override func viewDidDisappear(_ animated: Bool) {
      flags += [isBeingPresented, isBeingDismissed]
    }
  }

  /// Fades in without a word about frames, or leaves the presenting view at a scale.
  private final class Transition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var scale: CGFloat = 1
    var isPresenting = true
    var boundsAtDismissal = CGSize.zero

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      isPresenting = false
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let from = transitionContext.view(forKey: .from)
      let to = transitionContext.view(forKey: .to)
      if let to, isPresenting {
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
      }
      if !isPresenting { boundsAtDismissal = to?.bounds.size ?? .zero }
      UIView.animate(withDuration: 0.5) { [isPresenting, scale] in
        if isPresenting {
          from?.transform = CGAffineTransform(scaleX: scale, y: scale)
        } else {
          to?.transform = .identity
        }
        (isPresenting ? to : from)?.alpha = isPresenting ? 1 : 0
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()
  private let transition = Transition()

  init() {
    screen.window.rootViewController = home
    screen.advance(by: 0)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func aPresentedViewWithoutASizeCoversTheContainer(style: UIModalPresentationStyle) {
    let empty = EmptyViewController()
    home.present(empty, style, with: transition)
    screen.advance(by: 0.25)
    #expect(empty.isBeingPresented)
    #expect(empty.view.frame == screen.window.bounds)
    screen.settle()
    #expect(empty.view.frame == screen.window.bounds)
  }

  @Test func aPresenterLeftAtAScaleKeepsItsSize() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    cover.transitioningDelegate = transition
    transition.scale = 0.9
    home.present(cover, animated: true)
    screen.settle()
    cover.dismiss(animated: true)
    screen.settle()
    #expect(transition.boundsAtDismissal == screen.window.bounds.size)
    #expect(home.view.frame == screen.window.bounds)
  }

  private final class Removing: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  /// A published transition leaves a snapshot at the back, and animates the container's first view when it dismisses.
  ///
  /// In an app's own presentation a dimming view may be there, in front of the presenter.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func thePresenterComesBackBehindWhatIsDismissed(style: UIModalPresentationStyle) {
    let (cover, left) = (UIViewController(), UIView())
    var behind: [UIView] = []
    let animator = ClosureAnimator(duration: 0.25) { context in
      behind = context.containerView.subviews
      let isForth = context.view(forKey: .to) === cover.view
      if isForth { context.containerView.insertSubview(left, at: 0) }
      if isForth { context.addIncomingView() }
      context.animate(0.25) { cover.view.alpha = isForth ? 1 : 0.5 }
    }
    // UIKit asks for a presentation in its custom style alone.
    let source = TransitionSource(animator) {
      Removing(presentedViewController: $0, presenting: $1)
    }
    home.present(cover, style, with: source)
    screen.settle()
    cover.dismiss(animated: true)
    screen.settle()
    #expect(
      behind
        == (style == .custom
          ? [home.view, left, cover.view] : [left, home.view, cover.view]))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
  func theMiddleOfADismissedChainDisappears(style: UIModalPresentationStyle) {
    let (middle, front) = (MiddleViewController(), UIViewController())
    let log = CallLog()
    middle.modalPresentationStyle = style
    front.modalPresentationStyle = style
    home.present(middle, animated: false)
    middle.present(front, animated: false)
    screen.settle()
    middle.log = log
    home.dismiss(animated: true)
    screen.settle()
    #expect(log.lines == ["Middle.viewWillDisappear(true)", "Middle.viewDidDisappear(true)"])
    #expect(middle.isBeingDismissedAtEnd)
    #expect(!middle.isBeingDismissed)
    #expect(home.presentedViewController == nil)
  }

  @Test func aViewStaysWhereItsAnimatorPutItInAContainerThatItMadeNarrow() {
    let menu = EmptyViewController()
    // Makes the container as narrow as what it presents, for touches beside it.
    let narrow = TransitionSource(
      ClosureAnimator(duration: 0.25) { context in
        context.containerView.frame = CGRect(x: 200, y: 0, width: 120, height: 400)
        let view = context.addIncomingView()
        view?.frame = CGRect(x: 30, y: 40, width: 80, height: 300)
        context.animate(0.25) { view?.alpha = 0.5 }
      })
    home.present(menu, with: narrow)
    screen.settle()
    #expect(menu.view.frame == CGRect(x: 30, y: 40, width: 80, height: 300))
    menu.view.superview?.setNeedsLayout()
    screen.settle()
    #expect(menu.view.frame == CGRect(x: 30, y: 40, width: 80, height: 300))
  }

  /// Documented: valid in `viewDidAppear` and `viewDidDisappear` too.
  @Test(arguments: [true, false]) func theFlagsLastUntilTheLastCallback(animated: Bool) {
    let cover = FlagsViewController()
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: animated)
    screen.settle()
    cover.dismiss(animated: animated)
    screen.settle()
    #expect(cover.flags == [true, false, false, true])
    #expect(!cover.isBeingPresented)
    #expect(!cover.isBeingDismissed)
  }
}
