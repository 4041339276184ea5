// SPDX-License-Identifier: MIT
import UIKit

/// Slides from one screen to the next, or fades where people want less motion, and makes one mistake.
final class BrokenDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// What it does wrong.
  enum Mistake: String, CaseIterable {
    /// The corners stay round.
    case corner
    /// A helper view stays.
    case helper
    case traps, recurses, allocates, spins
    /// It traps on the way back alone.
    case trapsBack
    /// Each frame of its first run takes long.
    case plods
  }

  private static var hasPlodded = false

  private let mistake: Mistake
  private var isPop = false

  init(_ mistake: Mistake) { self.mistake = mistake }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPop = operation == .pop
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    switch mistake {
    case .traps: fatalError("this animator ends the program")
    case .recurses: recurse(1)
    case .allocates: allocate()
    case .spins: while true { isPop.toggle() }
    case .trapsBack where isPop: fatalError("this animator ends the program on the way back")
    case .corner, .helper, .trapsBack: break
    case .plods: plod()
    }
    let helper = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 120))
    helper.backgroundColor = .systemYellow
    helper.accessibilityIdentifier = "helper"
    context.containerView.addSubview(to)
    context.containerView.addSubview(helper)
    let width = context.containerView.bounds.width
    let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if UIAccessibility.isReduceMotionEnabled {
      to.alpha = 0
    } else {
      to.transform = CGAffineTransform(translationX: isPop != isMirrored ? -width : width, y: 0)
    }
    to.layer.cornerRadius = mistake == .corner ? 24 : 0
    UIView.animate(withDuration: 0.2) {
      (to.transform, to.alpha) = (.identity, 1)
    } completion: { [mistake] _ in
      if mistake != .helper { helper.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @discardableResult
  private func recurse(_ depth: Int) -> Int { depth == .max ? 0 : recurse(depth + 1) + depth % 7 }

  private func plod() {
    guard !BrokenDelegate.hasPlodded else { return }
    BrokenDelegate.hasPlodded = true
    let link = CADisplayLink { _ in
      let end = ContinuousClock.now + .milliseconds(200)
      while ContinuousClock.now < end {}
    }
    link.add(to: .main, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { link.invalidate() }
  }

  private func allocate() {
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 26)) }
  }
}
