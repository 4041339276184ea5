// SPDX-License-Identifier: MIT
public import Dispatch

/// A point in virtual time, for deadlines.
///
/// Replaces Dispatch's, whose `now()` reads the machine's clock.
public struct DispatchTime: Sendable, Hashable, Comparable {
  let instant: VirtualInstant

  init(_ instant: VirtualInstant) { self.instant = instant }

  public init(uptimeNanoseconds: UInt64) {
    instant = VirtualInstant(nanoseconds: Int64(clamping: uptimeNanoseconds))
  }

  /// Nanoseconds since the stage was made.
  public var uptimeNanoseconds: UInt64 { UInt64(clamping: instant.nanoseconds) }

  public static func now() -> DispatchTime { DispatchTime(StageScope.current.clock.now) }

  public static let distantFuture = DispatchTime(.distantFuture)

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.instant < right.instant
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(
      time.instant == .distantFuture ? .distantFuture : time.instant.advanced(bySeconds: seconds))
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(by: interval)
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let nanoseconds = interval.nanoseconds else { return .distantFuture }
    return DispatchTime(time.instant.advanced(byNanoseconds: -nanoseconds))
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    guard self != .distantFuture, let nanoseconds = interval.nanoseconds else {
      return .distantFuture
    }
    return DispatchTime(instant.advanced(byNanoseconds: nanoseconds))
  }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    if self == .distantFuture || other == .distantFuture { return .never }
    return .nanoseconds(Int(other.instant.nanoseconds - instant.nanoseconds))
  }
}

extension DispatchTimeInterval {
  fileprivate var nanoseconds: Int64? {
    switch self {
    case .seconds(let count): Self.product(count, 1_000_000_000)
    case .milliseconds(let count): Self.product(count, 1_000_000)
    case .microseconds(let count): Self.product(count, 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: nil
    @unknown default: nil
    }
  }

  private static func product(_ count: Int, _ unit: Int64) -> Int64 {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
    return overflow ? (count > 0 ? .max : -.max) : product
  }
}
