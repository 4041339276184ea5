// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripMovies
import FilmstripPages
import Requirements
import Testing
import UIKit

/// An output folder is complete or absent, and never destroys what is not ours.
@MainActor
@Suite struct OutputFolderTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("output-\(UUID().uuidString)")
  private let recording: Recording

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let device = Device(
      name: "Small", identifier: "small", size: CGSize(width: 20, height: 30), scale: 1)
    let stage = Stage(device: device)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    recording = stage.record("move", frameRate: 30) {
      UIView.animate(withDuration: 0.2) { view.center.x = 15 }
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func list(_ path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: base.appendingPathComponent(path).path)
      .sorted()
  }

  /// Options whose sheet is refused after the work has begun.
  private var failing: OutputOptions {
    var options = OutputOptions()
    options.sheet.cellWidth = 1_000_000
    return options
  }

  @Test func holdsExactlyTheDocumentedFiles() throws {
    defer { remove() }
    try recording.write(to: base.appendingPathComponent("move"))
    #expect(try list() == ["move"])
    #expect(
      try list("move") == ["animation.png", "frames", "sheet.json", "sheet.png", "timeline.json"])
    #expect(try list("move/frames") == (0..<7).map { "000\($0).png" })
  }

  @Test(arguments: OutputKind.allCases + [.preview, .gif, .webp])
  func writesOnlyWhatIsAskedFor(kind: OutputKind) throws { try expectOnly(kind) }

  @Test(.needs(.ffmpeg)) func writesOnlyTheMP4ThatIsAskedFor() throws { try expectOnly(.mp4) }

  private func expectOnly(_ kind: OutputKind) throws {
    defer { remove() }
    try recording.write(to: base.appendingPathComponent("move"), emitting: [kind])
    let expected: [OutputKind: [String]] = [
      .frames: ["frames"], .sheet: ["sheet.json", "sheet.png"], .animation: ["animation.png"],
      .timeline: ["timeline.json"], .preview: ["preview.html"], .gif: ["animation.gif"],
      .webp: ["animation.webp"], .mp4: ["animation.mp4"],
    ]
    #expect(try list("move") == expected[kind])
  }

  @Test func replacesAnEarlierOutputAsAWhole() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    try recording.write(to: folder)
    try recording.write(to: folder, emitting: [.timeline])
    #expect(try list("move") == ["timeline.json"])
    #expect(try list() == ["move"])
  }

  @Test func leavesAFolderWithOtherFilesAlone() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("mine")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("keep".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    #expect(throws: FilmstripError.self) { try recording.write(to: folder) }
    #expect(try list("mine") == ["notes.txt"])
    #expect(try list() == ["mine"])
  }

  /// Names alone do not make files ours: these could be other pictures.
  @Test(arguments: ["frames/0001.png", "sheet.png", "timeline.json", "timeline.json/keep"])
  func leavesFilesOfTheSameNamesAlone(name: String) throws {
    defer { remove() }
    let folder = base.appendingPathComponent("mine")
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: file)
    #expect(throws: FilmstripError.self) { try recording.write(to: folder) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    #expect(try list() == ["mine"])
  }

  /// Another program's sheet has the same format, down to the white space.
  @Test func leavesAnotherProgramsSheetAlone() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    try recording.write(to: folder, emitting: [.sheet])
    let file = folder.appendingPathComponent("sheet.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let foreign = text.replacingOccurrences(of: "\"filmstrip\"", with: "\"TexturePacker\"")
    #expect(foreign != text)
    try Data(foreign.utf8).write(to: file)
    #expect(throws: FilmstripError.self) { try recording.write(to: folder) }
    #expect(try String(contentsOf: file, encoding: .utf8) == foreign)
  }

  @Test func keepsTheFoldersPermissions() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try recording.write(to: folder, emitting: [.timeline])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func manyRunsIntoOneFolderAtTheSameTimeLeaveOneOutput() async throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    let recording = recording
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 { group.addTask { try recording.write(to: folder, emitting: [.timeline]) } }
      try await group.waitForAll()
    }
    #expect(try list() == ["move"])
    #expect(try list("move") == ["timeline.json"])
  }

  @Test func refusesAFileInItsPlaceAndLeavesNothing() throws {
    defer { remove() }
    let file = base.appendingPathComponent("file")
    try Data("keep".utf8).write(to: file)
    #expect(throws: FilmstripError.self) { try recording.write(to: file) }
    #expect(throws: FilmstripError.self) {
      try recording.write(to: file.appendingPathComponent("below/a/file"))
    }
    #expect(try list() == ["file"])
  }

  @Test func aFailureLeavesTheEarlierOutputAndNothingElse() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    try recording.write(to: folder, emitting: [.timeline])
    #expect(throws: FilmstripError.self) { try recording.write(to: folder, options: failing) }
    #expect(try list("move") == ["timeline.json"])
    #expect(try list() == ["move"])
  }

  /// Someone saves a file into the folder while its frames are drawn.
  @Test func aFileOfOthersThatComesDuringTheRunStays() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("move")
    try recording.write(to: folder, emitting: [.timeline])
    let file = folder.appendingPathComponent("notes.txt")
    #expect(throws: FilmstripError.outputHoldsOtherFiles(path: folder.path, example: "notes.txt")) {
      try recording.write(
        to: folder,
        options: OutputOptions(progress: { _, _ in try? Data("keep".utf8).write(to: file) }))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "keep")
    #expect(try list("move") == ["notes.txt", "timeline.json"])
    #expect(try list() == ["move"])
  }

  /// Hidden folders of others, with names as ours have, are none that a run left behind.
  @Test func foldersOfOthersAreNotTakenForLeftovers() throws {
    defer { remove() }
    let names = [".filmstrip-work-notes", ".filmstrip-earlier-notes"]
    for name in names {
      let folder = base.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("keep".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    }
    try recording.write(to: base.appendingPathComponent("move"), emitting: [.timeline])
    for name in names { #expect(try list(name) == ["notes.txt"]) }
  }

  @Test func newFoldersOnTheWayAreMadeAndTakenBackOnFailure() throws {
    defer { remove() }
    try recording.write(to: base.appendingPathComponent("a/b/c"), emitting: [.timeline])
    #expect(try list("a/b/c") == ["timeline.json"])
    #expect(throws: FilmstripError.self) {
      try recording.write(to: base.appendingPathComponent("x/y/z"), options: failing)
    }
    #expect(try list() == ["a"])
  }

  @Test func anyNumberOfJobsWritesTheSameBytes() throws {
    defer { remove() }
    for jobs in [1, 3, 16] {
      try recording.write(
        to: base.appendingPathComponent("\(jobs)"), options: OutputOptions(jobs: jobs))
    }
    for name in ["animation.png", "sheet.png", "sheet.json", "timeline.json", "frames/0003.png"] {
      let files = try [1, 3, 16].map {
        try Data(contentsOf: base.appendingPathComponent("\($0)/\(name)"))
      }
      #expect(files[0] == files[1] && files[1] == files[2], "\(name)")
    }
  }

  @Test func progressCountsEveryFrameOnce() throws {
    defer { remove() }
    let counts = Counts()
    try recording.write(
      to: base.appendingPathComponent("move"),
      options: OutputOptions(jobs: 4) { done, total in counts.values.append((done, total)) })
    #expect(counts.values.map(\.0) == Array(1...7))
    #expect(counts.values.allSatisfy { $0.1 == 7 })
  }

  /// Filled on the calling thread only.
  private final class Counts: @unchecked Sendable { var values: [(Int, Int)] = [] }
}
