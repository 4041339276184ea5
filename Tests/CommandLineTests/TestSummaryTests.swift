// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct TestSummaryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("summary-\(UUID().uuidString)")

  /// What it says of logs, each the lines of one process.
  private func summary(
    of logs: [[String]], _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> (status: Int32, lines: [String]) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, lines) in logs.enumerated() {
      let url = folder.appendingPathComponent("\(index).txt")
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url)
      paths.append(url.path)
    }
    // Whatever the surroundings of these tests are.
    let neutral = ["CI": "", "FILMSTRIP_STRICT": ""]
    let result = try FilmstripProcess.run(
      executable: FilmstripProcess.root.appendingPathComponent("Scripts/test-summary").path,
      options + paths, environment: neutral.merging(environment) { $1 })
    #expect(result.errors == "")
    return (result.status, result.output.split(separator: "\n").map(String.init))
  }

  /// A test that passes, beside others.
  private func log(_ others: [String], count: Int, status: Int = 0) -> [String] {
    let passed = status == 0
    return [
      "◇ Test run started.", "◇ Suite On started.", "◇ Test passes() started.",
      "✔ Test passes() passed after 0.001 seconds.",
    ] + others + [
      passed ? "✔ Suite On passed after 0.013 seconds." : "✘ Suite On failed after 0.013 seconds.",
      passed
        ? "✔ Test run with \(count) tests in 1 suite passed after 0.014 seconds."
        : "✘ Test run with \(count) tests in 1 suite failed after 0.014 seconds with 1 issue.",
      "", "ended with status \(status)",
    ]
  }

  private let asRoot = "➜ Test closed() skipped: \"not as root: root may read every file\""
  private let lacking = "➜ Test page() skipped: \"needs Chromium: run Scripts/setup chromium\""

  @Test func allProcessesAreCountedOnTheLastLine() throws {
    let (status, lines) = try summary(
      of: [log([], count: 1), log([asRoot], count: 2)], ["--listed", "3"],
      environment: ["CI": "true"])
    #expect(status == 0)
    #expect(lines.suffix(3).first == "skipped, not as root: root may read every file")
    #expect(lines.suffix(2) == ["  On/closed()", "2 passed, 0 failed, 1 skipped"])
  }

  @Test(arguments: [["CI": "true"], ["FILMSTRIP_STRICT": "1"]])
  func nothingMayBeLackingInCI(environment: [String: String]) throws {
    let logs = [log([lacking], count: 2)]
    let (status, lines) = try summary(of: logs)
    #expect(status == 0)
    #expect(lines.contains("skipped, needs Chromium: run Scripts/setup chromium"))
    let strict = try summary(of: logs, environment: environment)
    #expect(strict.status == 1)
    #expect(
      strict.lines.suffix(2) == [
        "test: 1 test skipped for want of what is named above, which has to be there in CI",
        "1 passed, 0 failed, 1 skipped",
      ])
  }

  /// A suite that is skipped has no beginning and no end: its tests are named with it.
  @Test func testsOfASkippedSuiteAreNamedWithIt() throws {
    let suite = lacking.replacingOccurrences(of: "Test page()", with: "Suite Pages")
    let (status, lines) = try summary(of: [log([suite, lacking, asRoot], count: 3)])
    #expect(status == 0)
    #expect(lines.contains("  Pages/page()") && lines.contains("  On/closed()"))
    #expect(lines.last == "1 passed, 0 failed, 2 skipped")
  }

  @Test(arguments: [
    "➜ Test bare() skipped.", "➜ Test bare(_:) skipped: \"No test cases found.\"",
    "➜ Test bare() was cancelled after 0.001 seconds: \"no time\"",
  ])
  func aSkipForAnotherReasonIsAMistake(line: String) throws {
    let (status, lines) = try summary(of: [log([line], count: 2)])
    #expect(status == 1)
    #expect(
      lines.suffix(2).first?.hasPrefix("test: 1 test skipped for a reason that begins") == true)
    #expect(lines.last == "1 passed, 0 failed, 1 skipped")
  }

  @Test func whatFailedIsShownWithWhatExplainsIt() throws {
    let failed = [
      "◇ Test failsOnce(_:) started.",
      "◇ Test case passing 1 argument x → 1 to failsOnce(_:) started.",
      "◇ Test case passing 1 argument x → 2 to failsOnce(_:) started.",
      "✘ Test failsOnce(_:) recorded an issue with 1 argument x → 2 at T.swift:19:53: "
        + "Expectation failed: (text → \"✘ Test a() failed after 1 seconds\") == \"\"",
      "↳ why it should not",
      "✘ Test failsOnce(_:) with 2 test cases failed after 0.008 seconds with 1 issue.",
      "◇ Test known() started.",
      "━ Test known() recorded a known issue at T.swift:14:56: Expectation failed: 1 == 2",
      "↳ known thing", "━ Test known() passed after 0.001 seconds with 1 known issue.",
    ]
    let (status, lines) = try summary(of: [log(failed, count: 3, status: 1)], ["--listed", "3"])
    #expect(status == 1)
    #expect(Array(lines.prefix(3)) == Array(failed[3...5]))
    #expect(!lines.contains("↳ known thing"))
    #expect(lines.last == "2 passed, 1 failed, 0 skipped")
    #expect(!lines.contains { $0.hasPrefix("test: ") })
  }

  /// The test that ran is one that failed, and the others are missed in the number of all.
  @Test func aProcessThatDiesHasItsLastWords() throws {
    let began = log(["◇ Test crashes() started.", "Fatal error: out of range"], count: 2).dropLast(
      4)
    let (status, lines) = try summary(
      of: [began + ["", "ended with status 132"]], ["--listed", "4"])
    #expect(status == 1)
    #expect(lines.contains("✘ Test crashes() was running when its process ended"))
    #expect(lines.contains { $0.hasSuffix("0.txt: Fatal error: out of range") })
    let problems = lines.suffix(3)
    #expect(problems.first?.contains("ended with status 132, and not all its tests had") == true)
    #expect(problems.dropFirst().first == "test: 2 tests ran or were skipped, and 4 are listed")
    #expect(problems.last == "1 passed, 1 failed, 0 skipped")
  }

  @Test func aProcessThatEndsOtherwiseThanItSaysFails() throws {
    let afterwards = try summary(of: [log([], count: 1).dropLast() + ["ended with status 139"]])
    #expect(afterwards.status == 1)
    #expect(afterwards.lines.contains { $0.hasSuffix("status 139, and 0 tests failed") })
    let stopped = try summary(of: [log([], count: 1).dropLast(2)])
    #expect(stopped.status == 1)
    #expect(stopped.lines.contains { $0.hasSuffix("the process was stopped, or still runs") })
    let silent = try summary(of: [log([], count: 1), []])
    #expect(silent.status == 1)
    #expect(silent.lines.contains { $0.hasSuffix("1.txt: is empty; its process said nothing") })
    let unequal = try summary(of: [log([], count: 2)])
    #expect(unequal.status == 1)
    #expect(
      unequal.lines.contains {
        $0.hasSuffix("1 test ended, and the process says that there were 2")
      })
  }

  @Test func noTestIsNoSuccess() throws {
    let (status, lines) = try summary(of: [
      ["✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.", "ended with status 69"]
    ])
    #expect(status == 1)
    #expect(lines.contains { $0.hasPrefix("test: no test ran") })
    #expect(lines.last == "0 passed, 0 failed, 0 skipped")
  }

  @Test func progressIsThatOfAllProcesses() throws {
    let (status, lines) = try summary(
      of: [Array(log([asRoot], count: 2).prefix(5)), Array(log([], count: 1).prefix(3)), []],
      ["--progress"])
    #expect(status == 0)
    #expect(lines == ["2 On, On"])
  }
}
