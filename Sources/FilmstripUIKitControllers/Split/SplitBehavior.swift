// SPDX-License-Identifier: MIT

package struct SplitBehavior: BehaviorValues {
  /// Points of the primary column by default, and what a fraction may give at most while no maximum
  /// is set.
  ///
  /// Documented for classic split views: 320; that a fraction needs a maximum set beside it is known
  /// from practice. Assumed to be the same for split views with a style.
  package var primaryWidth = 320.0

  /// Points of the supplementary column by default.
  ///
  /// Approximated: Apple's is not known.
  package var supplementaryWidth = 320.0

  /// Points of the line between two columns: one pixel on iPads (approximated).
  package var separatorWidth = 0.5

  /// Opacity of the black over the secondary column below an overlay.
  ///
  /// Approximated: 0.1 of a push, 0.2 of a modal presentation; not measured.
  package var dimming = 0.1

  /// The reported duration of showing or hiding a column, in seconds; the motion is the system's
  /// spring.
  ///
  /// Approximated: as a push, which was measured.
  package var duration = 0.35

  package init() {}
}

extension BehaviorProfile {
  package var split: SplitBehavior {
    get { self[SplitBehavior.self] }
    set { self[SplitBehavior.self] = newValue }
  }
}
