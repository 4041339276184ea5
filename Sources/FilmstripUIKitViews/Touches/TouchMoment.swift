// SPDX-License-Identifier: MIT
package import Foundation
package import FilmstripVirtualTime

/// What a scripted touch did at one instant: a point of its path.
package struct TouchMoment: Sendable {
  /// What a touch did.
  package enum Phase: String, Sendable {
    /// It touched the screen.
    case began
    /// It is elsewhere than before.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// When.
  package let instant: VirtualInstant
  /// The same for all moments of one touch, and another one for each touch of a stage.
  package let number: Int
  /// What it did.
  package let phase: Phase
  /// Where it was, in points of the window.
  package let location: CGPoint

  @MainActor
  init(_ touch: UITouch, number: Int, at instant: VirtualInstant) {
    self.instant = instant
    self.number = number
    phase =
      switch touch.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      default: .moved
      }
    location = touch.locationInWindow
  }
}
