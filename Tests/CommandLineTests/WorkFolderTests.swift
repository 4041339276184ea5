// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

@Suite struct WorkFolderTests {
  private let small: SmallRun

  init() throws { small = try SmallRun() }

  @Test func whatAKilledRunLeavesIsRemovedByTheNextOne() throws {
    defer { small.remove() }
    let new = try small.outcome(.back, SmallRun.few)
    let process = try small.start(small.arguments(.there, SmallRun.many))
    #expect(small.waitForHiddenFile("partial/frames/0003.png", of: process))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(small.hiddenFolders().count == 1)
    #expect(try small.run(small.arguments(.back, SmallRun.few)).status == 0)
    #expect(try small.files() == new)
  }

  @Test func aRunThatIsHeldUpKeepsItsFolder() throws {
    defer { small.remove() }
    let old = try small.outcome(.there, SmallRun.many)
    let process = try small.start(small.arguments(.there, SmallRun.many))
    #expect(small.waitForHiddenFile("partial/frames/0003.png", of: process))
    kill(process.processIdentifier, SIGSTOP)
    #expect(try small.run(small.arguments(.back, SmallRun.few)).status == 0)
    #expect(small.hiddenFolders().count == 1)
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try small.files() == old)
  }

  /// In each namespace the tool is process 1, as in a container of its own.
  @Test(.not(.withoutNamespaces, "each run is to be process 1 of its own"))
  func runsWithOneProcessNumberDoNotDisturbEachOther() throws {
    defer { small.remove() }
    let (old, new) = (
      try small.outcome(.there, SmallRun.many), try small.outcome(.back, SmallRun.many)
    )
    let command = { (arguments: [String], name: String) in
      "unshare --pid --fork \"\(FilmstripProcess.path)\" "
        + arguments.joined(separator: " ") + " --output \(name) & "
    }
    let result = try FilmstripProcess.run(
      executable: "/bin/bash",
      [
        "-c",
        (0..<4).map { command(small.arguments(.there, SmallRun.many), "a\($0)") }.joined()
          + (0..<4).map { command(small.arguments(.back, SmallRun.many), "b\($0)") }.joined()
          + "for job in $(jobs -p); do wait $job || exit 1; done",
      ], folder: small.place)
    #expect(result.status == 0, "\(result.errors)")
    var expected: [String: Data] = [:]
    for index in 0..<4 {
      for (name, data) in old { expected["a\(index)" + name.dropFirst(4)] = data }
      for (name, data) in new { expected["b\(index)" + name.dropFirst(4)] = data }
    }
    #expect(try small.files() == expected)
  }
}

extension Surroundings {
  fileprivate static let withoutNamespaces = Surroundings("without the right to make namespaces") {
    let result = try? FilmstripProcess.run(
      executable: "/usr/bin/env", ["unshare", "--pid", "--fork", "true"])
    return result?.status != 0
  }
}
