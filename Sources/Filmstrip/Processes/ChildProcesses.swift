// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

enum ChildProcesses {
  private static let running = Mutex<Set<pid_t>>([])

  /// Starts one, so that it is known before anything else can happen; returns what `body` returns, 0 for a
  /// program that was started.
  static func start(_ body: (inout pid_t) -> Int32) -> Int32 {
    running.withLock { running in
      var number: pid_t = 0
      let code = body(&number)
      if code == 0 { running.insert(number) }
      return code
    }
  }

  /// Waits for one, after which its number may be that of another program.
  ///
  /// The wait is not under the lock: a program that is interrupted meanwhile ends the other, which ends the wait.
  static func remove(_ number: pid_t, wait: () -> Void) {
    var status = siginfo_t()
    // Leaves the number taken until it is no longer listed.
    while waitid(P_PID, id_t(number), &status, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    running.withLock { running in
      wait()
      running.remove(number)
    }
  }

  static func endAll() {
    running.withLock { running in
      for number in running { kill(number, SIGKILL) }
      // Each is gone, and writes no more, when this returns; the thread that waits for it may be first.
      for number in running {
        var status = siginfo_t()
        while waitid(P_PID, id_t(number), &status, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      }
    }
  }
}
