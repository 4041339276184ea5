// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// What a cancelled percent-driven transition leaves of what its animation blocks have set: the old
/// values, as a property animator that ends at its start.
///
/// Five independent published projects restore nothing and are used with interactive dismissal.
@MainActor
@Suite struct CancelledMotionTests {
  private let stage = Stage()
  private let home = UIViewController()
  private let presented = UIViewController()
  private let source = TransitionSource()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let pictures = Pictures()
  private var view: UIView { presented.view }

  private final class Pictures { var before: Bitmap? }

  init() {
    stage.window.rootViewController = home
    stage.advance(by: 0)
    presented.transitioningDelegate = source
    source.interaction = interaction
  }

  /// Records a dismissal that is driven to 0.4 and goes back.
  private func cancelDismissal(
    _ style: UIModalPresentationStyle,
    _ animations: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void
  ) -> Recording {
    source.dismissal = ClosureAnimator(animations)
    presented.modalPresentationStyle = style
    home.present(presented, animated: false)
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    stage.settle()
    pictures.before = stage.snapshot()
    return stage.record("cancel") {
      presented.dismiss(animated: true)
      stage.advance(by: 0.1)
      interaction.update(0.4)
      stage.advance(by: 0.1)
      interaction.cancel()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
  func whatABlockHasSetHasItsOldValue(style: UIModalPresentationStyle) {
    var atCompletion: CGRect?
    let recording = cancelDismissal(style) { [presented] context in
      let view: UIView = presented.view
      UIView.animate(withDuration: 0.5) {
        view.frame = CGRect(x: 0, y: 852, width: 393, height: 300)
        view.alpha = 0.2
        view.bounds.origin.y = 30
        view.backgroundColor = .blue
        view.layer.cornerRadius = 40
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        atCompletion = view.frame
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(atCompletion == whole)
    #expect(view.frame == whole)
    #expect(view.bounds == whole)
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.transform == .identity)
    #expect(recording.findings.isEmpty)
    #expect(home.presentedViewController === presented)
    // Nothing jumps: the screen is what it was.
    #expect(stage.snapshot() == pictures.before)
  }

  /// Of several changes of one property the oldest value counts, whichever way they were animated.
  @Test func theOldestOfSeveralValuesCounts() {
    _ = cancelDismissal(.custom) { [presented] context in
      let view: UIView = presented.view
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.7
        view.center.y += 100
      }
      UIView.animate(withDuration: 0.3, delay: 0.2) {
        view.alpha = 0.1
        view.center.y += 300
      }
      UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(rotationAngle: 1)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(rotationAngle: 2)
        }
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    #expect(view.alpha == 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(view.transform == .identity)
  }

  /// What no block has animated is the animator's to restore, and what it forgets is found.
  @Test func whatWasSetOutsideOfABlockStays() {
    let recording = cancelDismissal(.custom) { [presented] context in
      let view: UIView = presented.view
      view.isHidden = true
      context.animate { view.alpha = 0 }
    }
    #expect(view.isHidden)
    #expect(view.alpha == 1)
    #expect(recording.findings.map(\.message).count == 1)
    #expect(recording.findings.first?.message.contains("isHidden") == true)
  }

  /// A value that the completion sets stands: it comes after the old ones are back.
  @Test func whatTheCompletionSetsStands() {
    _ = cancelDismissal(.custom) { [presented] context in
      let view: UIView = presented.view
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        view.alpha = 0.9
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    #expect(abs(view.alpha - 0.9) < 1e-6)
  }

  /// A transition that began by itself and was then paused is no other.
  @Test func aTransitionThatIsPausedOnTheWayGoesBackToItsOldValues() {
    interaction.wantsInteractiveStart = false
    source.dismissal = ClosureAnimator { [presented] context in
      context.animate {
        presented.view.alpha = 0
        presented.view.frame.origin.y = 500
      }
    }
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    stage.settle()
    presented.dismiss(animated: true)
    stage.advance(by: 0.2)
    interaction.pause()
    stage.advance(by: 0.2)
    interaction.cancel()
    stage.settle()
    #expect(view.alpha == 1)
    #expect(view.frame.minY == 0)
    #expect(home.presentedViewController === presented)
  }

  /// A finished transition keeps what its blocks have set.
  @Test func aFinishedTransitionKeepsTheNewValues() {
    source.dismissal = ClosureAnimator { [presented] context in
      context.animate { presented.view.alpha = 0 }
    }
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    stage.settle()
    presented.dismiss(animated: true)
    stage.advance(by: 0.2)
    interaction.update(0.5)
    interaction.finish()
    stage.settle()
    #expect(view.alpha == 0)
    #expect(home.presentedViewController == nil)
  }

  /// The safe area follows the frame back.
  @Test func theSafeAreaIsThatOfTheOldFrame() {
    _ = cancelDismissal(.custom) { [presented] context in
      context.animate(options: .layoutSubviews) { presented.view.frame.origin.y = 500 }
    }
    #expect(view.safeAreaInsets.top == 59)
  }

  /// A view around the container is not led back; it has its old value when the transition is over.
  @Test func aViewOutsideOfTheContainerNeverPassesItsEnds() {
    source.dismissal = ClosureAnimator { [home, presented] context in
      context.animate {
        presented.view.alpha = 0
        home.view.center.x += 100
      }
    }
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    stage.settle()
    let x = home.view.center.x
    presented.dismiss(animated: true)
    stage.advance(by: 0.05)
    interaction.update(0.3)
    stage.advance(by: 0.05)
    interaction.cancel()
    var shown: [CGFloat] = []
    for _ in 0..<50 {
      stage.advance(by: 0.01)
      shown.append((home.view.layer.presentation() ?? home.view.layer).position.x)
    }
    stage.settle()
    #expect(shown.allSatisfy { $0 >= x - 1e-6 && $0 <= x + 100 + 1e-6 })
    #expect(home.view.center.x == x)
    #expect(presented.view.alpha == 1)
    #expect(home.presentedViewController === presented)
  }

  /// The animator completes by the clock, before the way back has ended.
  @Test func aTransitionThatIsCompletedByATimerGoesBack() {
    _ = cancelDismissal(.custom) { [presented] context in
      UIView.animate(withDuration: 0.5) {
        presented.view.alpha = 0
        presented.view.frame.origin.y = 600
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    #expect(view.alpha == 1)
    #expect(view.frame.minY == 0)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  /// A block in the block of keyframes changes the same property.
  @Test func changesCountInTheOrderInWhichTheyAreMade() {
    _ = cancelDismissal(.custom) { [presented] context in
      UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        presented.view.alpha = 0.5
        UIView.animate(withDuration: 0.5) { presented.view.alpha = 0 }
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    #expect(view.alpha == 1)
  }
}
