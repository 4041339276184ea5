// SPDX-License-Identifier: MIT
internal import Foundation

/// Why the system refused a call, and what a person can do about it.
package struct SystemError: Error, Equatable {
  /// The system's number for it, an `errno`.
  package let code: Int32

  /// Wraps an `errno`, which has to be read right after the call that failed.
  package init(_ code: Int32) { self.code = code }

  package var reason: String { String(cString: strerror(code)) }

  /// What to do when a file of the output could not be written for this reason.
  package var remedyForWriting: String {
    switch code {
    case EMFILE, ENFILE: "raise the limit on open files (ulimit -n) or end other programs"
    case EFBIG: "raise the limit on the size of files (ulimit -f)"
    case ENOSPC, EDQUOT: "free some space or choose another folder"
    default: "choose another folder"
    }
  }
}
