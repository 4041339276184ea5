// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Requirements
import Testing

/// Whatever is wrong: one clear line that names it, status 2, and nothing left behind.
@Suite struct BadInputTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("bad-input-\(UUID().uuidString)")
  private let good = FilmstripProcess.screens.appendingPathComponent("inbox.png").path

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { base.appendingPathComponent(name).path }

  private func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func png(width: Int, height: Int, to name: String) throws -> String {
    let bitmap = Bitmap(
      width: width, height: height, filledWith: Pixel(red: 9, green: 9, blue: 9))
    return try write(PNGFile.data(of: bitmap), to: name)
  }

  /// Runs `render` and checks everything that holds for all failures.
  private func expectFailure(_ arguments: [String], naming parts: [String]) throws {
    defer { try? FileManager.default.removeItem(at: base) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
    let result = try FilmstripProcess.run(["render"] + arguments, folder: base)
    #expect(result.status == 2)
    #expect(result.output == "")
    let lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "", "one line: \(result.errors)")
    for part in parts { #expect(result.errors.contains(part), "\(result.errors)") }
    let after = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
    #expect(after == before)
  }

  private func expectBadFile(_ file: String, naming parts: [String]) throws {
    try expectFailure(["shadow-push", "--from", file, "--to", good], naming: [file] + parts)
  }

  @Test func missingFile() throws {
    try expectBadFile(path("none.png"), naming: ["No such file"])
  }

  @Test func textNamedPNG() throws {
    try expectBadFile(
      try write(Data("hello".utf8), to: "a.png"),
      naming: ["neither a PNG nor a JPEG", "looks like text"])
  }

  @Test func jpegNamedPNG() throws {
    let bytes: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]
    try expectBadFile(
      try write(Data(bytes), to: "a.png"), naming: ["damaged JPEG", "copy it again"])
  }

  @Test func truncatedPNG() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: good))
    try expectBadFile(try write(data.prefix(data.count / 2), to: "a.png"), naming: ["damaged"])
  }

  @Test func emptyFile() throws {
    try expectBadFile(try write(Data(), to: "a.png"), naming: ["empty"])
  }

  @Test func directory() throws {
    try FileManager.default.createDirectory(
      atPath: path("dir.png"), withIntermediateDirectories: true)
    try expectBadFile(path("dir.png"), naming: ["folder"])
  }

  @Test(.not(.asRoot, "root may read every file"))
  func unreadableFile() throws {
    let file = try png(width: 4, height: 4, to: "a.png")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    try expectBadFile(file, naming: ["Permission denied"])
  }

  @Test func differentSizes() throws {
    let other = try png(width: 750, height: 1334, to: "se.png")
    try expectFailure(
      ["shadow-push", "--from", good, "--to", other], naming: [other, "750×1334", "1179×2556"])
  }

  @Test func unknownSizeWithoutScale() throws {
    let (a, b) = (
      try png(width: 100, height: 80, to: "a.png"), try png(width: 100, height: 80, to: "b.png")
    )
    try expectFailure(["shadow-push", "--from", a, "--to", b], naming: [a, "100×80", "--scale"])
  }

  @Test func tooManyPixelsOnASide() throws {
    let tall = try png(width: 2, height: 40_000, to: "tall.png")
    try expectFailure(
      ["shadow-push", "--from", tall, "--to", tall, "--scale", "2"],
      naming: [tall, "40000", "32767"])
  }

  @Test func pathWithALineFeed() throws {
    try expectFailure(
      ["shadow-push", "--from", "a\nb.png", "--to", good], naming: ["a\\nb.png", "No such file"])
  }

  @Test func unknownTransition() throws {
    try expectFailure(
      ["shadow-posh", "--from", good, "--to", good], naming: ["shadow-posh", "shadow-push"])
  }

  @Test func unknownDevice() throws {
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--device", "nokia"],
      naming: ["nokia", "filmstrip list --devices"])
  }

  @Test func deviceOfAnotherShape() throws {
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--device", "iphone-se"],
      naming: [good, "distorted"])
  }

  @Test func outputIsAFile() throws {
    let file = try write(Data("x".utf8), to: "taken")
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--output", file], naming: [file, "--output"])
  }

  @Test func outputBelowAFile() throws {
    let file = try write(Data("x".utf8), to: "taken")
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--output", file + "/below"],
      naming: ["taken", "--output"])
  }

  @Test func outputIsAMountPoint() throws {
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--output", "/proc"],
      naming: ["/proc", "mounted"])
  }

  @Test func outputHoldsOtherFiles() throws {
    _ = try write(Data("x".utf8), to: "notes.txt")
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--output", base.path], naming: ["notes.txt"])
  }

  @Test(.not(.asRoot, "root may write everywhere"))
  func unwritableOutput() throws {
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good, "--output", "/filmstrip-test/x"],
      naming: ["/filmstrip-test/x", "--output"])
  }

  @Test(arguments: [
    ["--set", "speed=1"], ["--set", "duration"], ["--set", "duration=fast"],
    ["--set", "duration=-1"],
    ["--set", "moveFactor=nan"], ["--duration", "0"], ["--duration", "-1"], ["--fps", "0"],
    ["--fps", "x"],
    ["--scale", "-3"], ["--scale", "3", "--device", "iphone-15"], ["--emit", "movie"],
    ["--emit", ""], ["--columns", "0"], ["--cell-width", "0"], ["--every", "0"],
    ["--every", "2", "--all-frames"], ["--jobs", "0"], ["--output", ""], ["--unknown"],
  ])
  func badOption(_ options: [String]) throws {
    let name = options[0] == "--set" ? String(options[1].split(separator: "=")[0]) : options[0]
    try expectFailure(
      ["shadow-push", "--from", good, "--to", good] + options,
      naming: [options[0] == "--duration" ? "duration" : name])
  }

  @Test func missingTransition() throws {
    try expectFailure([], naming: ["filmstrip render --help"])
  }

  @Test func missingScreenshot() throws {
    try expectFailure(["shadow-push", "--from", good], naming: ["--to"])
  }
}
