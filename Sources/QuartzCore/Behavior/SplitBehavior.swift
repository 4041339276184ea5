// SPDX-License-Identifier: MIT

/// How a split view controller divides its width and moves its columns.
package struct SplitBehavior: Sendable {
  /// Points of the primary column of a classic split view unless told otherwise.
  ///
  /// Documented: `automaticDimension` gave 320 on all iPads up to iOS 13.
  package var classicPrimaryWidth = 320.0

  /// Points of the primary column of a split view that was made with a style, unless told otherwise.
  ///
  /// Approximated: 320 on most iPads, with less on narrow screens.
  package var primaryWidth = 320.0

  /// Points of the supplementary column unless told otherwise.
  ///
  /// Approximated: Apple's is not known; looks like the primary's.
  package var supplementaryWidth = 320.0

  /// Points that a column has at least unless told otherwise; approximated.
  package var minimumWidth = 200.0

  /// The width in points from which columns lie side by side when nothing else is said.
  ///
  /// Approximated: upright iPads, up to 834 points, hide the primary column, and those on their side,
  /// from 1024 on, show it; the largest upright one is 1024 wide, too.
  package var wideWidth = 1024.0

  /// Points of the line between two columns: one pixel on iPads (approximated).
  package var separatorWidth = 0.5

  /// Opacity of the black over the secondary column below an overlay.
  ///
  /// Approximated: 0.1 of a push, 0.2 of a modal presentation; not measured.
  package var dimming = 0.1

  /// Numbers as they stand here.
  package init() {}
}
