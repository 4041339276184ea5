// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// A signal that arrives while an output takes the place of another: before the exchange it leaves the
/// old one, after it the new one, and the status tells which.
@Suite(.needs(.interposer))
struct InterruptedCommitTests {
  private let small: SmallRun

  init() throws { small = try SmallRun() }

  /// The calls of a commit: the last file is closed, all are synced, the output is complete and goes
  /// in, the earlier one is removed.
  private func steps(_ refusal: String) throws -> [String] {
    try small.leave(.there, SmallRun.few)
    let log = small.path("log")
    let result = try small.run(small.arguments(.back, SmallRun.few), rules: refusal, log: log)
    #expect(result.status == 0, "\(result.errors)")
    return try SystemCallInterposer.commit(inLog: log)
  }

  /// The status of a run under a rule, which has to leave the output that it says.
  private func status(_ rules: String) throws -> Int32? {
    let old = try small.leave(.there, SmallRun.few)
    let new = try small.outcome(.back, SmallRun.few)
    let result = try small.run(small.arguments(.back, SmallRun.few), rules: rules)
    #expect([0, 128 + SIGTERM].contains(result.status), "\(rules): \(result.errors)")
    let isWhole = try small.files() == (result.status == 0 ? new : old)
    #expect(isWhole, "\(rules): status \(result.status)")
    return isWhole ? result.status : nil
  }

  /// Where folders can be exchanged, and where the earlier one is set aside.
  private static let refused = ["", "exchange:0:fail:38,"]

  @Test(arguments: refused)
  func aSweepOverTheCommitAlwaysLeavesOneWholeOutput(refusal: String) throws {
    defer { small.remove() }
    let steps = try steps(refusal)
    // A file, the sync, the rename, the exchange or its attempt, the sync of the folder, eight files.
    #expect(steps.count >= 5 + 8 && steps.contains("exchange:1"))
    var statuses: [Int32] = []
    for step in steps {
      // After one file is removed is before the next one is.
      for action in step.hasPrefix("unlink") ? ["kill"] : ["kill", "after"] {
        statuses.append(try #require(try status("\(refusal)\(step):\(action):15")))
      }
    }
    // From some step on it is too late.
    #expect(statuses.first == 143 && statuses.last == 0)
    #expect(statuses == statuses.sorted(by: >), "\(statuses) at \(steps)")
  }

  /// The run goes on while the signal is dealt with, as it does when a person sends one.
  @Test(arguments: refused)
  func aSignalThatRacesWithTheCommitLeavesOneWholeOutput(refusal: String) throws {
    defer { small.remove() }
    for step in try steps(refusal).filter({ !$0.hasPrefix("unlink") || $0 == "unlink:1" }) {
      _ = try #require(try status("\(refusal)\(step):send:15"))
    }
  }

  @Test(arguments: [
    ("syncfs:1:kill:15", 143 as Int32), ("exchange:1:kill:15", 0), ("exchange:1:after:15", 0),
    ("exchange:1:after:2", 0), ("unlink:3:kill:1", 0),
    // Where folders cannot be exchanged, the earlier one is set aside by the second rename.
    ("exchange:0:fail:38,rename:2:after:15", 0), ("exchange:0:fail:38,rename:3:kill:15", 0),
  ])
  func statusTellsWhichOutputStands(rules: String, status: Int32) throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let new = try small.outcome(.back, SmallRun.few)
    let result = try small.run(small.arguments(.back, SmallRun.few), rules: rules)
    #expect(result.status == status, "\(result.errors)")
    #expect(try small.files() == (status == 0 ? new : old))
  }
}
