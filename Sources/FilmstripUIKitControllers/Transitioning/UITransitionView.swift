// SPDX-License-Identifier: MIT

/// Holds what a container shows: the view in which its transitions take place.
package class UITransitionView: UIView {
  /// Lets touches through to what lies below where nothing is in front.
  var passesTouches = false
}
