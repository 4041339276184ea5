// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

protocol PartialOutput: Sendable {
  /// Where it is written; no two have the same.
  var workPath: String { get }
  func remove()
}

/// The folders and files that are being written now; each has one owner at a time.
///
/// Making, placing or removing one takes the lock here: the run that writes it does, or a thread
/// that ends the program. So a program that is asked to end either removes an output that is not in
/// its place yet, or comes too late and leaves it alone.
package enum PartialOutputs {
  /// What there is, for one who holds the lock.
  struct Register {
    /// Those that are not in their place.
    fileprivate var outputs: [any PartialOutput] = []
    fileprivate var placedCount = 0

    mutating func add(_ output: some PartialOutput) { outputs.append(output) }

    mutating func remove(_ output: some PartialOutput) -> Bool {
      let count = outputs.count
      outputs.removeAll { $0.workPath == output.workPath }
      return outputs.count < count
    }

    mutating func setPlaced(_ output: some PartialOutput) {
      if remove(output) { placedCount += 1 }
    }
  }

  private static let register = Mutex(Register())

  static func exclusively<Result: Sendable>(
    _ body: (inout Register) throws(FilmstripError) -> Result
  ) throws(FilmstripError) -> Result {
    // The lock's own closure can neither throw what `body` throws nor return any type.
    let outcome = register.withLock { register -> Swift.Result<Result, FilmstripError> in
      Swift.Result { () throws(FilmstripError) in try body(&register) }
    }
    return try outcome.get()
  }

  /// Removes every output that is not complete, and ends other programs that write one: for one who ends the process
  /// next.
  package static func removeAll() {
    register.withLock { register in
      ChildProcesses.endAll()
      for output in register.outputs { output.remove() }
    }
  }

  /// Removes every output that is not complete, ends other programs that write one, and ends the process with a
  /// status; a line for standard error comes before it.
  ///
  /// Returns if all that was to be written is in its place: then it is too late.
  package static func endProcess(status: Int32, saying line: String = "") {
    register.withLock { register in
      guard register.placedCount == 0 || !register.outputs.isEmpty else { return }
      if !line.isEmpty { write(STDERR_FILENO, line, line.utf8.count) }
      ChildProcesses.endAll()
      for output in register.outputs { output.remove() }
      // Not `exit`: the other threads continue until the very end, and never get the lock.
      _exit(status)
    }
  }
}
