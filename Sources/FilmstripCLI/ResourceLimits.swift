// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

enum ResourceLimits {
  /// From now on a limit that is reached becomes a line on standard error and status 2, and leaves
  /// nothing behind.
  static func becomeErrors() {
    // The write that goes beyond the limit on a file's size then fails, with a reason.
    signal(SIGXFSZ, SIG_IGN)
    let name = ProgramName.current
    OutOfMemory.handle { byteCount in
      let bytes = byteCount.map { " (\($0) bytes were refused)" } ?? ""
      let line =
        "\(name): out of memory\(bytes); "
        + "draw fewer frames at a time with --jobs, or raise the limit (ulimit -v)\n"
      PartialOutputs.endProcess(status: 2, saying: line)
      // Only reached when the output is complete already.
      _exit(2)
    }
    watchForCrashesOfLibraries()
  }

  /// What handled a crash before: the default, or what prints where it happened.
  private nonisolated(unsafe) static var previous = Array(
    repeating: sigaction(), count: 32)

  /// Less than this available is too little: five pictures of a phone's screen, and what the C
  /// library reserves for a thread.
  private static let leastMemory = 64 << 20

  /// Swift's own library and those in C end the program where they get no memory.
  ///
  /// Such a crash is distinguished from others by there being no memory available.
  private static func watchForCrashesOfLibraries() {
    for number in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let probe = mmap(
          nil, ResourceLimits.leastMemory, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        if probe == MAP_FAILED {
          // If the crash left a lock closed that is needed now, it must not hold the program
          // forever.
          alarm(20)
          OutOfMemory.stop(byteCount: nil)
        }
        // Any other crash takes its course.
        sigaction(number, &ResourceLimits.previous[Int(number)], nil)
        raise(number)
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, &previous[Int(number)])
    }
  }
}
