// SPDX-License-Identifier: MIT

/// A container's description of one of its transitions: the participants, the views, and what the
/// container itself does around the animation.
///
/// Made by navigation, tab bar, page and presentation controllers, run by ``ViewControllerTransition``.
@MainActor
struct TransitionPlan {
  /// What happens, for reports: `push from Home to Detail`.
  let description: String
  /// The controller in whose hierarchy it happens.
  let owner: UIViewController
  /// The view that the animator works in.
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  /// The view of each side that an animator may move; nil where it must leave it alone.
  var fromView: UIView?
  var toView: UIView?
  /// Where the views are at the start; no entry is zero.
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  /// Where a view has to be at the end, asked each time; zero for one that will be gone.
  var finalFrame: (UIViewController) -> CGRect = { _ in .zero }
  var presentationStyle = UIModalPresentationStyle.none
  /// Nil without an animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller; nil when it is not interactive.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether touches are delivered while it is not interactive, as a gesture may interrupt it.
  var allowsTouches = false
  /// The pacing of what runs alongside, and its options.
  var alongsideOptions: UIView.AnimationOptions = []
  /// Finds the animator and the interaction controller when the transition begins; for a container
  /// whose participants have access to the transition before.
  var chooseAnimator: (inout TransitionPlan) -> Void = { _ in }
  /// Whether `chooseAnimator` is expected to find one.
  var isExpectedToBeAnimated = false
  /// Names the open transition in the log.
  let logID: Int
  /// Sends the first half of the appearance callbacks and prepares the views.
  var willBegin: () -> Void
  /// Puts the views in place where nothing is animated.
  var place: () -> Void = {}
  /// Puts the views in order and sends the second half of the callbacks; the argument is whether it
  /// completed.
  var didEnd: (Bool) -> Void
  /// Called last, after all other callbacks.
  var afterEnd: (Bool) -> Void = { _ in }

  /// Releases all objects that may retain the transition, once it is over.
  mutating func releaseParticipants() {
    (animator, interaction) = (nil, nil)
    (willBegin, place) = ({}, {})
    (didEnd, afterEnd) = ({ _ in }, { _ in })
    chooseAnimator = { _ in }
  }
}
