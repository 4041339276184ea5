// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

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

  private let stage = Stage()
  private let home = UIViewController()

  init() {
    stage.window.rootViewController = home
    stage.settle()
  }

  @Test(arguments: [true, false])
  func theViewIsLoadedWhenPresentReturns(animated: Bool) {
    let controller = UIViewController()
    home.present(controller, animated: animated)
    #expect(controller.isViewLoaded)
  }

  @Test func aSizeThatIsKnownWhenTheViewLoadsIsNoChange() throws {
    let source = PresentationSource {
      MenuPresentation(presentedViewController: $0, presenting: $1)
    }
    source.presentation = ClosureAnimator { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let other = MenuController()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = source
    home.present(other, animated: true)
    stage.advance(by: 0.1)
    let presentation = try #require(other.presentationController as? MenuPresentation)
    for view in [other.view, presentation.shade] {
      #expect(view?.layer.presentation()?.frame == view?.frame)
    }
    #expect(other.view.frame == CGRect(x: 20, y: 100, width: 200, height: 160))
    #expect(presentation.shade.frame == stage.window.bounds)
  }
}
