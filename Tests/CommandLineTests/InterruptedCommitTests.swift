// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A signal that arrives while an output takes the place of another: before the exchange it leaves the
/// old one, after it the new one, and the status tells which.
@Suite struct InterruptedCommitTests {
  private let small: SmallRun

  init() throws { small = try SmallRun() }

  /// 301 frames, so that looking at the old files and removing them takes a while.
  private let many = ["--duration", "5", "--emit", "frames"]

  /// From two places, in steps of a millisecond: the last frame is written, and so the files are being
  /// synced; all is complete, and so the exchange is being made.
  @Test(arguments: [("partial/frames/0300.png", 30), ("complete/frames/0300.png", 15)])
  func aSweepOverTheCommitAlwaysLeavesOneWholeOutput(from file: String, steps: Int) throws {
    defer { small.remove() }
    let outcomes = [try small.outcome(.there, many), try small.outcome(.back, many)]
    #expect(outcomes[0] != outcomes[1])
    // The folders and 301 frames.
    #expect(outcomes[0].count == 303)
    #expect(try small.run(small.arguments(.there, many)).status == 0)
    var current = 0
    for step in 0..<steps {
      let next = 1 - current
      let process = try small.start(small.arguments(next == 0 ? .there : .back, many))
      _ = small.waitForHiddenFile(file, of: process)
      usleep(UInt32(step) * 1_000)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      let status = process.terminationReason == .exit ? process.terminationStatus : -1
      #expect(status == 0 || status == 128 + SIGTERM, "after \(step) ms")
      if status == 0 { current = next }
      let isWhole = try small.files() == outcomes[current]
      #expect(isWhole, "status \(status) after \(step) ms")
      guard isWhole else { return }
    }
  }

  @Test(
    .enabled(if: SystemCallInterposer.shared != nil, "needs a C compiler"),
    arguments: [
      ("syncfs:1:kill:15", 143 as Int32), ("exchange:1:kill:15", 0), ("exchange:1:after:15", 0),
      ("exchange:1:after:2", 0), ("unlink:3:kill:1", 0),
      // Where folders cannot be exchanged, the earlier one is set aside by the second rename.
      ("exchange:0:fail:38,rename:2:after:15", 0), ("exchange:0:fail:38,rename:3:kill:15", 0),
    ])
  func statusTellsWhichOutputStands(rules: String, status: Int32) throws {
    defer { small.remove() }
    let (old, new) = (try small.outcome(.there), try small.outcome(.back))
    #expect(try small.run(small.arguments(.there)).status == 0)
    let result = try small.run(small.arguments(.back), rules: rules)
    #expect(result.status == status, "\(result.errors)")
    #expect(try small.files() == (status == 0 ? new : old))
  }
}
