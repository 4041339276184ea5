// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import Synchronization

enum TestRun {
  static let cases = GoldenRun()

  static let output = URL(
    fileURLWithPath: "output", isDirectory: true,
    relativeTo: URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))

  /// The folder for failures: `output/failures`, or what `FILMSTRIP_ARTIFACTS` or `SNAPSHOT_ARTIFACTS`
  /// names.
  static func failures(environment: [String: String]) -> URL {
    let named = environment.folder("FILMSTRIP_ARTIFACTS", "SNAPSHOT_ARTIFACTS")
    return named.map { URL(fileURLWithPath: $0, isDirectory: true).shownFromHere }
      ?? output.appendingPathComponent("failures", isDirectory: true)
  }

  static let isOfSwiftTesting = (RunningProgram.arguments ?? []).contains {
    $0 == "swift-testing" || $0 == "--testing-library=swift-testing"
  }

  /// Has the lists of visited cases written when the process ends, if it runs all tests.
  static func writesVisitsAtExit() {
    guard !isRegistered.exchange(true, ordering: .relaxed), let words = RunningProgram.arguments,
      isWhole(words, ofSwiftTesting: isOfSwiftTesting)
    else { return }
    atexit {
      do {
        try VisitedCases.replaceAll(
          in: TestRun.output.appendingPathComponent("visited", isDirectory: true),
          with: TestRun.cases.visits, of: TestRun.isOfSwiftTesting ? "swift-testing" : "xctest")
      } catch {
        FileHandle.standardError.write(
          Data("filmstrip: the list of visited goldens cannot be written: \(error)\n".utf8))
      }
    }
  }

  private static let isRegistered = Atomic(false)

  private static let ignores = IgnoresOfRun()

  /// Takes note of what the ignores of an assertion hide.
  ///
  /// Those that hide nothing in all of the run are named in one line when the process ends: one alone may be idle by
  /// chance.
  static func add(_ hidden: [IgnoredDifferences], at place: String) {
    guard !hidden.isEmpty, ignores.add(hidden, at: place) else { return }
    atexit {
      guard let line = TestRun.ignores.line else { return }
      FileHandle.standardError.write(Data("filmstrip: \(line)\n".utf8))
    }
  }

  /// Whether nothing in the arguments of a test's program chooses among the tests; not known, and so no, without
  /// the program's own name.
  static func isWhole(_ arguments: [String], ofSwiftTesting: Bool) -> Bool {
    let choosing = ["--filter", "--skip", "--specifier", "-s", "--test-case", "--repetitions"]
    return !arguments.isEmpty
      && arguments.dropFirst().allSatisfy { argument in
        // XCTest takes the names of tests and classes without an option.
        !choosing.contains { argument == $0 || argument.hasPrefix($0 + "=") }
          && (ofSwiftTesting || argument.hasPrefix("-"))
      }
  }
}
