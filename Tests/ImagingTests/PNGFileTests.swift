// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import PictureReaders
import Requirements
import Testing

/// Still files: their chunks, and that they come back as they went.
@Suite struct PNGFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int
    let format: EncodedImage.PixelFormat

    var testDescription: String { "\(width)×\(height) \(format)" }

    static let all: [Case] = [EncodedImage.PixelFormat.rgb, .rgba].flatMap { format in
      (1...9).map { Case(width: $0, height: 5, format: format) }
        + [(1, 1), (1, 33), (64, 1), (255, 17), (402, 87)].map { size in
          Case(width: size.0, height: size.1, format: format)
        }
    }
  }

  private static let compressions: [PNGCompression] = [.fastest, .level(1), .level(6), .level(12)]

  private func readBack(
    _ bitmap: Bitmap, _ format: EncodedImage.PixelFormat, _ compression: PNGCompression
  ) throws -> Bitmap {
    let data = PNGFile.data(of: bitmap, as: format, compression: compression)
    return try PNGReader.decode(data, name: "round trip").bitmap
  }

  /// A file that is written in parts has the same bytes, few and many of them.
  @Test(arguments: [(1, 1), (40, 40), (402, 87)])
  func aWrittenFileHasTheSameBytes(width: Int, height: Int) throws {
    var encoder = PNGEncoder()
    let image = encoder.encode(TestPictures.noise(width: width, height: height), as: .rgb)
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("written.png")
      let file = try FileWriter(creating: url.path)
      try PNGFile.write(image, to: file)
      try file.close()
      #expect(try Data(contentsOf: url) == PNGFile.data(of: image))
    }
  }

  /// What people are told of a picture is a text of the standard's, in UTF-8.
  @Test(.needs(.pillow))
  func anotherProgramReadsTheDescription() throws {
    let text = "“mover” moves 80\u{A0}pt; <tags> & ümlauts 🎞"
    let bitmap = TestPictures.noise(width: 5, height: 4)
    let data = PNGFile.data(of: bitmap, description: text)
    #expect(try PNGReader.decode(data, name: "described").bitmap == bitmap)
    try PictureReader.withFolder { folder in
      let file = folder.appendingPathComponent("described.png")
      try data.write(to: file)
      let script = """
        import sys
        from PIL import Image
        image = Image.open(sys.argv[1])
        image.load()
        sys.stdout.buffer.write(image.text["Description"].encode("utf-8"))
        """
      let read = try PictureReader.runPillow(["-c", script, file.path])
      #expect(read.errors.isEmpty && String(decoding: read.output, as: UTF8.self) == text)
    }
  }

  @Test(arguments: Case.all, compressions)
  func opaquePixelsComeBackExactly(size: Case, compression: PNGCompression) throws {
    let flat = Bitmap(
      width: size.width, height: size.height, filledWith: Pixel(red: 1, green: 128, blue: 254))
    let noise = TestPictures.noise(width: size.width, height: size.height)
    #expect(try readBack(flat, size.format, compression) == flat)
    #expect(try readBack(noise, size.format, compression) == noise)
  }

  /// The encoder works in bands of 256 KiB: several bands, and rows longer than one.
  @Test(arguments: [(402, 250), (90_000, 2)], [PNGCompression.fastest, .level(1)])
  func picturesLargerThanABandComeBackExactly(
    size: (Int, Int), compression: PNGCompression
  ) throws {
    let stripes = Bitmap(width: size.0, height: size.1) { bytes in
      // Opaque, and different from the neighbours on all sides.
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let value = UInt32(truncatingIfNeeded: offset &* 0x9e37_79b1) >> 8
        bytes.storeBytes(
          of: (value | 0xff00_0000).littleEndian, toByteOffset: offset, as: UInt32.self)
      }
    }
    let flat = Bitmap(
      width: size.0, height: size.1, filledWith: Pixel(red: 1, green: 128, blue: 254))
    for format in [EncodedImage.PixelFormat.rgb, .rgba] {
      #expect(try readBack(stripes, format, compression) == stripes)
      #expect(try readBack(flat, format, compression) == flat)
    }
  }

  /// Straight colour is off by at most 1/2, which times a / 255 < 1 rounds back to what it was.
  @Test(arguments: PNGFileTests.compressions)
  func translucentPixelsComeBackExactly(compression: PNGCompression) throws {
    let noise = TestPictures.noise(width: 97, height: 31, isOpaque: false)
    #expect(try readBack(noise, .rgba, compression) == noise)
    // Every premultiplied colour at every alpha.
    let all = TestPictures.bitmap(width: 256, height: 256) { x, alpha in
      let color = UInt8(min(x, alpha))
      return Pixel(red: color, green: UInt8(alpha) - color, blue: color / 3, alpha: UInt8(alpha))
    }
    #expect(try readBack(all, .rgba, compression) == all)
  }

  @Test func rgbDropsAlphaAndKeepsColorAsItIs() throws {
    let bitmap = Bitmap(
      width: 3, height: 2, filledWith: Pixel(red: 9, green: 8, blue: 7, alpha: 100))
    let expected = Bitmap(width: 3, height: 2, filledWith: Pixel(red: 9, green: 8, blue: 7))
    let result = try readBack(bitmap, .rgb, .fastest)
    #expect(result == expected)
    #expect(result.isOpaque)
  }

  @Test(arguments: Case.all)
  func hasTheChunksOfAPlainFileAndNoTimeStamp(size: Case) throws {
    let bitmap = TestPictures.noise(width: size.width, height: size.height)
    let file = PNGStructure(PNGFile.data(of: bitmap, as: size.format))
    #expect(file.hasSignature)
    #expect(file.types == ["IHDR", "sRGB", "tEXt", "IDAT", "IEND"])
    #expect(file.trailingByteCount == 0)
    for chunk in file.chunks { #expect(chunk.crc == chunk.expectedCRC, "\(chunk.type)") }
    let header = try #require(file.chunks.first)
    #expect(header.number32(at: 0) == UInt32(size.width))
    #expect(header.number32(at: 4) == UInt32(size.height))
    // 8 bits; colour type; deflate; the five basic filters; not interlaced.
    #expect(Array(header.bytes[8...]) == [8, size.format == .rgb ? 2 : 6, 0, 0, 0])
    #expect(file.chunks(named: "sRGB").map(\.bytes) == [[0]])
    #expect(file.chunks.last?.bytes == [])
  }

  @Test func wrapsTheEncodedStreamAsItIs() {
    var encoder = PNGEncoder()
    let image = encoder.encode(TestPictures.noise(width: 20, height: 10), as: .rgb)
    let file = PNGStructure(PNGFile.data(of: image))
    #expect(file.chunks(named: "IDAT").map(\.bytes) == [image.zlib])
  }

  @Test(arguments: PNGFileTests.compressions)
  func givesEqualFilesForEqualBitmaps(compression: PNGCompression) {
    let files = (0..<2).map { _ in
      PNGFile.data(
        of: TestPictures.noise(width: 50, height: 40, isOpaque: false), compression: compression)
    }
    #expect(files[0] == files[1])
  }
}

@Suite struct PNGStructureTests {
  /// The check value of CRC-32/ISO-HDLC, and the CRC of every PNG's `IEND`.
  @Test func computesKnownChecksums() {
    #expect(PNGChunks.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(PNGChunks.crc32(Array("IEND".utf8)) == 0xae42_6082)
  }

  @Test(arguments: ["pngtest.png", "pil-chunks-rgba8.png", "raw-apple-idot-rgb8.png"])
  func agreesWithFilesOfOtherEncoders(file: String) throws {
    let structure = PNGStructure(try Data(contentsOf: URL(filePath: Corpus.path(file))))
    #expect(structure.hasSignature)
    #expect(structure.trailingByteCount == 0)
    #expect(structure.types.first == "IHDR")
    for chunk in structure.chunks { #expect(chunk.crc == chunk.expectedCRC, "\(chunk.type)") }
  }
}
