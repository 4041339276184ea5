// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import Filmstrip
import Foundation
import Testing

@Suite final class FrameSequenceTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("sequence-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func url(_ name: String) -> URL { base.appendingPathComponent(name) }

  private func bitmap(_ number: Int, width: Int = 6, height: Int = 9) -> Bitmap {
    Bitmap(
      width: width, height: height,
      filledWith: Pixel(
        red: UInt8(truncatingIfNeeded: number * 7), green: 40, blue: UInt8(255 - number)))
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    let target = url(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGFile.data(of: bitmap).write(to: target)
  }

  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch {
      return "\(error)".replacingOccurrences(of: base.path + "/", with: "")
    }
    return "none"
  }

  @Test func aFolderIsReadInTheOrderInWhichPeopleNumberFiles() throws {
    for number in [1, 2, 10, 9, 100] { try write(bitmap(number), to: "shots/shot \(number).png") }
    try write(bitmap(50), to: "shots/.hidden.png")
    try Data("notes".utf8).write(to: url("shots/notes.txt"))
    let sequence = try FrameSequence(contentsOf: url("shots"), frameRate: 20)
    #expect(sequence.name == "shots" && sequence.count == 5)
    #expect((sequence.width, sequence.height) == (6, 9))
    #expect(sequence.times == [0, 50, 100, 150, 200])
    #expect(sequence.durations == [50, 50, 50, 50, 50])
    for (index, number) in [1, 2, 9, 10, 100].enumerated() {
      #expect(try sequence.bitmap(at: index) == bitmap(number), "frame \(index)")
    }
  }

  /// The order is that of `ls -v`, by hand.
  @Test func numbersInNamesCompareAsNumbers() throws {
    let names = ["a1b2", "a1b10", "a2", "a10", "a010x", "b", "b0", "b9", "b10"]
    for name in names.reversed() {
      try write(bitmap(names.firstIndex(of: name) ?? 0), to: "order/\(name).png")
    }
    let sequence = try FrameSequence(contentsOf: url("order"))
    let order = try names.indices.map { 255 - Int(try sequence.bitmap(at: $0)[0, 0].blue) }
    #expect(order == Array(names.indices))
  }

  @Test func aListKeepsItsOrderAndMayMixFormats() throws {
    try write(bitmap(2), to: "b.png")
    try write(bitmap(1), to: "a.png")
    let gray = Bitmap(width: 6, height: 9, filledWith: Pixel(red: 90, green: 90, blue: 90))
    try #require(JPEGFile.data(of: gray, quality: 1)).write(to: url("c.jpg"))
    let sequence = try FrameSequence(files: ["b.png", "a.png", "c.jpg"].map(url))
    #expect(sequence.count == 3)
    #expect(try sequence.bitmap(at: 0) == bitmap(2))
    #expect(try sequence.bitmap(at: 1) == bitmap(1))
    #expect(abs(Int(try sequence.bitmap(at: 2)[3, 3].red) - 90) <= 1)
  }

  @Test func oneFileIsOneFrame() throws {
    try write(bitmap(3), to: "one.png")
    let sequence = try FrameSequence(contentsOf: url("one.png"))
    #expect(sequence.name == "one" && sequence.count == 1 && sequence.times == [0])
  }

  @MainActor
  @Test func anOutputKeepsItsTimesAndEvents() throws {
    let recording = SmallScreen.recordPush()
    for (kinds, folder) in [
      ([.frames, .timeline] as Set<OutputKind>, "frames"), ([.animation, .timeline], "animation"),
      ([.frames, .sheet], "sheet"), ([.animation], "bare"),
    ] {
      try recording.write(to: url(folder), emitting: kinds)
      let sequence = try FrameSequence(contentsOf: url(folder))
      #expect(sequence.count == recording.frames.count, "\(folder)")
      for (index, frame) in recording.frames.enumerated() {
        #expect(abs(sequence.times[index] - frame.seconds * 1_000) < 0.001, "\(folder) \(index)")
      }
      let hasTimeline = kinds.contains(.timeline)
      #expect(sequence.events == (hasTimeline ? recording.events : []))
      #expect(sequence.name == (hasTimeline ? recording.name : folder))
      #expect((sequence.end != nil) == hasTimeline)
      let last = try sequence.bitmap(at: sequence.count - 1)
      #expect(last == CairoRasterizer().rasterize(recording.frames[recording.frames.count - 1]))
    }
  }

  @Test func anAnimationOfDependentFramesCanBeReadFromManyThreads() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/apng/previous-source-any.png")
    let sequence = try FrameSequence(contentsOf: file)
    let inOrder = try (0..<sequence.count).map { try sequence.bitmap(at: $0) }
    var seen: [Int] = []
    try OrderedPipeline.run(
      count: 40, jobs: 8,
      makeWorker: { { place in (place * 3 % 5, try sequence.bitmap(at: place * 3 % 5)) } },
      consume: { _, result in
        seen.append(result.0)
        #expect(result.1 == inOrder[result.0])
      })
    #expect(seen.count == 40)
  }

  // MARK: What cannot be read

  @Test func saysWhatIsWrong() throws {
    try write(bitmap(1), to: "mixed/1.png")
    try write(bitmap(2, width: 7), to: "mixed/2.png")
    #expect(
      message { _ = try FrameSequence(contentsOf: url("mixed")) }
        == "mixed/2.png: is 7×9 pixels but mixed/1.png is 6×9; the frames of a sequence have one size"
    )
    try FileManager.default.createDirectory(at: url("empty"), withIntermediateDirectories: true)
    #expect(
      message { _ = try FrameSequence(contentsOf: url("empty")) }
        == "empty: holds no PNG or JPEG files; give a folder of frames, an animated PNG or image files"
    )
    #expect(
      message { _ = try FrameSequence(contentsOf: url("nothing")) }
        == "nothing: cannot be read (No such file or directory); check the path and its permissions"
    )
    try write(bitmap(1), to: "lfs/1.png")
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n".utf8)
      .write(to: url("lfs/2.png"))
    #expect(
      message { _ = try FrameSequence(contentsOf: url("lfs")) }
        == "lfs/2.png: is a Git LFS pointer, not the image; get the file with `git lfs pull`")
    try Data("text".utf8).write(to: url("lfs/1.png"))
    #expect(message { _ = try FrameSequence(contentsOf: url("lfs")) }.contains("looks like text"))
  }

  @MainActor
  @Test func saysThatAnOutputHasNoFramesOrOtherTimes() throws {
    let recording = SmallScreen.recordPush()
    try recording.write(to: url("o"), emitting: [.sheet, .timeline])
    #expect(
      message { _ = try FrameSequence(contentsOf: url("o")) }
        == "o: is an output without frames; write it again with --emit frames or animation")
    try recording.write(to: url("p"), emitting: [.frames, .timeline])
    try FileManager.default.removeItem(at: url("p/frames/0000.png"))
    #expect(
      message { _ = try FrameSequence(contentsOf: url("p")) }
        == "p: has \(recording.frames.count - 1) frames, and timeline.json the times of "
        + "\(recording.frames.count); write the output again")
  }

  @Test func aFileThatChangesMeanwhileIsNoticed() throws {
    try write(bitmap(1), to: "s/1.png")
    try write(bitmap(2), to: "s/2.png")
    let sequence = try FrameSequence(contentsOf: url("s"))
    try write(bitmap(2, width: 8), to: "s/2.png")
    #expect(message { _ = try sequence.bitmap(at: 1) }.hasPrefix("s/2.png: is 8×9 pixels but"))
    try Data(PNGFile.data(of: bitmap(2)).prefix(50)).write(to: url("s/2.png"))
    #expect(message { _ = try sequence.bitmap(at: 1) }.hasPrefix("s/2.png: is a damaged PNG"))
  }
}
