// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import Testing

/// Animated PNG files that other programs wrote, and what is wrong with some: see Fixtures/apng/README.md.
@Suite struct AnimatedPNGTests {
  struct Animation: Sendable, CustomTestStringConvertible {
    let name: String
    let width: Int
    let height: Int
    let playCount: Int
    let delays: [FrameDelay]
    let tolerance: Int

    var path: String { AnimatedPNGTests.folder.appendingPathComponent(name + ".png").path }
    var testDescription: String { name }

    /// The expected frames, premultiplied RGBA.
    func frames() throws -> [[UInt8]] {
      let data = try [UInt8](
        Data(contentsOf: AnimatedPNGTests.folder.appendingPathComponent(name + ".rgba")))
      let count = width * height * 4
      return stride(from: 0, to: data.count, by: count).map { start in
        (start..<start + count).map { place in
          let alpha = Int(data[place | 3])
          guard place % 4 != 3 else { return data[place] }
          let product: Int = 2 * Int(data[place]) * alpha
          return UInt8((product + 255) / 510)
        }
      }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/apng")

  static let corpus: [Animation] = {
    let text = try? String(
      contentsOf: folder.appendingPathComponent("manifest.tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 6, let width = Int(parts[1]), let height = Int(parts[2]),
        let plays = Int(parts[3]), let tolerance = Int(parts[5])
      else { return nil }
      let delays = parts[4].split(separator: ",").map { delay in
        let numbers = delay.split(separator: "/").compactMap { UInt16($0) }
        return FrameDelay(numbers[0], over: numbers[1])
      }
      return Animation(
        name: parts[0], width: width, height: height, playCount: plays, delays: delays,
        tolerance: tolerance)
    }
  }()

  private func rgba(_ bitmap: Bitmap) -> [UInt8] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).flatMap { x in
        let pixel = bitmap[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
  }

  private func distance(_ bitmap: Bitmap, _ expected: [UInt8]) -> Int {
    zip(rgba(bitmap), expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func theCorpusIsThere() { #expect(AnimatedPNGTests.corpus.count == 20) }

  @Test(arguments: corpus)
  func showsTheFramesThatOtherProgramsShow(_ file: Animation) throws {
    let animation = try #require(try AnimatedPNG(path: file.path))
    #expect((animation.width, animation.height) == (file.width, file.height))
    #expect(animation.playCount == file.playCount)
    // Delays are equal as fractions: ffmpeg writes 1/30, and another version may shorten otherwise.
    #expect(animation.delays.count == file.delays.count)
    for (one, other) in zip(animation.delays, file.delays) {
      #expect(
        Int(one.numerator) * Int(other.denominator) == Int(other.numerator) * Int(one.denominator))
    }
    let player = animation.makePlayer()
    for (index, expected) in try file.frames().enumerated() {
      let bitmap = try #require(try player.next())
      #expect(distance(bitmap, expected) <= file.tolerance, "frame \(index)")
      #expect(
        !bitmap.isOpaque || rgba(bitmap).indices.allSatisfy { $0 % 4 != 3 || expected[$0] == 255 })
    }
    #expect(try player.next() == nil)
  }

  @Test(arguments: corpus)
  func goesToAnyFrame(_ file: Animation) throws {
    let animation = try #require(try AnimatedPNG(path: file.path))
    let player = animation.makePlayer()
    let expected = try file.frames()
    let count = expected.count
    for index in Array((0..<count).reversed()) + [count - 1, 0, count / 2, count - 1] {
      try player.seek(to: index)
      #expect(player.position == index)
      let bitmap = try #require(try player.next())
      #expect(distance(bitmap, expected[index]) <= file.tolerance, "frame \(index)")
    }
  }

  @Test func aStillFileIsNoAnimation() throws {
    #expect(try AnimatedPNG(path: Corpus.pictures[0].path) == nil)
  }

  // MARK: Bad files

  /// Opens and plays a file of changed chunks; returns the reason for which it is refused.
  private func reason(
    limits: ImageLimits = .standard,
    _ change: (inout [(type: String, bytes: [UInt8])]) -> Void
  ) throws -> String {
    let source = AnimatedPNGTests.folder.appendingPathComponent("none-source-any.png")
    var chunks = PNGStructure(try Data(contentsOf: source)).chunks.map {
      (type: $0.type, bytes: $0.bytes)
    }
    change(&chunks)
    return try reason(PNGChunks.file(chunks), limits: limits)
  }

  private func reason(_ data: Data, limits: ImageLimits = .standard) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(data, to: "a.png")
    do {
      let player = try AnimatedPNG(path: path, limits: limits)?.makePlayer()
      while try player?.next() != nil {}
      return "none"
    } catch {
      return error.description.replacingOccurrences(of: path, with: "a.png")
    }
  }

  private func index(_ type: String, _ number: Int, in chunks: [(type: String, bytes: [UInt8])])
    -> Int
  { chunks.indices.filter { chunks[$0].type == type }[number] }

  @Test func refusesDamagedFilesWithAReason() throws {
    func damaged(_ reason: String) -> String {
      "a.png: is a damaged PNG (\(reason)); export or copy it again"
    }
    #expect(try reason { _ in } == "none")
    #expect(try reason { $0[1].bytes[3] = 9 } == damaged("it promises 9 frames and has 5"))
    #expect(
      try reason { $0[1].bytes[3] = 2 } == damaged("it has more than the 2 frames it promises"))
    #expect(try reason { $0[1].bytes[3] = 0 } == damaged("it promises no frames"))
    #expect(try reason { $0[1].bytes.removeLast() } == damaged("acTL has 7 bytes"))
    #expect(
      try reason { $0[index("fcTL", 1, in: $0)].bytes[3] = 7 }
        == damaged("its frames are out of order"))
    #expect(
      try reason { $0[index("fcTL", 1, in: $0)].bytes[15] = 12 }
        == damaged("frame 1 lies outside of the canvas"))
    #expect(
      try reason { $0[index("fcTL", 1, in: $0)].bytes[11] = 0 }
        == damaged("frame 1 lies outside of the canvas"))
    #expect(
      try reason { $0[index("fcTL", 0, in: $0)].bytes[7] = 5 }
        == damaged("its first frame is not as large as the canvas"))
    #expect(
      try reason { $0[index("fcTL", 2, in: $0)].bytes[24] = 3 }
        == damaged("frame 2 is drawn in an unknown way"))
    #expect(
      try reason { $0.remove(at: index("IDAT", 0, in: $0)) }
        == damaged("frame 0 has no pixels"))
    #expect(
      try reason { chunks in
        let place = index("fdAT", 1, in: chunks)
        chunks[place].bytes = Array(chunks[place].bytes.prefix(20))
      }.hasPrefix("a.png: is a damaged PNG (frame 2: "))
  }

  @Test func refusesFilesThatBreakOffOrHaveAWrongChecksum() throws {
    let source = AnimatedPNGTests.folder.appendingPathComponent("none-source-any.png")
    let whole = try Data(contentsOf: source)
    // But for the name of acTL, which makes a still file of it.
    // Wherever it breaks off before the end, and whichever byte is another one, that is no crash; in the
    // pixels it is noticed by a checksum.
    for count in stride(from: 0, to: whole.count - 12, by: 7) {
      #expect(try reason(whole.prefix(count)) != "none", "\(count) bytes")
    }
    for place in stride(from: 8, to: whole.count - 16, by: 3) where !(37..<41).contains(place) {
      var data = whole
      data[place] ^= 0x41
      #expect(try reason(data) != "none", "byte \(place)")
    }
  }

  @Test func holdsTheLimits() throws {
    var limits = ImageLimits()
    limits.frameCount = 4
    #expect(
      try reason(limits: limits) { _ in }
        == "a.png: has 5 frames, more than the limit of 4; export fewer, or raise "
        + "ImageLimits.frameCount")
    limits = ImageLimits()
    limits.pixelCount = 279
    #expect(try reason(limits: limits) { _ in }.hasPrefix("a.png: is 20×14 pixels, more than"))
    limits = ImageLimits()
    limits.animationByteCount = 1_000
    #expect(try reason(limits: limits) { _ in }.hasPrefix("a.png: has "))
    limits = ImageLimits()
    limits.ancillaryByteCount = 50
    #expect(
      try reason(limits: limits) { $0.insert(("tEXt", Array(repeating: 65, count: 60)), at: 1) }
        .contains("beside its pixels"))
    // Four billion frames are refused before anything is provided for them.
    #expect(
      try reason { $0[1].bytes.replaceSubrange(0..<4, with: [255, 255, 255, 255]) }
        .hasPrefix("a.png: has 4294967295 frames, more than the limit of 36000"))
  }

  @Test func saysWhatElseAFileIs() throws {
    #expect(try reason(Data()).contains("is empty"))
    #expect(
      try reason(Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8))
        == "a.png: is a Git LFS pointer, not the image; get the file with `git lfs pull`")
    #expect(try reason(Data("GIF89a".utf8)).contains("it looks like a GIF"))
  }
}
