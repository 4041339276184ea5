// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// How many frames are worked on at a time, and how much is said, for each command that reads or draws frames.
struct WorkOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames worked on at the same time; else as many as there are processors.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print nothing but errors and findings.")
  var quiet = false

  func validate() throws { try OptionRange.check("--jobs", jobs, 1...256) }

  func withProgress<Result>(
    _ work: (@escaping @Sendable (_ done: Int, _ total: Int) -> Void) throws -> Result
  ) rethrows -> Result {
    let progress = Progress(isShown: !quiet && StandardError.isTerminal)
    defer { progress.clear() }
    return try work { progress.update(done: $0, total: $1) }
  }
}
