// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct StageTextTests {
  private func glyphs(_ node: Node) -> [GlyphRun] {
    func runs(_ commands: [DrawCommand]) -> [GlyphRun] {
      commands.flatMap { command -> [GlyphRun] in
        switch command {
        case .glyphs(let run, _): [run]
        case .group(let group): runs(group.commands)
        default: []
        }
      }
    }
    return runs(node.content) + node.children.flatMap { glyphs($0) }
  }

  @Test func lettersAreThoseOfThePackagesFont() throws {
    let stage = Stage()
    let layer = CATextLayer()
    layer.string = "noon"
    layer.fontSize = 100
    layer.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    stage.window.layer.addSublayer(layer)
    let recording = stage.record("text") {}
    let run = try #require(recording.frames.first.map { glyphs($0.root) }?.first)
    // Two different letters in four places, one after the other.
    #expect(run.outlines.count == 2 && run.glyphs.map(\.outline) == [0, 1, 1, 0])
    let xs = run.glyphs.map(\.origin.x)
    #expect(xs[0] == 0 && zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    // The bowl of an o at 100 points is 50 to 60 high.
    let ys = run.outlines[1].segments.flatMap(\.points).map(\.y)
    #expect((50...60).contains((ys.max() ?? 0) - (ys.min() ?? 0)))
    #expect(recording.findings == [])
  }
}
