// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What changes at once where a transition starts or ends is named where one layer makes the difference.
@MainActor
@Suite struct JumpNameTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    /// Puts a view over the container before the motion, and removes it with a block afterwards.
    private let prepare: (UIView) -> () -> Void

    init(_ prepare: @escaping (UIView) -> () -> Void) { self.prepare = prepare }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.alpha = 0
      let finish = prepare(context.containerView)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        finish()
        context.completeTransition(true)
      }
    }
  }

  private static func veil(in container: UIView, alpha: CGFloat) -> UIView {
    let veil = UIView(frame: container.bounds)
    veil.backgroundColor = .black
    veil.alpha = alpha
    veil.accessibilityIdentifier = "veil"
    container.addSubview(veil)
    return veil
  }

  private func findings(_ prepare: @escaping (UIView) -> () -> Void) throws -> [Finding] {
    let fade = Fade(prepare)
    return try Stage.sweep(
      "fade", on: .iPhone15, changesLayout: false, where: { $0 == SweepWay(.finished) }
    ) { stage, _ in
      let root = UIViewController()
      root.view.backgroundColor = .white
      stage.window.rootViewController = root
      return SweptTransition {
        let screen = UIViewController()
        screen.view.backgroundColor = .lightGray
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = fade
        root.present(screen, animated: true)
      }
    }.findings.map(\.finding)
  }

  /// It fades in with the screen, and is gone at once.
  @Test func whatVanishesAtTheEndIsNamed() throws {
    let found = try findings { container in
      let veil = Self.veil(in: container, alpha: 0)
      UIView.animate(withDuration: 0.3) { veil.alpha = 0.8 }
      return { veil.removeFromSuperview() }
    }
    let jump = try #require(found.first { $0.rule == .jumpsAtEnd }, "\(found)")
    #expect(jump.object == "veil" && jump.message.hasPrefix("veil vanishes where"), "\(jump)")
  }

  /// It is there at once, and fades out with the motion.
  @Test func whatAppearsAtTheStartIsNamed() throws {
    let found = try findings { container in
      let veil = Self.veil(in: container, alpha: 0.8)
      UIView.animate(withDuration: 0.3) { veil.alpha = 0 }
      return { veil.removeFromSuperview() }
    }
    let jump = try #require(found.first { $0.rule == .jumpsAtStart }, "\(found)")
    #expect(
      jump.object == "veil" && jump.message.hasPrefix("veil appears at once where"), "\(jump)")
  }

  @Test func whatFadesIsNoJump() throws {
    let found = try findings { container in
      let veil = Self.veil(in: container, alpha: 0)
      UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { veil.alpha = 0.8 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { veil.alpha = 0 }
      }
      return { veil.removeFromSuperview() }
    }
    #expect(!found.contains { [.jumpsAtEnd, .jumpsAtStart].contains($0.rule) }, "\(found)")
  }
}
