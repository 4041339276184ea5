// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LoggingTests {
  private func messages(_ body: () -> Void) -> [String] {
    Stage().record("messages", body).events.map(\.name)
  }

  @Test func valuesTakeThePlacesOfTheirSpecifiers() {
    let log = OSLog(subsystem: "org.example", category: "motion")
    let written = messages {
      os_log("plain")
      os_log("%d of %ld, %{public}@ and %s", log: log, type: .debug, 3, 4, "five", "six")
      os_log("%.2f %05.1f %x %%", log: log, type: .error, 1.239, CGFloat(2.25), 255)
      os_log(.info, log: log, "typed %@", CGPoint(x: 1, y: 2))
      os_log("left %d %{private}@", log: log, 1)
    }
    #expect(
      written == [
        "plain", "3 of 4, five and six", "1.24 002.2 ff %", "typed \(CGPoint(x: 1, y: 2))",
        "left 1 %{private}@",
      ])
  }

  @Test func loggersWriteTheirText() {
    let logger = Logger(subsystem: "org.example", category: "motion")
    let written = messages {
      logger.debug("at \(3.5, privacy: .public) of \(7)")
      logger.log(level: .error, "wrong")
    }
    #expect(written == ["at 3.5 of 7", "wrong"])
  }

  @Test func aMessageHasItsCategoryAndItsTime() {
    let stage = Stage()
    let recording = stage.record("message") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        os_log("late", log: OSLog(subsystem: "org.example", category: "motion"))
      }
    }
    #expect(recording.events.map(\.object) == ["motion"])
    #expect(recording.events.map(\.time) == [0.5])
  }

  @Test func theDisabledLogDropsWhatItGets() {
    #expect(messages { os_log("nothing", log: .disabled) } == [])
  }
}
