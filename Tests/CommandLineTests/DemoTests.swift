// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct DemoTests {
  @Test func rendersTheExampleAndSaysWhatItWrote() throws {
    let result = try FilmstripProcess.run(
      executable: FilmstripProcess.root.appendingPathComponent("Scripts/demo").path, [],
      environment: ["FILMSTRIP_DEMO_PROGRAM": FilmstripProcess.path])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "")
    for text in [
      "22 frames at full resolution", "sheet.png", "sheet.json", "animation.png", "timeline.json",
      "set up", "render", "in all",
    ] {
      #expect(result.output.contains(text), "\(text) in \(result.output)")
    }
    let folder = FilmstripProcess.root.appendingPathComponent("output/shadow-push")
    for name in ["sheet.png", "frames/0000.png", "frames/0021.png", "timeline.json"] {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path))
    }
  }
}
