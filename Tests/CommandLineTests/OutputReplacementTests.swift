// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

@Suite(.needs(.interposer))
struct OutputReplacementTests {
  private let small: SmallRun

  init() throws { small = try SmallRun() }

  /// What a file system answers that cannot exchange two folders.
  private static let refused = ["", "exchange:0:fail:22,", "exchange:0:fail:38,"]

  private func run(
    _ direction: SmallRun.Direction = .back, rules: String, creating file: String = ""
  ) throws -> FilmstripProcess.Result {
    try small.run(small.arguments(direction, SmallRun.few), rules: rules, creating: file)
  }

  @Test(arguments: refused)
  func replacesAnOutput(refusal: String) throws {
    defer { small.remove() }
    let new = try small.outcome(.back)
    let earlier = try small.run(small.arguments(.there))
    #expect(earlier.status == 0, "\(earlier.errors)")
    let result = try small.run(small.arguments(.back), rules: refusal)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try small.files() == new)
  }

  /// Renames: the output is complete; the earlier one is set aside; the new one goes in.
  @Test(arguments: [
    "rename:1:fail:5", "exchange:1:fail:5", "exchange:0:fail:22,rename:1:fail:5",
    "exchange:0:fail:22,rename:2:fail:5", "exchange:0:fail:22,rename:3:fail:5",
  ])
  func aFailedStepLeavesOneOutputAndNothingElse(rules: String) throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let result = try run(rules: rules)
    #expect(result.status == 2)
    #expect(small.isOneLine(result.errors, naming: "Input/output error"), "\(result.errors)")
    #expect(try small.files() == old)
  }

  /// Both the new output's way in and the old one's way back fail: the next run puts it back, even one
  /// that fails itself.
  @Test func anOutputThatWasSetAsideIsPutBackByTheNextRun() throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let result = try run(rules: "exchange:0:fail:38,rename:3:fail:5,rename:4:fail:5")
    #expect(result.status == 2)
    #expect(small.isOneLine(result.errors, naming: "run again"), "\(result.errors)")
    let next = try run(rules: "syncfs:1:fail:28")
    #expect(next.status == 2)
    #expect(small.isOneLine(next.errors, naming: "No space left"), "\(next.errors)")
    #expect(try small.files() == old)
  }

  /// Before or after each rename and exchange, and before the first, a later and after the last removal.
  private static let kills: [String] = {
    let removals = ["unlink:1:kill:9", "unlink:4:kill:9", "unlink:8:after:9"]
    let exchange = ["rename:1", "exchange:1"].flatMap { ["\($0):kill:9", "\($0):after:9"] }
    let renames = (1...3).flatMap { ["rename:\($0):kill:9", "rename:\($0):after:9"] }
    return exchange + removals + (renames + removals).map { "exchange:0:fail:22," + $0 }
  }()

  @Test(arguments: kills)
  func aKilledRunLosesNothing(rules: String) throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let new = try small.outcome(.back, SmallRun.few)
    let result = try run(rules: rules)
    // Killed, as `timeout` passes it on.
    #expect([-1, 137].contains(result.status), "\(result.errors)")
    // A run that fails right before its own exchange, and so shows what it found.
    let next = try run(.there, rules: "syncfs:1:fail:28")
    #expect(next.status == 2)
    let files = try small.files()
    #expect(files == old || files == new)
  }

  @Test(arguments: [
    ("", "exchange:1:create"), ("exchange:0:fail:22,", "rename:2:create"),
  ])
  func aFileOfOthersThatCameMeanwhileStays(refusal: String, creation: String) throws {
    defer { small.remove() }
    var old = try small.leave(.there, SmallRun.few)
    let result = try run(
      rules: refusal + creation,
      creating: small.place.appendingPathComponent("move/frames/notes.txt").path)
    #expect(result.status == 2)
    #expect(
      small.isOneLine(result.errors, naming: "move: holds frames/notes.txt"), "\(result.errors)")
    old["move/frames/notes.txt"] = Data()
    #expect(try small.files() == old)
  }

  @Test func everythingIsSyncedBeforeTheEarlierOutputGoes() throws {
    defer { small.remove() }
    try small.leave(.there)
    let log = small.path("log")
    #expect(try small.run(small.arguments(.back), log: log).status == 0)
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let exchange = try #require(lines.firstIndex { $0.hasPrefix("exchange") })
    let removal = try #require(lines.firstIndex { $0.hasPrefix("unlink") })
    let sync = try #require(lines.firstIndex { $0.hasPrefix("syncfs") })
    // All files are written then: 7 frames, sheet and its description, animation, timeline.
    #expect(lines[..<sync].filter { $0.hasPrefix("close") }.count == 11)
    #expect(!lines[sync...].contains { $0.hasPrefix("close") })
    #expect(sync < exchange)
    // Then the name: the folder above.
    #expect(exchange < removal)
    #expect(
      lines[exchange..<removal].contains("fsync \(small.place.resolvingSymlinksInPath().path)"))
  }

  @Test(arguments: ["syncfs:1:fail:5", "close:1:fail:5", "close:3:fail:5", "close:0:fail:122"])
  func aFileThatDidNotArriveIsAnError(rules: String) throws {
    defer { small.remove() }
    let old = try small.leave(.there, SmallRun.few)
    let result = try run(rules: rules)
    #expect(result.status == 2)
    #expect(small.isOneLine(result.errors, naming: "move"), "\(result.errors)")
    #expect(try small.files() == old)
  }
}
