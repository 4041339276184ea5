// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TypicalTimeCodeTests {
  private let stage = Stage()

  @Test func everythingRunsAtItsVirtualInstant() {
    let controller = TypicalTimeController()
    stage.window.rootViewController = controller
    let recording = stage.record("later") { controller.start() }
    #expect(recording.findings == [])
    #expect(abs(recording.duration - 0.7) < 1e-9)
    #expect(controller.view.alpha == 0)
    #expect(
      controller.log == [
        "async", "sum 55", "link", "after", "timer", "note", "timer", "assumed", "item", "task",
        "second task",
      ])
  }

  @Test func whatIsStoppedDoesNotRun() {
    let controller = TypicalTimeController()
    stage.window.rootViewController = controller
    let recording = stage.record("stopped") {
      controller.start()
      controller.stop()
    }
    #expect(recording.findings == [])
    #expect(!controller.log.contains("item"))
    #expect(!controller.log.contains("link"))
    // A cancelled sleep is over at once; the sum is a round further on, by way of another queue.
    #expect(controller.log.prefix(3) == ["async", "task", "sum 55"])
  }
}
