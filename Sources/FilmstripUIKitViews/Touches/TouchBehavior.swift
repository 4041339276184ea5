// SPDX-License-Identifier: MIT

/// When touches become gestures: points, seconds, and the evidence for each.
package struct TouchBehavior: BehaviorValues {
  /// How far a touch moves before it pans, pinches or rotates.
  ///
  /// Measured for scrolling and for sheets: exactly 10, and the event that recognizes applies the
  /// travel less 10 at once. That pinches and rotations need as much is assumed, as is that it
  /// counts in any direction and not on each axis.
  package var panSlop = 10.0
  /// How far back the velocity of a pan looks: from the last movement to the last one before it that
  /// is as old as this.
  ///
  /// Imitators take the last two movements; half a refresh makes them that at an even 60 a second,
  /// and keeps two that follow each other by chance from counting.
  package var panVelocitySpan = 1.0 / 120
  /// How long a touch rests until its velocity is 0.
  ///
  /// Approximated: scroll views look back about 0.1 s (measured).
  package var panRest = 0.1
  /// How near to the edge of the window an edge pan begins.
  ///
  /// Approximated: imitators use 20; Apple's value is not known.
  package var edgeRegion = 20.0
  /// How far a touch may move in a tap; guessed by imitators.
  package var tapMovement = 10.0
  /// How long the next tap of several may take to come, from the lift of the last; guessed by
  /// imitators.
  package var tapInterval = 0.35
  /// How far apart the taps of several may be; guessed by imitators.
  package var tapDistance = 30.0
  /// How long a swipe may take.
  ///
  /// Approximated, as the next two: from the brackets that a public probe of iOS 26.1 calls measured;
  /// its log was not seen.
  package var swipeDuration = 0.5
  /// How far a swipe goes in its direction; at once, and less with each second: 50 · (1 − 0.94 t).
  package var swipeTravel = (start: 50.0, decay: 0.94)
  /// How far a swipe may go aside; at once, and less with each second: 50 · (1 − 0.98 t).
  package var swipeDeviation = (start: 50.0, decay: 0.98)
  /// How far outside of a control a touch still counts as inside once it has begun in it.
  ///
  /// Approximated: 70 is commonly said of buttons; no source was looked up.
  package var controlMargin = 70.0
  /// Whether a transition that cannot become interactive cancels the touches that are down in its views as it begins.
  ///
  /// Published: a library of gestures notes that recognizers are cancelled then, and three libraries that call
  /// `dismiss` from a pan have no guard against the changes that would follow. That handlers of long presses are called
  /// again after they have presented something, as published code expects, fits both.
  package var areCancelledByTransitions = true
  /// Whether, of several recognizers on one view, the one that was added last receives a touch first, so that it wins
  /// where one event makes them all begin.
  ///
  /// Published: a drawer library adds a pan for its percent-driven transitions to the presented view and later, as the
  /// presentation begins, the pan that drags the drawer, and its drawer can be dragged; a user of a pan library reports
  /// that a table with an added pan no longer scrolls. Apple's archived guide to events says that no order is set, so
  /// that code which depends on it can break with any version.
  package var latestRecognizerIsFirst = true

  package init() {}
}

extension BehaviorProfile {
  package var touches: TouchBehavior {
    get { self[TouchBehavior.self] }
    set { self[TouchBehavior.self] = newValue }
  }
}
