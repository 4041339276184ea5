// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

/// Ends a worker whose run has ended, whatever the scene that it records is doing.
///
/// The run may have been killed, and then no one else ends a worker in an endless loop. A signal at the death of the
/// parent (`PR_SET_PDEATHSIG`) is none: it is sent at the end of the thread that started the worker.
enum OrphanWatch {
  /// Milliseconds that a worker has for ending by itself, which one that waits for its next case does at once.
  private static let grace: Int32 = 1_000

  static func start(on socket: Int32) throws {
    try WorkerThread.start(stackSize: 1 << 18) {
      var events = pollfd(fd: socket, events: 0, revents: 0)
      // Without any events the system tells of the other side's end alone.
      while poll(&events, 1, -1) < 1 {}
      poll(nil, 0, grace)
      // What is half written goes first, then this process with the programs that scenes have started.
      PartialOutputs.removeAll()
      ProcessSession.endPrograms(of: getpid())
      kill(0, SIGKILL)
    }
  }
}
