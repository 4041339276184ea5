// SPDX-License-Identifier: MIT

extension UIView {
  /// The view and its superviews, nearest first.
  package var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// The view at the top of the tree: the window, in one.
  var topOfTree: UIView { lineage.reduce(self) { $1 } }
}
