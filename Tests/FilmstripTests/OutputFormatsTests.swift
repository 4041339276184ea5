// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import FilmstripMovies
import Testing
import UIKit

/// A new format is one file: help, output folder and replacement follow from it.
@MainActor
@Suite struct OutputFormatsTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("formats-\(UUID().uuidString)")
  private let formats = OutputFormats.standard.adding(.pages).adding(.movies).adding(ToyFormat())
  private let recording: Recording

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let stage = Stage(
      device: Device(
        name: "Small", identifier: "small", size: CGSize(width: 20, height: 30), scale: 1))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    recording = stage.record("move", frameRate: 30) {
      UIView.animate(withDuration: 0.1) { view.center.x = 15 }
    }
  }

  private var folder: URL { base.appendingPathComponent("move") }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func helpTellsOfIt() {
    #expect(
      formats.emitHelp
        == "What to write: frames, sheet, animation, timeline, preview, gif, webp, mp4, toy, separated by commas."
    )
    #expect(formats.names == "frames,sheet,animation,timeline,preview,gif,webp,mp4,toy")
    #expect(formats.byDefault.names == "frames,sheet,animation,timeline,toy")
    #expect(
      formats.fileList
        == "frames/*.png, sheet.png, sheet.json, animation.png, timeline.json, preview.html, "
        + "animation.gif, animation.webp, animation.mp4, toys/0000.txt and toy.txt")
    #expect(
      formats.tableRows.last
        == "| `toy` | `toys/0000.txt`, `toy.txt` | how bright each frame's first pixel is |")
  }

  @Test func itsFilesAreInTheFolder() throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.toy], formats: formats)
    #expect(try files() == ["toy.txt", "toys", "toys/0000.txt"])
    #expect(
      try String(contentsOf: folder.appendingPathComponent("toy.txt"), encoding: .utf8)
        == "toy\n2 layers\n0: 20×30\n2: 20×30")
  }

  @Test func itSharesTheFramesWithOthers() throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.toy, .frames], formats: formats)
    #expect(
      try files() == [
        "frames", "frames/0000.png", "frames/0001.png", "frames/0002.png", "frames/0003.png",
        "toy.txt", "toys", "toys/0000.txt",
      ])
  }

  @Test func anEarlierOutputWithItIsReplacedByThoseWhoKnowIt() throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.toy], formats: formats)
    try recording.write(to: folder, emitting: [.timeline], formats: formats)
    #expect(try files() == ["timeline.json"])
  }

  /// Whoever writes less than the command line does replaces what the command line left.
  @Test func anEarlierOutputOfOtherModulesIsReplaced() throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.preview, .gif, .webp])
    #expect(try files() == ["animation.gif", "animation.webp", "preview.html"])
    try recording.write(to: folder, emitting: [.timeline])
    #expect(try files() == ["timeline.json"])
  }

  @Test func othersTakeItForFilesOfOthers() throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.toy], formats: formats)
    #expect(
      throws: FilmstripError.outputHoldsOtherFiles(path: folder.path, example: "toy.txt")
    ) { try recording.write(to: folder) }
    #expect(try files() == ["toy.txt", "toys", "toys/0000.txt"])
  }

  /// Its name is not enough, nor its mark in a file of another name.
  @Test(arguments: [("toy.txt", "mine"), ("other.txt", "toy"), ("toys/0001.txt", "toy")])
  func whatItDidNotWriteIsLeftAlone(name: String, content: String) throws {
    defer { remove() }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    #expect(throws: FilmstripError.self) {
      try recording.write(to: folder, emitting: [.toy], formats: formats)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == content)
  }

  @Test func anUnknownOneIsAnErrorBeforeAnythingIsWritten() throws {
    defer { remove() }
    #expect(
      throws: FilmstripError.unknownOutput(name: "toy", known: "frames, sheet, animation, timeline")
    ) { try recording.write(to: folder, emitting: [.toy]) }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// A frame under a name that no run gives is the copy of a person.
  @Test(arguments: ["best.png", "frames/best.png", "frames/001.png"])
  func aCopyOfAFrameUnderAnotherNameIsLeftAlone(name: String) throws {
    defer { remove() }
    try recording.write(to: folder, emitting: [.frames])
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("frames/0001.png"), to: folder.appendingPathComponent(name))
    #expect(throws: FilmstripError.outputHoldsOtherFiles(path: folder.path, example: name)) {
      try recording.write(to: folder)
    }
  }
}
