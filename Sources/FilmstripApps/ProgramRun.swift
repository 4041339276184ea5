// SPDX-License-Identifier: MIT
internal import Foundation

/// Another program's run: its exit status, and what it printed.
struct ProgramRun {
  /// The exit status; 128 and the number of the signal that ended it.
  let status: Int32
  /// What it printed on standard output and standard error.
  let output: String
  /// Whether it was ended because its time was up.
  let isTimedOut: Bool

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its arguments.
  ///   - environment: Variables beside this program's own.
  ///   - log: The file that takes what it prints.
  ///   - limit: Seconds after which it is ended.
  /// - Throws: An error of the system's if it cannot be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], log: URL,
    limit: Double? = nil
  ) throws {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    var isTimedOut = false
    if let limit, ended.wait(timeout: .now() + limit) == .timedOut {
      isTimedOut = true
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    } else if limit == nil {
      ended.wait()
    }
    self.isTimedOut = isTimedOut
    status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    let data = (try? Data(contentsOf: log)) ?? Data()
    output = String(decoding: data.suffix(1 << 20), as: UTF8.self)
  }
}
