// SPDX-License-Identifier: MIT

package struct NavigationBehavior: BehaviorValues {
  /// What the coordinator reports as the transition's duration, in seconds.
  ///
  /// Measured on iOS 26: 0.35, with the curve of raw value 7, which is the system's spring and
  /// ignores it. The motion therefore lasts as long as that spring, 0.506 s; two public imitations
  /// found 0.5 s.
  package var reportedDuration = 0.35

  /// How far the lower screen moves, in widths (three independent ports of the system's push).
  package var parallax = 0.3

  /// Opacity of the black that lies over the lower screen.
  ///
  /// Approximated: ports have 0.07, 0.094 and 0.1, the last called "most similar to Apple's".
  package var dimming = 0.1

  /// Opacity of the shadow along the upper screen's edge.
  ///
  /// Approximated: a port has 0.3 with an unknown radius, an eyeballed copy 0.15 with 4.5.
  package var shadowOpacity: Float = 0.2
  /// Blur of that shadow in points: its Gaussian's standard deviation; see `shadowOpacity`.
  package var shadowRadius = 5.0

  /// How far from the edge a swipe back may start, in points, and at least what the safe area covers.
  ///
  /// Approximated: 20 in two ports; Apple's is not known.
  package var edgeWidth = 20.0

  /// The progress from which a slow swipe goes back.
  ///
  /// Approximated: half in two ports.
  package var popThreshold = 0.5

  /// The speed, in widths a second, from which a swipe's direction alone decides.
  ///
  /// Approximated: 1 in one port; another has 300 points a second, 0.76 of a phone's width.
  package var popFlickSpeed = 1.0

  package init() {}
}

extension BehaviorProfile {
  package var navigation: NavigationBehavior {
    get { self[NavigationBehavior.self] }
    set { self[NavigationBehavior.self] = newValue }
  }
}
