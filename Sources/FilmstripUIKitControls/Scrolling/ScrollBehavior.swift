// SPDX-License-Identifier: MIT

/// How scroll views move: points, seconds, and the evidence for each.
///
/// What is measured was so on iOS 26.1 with ideal touches every 8 ms, at 750 to 4875 points a second.
package struct ScrollBehavior: BehaviorValues {
  // MARK: Letting go

  /// What is left of a velocity after each millisecond (documented, measured exactly).
  package var normalRate = 0.998
  /// The same of the fast deceleration (documented).
  package var fastRate = 0.99
  /// The speed at which a scroll view stops dead (measured).
  package var stopSpeed = 10.0
  /// How far back the velocity of a release looks: over the offsets of this time (measured as about
  /// this), those beyond an edge as they were shown.
  package var velocitySpan = 0.1
  /// How long a touch may rest before a lift for its last movement to count as the end of that time
  /// (approximated: a refresh and a little).
  package var liftDelay = 0.02

  // MARK: Beyond the edges

  /// How much of a pull beyond an edge is followed: c in (1 − 1/(x·c/d + 1))·d, where x is the pull and
  /// d the size of the bounds (measured).
  package var rubberBand = 0.55
  /// ω of the critical spring that brings back what comes to an edge with a velocity (measured).
  package var bounceFrequency = 11.0
  /// The two rates, in 1/s, at which what was pulled beyond an edge comes back from rest (fitted).
  package var restRates = (slow: 9.0, fast: 46.0)
  /// The speed from which on a release beyond an edge is one with a velocity (guessed by others).
  package var bounceSpeed = 50.0
  /// Distance and speed at which a bounce is over (approximated: half a pixel of the finest screen).
  package var settled = (distance: 0.16, speed: 10.0)

  // MARK: Targets

  /// How long a deceleration to a place that the application or a page chose may take; a longer one
  /// becomes a spring (approximated).
  package var longestDeceleration = 1.0
  /// ω of that critical spring (approximated: that of a bounce).
  package var targetFrequency = 11.0
  /// The speed from which on a drag continues to the next page whatever its length (approximated).
  package var pageSpeed = 200.0
  /// Duration in seconds of a scroll or zoom in code, slow at both ends.
  ///
  /// Approximated: remembered of scroll views; not measured.
  package var animationDuration = 0.3

  // MARK: Touches

  /// How long content does not receive a touch that may be about to scroll (guessed by others).
  package var contentTouchDelay = 0.15
  /// How much steeper than wide a drag is that is locked to an axis: 2 to 1 (approximated).
  package var directionalLock = 2.0
  /// What is followed of a pinch beyond the limits: the excess factor to this power (approximated).
  package var zoomBand = 0.4

  // MARK: Indicators, approximated from screenshots of iOS 13 to 18

  /// Thickness, distance from the side, least length, and length when squeezed at an edge.
  package var indicator = (thickness: 3.0, margin: 3.0, least: 36.0, squeezed: 7.0)
  package var indicatorOpacity = (dark: 0.35, light: 0.45)
  /// Seconds from the end of a scroll until indicators fade, and of the fading.
  package var indicatorFade = (delay: 0.25, duration: 0.25)

  // MARK: Refreshing

  /// Height of a refresh control, how far content is pulled until it refreshes, and the seconds in which it
  /// goes (measured by others: 60; approximated from recordings).
  package var refresh = (height: 60.0, threshold: 100.0, duration: 0.3)

  // MARK: Large titles

  /// Of a large title's 52 points how many a release may leave covered without covering all: it snaps
  /// at 36 to 37 (measured).
  package var largeTitleSnap = 36.5

  package init() {}
}

extension BehaviorProfile {
  package var scrolling: ScrollBehavior {
    get { self[ScrollBehavior.self] }
    set { self[ScrollBehavior.self] = newValue }
  }
}
