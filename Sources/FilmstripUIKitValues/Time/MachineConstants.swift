// SPDX-License-Identifier: MIT

// What the system's headers define on iOS and Linux's do not.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let HUGE = Float.greatestFiniteMagnitude

/// Seconds since 1 January 2001 on the stage's clock, which begins there.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

public typealias CFAbsoluteTime = CFTimeInterval
