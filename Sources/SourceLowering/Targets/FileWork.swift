// SPDX-License-Identifier: MIT
internal import Dispatch

/// What is done for each file of a target, on all cores.
enum FileWork {
  /// The results of `body` for the files' numbers, in their order, whichever core had them.
  static func map<Result: Sendable>(count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    var results: [Result?] = Array(repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each call writes an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { buffer[$0] = body($0) }
    }
    return results.compactMap { $0 }
  }
}
