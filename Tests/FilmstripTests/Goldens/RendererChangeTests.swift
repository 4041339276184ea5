// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import Foundation
import Testing

/// Pixels of equal display lists, where a golden says that another version of Cairo or pixman drew it.
@Suite struct RendererChangeTests {
  private let folder = TinyRecording.Folder()
  /// Cells of 100×100 pixels, so that ten may be further apart.
  private static let recording = TinyRecording.make(size: CGSize(width: 50, height: 50))

  /// What the golden has otherwise than the recording.
  struct Case: CustomTestStringConvertible {
    var name: String
    /// By how much the first pixels of a cell differ, and how many do.
    var pixels: [(amount: Int, count: Int)] = [(1, 5)]
    var cell = 0
    var cairo = "0.9.9"
    var pixman: String?
    var drawing: Int?
    var options = GoldenOptions()
    var step = 2.0
    let passes: Bool
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "2/255 in all pixels", pixels: [(2, 10_000)], passes: true),
    Case(name: "3/255 in 0.1 %", pixels: [(2, 9_000), (3, 10)], passes: true),
    Case(name: "3/255 in more", pixels: [(3, 11)], passes: false),
    Case(name: "16/255 in one pixel", pixels: [(16, 1)], passes: true),
    Case(name: "17/255 in one pixel", pixels: [(17, 1)], passes: false),
    Case(name: "another cell", pixels: [(3, 11)], cell: 2, passes: false),
    Case(name: "equal cells", pixels: [], passes: true),
    Case(name: "exact", options: GoldenOptions(exactPixels: true), passes: false),
    Case(name: "pixman alone", cairo: "", pixman: "0.1.0", passes: true),
    Case(name: "equal renderers", cairo: "", passes: false),
    Case(name: "another drawing of Filmstrip's", drawing: 3, passes: false),
    Case(name: "other lists", step: 2.01, passes: false),
  ]

  @Test(arguments: cases)
  func differencesAreThoseOfRenderers(_ tested: Case) throws {
    let golden = try folder.golden(Self.recording)
    try edit(golden, tested)
    let recording = TinyRecording.make(step: tested.step, size: CGSize(width: 50, height: 50))
    let comparison = try GoldenCandidate(recording, options: tested.options).compare(
      with: try #require(try Golden(contentsOf: golden)), isAudited: true)
    #expect(comparison.isMatch == tested.passes, "\(comparison)")
    #expect(comparison.isDrawn)
    let environment = DrawingEnvironment.current
    guard tested.passes else {
      #expect(comparison.rendererChange == nil && comparison.note == nil)
      #expect(comparison.outcome == .different)
      return
    }
    let change =
      tested.pixman == nil
      ? "Cairo 0.9.9 → \(environment.cairo)" : "pixman 0.1.0 → \(environment.pixman!)"
    #expect(comparison.outcome == .similar && comparison.rendererChange == change)
    let note = try #require(comparison.note)
    #expect(
      note.hasPrefix("pixels: all 3 frames differ") && note.hasSuffix(": \(change)"), "\(note)")
    #expect(comparison.lines == ["similar: drawn by another renderer", note])
  }

  /// What moved counts as before, and a golden whose pixels are near is not written again.
  @Test func motionStillCounts() throws {
    let golden = try folder.golden(Self.recording)
    try edit(golden, Case(name: "", passes: true))
    let moved = Recording(
      name: "tiny", device: Self.recording.device, frameRate: 60,
      nanoseconds: Self.recording.nanoseconds, frames: Self.recording.frames, events: [],
      findings: [Finding(rule: .layersTooDeep, message: "a test")])
    let comparison = try GoldenCandidate(moved).compare(
      with: try #require(try Golden(contentsOf: golden)))
    #expect(comparison.outcome == .motionChanged && !comparison.isMatch)
    #expect(
      comparison.lines[0].hasPrefix("motion changed: pixels differ as renderers do (Cairo 0."))
    let before = try golden.contents()
    let verdict = try folder.suite().verify(
      GoldenCandidate(Self.recording), as: GoldenName("case"), record: .failed)
    guard case .passed = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(try golden.contents() == before)
  }

  /// Makes the golden one of another renderer, whose pixels all have other digests.
  private func edit(_ golden: URL, _ tested: Case) throws {
    let file = golden.appendingPathComponent("golden.json")
    var text = try String(contentsOf: file, encoding: .utf8)
    let (environment, layout) = (
      DrawingEnvironment.current, try #require(try Golden(contentsOf: golden)).file.sheet
    )
    text.replace(#/"pixels": "[0-9a-f]{4}/#, with: "\"pixels\": \"0000")
    if !tested.cairo.isEmpty {
      text.replace("\"cairo\": \"\(environment.cairo)\"", with: "\"cairo\": \"\(tested.cairo)\"")
    }
    if let pixman = tested.pixman {
      text.replace("\"pixman\": \"\(environment.pixman!)\"", with: "\"pixman\": \"\(pixman)\"")
    }
    if let drawing = tested.drawing {
      text.replace("\"drawing\": \(environment.drawing)", with: "\"drawing\": \(drawing)")
    }
    try Data(text.utf8).write(to: file)
    let picture = golden.appendingPathComponent("sheet.png")
    var sheet = try PNGReader.decode(try Data(contentsOf: picture), name: "sheet").bitmap
    let (cell, width) = (layout.cells[tested.cell], sheet.width)
    #expect(layout.width == 100 && layout.height == 100)
    sheet.withMutableBytes { bytes in
      var next = 0
      for (amount, count) in tested.pixels {
        for index in next..<next + count {
          let place = ((cell.y + index / 100) * width + cell.x + index % 100) * 4
          for channel in 0..<3 {
            // Towards the middle, so that nothing is cut.
            let value = Int(bytes[place + channel])
            bytes[place + channel] = UInt8(value < 128 ? value + amount : value - amount)
          }
        }
        next += count
      }
    }
    try PNGFile.smallestData(of: sheet).write(to: picture)
    try golden.reseal()
  }
}
