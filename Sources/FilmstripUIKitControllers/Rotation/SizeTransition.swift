// SPDX-License-Identifier: MIT

/// A change of the screen's size, such as that of a rotation, as the controllers on the screen
/// receive it.
///
/// Made by ``StageEnvironment`` before the change; what is added to it until the change has been laid
/// out runs in one animation with it.
@MainActor
package final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase { case waiting, running, ended }

  package let isAnimated: Bool
  package let transitionDuration: TimeInterval
  /// The rotation of the interface on the device: what stays still on the device rotates by the
  /// inverse.
  package let targetTransform: CGAffineTransform
  let screenSize: CGSize
  package let containerView: UIView
  private let environment: StageEnvironment
  private var phase = Phase.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []

  /// A change that has not begun, of a window among others on the screen.
  init(
    in window: UIWindow?, environment: StageEnvironment, screenSize: CGSize, angle: CGFloat,
    isAnimated: Bool
  ) {
    containerView = window ?? UIView()
    self.environment = environment
    self.screenSize = screenSize
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? environment.behavior.rotation.duration : 0
    targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    super.init()
  }

  func runAlongside() {
    while !animations.isEmpty {
      let waiting = animations
      animations = []
      for animation in waiting { run(animation) }
    }
    if phase == .waiting { phase = .running }
  }

  private func run(_ animation: Block) {
    environment.log.note("alongsideTransition", of: environment.callbackReceiver)
    animation(self)
  }

  func end() {
    phase = .ended
    let called = completions
    completions = []
    for completion in called {
      environment.log.note("alongsideCompletion", of: environment.callbackReceiver)
      completion(self)
    }
  }

  // MARK: Coordinator

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard phase == .running else {
      animations.append(animation)
      return true
    }
    // Late ones get the whole duration, as in any other transition.
    UIView.animate(withDuration: transitionDuration) { self.run(animation) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  // MARK: Context

  package var presentationStyle: UIModalPresentationStyle { .none }
  package var initiallyInteractive: Bool { false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var percentComplete: CGFloat { 0 }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  { nil }
  package func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
