// SPDX-License-Identifier: MIT

/// A rectangle that constraints can name: a view or a guide.
@MainActor
package protocol LayoutItem: AnyObject {
  /// What constraints know of the item; nil until one names it.
  var constraintRecord: ConstraintRecord? { get set }
  /// The view in the item's place in the tree: a view itself, or a guide's owning view.
  var placeInTree: UIView? { get }
  var layoutName: String { get }
}

extension LayoutItem {
  var madeConstraintRecord: ConstraintRecord {
    if let constraintRecord { return constraintRecord }
    let record = ConstraintRecord()
    constraintRecord = record
    return record
  }
}

extension UIView: LayoutItem {
  package var placeInTree: UIView? { self }
  package var layoutName: String { reportName }
}

extension UILayoutGuide: LayoutItem {
  package var placeInTree: UIView? { owningView }

  package var layoutName: String {
    let own = identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(identifier)\""
    return owningView.map { "\(own) of \($0.reportName)" } ?? own
  }
}

/// What constraints know of a view or a guide.
///
/// Views that no constraint concerns have none, so that they pay for a single reference.
@MainActor
package final class ConstraintRecord {
  /// The constraints that a view holds, in the order in which they were added.
  package var held: [NSLayoutConstraint] = []
  var naming: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// How much a view resists being larger than its content, along x and y.
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
  /// How much a view resists being smaller than its content, along x and y.
  var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
  /// On the root of a tree with constraints, what solves them.
  var ownEngine: ConstraintEngine?
  /// What solves the constraints that name the item; nil while there are none.
  weak var engine: ConstraintEngine?
  var placesSubviews = false
  /// Whether the superview's layout has the view fill it, whatever the view's mask.
  var fillsSuperview = false
  var isBeingPlaced = false
  /// Whether code has set the frame of a placed view since its last layout.
  var hasFrameSet = false
  /// Whether the engine has given the view a place in its superview.
  package var hasBeenPlaced = false
  /// Whether the constraints that placed the view are gone, and neither a layout nor code has given it a place since.
  var hasLostConstraints = false
  /// By how much the place of a view was moved to get onto device pixels: what its subviews have to
  /// be moved by before theirs are rounded.
  var remainder = CGPoint.zero
}

/// A view that makes room for some of its subviews, and none for hidden ones.
@MainActor
package protocol SubviewArranging: AnyObject {
  /// Called before a view for which there is room leaves.
  func arrangedViewWillLeave(_ view: UIView)
  /// Called when a view is hidden, or shown again: in an animation block a view that is being hidden
  /// shows to the end.
  func arrangedViewDidHide(_ view: UIView)
}
