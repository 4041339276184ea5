// SPDX-License-Identifier: MIT

/// What a view is the main view of: a view controller.
///
/// It follows the view in the responder chain, has traits and insets of its own for it, and is notified of its layout
/// and of its ways into windows and out of them.
@MainActor
package protocol ViewOwner: UIResponder {
  var reportName: String { get }
  /// Itself and what directs its transitions: objects whose properties may be views.
  var directors: [AnyObject] { get }

  // MARK: Layout

  /// Changes the constraints of the view, whose `updateConstraints` it calls.
  func updateViewConstraints()
  func viewWillBeLaidOut()
  func viewWasLaidOut()

  // MARK: Areas

  /// What it adds to the safe area that the view inherits.
  var safeAreaAdditions: UIEdgeInsets { get }
  /// What the view's margins at the sides are at least; nil for no such limit.
  var leastLayoutMargins: NSDirectionalEdgeInsets? { get }
  func viewLayoutMarginsDidChange()
  func viewSafeAreaInsetsDidChange()

  // MARK: Traits

  /// What surrounds a view without a superview.
  var surroundingTraits: UITraitCollection? { get }
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection
  func hasNewTraits(inheriting inherited: UITraitCollection) -> Bool
  func settleTraits(inheriting inherited: UITraitCollection)

  // MARK: Appearance

  /// Before the view comes into a window; whether `endAppearanceInTree` has to follow.
  func beginAppearanceInTree() -> Bool
  /// Before the view leaves its window; whether `endAppearanceInTree` has to follow.
  func beginDisappearanceInTree() -> Bool
  /// After the view has come into the window or has left it.
  func endAppearanceInTree()
  /// Once the view is in a window.
  func noteIsAppearing()
  /// The container above the view that comes and goes with it: of what is presented in its place.
  var contextContainer: UIView? { get }
}
