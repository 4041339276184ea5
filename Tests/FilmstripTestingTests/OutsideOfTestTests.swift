// SPDX-License-Identifier: MIT
import FilmstripTesting
import Foundation
import Testing
import XCTest

/// An assertion before XCTest's first test, whose failure XCTest passes over: only where a test asks for it.
final class AssertionBeforeTests: XCTestCase {
  fileprivate static let variable = "FILMSTRIP_TRY_ASSERTION_BEFORE_TESTS"

  override class func setUp() {
    guard ProcessInfo.processInfo.environment[variable] != nil else { return }
    MainActor.assumeIsolated { assertSnapshot(of: "changed", as: .lines, record: .never) }
  }

  func testPasses() {}
}

/// Failures that belong to no test fail the process.
@Suite struct OutsideOfTestTests {
  /// Runs XCTest's tests of this program, one class alone.
  private func run(fails: Bool) throws -> (status: Int32, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("outside-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("errors.txt")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["FilmstripTestingTests.AssertionBeforeTests"]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment[AssertionBeforeTests.variable] = fails ? "1" : nil
    environment["FILMSTRIP_REFERENCE_DIR"] = folder.appendingPathComponent("Goldens").path
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  @Test func anAssertionThatFailsBeforeTheFirstTestFailsTheProcess() throws {
    let passed = try run(fails: false)
    #expect(passed.status == 0, "\(passed.errors)")
    let failed = try run(fails: true)
    #expect(failed.status == 1)
    #expect(
      failed.errors.contains("filmstrip: an assertion failed at ")
        && failed.errors.contains("there is no golden, and the record mode is 'never'"),
      "\(failed.errors)")
  }
}
