// SPDX-License-Identifier: MIT
internal import Foundation

/// A point on the virtual clock, in whole nanoseconds since the clock's zero.
///
/// Integers, so that instants compare exactly and do not drift; seconds as floating point are used
/// only where Apple's API has them.
package struct VirtualInstant: Sendable, Hashable, Comparable, Codable {
  /// Nanoseconds since the clock's zero; negative before it.
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The instant nearest to a number of seconds; NaN becomes zero, and what lies beyond ±292 years
  /// is clamped to that.
  package init(seconds: Double) {
    guard !seconds.isNaN else {
      nanoseconds = 0
      return
    }
    let limit = 9.2e18
    nanoseconds = Int64(min(max(seconds * 1_000_000_000, -limit), limit).rounded())
  }

  package static let zero = VirtualInstant(nanoseconds: 0)

  package static let distantFuture = VirtualInstant(nanoseconds: .max)

  /// The instant some seconds later; never, if that is more than 200 years.
  package func advanced(bySeconds seconds: Double) -> VirtualInstant {
    guard seconds < 6.3e9 else { return .distantFuture }
    return advanced(byNanoseconds: VirtualInstant(seconds: seconds).nanoseconds)
  }

  /// The instant some nanoseconds later; never, if there is no such instant.
  package func advanced(byNanoseconds count: Int64) -> VirtualInstant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(count)
    return overflow
      ? (count > 0 ? .distantFuture : VirtualInstant(nanoseconds: .min))
      : VirtualInstant(nanoseconds: sum)
  }

  /// Seconds since the clock's zero, as exactly as floating point allows.
  package var seconds: Double { Double(nanoseconds) / 1_000_000_000 }

  package static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
