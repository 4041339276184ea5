// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A run that is told to stop.
@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesNothingBehindAndSaysWhy(number: Int32) throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("interrupted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let screens = FilmstripProcess.screens
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FilmstripProcess.Build.debug.path)
    process.arguments = [
      "render", "shadow-push", "--from", screens.appendingPathComponent("inbox.png").path, "--to",
      screens.appendingPathComponent("message.png").path, "--duration", "10", "--output", "a/b/c",
    ]
    process.currentDirectoryURL = base
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The run takes minutes in a debug build: wait until it has written its first frames.
    let end = Date().addingTimeInterval(60)
    func frames() -> Int {
      let names = try? FileManager.default.subpathsOfDirectory(atPath: base.path)
      return (names ?? []).filter { $0.hasSuffix(".png") }.count
    }
    while frames() < 3 && process.isRunning && Date() < end { usleep(20_000) }
    #expect(process.isRunning)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
    #expect(try FileManager.default.contentsOfDirectory(atPath: base.path) == [])
  }
}
