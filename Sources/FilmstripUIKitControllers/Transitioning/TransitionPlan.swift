// SPDX-License-Identifier: MIT

/// A container's description of one of its transitions: the participants, the views, the animator, and the change
/// that it makes.
///
/// Made by navigation, tab bar, page and presentation controllers, run by ``ViewControllerTransition``.
@MainActor
struct TransitionPlan {
  /// What happens, for reports: `push from Home to Detail`.
  let description: String
  /// The controller in whose hierarchy it happens.
  let owner: UIViewController
  let containerView: UIView
  var from: UIViewController?
  let to: UIViewController?
  let change: any TransitionChange
  /// Names the open transition in the log.
  let logID: Int
  /// The view of each side that an animator may move; nil where it must leave it alone.
  var fromView: UIView?
  var toView: UIView?
  /// Where the views are at the start; no entry is zero.
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var presentationStyle = UIModalPresentationStyle.none
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether touches are delivered while it is not interactive, as a gesture may interrupt it.
  var allowsTouches = false
  /// The pacing of what runs alongside, and its options.
  var alongsideOptions: UIView.AnimationOptions = []
}
