// SPDX-License-Identifier: MIT

/// What a container changes in one transition: what it does around the animation.
///
/// Each kind of change has a class that adopts it: a push or pop, another tab, a turn of pages, a presentation, a
/// dismissal. ``ViewControllerTransition`` calls the members in the order in which they are listed, and
/// ``finalFrame(of:)`` at any time.
@MainActor
protocol TransitionChange: AnyObject {
  /// Whether ``chooseAnimator(for:)`` is expected to find an animator.
  var isExpectedToBeAnimated: Bool { get }
  /// Where a controller's view has to be at the end; zero for one that will be gone.
  func finalFrame(of controller: UIViewController) -> CGRect
  /// Finds the animator and the interaction controller when the transition begins: for a container whose
  /// participants have access to the transition before.
  func chooseAnimator(for plan: inout TransitionPlan)
  /// The view of the incoming side that an animator may move, where the plan has none: what a presentation
  /// controller makes when the transition begins.
  var incomingView: UIView? { get }
  /// Sends the first half of the appearance callbacks and prepares the views.
  func willBegin(_ transition: ViewControllerTransition)
  /// Puts the views in place where nothing is animated.
  func placeViews()
  /// Puts the views in order and sends the second half of the callbacks.
  func didEnd(completed: Bool)
  /// Called last, after all other callbacks; what may retain the transition is to be released.
  func afterEnd(completed: Bool)
}

extension TransitionChange {
  var isExpectedToBeAnimated: Bool { false }
  var incomingView: UIView? { nil }
  func chooseAnimator(for plan: inout TransitionPlan) {}
}
