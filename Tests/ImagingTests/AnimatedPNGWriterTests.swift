// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import Testing

/// The chunks of an animation, after the APNG part of the PNG specification.
@Suite struct AnimatedPNGWriterTests {
  private static let delays = [
    FrameDelay(1, over: 60), FrameDelay(0, over: 1), FrameDelay(65_535, over: 1_000),
    FrameDelay(3, over: 65_535),
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func images(_ count: Int, as format: EncodedImage.PixelFormat) -> [EncodedImage] {
    var encoder = PNGEncoder()
    return (0..<count).map { index in
      encoder.encode(TestPictures.noise(width: 13, height: 7, seed: UInt64(index + 1)), as: format)
    }
  }

  /// Writes frames with the delays in turn and returns the file.
  private func file(of images: [EncodedImage]) throws -> Data {
    let path = folder.path("animation.png")
    let writer = try AnimatedPNGWriter(path: path, frameCount: images.count)
    for (index, image) in images.enumerated() {
      try writer.append(image, delay: Self.delays[index % Self.delays.count])
    }
    try writer.finish()
    return try Data(contentsOf: URL(filePath: path))
  }

  @Test(arguments: [1, 2, 5])
  func putsTheControlsBeforeTheDataTheyAreFor(count: Int) throws {
    let animation = PNGStructure(try file(of: images(count, as: .rgb)))
    #expect(animation.hasSignature)
    #expect(animation.trailingByteCount == 0)
    let later = Array(repeating: ["fcTL", "fdAT"], count: count - 1).flatMap(\.self)
    #expect(animation.types == ["IHDR", "sRGB", "tEXt", "acTL", "fcTL", "IDAT"] + later + ["IEND"])
    for chunk in animation.chunks { #expect(chunk.crc == chunk.expectedCRC, "\(chunk.type)") }
  }

  @Test(arguments: [EncodedImage.PixelFormat.rgb, .rgba])
  func describesTheCanvasAndRepeatsWithoutEnd(format: EncodedImage.PixelFormat) throws {
    let animation = PNGStructure(try file(of: images(4, as: format)))
    let header = try #require(animation.chunks.first)
    #expect(header.bytes == [0, 0, 0, 13, 0, 0, 0, 7, 8, format == .rgb ? 2 : 6, 0, 0, 0])
    let control = try #require(animation.chunks(named: "acTL").first)
    // num_frames, then num_plays: 0 is without end.
    #expect(control.bytes == [0, 0, 0, 4, 0, 0, 0, 0])
  }

  @Test func numbersControlsAndDataWithoutGaps() throws {
    let animation = PNGStructure(try file(of: images(5, as: .rgb)))
    let numbers = animation.chunks(named: "fcTL", "fdAT").map { $0.number32(at: 0) }
    #expect(numbers == Array(0..<9))
  }

  @Test func givesEveryFrameItsDelayAndTheWholeCanvas() throws {
    let animation = PNGStructure(try file(of: images(4, as: .rgba)))
    let controls = animation.chunks(named: "fcTL")
    #expect(controls.count == 4)
    for (control, delay) in zip(controls, Self.delays) {
      #expect(control.bytes.count == 26)
      // Width, height and offset of the region.
      #expect([4, 8, 12, 16].map { control.number32(at: $0) } == [13, 7, 0, 0])
      #expect(control.number16(at: 20) == Int(delay.numerator))
      #expect(control.number16(at: 22) == Int(delay.denominator))
      // Dispose: leave. Blend: replace.
      #expect(Array(control.bytes[24...]) == [0, 0])
    }
  }

  @Test func carriesTheDataOfTheStillsAsItIs() throws {
    let images = images(4, as: .rgb)
    let animation = PNGStructure(try file(of: images))
    let first = animation.chunks(named: "IDAT").map(\.bytes)
    let others = animation.chunks(named: "fdAT").map { Array($0.bytes.dropFirst(4)) }
    let stills = images.flatMap { PNGStructure(PNGFile.data(of: $0)).chunks(named: "IDAT") }
    #expect(first + others == stills.map(\.bytes))
  }

  @Test func readsAsAStillOfItsFirstFrame() throws {
    let data = try file(of: images(3, as: .rgba))
    let bitmap = try PNGReader.decode(data, name: "animation.png").bitmap
    #expect(bitmap == TestPictures.noise(width: 13, height: 7, seed: 1))
  }

  /// Each `fdAT` put into a still of its own, as a viewer does.
  @Test func laterFramesDecodeToTheirPictures() throws {
    let animation = PNGStructure(try file(of: images(3, as: .rgb)))
    let header = try #require(animation.chunks.first)
    for (index, data) in animation.chunks(named: "fdAT").enumerated() {
      let still = PNGChunks.file([
        (header.type, header.bytes), ("IDAT", Array(data.bytes.dropFirst(4))), ("IEND", []),
      ])
      let bitmap = try PNGReader.decode(still, name: "frame").bitmap
      #expect(bitmap == TestPictures.noise(width: 13, height: 7, seed: UInt64(index + 2)))
    }
  }

  @Test func replacesAFileThatIsThere() throws {
    let longer = try file(of: images(5, as: .rgba))
    let shorter = try file(of: images(1, as: .rgb))
    #expect(shorter.count < longer.count)
    #expect(PNGStructure(shorter).types.last == "IEND")
  }

  @Test func saysWhichFileCannotBeWritten() throws {
    let path = folder.path("missing/animation.png")
    let error = try #require(throws: ImagingError.self) {
      try AnimatedPNGWriter(path: path, frameCount: 1)
    }
    guard case .unwritable(path, _, _) = error else {
      Issue.record("\(error) is not about writing")
      return
    }
    #expect(!error.description.contains { $0.isNewline })
  }
}
