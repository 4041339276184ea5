// SPDX-License-Identifier: MIT
import Foundation

struct FilmstripProcess {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that the package manager put these tests' program into, and the others.
  static let programs = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let path = programs.appendingPathComponent("filmstrip").path

  static let screens = root.appendingPathComponent("Fixtures/screens")

  /// Runs the tool to its end; output goes through files, so that no pipe can fill up.
  static func run(
    _ arguments: [String], environment: [String: String] = [:],
    folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Result {
    try run(executable: path, arguments, environment: environment, folder: folder)
  }

  static func run(
    executable: String, _ arguments: [String], environment: [String: String] = [:],
    folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Result {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let files = try ["out", "err"].map { name in
      let url = base.appendingPathComponent(name)
      try Data().write(to: url)
      return url
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try start(process)
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8))
  }

  private static let lock = NSLock()

  /// Starts a process that listens to the signals that end programs, also where these tests do not: in
  /// the background of a script, or below `nohup`.
  static func start(_ process: Process) throws {
    try lock.withLock {
      let numbers = [SIGINT, SIGTERM, SIGHUP]
      let former = numbers.map { signal($0, SIG_DFL) }
      defer { for (number, handler) in zip(numbers, former) { signal(number, handler) } }
      try process.run()
    }
  }
}
