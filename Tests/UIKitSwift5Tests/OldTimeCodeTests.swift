// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct OldTimeCodeTests {
  @Test func aLayerDrawsWhatItStores() {
    let stage = Stage()
    let layer = OldTimePalette().layer([UIColor.red.cgColor, UIColor.blue.cgColor])
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 4)
    stage.window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.settle()
    let drawn = Set(layer.colors.map(\.components))
    #expect(drawn == [[1, 0, 0, 1], [0, 0, 1, 1]])
    #expect(layer.contents != nil)
  }

  @Test func everythingRunsAtItsVirtualInstant() {
    // Made here: what other tests do between a suite's beginning and a test must not be recorded.
    let stage = Stage()
    let controller = OldTimeController()
    stage.window.rootViewController = controller
    var completions = 0
    let recording = stage.record("later") {
      controller.start { completions += 1 }
      controller.helper.later { controller.log.append("later") }
    }
    #expect(recording.findings == [])
    #expect(recording.duration == 1)
    #expect(completions == 1)
    #expect(
      controller.log == [
        "loaded", "group", "link", "deadline", "tick", "task", "tick", "custom", "later",
      ])
  }
}
