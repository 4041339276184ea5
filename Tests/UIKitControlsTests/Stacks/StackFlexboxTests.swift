// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Foundation
import Requirements
import Screens
import Testing

/// Stacks beside what a browser makes of the same rows and columns.
@MainActor
@Suite struct StackFlexboxTests {
  /// The rectangles of each scene's elements in their room, by the browser.
  private func rectangles(of scenes: [StackScene]) throws -> [[CGRect]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stacks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = """
      <!doctype html><style>
      * { margin: 0; box-sizing: border-box; min-width: 0; min-height: 0 }
      .room { position: absolute; left: 0; top: 0 }
      .item { overflow: hidden }
      </style>\(scenes.map(\.html).joined(separator: "\n"))<pre id="out"></pre><script>
      const rooms = [...document.querySelectorAll(".room")].map(room =>
        [...room.querySelectorAll(".item")].filter(item => item.offsetParent !== null).map(item => {
          const r = item.getBoundingClientRect(); return [r.left, r.top, r.width, r.height] }))
      document.getElementById("out").textContent = "BEGIN" + JSON.stringify(rooms) + "END"
      </script>
      """
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: Program.chromium ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let begin = try #require(output.range(of: "BEGIN[["))
    let end = try #require(output.range(of: "]END", range: begin.upperBound..<output.endIndex))
    let text = "[[" + output[begin.upperBound..<end.lowerBound] + "]"
    let numbers = try JSONDecoder().decode([[[Double]]].self, from: Data(text.utf8))
    return numbers.map { $0.map { rect($0[0], $0[1], $0[2], $0[3]) } }
  }

  /// 64 scenes by rule and 64 from a seed, each view within a device pixel, a third of a point, and the
  /// 64th by which the browser rounds.
  @Test(.needs(.chromium))
  func stacksAreAsInABrowser() throws {
    let scenes = StackScene.systematic + StackScene.random(count: 64, seed: 16)
    let expected = try rectangles(of: scenes)
    let screen = ConstrainedScreen()
    screen.root.frame.size = CGSize(width: 500, height: 500)
    #expect(expected.count == scenes.count)
    for (index, scene) in scenes.enumerated() {
      let found = scene.laidOut(on: screen)
      #expect(found.count == expected[index].count, "scene \(index)")
      for (view, (own, other)) in zip(found, expected[index]).enumerated() {
        let isClose = isNear(own, other, within: 1.0 / 3 + 1.0 / 32)
        #expect(isClose, "scene \(index), view \(view): \(own), not \(other)\n\(scene)")
      }
    }
  }
}
