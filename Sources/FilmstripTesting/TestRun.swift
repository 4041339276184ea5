// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import Synchronization

/// The run of tests in this process.
enum TestRun {
  /// The cases that were visited.
  static let cases = GoldenRun()

  /// The folder for what a run leaves: `output`, in the folder that the tests were started in.
  static let output = URL(
    fileURLWithPath: "output", isDirectory: true,
    relativeTo: URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))

  /// The folder for failures: `output/failures`, or what `FILMSTRIP_ARTIFACTS` or `SNAPSHOT_ARTIFACTS`
  /// names.
  static func failures(environment: [String: String]) -> URL {
    let named = environment["FILMSTRIP_ARTIFACTS"] ?? environment["SNAPSHOT_ARTIFACTS"]
    return named.map { URL(fileURLWithPath: $0, isDirectory: true).shownFromHere }
      ?? output.appendingPathComponent("failures", isDirectory: true)
  }

  /// Has the lists of visited cases written when the process ends, if it runs all tests.
  static func writesVisitsAtExit() {
    guard !isRegistered.exchange(true, ordering: .relaxed), isWhole(CommandLine.arguments) else {
      return
    }
    atexit {
      for visits in TestRun.cases.visits {
        do {
          try visits.write(
            into: TestRun.output.appendingPathComponent("visited", isDirectory: true))
        } catch {
          FileHandle.standardError.write(
            Data("filmstrip: the list of visited goldens cannot be written: \(error)\n".utf8))
        }
      }
    }
  }

  private static let isRegistered = Atomic(false)

  /// Whether nothing in the arguments of a test's program chooses among the tests.
  static func isWhole(_ arguments: [String]) -> Bool {
    let choosing = ["--filter", "--skip", "--specifier", "-s", "--test-case", "--repetitions"]
    return arguments.dropFirst().allSatisfy { argument in
      // XCTest takes tests' names without an option: Module.Class/test.
      !choosing.contains { argument == $0 || argument.hasPrefix($0 + "=") }
        && !(argument.contains("/") && argument.contains(".") && !argument.hasPrefix("/")
          && !argument.hasPrefix("-"))
    }
  }
}
