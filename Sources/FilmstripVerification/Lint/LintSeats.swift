// SPDX-License-Identifier: MIT
internal import Foundation

/// The processes of a run, each at one piece of work at a time; one that has ended is started again for the next piece.
final class LintSeats: @unchecked Sendable {
  enum Reply {
    case answer(LintAnswer)
    /// The process has ended, in words; and what it wrote last.
    case ended(how: String, log: [String])
    /// The process was ended, as it did not answer in time.
    case late

    /// Whether all time or memory was used up, so that many more such pieces would take long.
    var isCostly: Bool {
      switch self {
      case .answer: false
      case .ended(_, let log):
        log.contains { $0.contains("out of memory") || $0.contains("failed to allocate") }
      case .late: true
      }
    }
  }

  private let message: Data
  private let arguments: [String]
  private let timeout: Int
  private let lock = NSLock()
  /// Those that have nothing to do.
  private var free: [WorkerProcess] = []

  init(_ job: LintJob, arguments: [String], timeout: Int) throws {
    message = try JSONEncoder().encode(job)
    (self.arguments, self.timeout) = (arguments, timeout)
  }

  deinit { for process in free { process.end() } }

  /// Has a piece of work done.
  ///
  /// - Throws: ``VerificationError`` where no process can be started.
  func ask(_ request: LintRequest) throws -> Reply {
    let process =
      try lock.withLock { free.popLast() } ?? WorkerProcess(arguments: arguments, job: message)
    let (data, isLate) = process.answer(try JSONEncoder().encode(request), within: timeout)
    // Code of a scene may have found the socket and written to it.
    if let data, let answer = try? JSONDecoder().decode(LintAnswer.self, from: data) {
      lock.withLock { free.append(process) }
      return .answer(answer)
    }
    let (how, log) = process.end(killing: isLate || data != nil)
    return isLate ? .late : .ended(how: how, log: log)
  }
}
