// SPDX-License-Identifier: MIT
internal import Foundation

package struct SystemError: Error, Equatable {
  package let code: Int32

  /// Wraps an `errno`, which has to be read right after the call that failed.
  package init(_ code: Int32) { self.code = code }

  package var reason: String { String(cString: strerror(code)) }

  package var remedyForWriting: String {
    switch code {
    case EMFILE, ENFILE: "raise the limit on open files (ulimit -n) or end other programs"
    case EFBIG: "raise the limit on the size of files (ulimit -f)"
    case ENOSPC, EDQUOT: "free some space or choose another folder"
    default: "choose another folder"
    }
  }
}
