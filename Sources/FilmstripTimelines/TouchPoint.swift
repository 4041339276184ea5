// SPDX-License-Identifier: MIT
public import Foundation

/// A point of the path of a touch that drove a recording.
public struct TouchPoint: Sendable, Equatable {
  /// What a touch did there.
  public enum Phase: String, Sendable {
    /// It touched the screen.
    case began
    /// It came from elsewhere.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// Since the start of the recording; what was before it counts as its start.
  public let nanoseconds: Int64
  /// The same for all points of one touch, and another one for each touch.
  public let touch: Int
  /// What it did.
  public let phase: Phase
  /// Where, in points of the window.
  public let location: CGPoint

  /// Seconds since the start of the recording.
  public var time: Double { Double(nanoseconds) / 1_000_000_000 }

  package init(nanoseconds: Int64, touch: Int, phase: Phase, location: CGPoint) {
    self.nanoseconds = nanoseconds
    self.touch = touch
    self.phase = phase
    self.location = location
  }
}
