// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// When the view of what is presented loads.
///
/// The backtrace in Apple's article about crash reports of language exceptions shows it: `loadViewIfRequired` within
/// `presentViewController:animated:completion:`, before there is a container.
@MainActor
@Suite struct PresentedViewLoadTests {
  /// A menu whose size follows from its content, which is known when its view has loaded.
  private final class MenuController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = CGSize(width: 200, height: 160)
    }
  }

  /// Lays its container out, animated, when the content would like to have another size.
  private final class MenuPresentation: UIPresentationController {
    let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(origin: CGPoint(x: 20, y: 100), size: presentedViewController.preferredContentSize)
    }

    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      shade.frame = containerView?.bounds ?? .zero
    }

    override func presentationTransitionWillBegin() { containerView?.insertSubview(shade, at: 0) }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      guard let containerView else { return }
      UIView.animate(withDuration: 0.3) {
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
      }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()

  init() {
    screen.window.rootViewController = home
    screen.settle()
  }

  @Test(arguments: [true, false])
  func theViewIsLoadedWhenPresentReturns(animated: Bool) {
    let controller = UIViewController()
    home.present(controller, animated: animated)
    #expect(controller.isViewLoaded)
  }

  @Test func aSizeThatIsKnownWhenTheViewLoadsIsNoChange() throws {
    let source = TransitionSource(
      ClosureAnimator { context in
        let view = context.addIncomingView()
        view?.alpha = 0
        context.animate(0.3) { view?.alpha = 1 }
      }, presentation: MenuPresentation.init)
    let other = MenuController()
    home.present(other, with: source)
    screen.advance(by: 0.1)
    let presentation = try #require(other.presentationController as? MenuPresentation)
    for view in [other.view, presentation.shade] {
      #expect(view?.layer.presentation()?.frame == view?.frame)
    }
    #expect(other.view.frame == CGRect(x: 20, y: 100, width: 200, height: 160))
    #expect(presentation.shade.frame == screen.window.bounds)
  }
}
