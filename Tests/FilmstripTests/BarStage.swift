// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import UIKit

/// A strip of a phone's screen, 393 points wide at scale 3, with a navigation controller in it.
@MainActor
struct BarStage {
  let stage: Stage
  let navigation: UINavigationController
  /// Supplies what moves nothing but the bar, evenly over a second.
  private let source: TransitionSource

  var bar: UINavigationBar { navigation.navigationBar }

  init(
    height: Double = 160, largeTitles: Bool = false, cancels: Bool = false,
    _ controllers: [UIViewController]
  ) {
    // Has what runs alongside move at an even pace.
    let pace = UIPercentDrivenInteractiveTransition()
    (pace.wantsInteractiveStart, pace.completionCurve) = (false, .linear)
    let animator = ClosureAnimator(duration: 1) { context in
      guard let to = context.viewController(forKey: .to) else { return }
      to.view.frame = context.containerView.bounds
      context.containerView.addSubview(to.view)
      let unseen = UIView(frame: .zero)
      context.containerView.addSubview(unseen)
      UIView.animate(withDuration: 1) {
        unseen.alpha = 0
      } completion: { _ in
        unseen.removeFromSuperview()
        context.completeTransition(!cancels)
      }
    }
    source = TransitionSource(animator, interaction: pace)
    stage = Stage(
      device: Device(
        name: "Strip", identifier: "strip", size: CGSize(width: 393, height: height), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)))
    for controller in controllers { controller.loadViewIfNeeded() }
    for controller in controllers { controller.view.backgroundColor = .white }
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = controllers
    navigation.delegate = source
    bar.prefersLargeTitles = largeTitles
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  static func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .white
    return controller
  }

  var picture: Bitmap { stage.snapshot() }

  /// The layers of the bar that have a role, and those in them, as they are shown.
  func view(_ role: String, in root: UIView? = nil) -> UIView? {
    let root = root ?? bar
    if root.layer.role == role { return root }
    for view in root.subviews.reversed() {
      if let found = self.view(role, in: view) { return found }
    }
    return nil
  }
}
