// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The processes of `filmstrip verify`: they end with the run, whatever a scene does, and what a scene starts or reads
/// leaves the run alone.
@Suite struct WorkerProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workers-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let program = FilmstripProcess.programs.appendingPathComponent("scene-package")

  private func write(_ scenes: String) throws {
    let text = "device: iphone-se-1\nscenes:\n" + scenes
    try Data(text.utf8).write(to: folder.appendingPathComponent("s.yaml"))
  }

  private func run(_ arguments: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: WorkerProcessTests.program.path, arguments,
      environment: ["CI": "", "FILMSTRIP_RECORD": "", "FILMSTRIP_TEST_FOLDER": folder.path],
      folder: folder)
  }

  /// A number that a scene has written into a file, once it is there.
  private func number(in name: String) throws -> pid_t {
    for _ in 0..<1_200 {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      if let text, text.hasSuffix("\n"), let number = pid_t(text.dropLast()) { return number }
      usleep(50_000)
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Whether a process is gone, at once or within some seconds.
  private func ends(_ number: pid_t) -> Bool {
    for _ in 0..<200 {
      // One that no one has waited for yet has ended as well.
      let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      if kill(number, 0) != 0 || state?.contains(") Z ") == true { return true }
      usleep(50_000)
    }
    return false
  }

  @Test(arguments: [SIGTERM, SIGKILL, SIGINT])
  func aWorkerInAnEndlessLoopEndsWithItsRun(signal: Int32) throws {
    defer { remove() }
    try write("  a: { transition: push, from: list, to: endless-with-program }\n")
    let process = Process()
    process.executableURL = WorkerProcessTests.program
    process.arguments = ["verify", "s.yaml", "--reference", "G"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["FILMSTRIP_TEST_FOLDER": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try FilmstripProcess.start(process)
    var numbers: [pid_t] = []
    defer { for number in numbers + [process.processIdentifier] { kill(number, SIGKILL) } }
    for name in ["worker", "program", "spawned"] { numbers.append(try number(in: name)) }
    #expect(numbers.allSatisfy { kill($0, 0) == 0 })
    kill(process.processIdentifier, signal)
    // Foundation waits until no program has the socket that it gave to the process: for as long as one goes on.
    #expect(ends(process.processIdentifier))
    for (name, number) in zip(["worker", "program", "spawned"], numbers) {
      #expect(ends(number), "\(name), which is process \(number), goes on")
    }
  }

  /// What a scene starts does not have the worker's socket, whose end tells of a crash.
  @Test func aCrashIsNoticedWhileAProgramOfTheSceneGoesOn() throws {
    defer { remove() }
    try write("  a: { transition: push, from: list, to: crash-with-program }\n")
    let result = try run("verify", "s.yaml", "--reference", "G", "--timeout", "60")
    #expect(result.status == 1 && result.output.contains("s/a: crashed"), "\(result.output)")
    #expect(result.output.contains("Fatal error: this screen ends"), "\(result.output)")
    // It is not the time limit that ends the case.
    #expect(result.output.contains("the program ended while it was recorded"), "\(result.output)")
    for name in ["program", "spawned"] {
      let number = try number(in: name)
      #expect(ends(number))
      kill(number, SIGKILL)
    }
  }

  @Test func aSceneReadsNothingFromItsStandardInput() throws {
    defer { remove() }
    try write("  a: { transition: push, from: list, to: reads-input }\n")
    let result = try run("verify", "s.yaml", "--reference", "G", "--timeout", "60")
    #expect(result.output.hasSuffix("1 case: 1 recorded\n"), "\(result.output)")
  }

  /// More paths than one argument of a process has room for, as a shell gives them for a pattern.
  @Test func thereAreAsManySceneFilesAsAShellGives() throws {
    defer { remove() }
    let name = String(repeating: "a-long-name-", count: 8)
    var paths: [String] = []
    for number in 0..<1_600 {
      let path = "\(name)\(number).yaml"
      let text =
        "scenes: { one: { transition: push, from: list, to: detail, device: iphone-se-1 } }\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent(path))
      paths.append(path)
    }
    let result = try FilmstripProcess.run(
      executable: WorkerProcessTests.program.path,
      ["verify"] + paths + ["--reference", "G", "--record", "never", "--filter", "*-7/one"],
      environment: ["CI": ""], folder: folder)
    #expect(result.status == 1 && result.errors == "", "\(result.errors.prefix(400))")
    #expect(result.output.hasSuffix("1 case: 1 missing\n"), "\(result.output.suffix(400))")
  }

  @Test func aPersonWhoRunsAWorkerIsToldWhatToRun() throws {
    defer { remove() }
    let result = try run("verify-worker")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "scene-package: this command is for processes that 'scene-package verify' starts; run that instead\n"
    )
  }

  // MARK: The words of the command line

  @Test func aProgramWithoutASubcommandDoesNotSucceed() throws {
    defer { remove() }
    let result = try run()
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains("SUBCOMMANDS:"))
    #expect(try run("--help").status == 0)
  }

  /// In a namespace whose `/proc` is empty, from which Swift reads the words of a command line.
  @Test(
    .enabled(
      if: canMount, "not where nothing may be mounted: it takes a namespace, as root may make one"))
  func withoutProcCasesAreVerified() throws {
    defer { remove() }
    try write("  a: { transition: push, from: list, to: detail }\n")
    func run(_ words: String) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        executable: "/usr/bin/unshare",
        [
          "-m", "bash", "-c",
          "mount -t tmpfs none /proc && exec '\(WorkerProcessTests.program.path)' \(words)",
        ], environment: ["CI": ""], folder: folder)
    }
    let missing = try run("verify s.yaml --reference G --record never")
    #expect(missing.status == 1, "\(missing.output)\(missing.errors)")
    #expect(missing.output.hasSuffix("1 case: 1 missing\n"), "\(missing.output)")
    let recorded = try run("verify s.yaml --reference G")
    #expect(recorded.status == 1 && recorded.output.hasSuffix("1 case: 1 recorded\n"))
    let unchanged = try run("verify s.yaml --reference G")
    #expect(unchanged.status == 0 && unchanged.output.hasSuffix("1 case: 1 unchanged\n"))
  }

  private static let canMount: Bool = {
    let result = try? FilmstripProcess.run(
      executable: "/usr/bin/unshare", ["-m", "mount", "-t", "tmpfs", "none", "/proc"])
    return result?.status == 0
  }()
}
