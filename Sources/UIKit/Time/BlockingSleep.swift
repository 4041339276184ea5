// SPDX-License-Identifier: MIT
internal import FilmstripWording

// The C library's sleeps stop the one thread a stage has. These are found before them.

/// Not available: it would stop the stage, and no virtual time would pass.
@available(*, unavailable, message: "stops the stage; use DispatchQueue.asyncAfter or Task.sleep")
public func sleep(_ seconds: UInt32) -> UInt32 { refuse("sleep is not available") }

@available(*, unavailable, message: "stops the stage; use DispatchQueue.asyncAfter or Task.sleep")
public func usleep(_ microseconds: UInt32) -> Int32 { refuse("usleep is not available") }
