// SPDX-License-Identifier: MIT
package import Foundation

/// What one finger of a script does: when it comes down, where it goes, how it leaves.
package struct TouchTrack: Sendable {
  /// How a finger leaves the screen.
  package enum End: Sendable {
    /// It is lifted.
    case lift
    /// The system takes it away.
    case cancel
    /// It stays where it is for ever.
    case hold
  }

  /// Nanoseconds from the start of the script until it comes down.
  package var begin: Int64
  /// Nanoseconds from the start of the script until it leaves, or rests; not before `begin`.
  package var end: Int64
  /// How it leaves.
  package var ending: End
  /// Where it is, in the window's points, nanoseconds after the start of the script.
  package var location: @Sendable (Int64) -> CGPoint

  /// A finger that comes down and leaves at instants after the start of the script.
  package init(
    begin: Int64, end: Int64, ending: End, location: @escaping @Sendable (Int64) -> CGPoint
  ) {
    self.begin = begin
    self.end = max(begin, end)
    self.ending = ending
    self.location = location
  }
}
