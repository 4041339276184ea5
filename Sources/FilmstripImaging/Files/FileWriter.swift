// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
package import Foundation

/// A new file that is written from beginning to end, and of which no failure goes unnoticed.
///
/// The system is asked to begin with what is large while the program goes on: where all is made durable in the end,
/// there is less to wait for. For use from one thread at a time.
package final class FileWriter {
  private var descriptor: Int32

  package init(creating path: String) throws(SystemError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(errno) }
  }

  /// Ends a file that was given up: what was written stays, and whether it arrived is not known.
  deinit {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  package func write(_ bytes: some ContiguousBytes) throws(SystemError) {
    // What the system wrote of the bytes may be a part of them.
    let failure = bytes.withUnsafeBytes { bytes -> SystemError? in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 && errno == EINTR { continue }
        // 0 is no failure that has a number; a full device is the only one known to answer so.
        guard count != 0 else { return SystemError(ENOSPC) }
        guard count > 0 else { return SystemError(errno) }
        offset += count
      }
      if bytes.count >= FileWriter.largeByteCount { filmstrip_begin_writing(descriptor) }
      return nil
    }
    if let failure { throw failure }
  }

  /// From how many bytes on a part is worth a request of its own.
  private static let largeByteCount = 64 << 10

  /// Ends the file.
  ///
  /// A file system that keeps files elsewhere may say only now that it has no room for them.
  package func close() throws(SystemError) {
    let closed = descriptor
    descriptor = -1
    // After EINTR the descriptor is gone on Linux: closing again could hit another thread's file.
    guard Foundation.close(closed) == 0 || errno == EINTR else { throw SystemError(errno) }
  }
}
