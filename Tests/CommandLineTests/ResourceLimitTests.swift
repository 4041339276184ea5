// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// A run that gets no more of what the system has: one clear line, status 2, and nothing left behind;
/// an earlier output stays.
@Suite struct ResourceLimitTests {
  private let small: SmallRun

  init() throws { small = try SmallRun() }

  private func expectOutcome(
    shell: String = "", rules: String = "", more: [String] = SmallRun.few, naming part: String,
    mayComplete: Bool = true
  ) throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let new = try small.outcome(.back, more)
    let result = try small.run(small.arguments(.back, more), shell: shell, rules: rules)
    if result.status == 0 && mayComplete {
      #expect(try small.files() == new)
      return
    }
    #expect(result.status == 2)
    #expect(small.isOneLine(result.errors, naming: part), "\(result.errors)")
    #expect(try small.files() == old)
  }

  @Test(.needs(.interposer), arguments: 0...6)
  func aThreadThatCannotStart(which: Int) throws {
    try expectOutcome(
      rules: "thread:\(which):fail:11", naming: "thread", mayComplete: which != 0)
  }

  /// Also the first of the threads that would have drawn frames, which come last.
  @Test(.needs(.interposer), arguments: 2...6)
  func noMoreThreads(from first: Int) throws {
    let rules = (first...12).map { "thread:\($0):fail:11" }.joined(separator: ",")
    try expectOutcome(rules: rules, naming: "ulimit -u")
  }

  @Test(arguments: ["frames,sheet,animation,timeline", "animation", "timeline", "sheet"])
  func fileSize(kinds: String) throws {
    try expectOutcome(
      shell: "ulimit -f 1", more: ["--emit", kinds], naming: "ulimit -f", mayComplete: false)
  }

  /// With four the lock of the work folder takes the last one, and the next run has to remove that.
  @Test(arguments: 5...12)
  func openFiles(limit: Int) throws {
    try expectOutcome(shell: "ulimit -n \(limit)", naming: "open files")
  }

  /// From too little for the first image to enough for all; where exactly what fails differs.
  @Test(arguments: [180, 200, 220, 240, 260, 300, 400])
  func memory(megabytes: Int) throws {
    defer { small.remove() }
    let screens = ["inbox.png", "message.png"].map {
      FilmstripProcess.screens.appendingPathComponent($0).path
    }
    let result = try small.run(
      [
        "render", "shadow-push", "--from", screens[0], "--to", screens[1], "--duration", "0.1",
        "--output", "move", "--jobs", "1",
      ], shell: "ulimit -v \(megabytes << 10)")
    if result.status == 0 {
      #expect(try small.files().count == 13)
      return
    }
    #expect(result.status == 2, "\(result.errors)")
    // Swift's library has a line of its own before it ends a program.
    let line = try #require(result.errors.split(separator: "\n").last)
    #expect(line.hasPrefix("filmstrip: "))
    // A thread's stack is memory, too.
    let reasons = ["out of memory", "Cannot allocate memory", "cannot start a thread"]
    #expect(reasons.contains { line.contains($0) }, "\(line)")
    #expect(try small.files() == [:])
  }

  @Test func aFullDeviceIsNoPlaceForALine() throws {
    defer { small.remove() }
    for arguments in [
      ["list", "--json"], ["list"], ["--help"], ["help", "render"], ["--version"],
      small.arguments(),
    ] {
      let result = try small.run(arguments, redirecting: "> /dev/full")
      #expect(result.status == 2, "\(arguments)")
      #expect(
        small.isOneLine(result.errors, naming: "standard output: cannot be written"),
        "\(arguments): \(result.errors)")
    }
  }

  @Test func aClosedOutputIsNoPlaceForALine() throws {
    defer { small.remove() }
    let result = try small.run(["list"], redirecting: ">&-")
    #expect(result.status == 2)
    #expect(small.isOneLine(result.errors, naming: "standard output"), "\(result.errors)")
    #expect(try small.run(small.arguments(.there, ["--quiet"]), redirecting: ">&-").status == 0)
  }
}
