// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import Testing

/// Files that ask for too much, in a process that may have a gigabyte and fifteen seconds.
@Suite struct BombTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("bombs-\(UUID().uuidString)")
  private let good = FilmstripProcess.screens.appendingPathComponent("inbox.png").path

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  private func write(_ data: Data, to name: String) throws -> String {
    let url = base.appendingPathComponent(name)
    try data.write(to: url)
    return url.path
  }

  private func run(_ arguments: [String]) throws -> FilmstripProcess.Result {
    // Address space in kilobytes, processor time in seconds: beyond them the shell's child dies.
    try FilmstripProcess.run(
      executable: "/bin/sh",
      [
        "-c", "ulimit -v 1048576 && ulimit -t 15 && exec \"$0\" \"$@\"",
        FilmstripProcess.path,
      ] + arguments, folder: base)
  }

  private func expectRefusal(_ arguments: [String], _ line: String) throws {
    defer { try? FileManager.default.removeItem(at: base) }
    let result = try run(["render"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors == "filmstrip: \(line)\n")
    #expect(result.output == "")
  }

  private func expectRefusal(of file: String, _ reason: String) throws {
    try expectRefusal(["shadow-push", "--from", file, "--to", good], "\(file): \(reason)")
  }

  @Test func manyPixels() throws {
    try expectRefusal(
      of: try write(Bombs.blackSquare(side: 16_384), to: "a.png"),
      "is 16384×16384 pixels, more than the limit of 64 megapixels; scale it down first, or raise "
        + "ImageLimits.pixelCount (--max-megapixels)")
  }

  @Test func muchText() throws {
    try expectRefusal(
      of: try write(Bombs.text(chunks: 1_000, unpacked: 7_000_000), to: "a.png"),
      "has 6.6 MiB of text, profiles and other data beside its pixels, more than the limit of 1 MiB; "
        + "export it without metadata, or raise ImageLimits.ancillaryByteCount")
  }

  @Test func manyScans() throws {
    try expectRefusal(
      of: try write(Bombs.scans(side: 7_800, count: 199), to: "a.jpg"),
      "is a JPEG of more than 21 scans, too many for its size; export it as a baseline JPEG or a PNG, "
        + "or raise ImageLimits.scanCount")
  }

  @Test func aTerabyte() throws {
    let file = try write(Data([0x89, 0x50, 0x4e, 0x47]), to: "a.png")
    try #require(truncate(file, 1 << 40) == 0)
    try expectRefusal(
      of: file,
      "has 1048576 MiB, more than the limit of 64 MiB; export it smaller, or raise "
        + "ImageLimits.byteCount (--max-megapixels)")
  }

  @Test func aTerabyteOfTouches() throws {
    let file = try write(Data("[".utf8), to: "a.json")
    try #require(truncate(file, 1 << 40) == 0)
    try expectRefusal(
      ["drop-pop", "--from", good, "--to", good, "--gesture", file],
      "--gesture \(file): is larger than 8 MiB, more than any script of touches; give a file in JSON"
    )
  }

  @Test func touchesThatNeverCome() throws {
    try expectRefusal(
      ["drop-pop", "--from", good, "--to", good, "--gesture", "/dev/zero"],
      "--gesture /dev/zero: cannot be read; give a file, or one of: finish, cancel, interrupt")
  }

  // MARK: The way to raise the limit

  @Test func theLimitOfPixelsCanBeRaisedAndLowered() throws {
    defer { try? FileManager.default.removeItem(at: base) }
    let file = try write(Bombs.blackSquare(side: 1_100), to: "a.png")
    let arguments = [
      "render", "shadow-push", "--from", file, "--to", file, "--scale", "10", "--emit", "timeline",
      "--output", "o", "--max-megapixels",
    ]
    let small = try run(arguments + ["1.2"])
    #expect(small.status == 2)
    #expect(
      small.errors
        == "filmstrip: \(file): is 1100×1100 pixels, more than the limit of 1.2 megapixels; scale it "
        + "down first, or raise ImageLimits.pixelCount (--max-megapixels)\n")
    let large = try run(arguments + ["1.3"])
    #expect(large.status == 0 && large.errors == "", "\(large.errors)")
  }

  @Test func morePixelsThanTheStandardAreReadWhenAllowed() throws {
    defer { try? FileManager.default.removeItem(at: base) }
    // 65.6 megapixels: 262 MB, which are read and then found to have another size.
    let file = try write(Bombs.blackSquare(side: 8_100), to: "a.png")
    let arguments = ["render", "shadow-push", "--from", file, "--to", good]
    #expect(try run(arguments).errors.contains("more than the limit of 64 megapixels"))
    let raised = try run(arguments + ["--max-megapixels", "66"])
    #expect(raised.errors.contains("but \(file) is 8100×8100"), "\(raised.errors)")
  }
}
