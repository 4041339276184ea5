// SPDX-License-Identifier: MIT
public import CoreGraphics

/// What touches do on the screen, as a value: made in code or read from JSON, performed by a stage.
///
/// Times are in seconds, places in points of the window or in fractions of it.
public struct Gesture: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case tap(Tap)
    case pan(Pan)
    case edgePan(EdgePan)
    case swipe(Swipe)
    case pinch(Pinch)
    case rotation(Rotation)
    case longPress(at: Location, duration: Double)
    case touches([Touch])
    case sequence([Gesture])
    case parallel([Gesture])
  }

  let kind: Kind
  /// Seconds before the first touch begins; 0 or more.
  public var delay: Double

  init(_ kind: Kind, delay: Double = 0) {
    self.kind = kind
    self.delay = delay
  }

  /// The same gesture, delayed by a further number of seconds.
  ///
  /// - Parameter seconds: What is added to ``delay``.
  /// - Returns: The delayed gesture.
  public func delayed(by seconds: Double) -> Gesture {
    var copy = self
    copy.delay += seconds
    return copy
  }

  // MARK: One touch

  /// A touch that begins and is lifted a twentieth of a second later, `taps` times, a tenth of a
  /// second apart; with several touches, 40 points apart.
  ///
  /// - Parameters:
  ///   - location: Where the touches are; their middle if there are several.
  ///   - taps: How often.
  ///   - touches: How many touches there are at a time.
  /// - Returns: The gesture.
  public static func tap(at location: Location, taps: Int = 1, touches: Int = 1) -> Gesture {
    Gesture(.tap(Tap(location: location, taps: taps, touches: touches)))
  }

  /// A touch that begins, moves in a straight line, and ends.
  ///
  /// It moves at an even speed, along an easing, or so that it has a velocity when it ends, in
  /// points per second: then it has that velocity for the last 40 ms or half of the duration, if
  /// that is less.
  ///
  /// - Parameters:
  ///   - start: Where the touch begins.
  ///   - end: Where it ends.
  ///   - duration: Seconds from the beginning to the end.
  ///   - easing: How the movement is spread over time; without effect where there is a velocity.
  ///   - velocity: The velocity at the end, in points per second; nil for that of the easing.
  ///   - release: How the touch ends.
  /// - Returns: The gesture.
  public static func pan(
    from start: Location, to end: Location, duration: Double, easing: Easing = .linear,
    velocity: CGVector? = nil, release: Release = .lift
  ) -> Gesture {
    Gesture(
      .pan(
        Pan(
          start: start, end: end,
          motion: Motion(
            duration: duration, easing: easing, velocity: velocity, release: release))))
  }

  /// A touch that begins at an edge of the window and moves inwards.
  ///
  /// `distance` is how far, in points or as a fraction of the window's size in that direction;
  /// `position` is where along the edge.
  ///
  /// - Parameters:
  ///   - edge: The edge of the window.
  ///   - distance: How far the touch moves.
  ///   - position: Where along the edge it begins.
  ///   - duration: Seconds from the beginning to the end.
  ///   - easing: How the movement is spread over time; without effect where there is a velocity.
  ///   - velocity: The velocity at the end, in points per second; nil for that of the easing.
  ///   - release: How the touch ends.
  /// - Returns: The gesture.
  public static func edgePan(
    from edge: Edge, distance: Coordinate, at position: Coordinate = .fraction(0.5),
    duration: Double, easing: Easing = .linear, velocity: CGVector? = nil,
    release: Release = .lift
  ) -> Gesture {
    Gesture(
      .edgePan(
        EdgePan(
          edge: edge, distance: distance, position: position,
          motion: Motion(
            duration: duration, easing: easing, velocity: velocity, release: release))))
  }

  /// A quick movement of 120 points in a tenth of a second by default.
  ///
  /// - Parameters:
  ///   - direction: Where the touch moves.
  ///   - start: Where it begins.
  ///   - distance: How far it moves, in points.
  ///   - duration: Seconds from the beginning to the end.
  /// - Returns: The gesture.
  public static func swipe(
    _ direction: Direction, from start: Location = .fraction(0.5, 0.5), distance: Double = 120,
    duration: Double = 0.1
  ) -> Gesture {
    Gesture(
      .swipe(
        Swipe(direction: direction, start: start, distance: distance, duration: duration)))
  }

  /// A touch that begins and is lifted after some seconds where it was.
  ///
  /// - Parameters:
  ///   - location: Where the touch is.
  ///   - duration: How long it stays, in seconds.
  /// - Returns: The gesture.
  public static func longPress(at location: Location, duration: Double = 1) -> Gesture {
    Gesture(.longPress(at: location, duration: duration))
  }

  // MARK: Two touches

  /// Two touches whose distance changes at an even speed, in points, on a line at an angle in
  /// degrees clockwise from the horizontal.
  ///
  /// - Parameters:
  ///   - center: The middle of the touches.
  ///   - startDistance: How far the touches are apart at first, in points.
  ///   - endDistance: How far they are apart in the end, in points.
  ///   - angle: Degrees clockwise from the horizontal to the line between them.
  ///   - duration: Seconds from the beginning to the end.
  ///   - release: How the touches end.
  /// - Returns: The gesture.
  public static func pinch(
    at center: Location = .fraction(0.5, 0.5), from startDistance: Double, to endDistance: Double,
    angle: Double = 0, duration: Double, release: Release = .lift
  ) -> Gesture {
    Gesture(
      .pinch(
        Pinch(
          center: center, from: startDistance, to: endDistance, angle: angle, duration: duration,
          release: release)))
  }

  /// Two touches that turn about their middle at an even speed, by degrees clockwise.
  ///
  /// - Parameters:
  ///   - center: The middle of the touches.
  ///   - degrees: How far they turn, clockwise.
  ///   - distance: How far the touches are apart, in points.
  ///   - duration: Seconds from the beginning to the end.
  ///   - release: How the touches end.
  /// - Returns: The gesture.
  public static func rotation(
    at center: Location = .fraction(0.5, 0.5), by degrees: Double, distance: Double = 200,
    duration: Double, release: Release = .lift
  ) -> Gesture {
    Gesture(
      .rotation(
        Rotation(
          center: center, by: degrees, distance: distance, duration: duration, release: release)))
  }

  // MARK: Any touches

  /// Touches along given points.
  ///
  /// - Parameter touches: The touches; each has its own times.
  /// - Returns: The gesture.
  public static func touches(_ touches: [Touch]) -> Gesture { Gesture(.touches(touches)) }

  /// Gestures one after the other; each begins, with its delay, when the last touch of the one
  /// before has ended or rests.
  ///
  /// - Parameter gestures: In the order in which they are performed.
  /// - Returns: The gesture.
  public static func sequence(_ gestures: [Gesture]) -> Gesture { Gesture(.sequence(gestures)) }

  /// Gestures that begin together, each with its delay.
  ///
  /// - Parameter gestures: What is performed at a time.
  /// - Returns: The gesture.
  public static func parallel(_ gestures: [Gesture]) -> Gesture { Gesture(.parallel(gestures)) }
}
