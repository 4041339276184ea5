// SPDX-License-Identifier: MIT
public import UIKit

/// A controller that brings its own presentation and dismissal: it is its own transitioning delegate.
open class SlidePresentedViewController: UIViewController, UIViewControllerTransitioningDelegate {
  /// Seconds each way.
  public var slideDuration: TimeInterval = 0.4
  private let content: UIViewController?

  /// Creates a screen to present full screen, which shows another controller if there is one.
  ///
  /// - Parameter content: The controller that it shows inside of it.
  public init(content: UIViewController? = nil) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  /// Not available: there are no archives to decode from here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a slide has no archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let content { fill(with: content) }
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlidePresentTransition(isPresenting: true, duration: slideDuration)
  }

  open func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlidePresentTransition(isPresenting: false, duration: slideDuration) }
}

extension UIViewController {
  func fill(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: 0)
    child.didMove(toParent: self)
  }
}
