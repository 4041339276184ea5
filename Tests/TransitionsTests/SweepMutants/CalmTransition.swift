// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// Presents with a slide, and dissolves under Reduce Motion unless it is broken.
@MainActor
final class CalmTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  /// What a broken one does under Reduce Motion.
  enum Motion: String, CaseIterable { case scale, turn, slide, depth }

  private let motion: Motion?
  private var isPresenting = true

  init(_ motion: Motion?) { self.motion = motion }

  static func sweep(_ motion: Motion?) throws -> Sweep {
    try Stage.sweep("calm", on: GalleryStage.device, changesLayout: false) { stage, _ in
      let root = FaultScreen(.lightGray)
      stage.window.rootViewController = root
      let transition = CalmTransition(motion)
      return SweptTransition {
        let screen = FaultScreen(.white)
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = transition
        root.present(screen, animated: true)
      }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if isPresenting { context.containerView.addSubview(view) }
    let away = { [self] in move(view) }
    if isPresenting { UIView.performWithoutAnimation(away) }
    let isPresenting = isPresenting
    UIView.animate(withDuration: 0.3) {
      if isPresenting {
        (view.alpha, view.layer.transform) = (1, CATransform3DIdentity)
      } else {
        away()
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func move(_ view: UIView) {
    let slide = CATransform3DMakeTranslation(0, view.bounds.height, 0)
    guard UIAccessibility.isReduceMotionEnabled else { return view.layer.transform = slide }
    switch motion {
    case nil: view.alpha = 0
    case .scale: view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    case .turn: view.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    case .slide: view.layer.transform = slide
    case .depth: view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    }
  }
}
