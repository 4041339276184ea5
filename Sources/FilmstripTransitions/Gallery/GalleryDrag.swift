// SPDX-License-Identifier: MIT

/// The touch that drives a transition, in fractions of the screen.
///
/// A fraction of the transition is one of the screen's width, or of its height for `up` and `down`,
/// on top of what a pan needs to begin.
public struct GalleryDrag: Sendable, Equatable {
  /// The direction of a touch.
  public enum Direction: String, Sendable {
    /// Towards smaller x.
    case left
    /// Towards larger x.
    case right
    /// Towards smaller y.
    case up
    /// Towards larger y.
    case down
  }

  /// The direction of the touch.
  public let direction: Direction
  /// Where it begins: 0 at the left side of the screen, 1 at the right one.
  public let startX: Double
  /// Where it begins: 0 at the top of the screen, 1 at the bottom.
  public let startY: Double
  /// Seconds from the start of the scene until it begins.
  public let delay: Double
  /// The length that is the whole transition, in points; nil for the screen's.
  package var length: Double?

  /// The progress at which a touch that finishes the transition is lifted: beyond every threshold
  /// that an entry has by default.
  public static let finishingShare = 0.6
  /// The progress at which a touch that cancels the transition is lifted: short of every threshold
  /// that an entry has by default.
  public static let cancellingShare = 0.2

  /// A touch that begins in the middle of the screen, at once, unless something else is given.
  ///
  /// - Parameters:
  ///   - direction: The direction of the touch.
  ///   - startX: Where it begins: 0 at the left side of the screen, 1 at the right one.
  ///   - startY: Where it begins: 0 at the top of the screen, 1 at the bottom.
  ///   - delay: Seconds from the start of the scene until it begins.
  public init(_ direction: Direction, startX: Double = 0.5, startY: Double = 0.5, delay: Double = 0)
  {
    self.direction = direction
    self.startX = startX
    self.startY = startY
    self.delay = delay
  }
}
