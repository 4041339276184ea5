// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// Pushes or presents sideways and goes back as it came, mirrored and modal, unless it is broken.
@MainActor
final class StackTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  /// What a broken one does.
  enum Fault: String, CaseIterable {
    case translucentNotModal, cardNotModal
    case coverInScreen, coverInContainer
    case framesNotMirrored, transformsNotMirrored
    case leavesAtBottom, leavesAhead

    var rule: Rule {
      switch self {
      case .translucentNotModal, .cardNotModal: .reachesBehind
      case .coverInScreen, .coverInContainer: .coveredElement
      case .framesNotMirrored, .transformsNotMirrored: .notMirrored
      case .leavesAtBottom, .leavesAhead: .wayBackDiffers
      }
    }
  }

  /// A presentation of a card in the lower half.
  private final class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
  }

  private let fault: Fault?
  private var isLeaving = false

  init(_ fault: Fault?) { self.fault = fault }

  /// Sweeps a push, or the presentation of a card.
  static func sweep(_ fault: Fault?, isPushed: Bool) throws -> Sweep {
    try Stage.sweep(
      "stack", on: GalleryStage.device, changesLayout: true,
      where: { way in
        [.finished, .back].contains(way.course)
          && (way.circumstances == SweepWay.Circumstances()
            || way.circumstances.layoutDirection == .rightToLeft)
      }
    ) { stage, _ in
      let transition = StackTransition(fault)
      let root = screen(named: "Inbox", .lightGray)
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = transition
      stage.window.rootViewController = navigation
      return SweptTransition {
        let isClear = fault == .translucentNotModal
        let next = screen(named: "Message", isClear ? UIColor(white: 0, alpha: 0.5) : .white)
        next.transitioningDelegate = transition
        next.modalPresentationStyle = .custom
        next.view.accessibilityViewIsModal = fault?.rule != .reachesBehind
        if isPushed {
          withExtendedLifetime(transition) { navigation.pushViewController(next, animated: true) }
        } else {
          navigation.present(next, animated: true)
        }
      }
    }
  }

  private static func screen(named name: String, _ color: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = color
    for (place, y) in [70.0, 130].enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: y, width: 80, height: 20))
      label.text = "\(name) \(place)"
      screen.view.addSubview(label)
    }
    return screen
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    fault == .translucentNotModal
      ? UIPresentationController(presentedViewController: presented, presenting: presenting)
      : Card(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { going(back: false) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { going(back: true) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { going(back: operation == .pop) }

  private func going(back: Bool) -> Self {
    isLeaving = back
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (container, isLeaving) = (context.containerView, isLeaving)
    guard let moving = context.view(forKey: isLeaving ? .from : .to) else {
      return context.completeTransition(false)
    }
    if isLeaving, let below = context.view(forKey: .to) {
      container.insertSubview(below, belowSubview: moving)
    } else if !isLeaving {
      container.addSubview(moving)
    }
    let away = way(of: moving)
    if !isLeaving { move(moving, by: away) }
    let fault = fault
    UIView.animate(withDuration: 0.3) { [self] in
      if isLeaving { move(moving, by: away) } else { move(moving, by: .zero, from: away) }
    } completion: { _ in
      if fault?.rule == .coveredElement, !isLeaving {
        let cover = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 60))
        cover.backgroundColor = .white
        (fault == .coverInContainer ? container : moving).addSubview(cover)
      }
      context.completeTransition(true)
    }
  }

  /// Where the view is when it is away.
  private func way(of view: UIView) -> CGVector {
    let isMirrored =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft && fault?.rule != .notMirrored
    let width = isMirrored ? -view.bounds.width : view.bounds.width
    switch fault {
    case .leavesAtBottom where isLeaving: return CGVector(dx: 0, dy: view.bounds.height)
    case .leavesAhead where isLeaving: return CGVector(dx: -width, dy: 0)
    default: return CGVector(dx: width, dy: 0)
    }
  }

  private func move(_ view: UIView, by way: CGVector, from old: CGVector = .zero) {
    if fault == .transformsNotMirrored {
      view.transform = CGAffineTransform(translationX: way.dx, y: way.dy)
    } else {
      view.frame = view.frame.offsetBy(dx: way.dx - old.dx, dy: way.dy - old.dy)
    }
  }
}
