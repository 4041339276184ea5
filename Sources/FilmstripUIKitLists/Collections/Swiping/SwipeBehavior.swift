// SPDX-License-Identifier: MIT

/// How rows are swiped to their actions, as on iOS 13 to 18: points, seconds, and the evidence for each.
package struct SwipeBehavior: BehaviorValues {
  /// Width of the narrowest button, and the room beside its title (measured by others: 74, and 15).
  package var button = (width: 74.0, padding: 15.0)
  /// Size of the letters of titles (measured by others: 15).
  package var fontSize = 15.0
  /// Height of rows from which on an image has its title below it (measured by others: 91), and the
  /// room between them (approximated).
  package var titled = (height: 91.0, spacing: 4.0)
  /// The largest side of an image, in points; larger ones are shrunk (approximated).
  package var imageSide = 28.0
  /// Share of the row's width beyond which a released swipe does the first action (approximated from
  /// recordings).
  package var fullShare = 0.6
  /// Seconds in which the first button takes the room of the others, and gives it back (approximated).
  package var fillDuration = 0.25
  /// Seconds and damping ratio with which rows open and close (approximated from recordings: as the
  /// system's springs, without overshoot).
  package var spring = (duration: 0.5, damping: 1.0)
  /// Points a second from which on a swipe opens or closes the row, wherever it is released
  /// (approximated).
  package var flickSpeed = 300.0
  /// How much of a swipe is followed beyond the buttons of a row that cannot be swiped any further: the
  /// coefficient of scroll views (assumed).
  package var rubberBand = 0.55

  package init() {}
}

extension BehaviorProfile {
  package var swipes: SwipeBehavior {
    get { self[SwipeBehavior.self] }
    set { self[SwipeBehavior.self] = newValue }
  }
}
