// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// `timeline.json`, version 1: keys, order and line breaks.
@MainActor
@Suite struct TimelineTests {
  private func timelineText() throws -> String {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityIdentifier = "a \"quoted\"\nname"
    stage.window.addSubview(view)
    let recording = stage.record("move", frameRate: 10) {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("timeline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try recording.write(to: folder, emitting: [.timeline])
    return try String(contentsOf: folder.appendingPathComponent("timeline.json"), encoding: .utf8)
  }

  @Test func isTheDocumentedText() throws {
    let window =
      "{ \"id\": 1, \"frame\": [0, 0, 393, 852], \"opacity\": 1, "
      + "\"hidden\": false, \"transform\": null, \"contents\": null },"
    let expected = [
      "{ \"format\": \"filmstrip-timeline\", \"version\": 1, \"name\": \"move\",",
      "  \"device\": { \"name\": \"iPhone 15\", \"width\": 393, \"height\": 852, \"scale\": 3 },",
      "  \"frameRate\": 10, \"frameCount\": 3, \"duration\": 0.2,",
      "  \"layers\": [",
      "    { \"id\": 1, \"parent\": null, \"class\": \"UIWindow\", \"name\": null },",
      "    { \"id\": 2, \"parent\": 1, \"class\": \"UIView\", "
        + "\"name\": \"a \\\"quoted\\\"\\nname\" }",
      "  ],",
      "  \"frames\": [",
      "    { \"index\": 0, \"time\": 0, \"layers\": [",
      "      " + window,
      "      { \"id\": 2, \"frame\": [10, 20, 30, 40], \"opacity\": 1, \"hidden\": false, "
        + "\"transform\": null, \"contents\": null }",
      "    ] },",
      "    { \"index\": 1, \"time\": 0.1, \"layers\": [",
      "      " + window,
      "      { \"id\": 2, \"frame\": [2.5, 10, 45, 60], \"opacity\": 0.5, \"hidden\": false, "
        + "\"transform\": [1.5, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "
        + "\"contents\": null }",
      "    ] },",
      "    { \"index\": 2, \"time\": 0.2, \"layers\": [",
      "      " + window,
      "      { \"id\": 2, \"frame\": [-5, 0, 60, 80], \"opacity\": 0, \"hidden\": false, "
        + "\"transform\": [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], \"contents\": null }",
      "    ] }",
      "  ],",
      "  \"events\": [],",
      "  \"findings\": []",
      "}", "",
    ]
    #expect(try timelineText().components(separatedBy: "\n") == expected)
  }

  @Test func isJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(timelineText().utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["version"] as? Int == 1)
    #expect((root["frames"] as? [Any])?.count == 3)
  }
}
