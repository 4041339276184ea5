// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesNothingBehindAndSaysWhy(number: Int32) throws {
    let small = try SmallRun()
    defer { small.remove() }
    // Thousands of frames, of which the first are written.
    let process = try small.start(
      small.arguments(.there, ["--duration", "10", "--fps", "240", "--output", "a/b/c"]))
    #expect(small.waitForHiddenFile("partial/frames/0003.png", of: process))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
    #expect(try small.files() == [:])
  }
}
