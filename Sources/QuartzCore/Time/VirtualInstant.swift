// SPDX-License-Identifier: MIT
internal import Foundation

/// A point on the virtual clock, in whole nanoseconds since the clock's zero.
///
/// Integers, so that instants compare exactly and do not drift; seconds as floating point exist
/// only where Apple's API speaks them.
package struct VirtualInstant: Sendable, Hashable, Comparable, Codable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The instant nearest to a number of seconds; not-a-number becomes zero and what lies beyond
  /// ±292 years is held there.
  package init(seconds: Double) {
    guard !seconds.isNaN else {
      nanoseconds = 0
      return
    }
    let limit = 9.2e18
    nanoseconds = Int64(min(max(seconds * 1_000_000_000, -limit), limit).rounded())
  }

  package static let zero = VirtualInstant(nanoseconds: 0)

  package var seconds: Double { Double(nanoseconds) / 1_000_000_000 }

  package static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
