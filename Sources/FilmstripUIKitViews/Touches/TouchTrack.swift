// SPDX-License-Identifier: MIT

package struct TouchTrack: Sendable {
  package enum End: Sendable {
    case lift
    case cancel
    case hold
  }

  /// Nanoseconds from the start of the script until it begins.
  package var begin: Int64
  /// Nanoseconds from the start of the script until it ends, or rests; not before `begin`.
  package var end: Int64
  package var ending: End
  /// Where it is, in the window's points, nanoseconds after the start of the script.
  package var location: @Sendable (Int64) -> CGPoint

  /// A touch that begins and ends at instants after the start of the script.
  package init(
    begin: Int64, end: Int64, ending: End, location: @escaping @Sendable (Int64) -> CGPoint
  ) {
    self.begin = begin
    self.end = max(begin, end)
    self.ending = ending
    self.location = location
  }
}
