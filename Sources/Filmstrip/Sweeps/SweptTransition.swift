// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import UIKit

/// A transition that a sweep has set up on a stage.
@MainActor
public struct SweptTransition {
  /// Starts the transition, animated.
  let start: () -> Void
  /// Starts the way back, animated; nil for UIKit's own dismissal or pop of what is in front.
  let back: (() -> Void)?
  /// The touch that starts and drives the transition; nil where none does.
  let drag: Drag?
  /// The touch that starts and drives the way back; nil where none does.
  let backDrag: Drag?
  /// Whether ``start`` may be called again while the transition is in progress.
  package var startsAgain = true

  /// A transition that is set up and not started yet.
  ///
  /// - Parameters:
  ///   - drag: The touch that starts and drives the transition.
  ///   - backDrag: The touch that starts and drives the way back.
  ///   - back: Starts the way back, animated; nil for UIKit's own dismissal or pop of what is in front.
  ///   - start: Starts the transition, animated. A sweep calls it a second time to see what two quick taps do.
  public init(
    drag: Drag? = nil, backDrag: Drag? = nil, back: (() -> Void)? = nil,
    start: @escaping () -> Void
  ) {
    (self.start, self.back, self.drag, self.backDrag) = (start, back, drag, backDrag)
  }

  /// A touch that drives a transition, in fractions of the screen.
  public struct Drag: Sendable, Hashable {
    /// Where it begins, from 0 to 1 in both directions.
    public let start: CGPoint
    /// Where it goes: (1, 0) is to the right, (0, 1) down.
    public let direction: CGVector
    /// Seconds until it begins.
    public var delay = 0.0
    /// The share of the screen that it goes over for the whole transition.
    package var reach = 1.0

    /// A touch that goes over a share of the screen's width, or of its height where it goes up or down.
    ///
    /// - Parameters:
    ///   - start: Where it begins, from 0 to 1 in both directions.
    ///   - direction: Where it goes: (1, 0) is to the right, (0, 1) down.
    public init(from start: CGPoint, direction: CGVector) {
      (self.start, self.direction) = (start, direction)
    }

    /// The gesture on a screen that goes to a share of the transition and is lifted there.
    func gesture(on size: CGSize, to share: Double, pace: SweepWay.Pace) -> Gesture {
      Gesture.drag(
        from: CGPoint(x: start.x * size.width, y: start.y * size.height), direction: direction,
        length: length(on: size), to: [share],
        legDuration: pace.legDuration, rest: pace.rest,
        release: pace == .cancelled ? .cancel : .lift
      ).delayed(by: delay)
    }

    /// The points of a screen that it goes over for the whole transition.
    func length(on size: CGSize) -> Double {
      (direction.dy == 0 ? size.width : size.height) * reach
    }

    /// The same on a screen that is read from right to left; what goes up or down is the same.
    var mirrored: Drag {
      guard direction.dx != 0 else { return self }
      var drag = Drag(
        from: CGPoint(x: 1 - start.x, y: start.y),
        direction: CGVector(dx: -direction.dx, dy: direction.dy))
      (drag.delay, drag.reach) = (delay, reach)
      return drag
    }
  }
}
