// SPDX-License-Identifier: MIT

/// How iOS 18's zoom transition moves and how it is dragged away; nothing of it is documented or was
/// measured: all numbers are approximated by looking at it.
package struct ZoomBehavior: BehaviorValues {
  /// Seconds in which the spring of a zoom comes to rest, to a thousandth of the distance.
  package var duration = 0.6
  /// Damping ratio of that spring: it hardly swings.
  package var dampingRatio = 0.9
  /// The part of the duration in which the source's picture fades into the zoomed view.
  package var coverFade = 0.4
  /// Opacity of the black over what lies below, where the options have no colour.
  package var dimming = 0.2
  /// The size, as a share of its own, at which a view without a source appears and disappears,
  /// fading.
  package var sourcelessScale = 0.85

  /// The distance of a drag, in heights of the view, that counts as complete.
  package var dragDistance = 0.5
  /// How much smaller the view is after that distance, and the least size.
  package var dragShrink = 0.4
  /// The fraction of that distance from which a slow release goes back to the source.
  package var dragThreshold = 0.3
  /// The speed down, in points a second, from which the direction alone decides.
  package var flickSpeed = 500.0

  package init() {}
}

extension BehaviorProfile {
  package var zoom: ZoomBehavior {
    get { self[ZoomBehavior.self] }
    set { self[ZoomBehavior.self] = newValue }
  }
}
