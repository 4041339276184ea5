// SPDX-License-Identifier: MIT

/// How dynamic items move: points, seconds, and the evidence for each.
package struct DynamicsBehavior: BehaviorValues {
  /// Points a second, each second, for a gravity of 1 (documented).
  package var gravity = 1_000.0
  /// Points a second, each second, that a push of 1 gives an item of 100 × 100 points and density 1
  /// (documented).
  package var push = 100.0
  /// Steps a second (approximated: those of others' measurements of UIKit, whose engine steps as Box2D does).
  package var stepsPerSecond = 240.0
  /// Hertz of the spring of a snap (approximated from recordings).
  package var snapFrequency = 3.0
  /// Friction and resistances of items that say nothing of their own (documented: 0.2 by header, 0 and 0).
  package var friction = 0.2
  /// Below which speeds in points and degrees a second, and after how many seconds, an animator pauses
  /// (approximated; Box2D's are half a second and 2 degrees).
  package var sleep = (speed: 3.0, angle: 2.0, seconds: 0.5)
  /// How much faster than this bodies have to meet to spring back, in points a second (approximated).
  package var bounceSpeed = 20.0
  /// Points by which bodies may reach into each other (approximated), and the share of the rest that is corrected
  /// (Box2D's).
  package var contact = (slop: 0.25, share: 0.2)
  /// How often a step solves velocities, at most and until none changes by more points a second, and how often
  /// it corrects places (8 and 3 in Box2D's manual; two points of contact, which Box2D solves as one, take more).
  package var turns = (velocities: 50, change: 1e-6, places: 3)
  /// After how many seconds without rest a recording that waits for an animator says so (chosen: longer than a
  /// transition takes).
  package var longRun = 5.0

  package init() {}
}

extension BehaviorProfile {
  package var dynamics: DynamicsBehavior {
    get { self[DynamicsBehavior.self] }
    set { self[DynamicsBehavior.self] = newValue }
  }
}
