// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

enum Interruption {
  /// From now on an interrupt, a hang-up or a request to end removes what is half written before it
  /// ends the program with the status a shell expects: 128 and the signal's number.
  ///
  /// Once the output is in its place the signal comes too late: the program ends as it would have.
  /// Asked a second time, it ends at once.
  ///
  /// To be called before the program has other threads: they inherit which signals are held back.
  static func removePartialOutputs() throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, SIG_DFL)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        // Started with nohup, or in the background of a script: it was asked to ignore the signal.
        signal(number, SIG_IGN)
      } else {
        sigaddset(&signals, number)
      }
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    try WorkerThread.start(stackSize: 1 << 20) {
      var awaited = awaited
      var isTooLate = false
      while true {
        var number: Int32 = 0
        guard sigwait(&awaited, &number) == 0 else { continue }
        if isTooLate { _exit(128 + number) }
        PartialOutputs.endProcess(status: 128 + number)
        isTooLate = true
      }
    }
  }
}
