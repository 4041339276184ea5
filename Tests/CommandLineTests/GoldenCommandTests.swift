// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// `filmstrip accept` and `filmstrip prune`: goldens are replaced as a whole or stay, also when a run is
/// ended in the middle, the disk is full, or two runs come at once.
@Suite struct GoldenCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("accept-\(UUID().uuidString)", isDirectory: true)

  private static func fixture(_ name: String) -> URL {
    FilmstripProcess.root.appendingPathComponent(
      "Tests/TransitionsTests/Goldens/GalleryGoldenTests/transition.\(name)", isDirectory: true)
  }

  private static let files = ["golden.json", "sheet.png", "timeline.json"]

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(arguments, environment: environment, folder: folder)
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func copy(_ fixture: String, to path: String) throws {
    let target = url(path)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: GoldenCommandTests.fixture(fixture), to: target)
  }

  /// A failure whose recording is the scale push, of a golden that is the shadow push.
  private func leaveFailure(_ name: String = "push") throws {
    try copy("shadow-push", to: "Goldens/Suite/\(name)")
    try copy("scale-push", to: "output/failures/Suite/\(name)")
    let text = """
      { "format": "filmstrip-failure", "version": 2, "suite": "Suite", "suiteFolder": "Suite",
        "name": "\(name)", "reference": "Goldens", "message": ["changed"] }

      """
    try Data(text.utf8).write(to: url("output/failures/Suite/\(name)/failure.json"))
  }

  private func contents(_ folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      })
  }

  /// Which of the two goldens is in a place, if it is whole.
  private func golden(_ name: String = "push") throws -> String? {
    let found = try contents(url("Goldens/Suite/\(name)"))
    return try ["shadow-push", "scale-push"].first {
      try contents(GoldenCommandTests.fixture($0)) == found
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  @Test func aFailureBecomesTheGolden() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveFailure()
    let result = try run(["accept", "output/failures/Suite/push"])
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(result.output == "accepted Goldens/Suite/push\n")
    #expect(try golden() == "scale-push")
    #expect(!exists("output/failures/Suite/push"))
    let again = try run(["accept", "output/failures/Suite/push"])
    #expect(again.status == 2)
    #expect(again.errors.contains("output/failures/Suite/push: has no failures"), "\(again.errors)")
  }

  @Test func allFailuresBecomeGoldens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one", "two"] { try leaveFailure(name) }
    // A golden that was missing.
    try FileManager.default.removeItem(at: url("Goldens/Suite/two"))
    let result = try run(["accept", "--all"])
    #expect(result.output == "accepted Goldens/Suite/one\naccepted Goldens/Suite/two\n")
    #expect(try golden("one") == "scale-push" && golden("two") == "scale-push")
  }

  @Test(arguments: [
    (["accept"], "name the failures to accept, or give --all"),
    (["accept", "--all", "x"], "not both"), (["accept", "missing"], "missing: has no failures"),
    (["accept", "--all"], "output/failures: has no failures"),
    (["prune"], "output/visited: has no lists of visited cases"),
  ])
  func wrongUsageIsOneLine(arguments: [String], message: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run(arguments)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
  }

  @Test(arguments: GoldenCommandTests.files)
  func aDamagedRecordingIsNotAccepted(name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveFailure()
    let file = url("output/failures/Suite/push/\(name)")
    let data = try Data(contentsOf: file)
    try data.prefix(data.count / 2).write(to: file)
    let result = try run(["accept", "--all"])
    #expect(result.status == 2 && result.errors.contains("\(name): is damaged"), "\(result.errors)")
    #expect(try golden() == "shadow-push")
    #expect(exists("output/failures/Suite/push/failure.json"))
  }

  @Test func filesOfOthersStay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveFailure()
    try Data("mine".utf8).write(to: url("Goldens/Suite/push/notes.txt"))
    let result = try run(["accept", "--all"])
    #expect(result.status == 2 && result.errors.contains("holds notes.txt"), "\(result.errors)")
    #expect(exists("Goldens/Suite/push/notes.txt"))
    #expect(exists("output/failures/Suite/push/failure.json"))
  }

  private static let interposer = SystemCallInterposer.shared

  private func environment(_ rules: String, log: String? = nil) -> [String: String] {
    var values = [
      "LD_PRELOAD": GoldenCommandTests.interposer?.path ?? "", "INTERPOSE": rules,
    ]
    if let log { values["INTERPOSE_LOG"] = log }
    return values
  }

  /// No space on the device (28) and too large a file (27), at each file and at the sync.
  @Test(
    .needs(.interposer),
    arguments: [
      "close:1:fail:28", "close:2:fail:28", "close:3:fail:27", "syncfs:1:fail:28,fsync:1:fail:28",
    ])
  func aFullDiskLeavesTheGolden(rules: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveFailure()
    let result = try run(["accept", "--all"], environment: environment(rules))
    #expect(result.status == 2, "\(rules): \(result.output)")
    #expect(
      result.errors.contains("Goldens/Suite/push: cannot be written")
        || result.errors.contains("push/"), "\(result.errors)")
    #expect(try golden() == "shadow-push")
    #expect(exists("output/failures/Suite/push/failure.json"))
    // What is left aside does not hinder the next run.
    #expect(try run(["accept", "--all"]).status == 0)
    #expect(try golden() == "scale-push")
  }

  /// A process that is killed at any step of the exchange leaves one golden or the other, and the next
  /// run ends the work.
  @Test(.needs(.interposer))
  func aKilledRunLeavesAWholeGolden() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveFailure()
    let log = url("log").path
    _ = try run(["accept", "--all"], environment: environment("", log: log))
    let steps = try SystemCallInterposer.commit(inLog: log)
    #expect(steps.count >= 5 && steps.contains("exchange:1"), "\(steps)")
    for step in steps {
      for action in ["kill", "after"] {
        try leaveFailure()
        let result = try run(["accept", "--all"], environment: environment("\(step):\(action):9"))
        #expect(result.status == -1, "\(step):\(action)")
        #expect(try golden() != nil, "\(step):\(action)")
        // The failure may be partly removed by then.
        if exists("output/failures/Suite/push/failure.json"),
          GoldenCommandTests.files.allSatisfy({ exists("output/failures/Suite/push/\($0)") })
        {
          #expect(try run(["accept", "--all"]).status == 0)
          #expect(try golden() == "scale-push", "\(step):\(action)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: url("Goldens/Suite").path)
        if try golden() == "scale-push", left.count > 1 {
          // The next run that writes there cleans up.
          try leaveFailure()
          _ = try run(["accept", "--all"])
        }
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: url("Goldens/Suite").path) == [
            "push"
          ],
          "\(step):\(action)")
      }
    }
  }

  @Test func twoRunsAtOnceLeaveAWholeGolden() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<5 {
      try leaveFailure()
      let copies = (0..<4).map { "copy\($0)" }
      for copy in copies {
        try? FileManager.default.removeItem(at: url(copy))
        try FileManager.default.copyItem(at: url("output/failures/Suite/push"), to: url(copy))
      }
      let processes = try copies.map { copy in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: FilmstripProcess.path)
        process.arguments = ["accept", copy]
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try FilmstripProcess.start(process)
        return process
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.contains { $0.terminationStatus == 0 })
      #expect(try golden() == "scale-push")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: url("Goldens/Suite").path) == ["push"])
    }
  }

  private func leaveVisits(_ cases: [String]) throws {
    for name in ["kept", "orphan"] { try copy("shadow-push", to: "Goldens/Suite/\(name)") }
    try FileManager.default.createDirectory(
      at: url("output/visited"), withIntermediateDirectories: true)
    let list = cases.map { "\"\($0)\"" }.joined(separator: ", ")
    let text = """
      { "format": "filmstrip-visited", "version": 1, "folder": "Goldens/Suite", "file": "Suite.swift",
        "cases": [\(list)] }
      """
    try Data(text.utf8).write(to: url("output/visited/Suite.swift-testing.json"))
    try Data("@Test func kept() {}".utf8).write(to: url("Suite.swift"))
  }

  @Test func orphansAreNamedAndRemovedWhenAsked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveVisits(["kept"])
    // What is no golden is not looked at.
    try FileManager.default.createDirectory(
      at: url("Goldens/Suite/other"), withIntermediateDirectories: true)
    let dry = try run(["prune"])
    #expect(dry.status == 1 && dry.output == "orphan Goldens/Suite/orphan\n", "\(dry)")
    #expect(exists("Goldens/Suite/orphan/golden.json"))
    let removed = try run(["prune", "--remove"])
    #expect(removed.status == 0 && removed.output == "removed Goldens/Suite/orphan\n", "\(removed)")
    #expect(!exists("Goldens/Suite/orphan") && exists("Goldens/Suite/kept/sheet.png"))
    #expect(exists("Goldens/Suite/other"))
    #expect(try run(["prune"]).status == 0)
  }

  /// A test that did not run keeps its goldens; one that ran keeps those it visited.
  @Test func goldensOfTestsThatDidNotRunStay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveVisits(["kept", "push.new"])
    let source = """
      @Test func kept() {}
      @Test func push() {}
      func testOrphan() {}
      @Test(.disabled()) func off() {}
      @Test func `two words`() {}
      """
    try Data(source.utf8).write(to: url("Suite.swift"))
    for name in ["push.new", "push.old", "off", "off.dark", "testOrphan", "two-words", "pushed"] {
      try copy("shadow-push", to: "Goldens/Suite/\(name)")
    }
    // A suite whose file is gone has no list, and one whose file is there has not run.
    try copy("shadow-push", to: "Goldens/Gone/push")
    try copy("shadow-push", to: "Goldens/There/push")
    try Data("func push() {}".utf8).write(to: url("There.swift"))
    let result = try run(["prune"])
    #expect(
      result.output.split(separator: "\n").sorted() == [
        "orphan Goldens/Gone/push", "orphan Goldens/Suite/orphan", "orphan Goldens/Suite/push.old",
        "orphan Goldens/Suite/pushed",
      ], "\(result)")
    // The other library's tests of the same file.
    let text = """
      { "format": "filmstrip-visited", "version": 1, "folder": "Goldens/Suite", "file": "Suite.swift",
        "cases": ["orphan", "pushed", "push.old"] }
      """
    try Data(text.utf8).write(to: url("output/visited/Suite.xctest.json"))
    #expect(try run(["prune"]).output == "orphan Goldens/Gone/push\n")
  }

  @Test func anOrphanWithOtherFilesStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveVisits(["kept"])
    try Data().write(to: url("Goldens/Suite/orphan/mine.txt"))
    let result = try run(["prune", "--remove"])
    #expect(result.status == 2 && result.errors.contains("holds mine.txt"), "\(result)")
    #expect(exists("Goldens/Suite/orphan/golden.json"))
  }

  @Test func aDamagedListIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveVisits(["kept"])
    try Data("{".utf8).write(to: url("output/visited/Suite.swift-testing.json"))
    let result = try run(["prune", "--remove"])
    #expect(
      result.status == 2 && result.errors.contains("Suite.swift-testing.json: is damaged"),
      "\(result)")
    #expect(exists("Goldens/Suite/orphan/golden.json"))
  }
}
