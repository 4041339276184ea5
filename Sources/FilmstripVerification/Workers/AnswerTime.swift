// SPDX-License-Identifier: MIT

/// How long an answer of a process is waited for: until the process has had all of its time on a processor.
///
/// A busy machine gives a process less time than passes, and it is not at fault then. Who does not use the processor,
/// as in a deadlock, is not waited for longer, and no one for more than four times the limit.
struct AnswerTime {
  /// Seconds to wait now; nil where the time is over.
  private(set) var wait: Double?
  private let limit: Double
  /// The process's time on processors at the beginning, and when it was last asked for.
  private let start: Double?
  private var last: Double?
  private var passed = 0.0

  init(limit: Double, processorTime: Double?) {
    self.limit = limit
    (wait, start, last) = (limit, processorTime, processorTime)
  }

  /// Takes notice that no answer came within ``wait``, and of the time that the process has had by then.
  mutating func hasWaited(processorTime: Double?) {
    guard let waited = wait, let start, let last, let processorTime else {
      wait = nil
      return
    }
    passed += waited
    let rest = min(limit - (processorTime - start), 4 * limit - passed)
    let isWorking = processorTime - last > waited / 20
    wait = isWorking && rest > 0.01 ? max(rest, 0.1) : nil
    self.last = processorTime
  }
}
