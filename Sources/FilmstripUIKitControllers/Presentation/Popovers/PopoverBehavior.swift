// SPDX-License-Identifier: MIT

/// How popovers are placed and look: points, seconds, and the evidence for each.
///
/// One frame was measured on iOS 26 (240 × 180 as preferred, its trailing edge 19 points from the
/// screen's, its top 30 below the safe area) from a source that is not known; popovers look as on iOS
/// 13 to 18.
package struct PopoverBehavior: BehaviorValues {
  /// Size of a popover whose controller prefers none: documented as 320 wide and as high as there is
  /// room; the height is held to 480 here (approximated).
  package var defaultSize = (width: 320.0, height: 480.0)
  /// The arrow: how wide it is where it leaves the popover, and how far it reaches.
  ///
  /// Approximated: 37 × 13 in imitations of iOS 7's.
  package var arrow = (base: 37.0, height: 13.0)
  /// Radius of the corners; 13 in imitations of iOS 7 to 18.
  package var cornerRadius = 13.0
  /// Shadow: opacity, Gaussian sigma and distance downwards.
  ///
  /// Approximated: a wide, faint one, as remembered of iOS 13 and later; nothing is dimmed (measured).
  package var shadow = (opacity: 0.16, radius: 20.0, offset: 4.0)
  /// Seconds in which a popover fades in, and out.
  ///
  /// Approximated: not measured anywhere.
  package var fadeIn = 0.2
  package var fadeOut = 0.3
  /// Seconds in which a popover takes another size.
  ///
  /// Approximated: documented is only that the change is animated.
  package var resize = 0.25

  package init() {}
}

extension BehaviorProfile {
  package var popovers: PopoverBehavior {
    get { self[PopoverBehavior.self] }
    set { self[PopoverBehavior.self] = newValue }
  }
}
