// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// What happens when the system has no memory for an image.
///
/// There is nothing to continue with, so the program ends; a command line with partial files sets
/// here how to end.
package enum OutOfMemory {
  /// Receives the number of bytes that could not be allocated, nil if it is not known, and ends the
  /// program.
  package typealias Handler = @Sendable (_ byteCount: Int?) -> Never

  private static let handler = Mutex<Handler?>(nil)
  /// Memory that is given back before the handler is called: it needs a little itself.
  private nonisolated(unsafe) static var reserve: UnsafeMutableRawPointer?
  private static let reserveSize = 16 << 20

  /// Chooses what happens from now on; without it a program ends as after a failed precondition.
  package static func handle(with newHandler: @escaping Handler) {
    handler.withLock { handler in
      if reserve == nil { reserve = malloc(reserveSize) }
      handler = newHandler
    }
  }

  /// Ends the program because `byteCount` bytes could not be allocated; nil if their number is not
  /// known.
  package static func stop(byteCount: Int?) -> Never {
    let chosen = handler.withLock { handler in
      free(reserve)
      reserve = nil
      return handler
    }
    chosen?(byteCount)
    fatalError("out of memory for \(byteCount.map { "\($0)" } ?? "some") bytes of an image")
  }

  /// Memory aligned to 64 bytes with no values in it, to be deallocated by the caller.
  package static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, 64, max(byteCount, 1)) == 0, let memory else {
      stop(byteCount: byteCount)
    }
    return UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }
}
