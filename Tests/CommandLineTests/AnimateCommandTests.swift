// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import PictureReaders
import Requirements
import Testing

@Suite final class AnimateCommandTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("animate-\(UUID().uuidString)")

  init() throws { try makeFrames("one", count: 4) }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func makeFrames(_ folder: String, count: Int, width: Int = 30, height: Int = 50) throws {
    let url = base.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for number in 0..<count {
      let pixel = Pixel(red: UInt8(number * 20 % 256), green: 40, blue: 90)
      try PNGFile.data(of: Bitmap(width: width, height: height, filledWith: pixel))
        .write(to: url.appendingPathComponent("\(number).png"))
    }
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(["animate"] + arguments, environment: environment, folder: base)
  }

  private func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: base.appendingPathComponent(folder).path)
      .sorted()
  }

  @Test func framesBecomeAPicture() throws {
    let result = try run(["one", "--output", "new/a.gif", "--hold", "0.5"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("one: 2 frames at 30 fps, 30×50 pixels, 0.57 s, "))
    #expect(result.output.hasSuffix(" bytes -> new/a.gif\n"))
    #expect(try names(in: "new") == ["a.gif"])
    let quiet = try run([
      "one/2.png", "one/0.png", "--fps", "50", "--output", "b.webp", "-q", "--bezel", "dark",
    ])
    #expect(quiet.status == 0 && quiet.output == "")
  }

  @Test(.needs(.pillow)) func thePictureIsOfTheFramesInABezel() throws {
    let result = try run([
      "one/2.png", "one/0.png", "--fps", "50", "--output", "b.webp", "--bezel", "dark",
    ])
    #expect(result.status == 0)
    let read = try PictureReader.pillow(base.appendingPathComponent("b.webp"))
    #expect(read.frames.count == 2 && read.size == (38, 58))
    #expect(read.durations == [20, 1_020])
  }

  @Test func aTransitionBecomesAPicture() throws {
    let small = try SmallRun()
    defer { small.remove() }
    let screens = ["--from", small.path("a.png"), "--to", small.path("b.png"), "--scale", "1"]
    let result = try run(
      ["shadow-push"] + screens
        + ["--duration", "0.2", "--output", "a.gif", "--back-and-forth", "--loops", "2"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("shadow-push: "))
    let emitted = try run([], environment: [:])
    #expect(emitted.status == 2)
    let render = try FilmstripProcess.run(
      small.arguments(.there, ["--emit", "gif,webp"]), folder: small.place)
    #expect(render.status == 0)
    #expect(render.output.contains("(gif, webp)"))
  }

  @Test(
    arguments: [
      (["one"], "--output"),
      (["one", "--output", "a.mov"], "a.mov: the extension names no format"),
      (["one", "--output", ""], "give the path of a file"),
      ([], "transition-or-frames"),
      (["", "--output", "a.gif"], "'': give a transition"),
      (["none", "--output", "a.gif"], "none"),
      (["one", "--output", "a.gif", "--width", "15"], "--width 15: must be from 16 to 32767"),
      (["one", "--output", "a.gif", "--width", "31"], "width: 31 is more than the 30 pixels"),
      (["one", "--output", "a.gif", "--rate", "0"], "--rate 0: must be from 1 to 1000"),
      (["one", "--output", "a.gif", "--rate", "60"], "choose 30 or a divisor of it (--rate)"),
      (["one", "--output", "a.gif", "--speed", "nan"], "--speed nan: must be from 0.01 to 10"),
      (["one", "--output", "a.gif", "--hold", "-1"], "--hold -1.0: must be from 0 to 60"),
      (["one", "--output", "a.gif", "--loops", "70000"], "--loops 70000: must be from 0 to 65535"),
      (["one", "--output", "a.gif", "--quality", "0"], "--quality 0: must be from 1 to 100"),
      (["one", "--output", "a.gif", "--backdrop", "pink"], "pink"),
      (["one", "--output", "a.gif", "--backdrop", "#12345"], "#12345"),
      (["one", "--output", "a.gif", "--bezel", "gold"], "gold"),
      (["one", "--output", "a.gif", "--max-bytes", "0"], "max-bytes"),
      (["one", "--output", "a.gif", "--max-bytes", "5XB"], "5XB"),
      (["one", "--output", "a.gif", "--max-bytes", "60"], "does not fit into 60 bytes"),
      (["one", "--output", "a.mp4", "--backdrop", "transparent"], "(--backdrop)"),
      (["one", "--output", "a.mp4", "--loops", "2"], "(--loops)"),
      (["one", "--output", "a.png", "--quality", "9"], "(--quality)"),
      (["one", "--output", "a.gif", "--duration", "1"], "--duration: is for a transition"),
      (["one", "--output", "a.gif", "--device", "iphone-15"], "--device: is for a transition"),
      (["one", "--output", "a.gif", "--from", "a.png"], "--from and --to: give both"),
      (["one", "one", "--output", "a.gif"], "is a sequence of its own"),
      (["one/0.png", "--output", "one/0.png"], "is one of the frames"),
      (["one", "--output", "one/0.png"], "is one of the frames"),
      (["one", "--output", "/proc/no/a.gif"], "/proc/no/a.gif"),
      (["one", "--output", "/dev/full/a.gif"], "/dev/full/a.gif"),
      (["one", "--output", "one/0.png/a.gif"], "one/0.png/a.gif"),
    ] as [([String], String)])
  func nonsenseIsOneLineAndLeavesNothing(arguments: [String], text: String) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("filmstrip: ") && result.errors.contains(text), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try names() == ["one"] && names(in: "one") == ["0.png", "1.png", "2.png", "3.png"])
  }

  @Test func textOfOthersIsPrintable() throws {
    let result = try run(["one", "--output", "\u{1b}[2Ja.gif/b.gif", "--max-bytes", "60"])
    #expect(result.status == 2 && !result.errors.contains("\u{1b}"))
  }

  @Test func noPlaceOnTheDeviceLeavesWhatWasThere() throws {
    // More bytes than the limit of one block: of 512 or 1,024 bytes, by the shell.
    var numbers = UInt32(7)
    let url = base.appendingPathComponent("noise")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for index in 0..<3 {
      let noise = Bitmap(width: 60, height: 60, isOpaque: true) { bytes in
        for place in 0..<3_600 {
          numbers = numbers &* 1_664_525 &+ 1_013_904_223
          bytes.storeBytes(of: numbers | 0xff00_0000, toByteOffset: place * 4, as: UInt32.self)
        }
      }
      try PNGFile.data(of: noise).write(to: url.appendingPathComponent("\(index).png"))
    }
    for name in ["a.gif", "a.webp", "a.png"] {
      #expect(try run(["one", "--output", name]).status == 0)
      let before = try Data(contentsOf: base.appendingPathComponent(name))
      let tool = FilmstripProcess.path
      let result = try FilmstripProcess.run(
        executable: "/bin/sh",
        ["-c", "ulimit -f 1; exec '\(tool)' animate noise --output \(name)"], folder: base)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("\(name): cannot be written (File too large); raise the limit"))
      #expect(try Data(contentsOf: base.appendingPathComponent(name)) == before)
    }
    #expect(try names() == ["a.gif", "a.png", "a.webp", "noise", "one"])
  }

  @Test func withoutFFmpegALineSaysWhatToInstall() throws {
    let result = try run(["one", "--output", "a.mp4"], environment: ["PATH": base.path])
    #expect(result.status == 2)
    #expect(
      result.errors == "filmstrip: a.mp4: needs ffmpeg, which is not installed; install it "
        + "(apt-get install ffmpeg), or choose GIF, WebP or PNG\n")
    #expect(try names() == ["one"])
  }

  private func makeProgram(_ script: String) throws {
    let folder = base.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("ffmpeg")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private var path: [String: String] {
    let own = base.appendingPathComponent("bin").path
    return ["PATH": own + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
  }

  /// Programs in place of ffmpeg: one that refuses, one that stops reading, one that says nothing.
  @Test(
    arguments: [
      ("echo first >&2; printf '\\033[1mUnknown encoder\\n' >&2; exit 1", "Unknown encoder"),
      ("exec 0<&-; sleep 0.3; echo no space >&2; exit 3", "no space"),
      ("cat > /dev/null; exit 4", "it ended with status 4"),
      ("kill -9 $$", "it ended with status 137"),
    ])
  func whatFFmpegSaidLastIsTheReason(script: String, reason: String) throws {
    try makeProgram(script)
    try makeFrames("two", count: 40, width: 200, height: 300)
    let result = try run(["two", "--output", "a.mp4"], environment: path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("filmstrip: a.mp4: ffmpeg could not make it ("))
    #expect(result.errors.contains(reason) && !result.errors.contains("\u{1b}"))
    #expect(!result.errors.contains("first") && result.errors.split(separator: "\n").count == 1)
    #expect(try names() == ["bin", "one", "two"])
  }

  @Test(
    arguments: [("a.gif", SIGINT), ("a.mp4", SIGTERM), ("a.mp4", SIGINT)] as [(String, Int32)])
  func anInterruptionLeavesNothingAndNoOtherProgram(name: String, number: Int32) throws {
    try makeFrames("many", count: 200, width: 400, height: 800)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FilmstripProcess.path)
    process.arguments = ["animate", "many", "--output", name, "--jobs", "1"]
    process.currentDirectoryURL = base
    // It neither reads nor ends by itself.
    try makeProgram("exec sleep 100")
    process.environment = ProcessInfo.processInfo.environment.merging(path) { $1 }
    try FilmstripProcess.start(process)
    var children: [String] = []
    let isMP4 = name.hasSuffix("mp4")
    for _ in 0..<2_000 {
      let hidden = try names().contains { $0.hasPrefix(".filmstrip-work-") }
      children = childNumbers(of: process.processIdentifier)
      if hidden && (!isMP4 || !children.isEmpty) { break }
      usleep(5_000)
    }
    #expect(!isMP4 || children.count == 1)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + number)
    #expect(try names() == ["bin", "many", "one"])
    for child in children {
      #expect(!FileManager.default.fileExists(atPath: "/proc/\(child)/exe"))
    }
  }

  private func childNumbers(of number: Int32) -> [String] {
    let path = "/proc/\(number)/task/\(number)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").map(String.init)
  }

  @Test func thereMayBeTenThousandFrames() throws {
    try makeFrames("many", count: 10_000, width: 6, height: 4)
    let result = try run(["many", "--fps", "50", "--hold", "0", "--output", "a.gif"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("many: 10000 frames at 50 fps, 6×4 pixels, 200 s, "))
  }
}
