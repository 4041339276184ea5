// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

/// Pixels in memory: layout, equality, digest and coding.
@Suite struct BitmapTests {
  @Test func laysPixelsOutAsBGRARowsFromTheTop() {
    let bitmap = Bitmap(width: 2, height: 2) { bytes in bytes.copyBytes(from: 1...16) }
    #expect(bitmap.bytesPerRow == 8)
    #expect(TestPictures.bytes(of: bitmap) == Array(1...16))
    #expect(bitmap[0, 0] == Pixel(red: 3, green: 2, blue: 1, alpha: 4))
    #expect(bitmap[1, 0] == Pixel(red: 7, green: 6, blue: 5, alpha: 8))
    #expect(bitmap[0, 1] == Pixel(red: 11, green: 10, blue: 9, alpha: 12))
    #expect(bitmap[1, 1] == Pixel(red: 15, green: 14, blue: 13, alpha: 16))
  }

  /// The larger size is memory from the system, the smaller from the allocator.
  @Test(arguments: [(3, 2), (2_000, 600)])
  func startsAsTransparentBlack(width: Int, height: Int) {
    let bitmap = Bitmap(width: width, height: height) { _ in }
    #expect(bitmap.withUnsafeBytes { $0.count } == width * height * 4)
    #expect(bitmap.withUnsafeBytes { $0.allSatisfy { $0 == 0 } })
    #expect(!bitmap.isOpaque)
  }

  /// The sum over all bytes, one by one, of random pictures; the largest takes more than one block of the sum.
  @Test(arguments: [(1, 1), (37, 3), (128, 128), (200, 301)])
  func theMeanDifferenceIsThatOfAllComponents(width: Int, height: Int) {
    var numbers = SeededNumbers(seed: UInt64(width))
    let pictures = (0..<2).map { _ in
      Bitmap(width: width, height: height) { bytes in
        for index in bytes.indices {
          bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: numbers.next())
        }
      }
    }
    let sum = zip(TestPictures.bytes(of: pictures[0]), TestPictures.bytes(of: pictures[1]))
      .reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(
      pictures[0].meanDifference(to: pictures[1])
        == Double(sum) / Double(width * height * 3 * 255))
  }

  @Test func fillsEveryPixelAndKnowsWhetherItIsOpaque() {
    let opaque = Bitmap(width: 3, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3))
    #expect(
      TestPictures.bytes(of: opaque) == Array(repeating: [3, 2, 1, 255], count: 6).flatMap(\.self))
    #expect(opaque.isOpaque)
    let glass = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(!glass.isOpaque)
  }

  @Test(arguments: [(-1, 0), (0, -1), (2, 0), (0, 3)])
  func rejectsPositionsOutside(x: Int, y: Int) async {
    await #expect(processExitsWith: .failure) { [x, y] in
      _ = Bitmap(width: 2, height: 3, filledWith: Pixel(bgra: 0))[x, y]
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, -1), (1 << 28, 2), (Int.max, Int.max)])
  func rejectsImpossibleSizes(width: Int, height: Int) async {
    await #expect(processExitsWith: .failure) { [width, height] in
      _ = Bitmap(width: width, height: height) { _ in }
    }
  }

  @Test func equalsABitmapOfTheSamePixels() {
    let bitmap = TestPictures.noise(width: 9, height: 4)
    #expect(bitmap == TestPictures.noise(width: 9, height: 4))
    #expect(bitmap != TestPictures.noise(width: 9, height: 4, seed: 2))
    // The same bytes in another shape.
    let turned = Bitmap(width: 4, height: 9) { $0.copyBytes(from: TestPictures.bytes(of: bitmap)) }
    #expect(bitmap != turned)
  }

  @Test func ignoresWhatIsKnownOfOpacityWhenComparing() {
    let known = Bitmap(width: 2, height: 2, filledWith: Pixel(red: 5, green: 6, blue: 7))
    let unknown = TestPictures.bitmap(width: 2, height: 2) { _, _ in
      Pixel(red: 5, green: 6, blue: 7)
    }
    #expect(known == unknown)
    #expect(known.digest == unknown.digest)
  }

  @Test func digestTellsContentsApart() {
    let bitmap = TestPictures.noise(width: 40, height: 30)
    #expect(bitmap.digest == TestPictures.noise(width: 40, height: 30).digest)
    #expect(bitmap.digest.description.count == 32)
    #expect(bitmap.digest.description.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    var digests: Set = [bitmap.digest]
    for (x, y) in [(0, 0), (39, 0), (0, 29), (39, 29), (17, 11)] {
      // One bit of one pixel.
      let changed = TestPictures.bitmap(width: 40, height: 30) { column, row in
        column == x && row == y ? Pixel(bgra: bitmap[x, y].bgra ^ 1) : bitmap[column, row]
      }
      #expect(changed != bitmap)
      digests.insert(changed.digest)
    }
    #expect(digests.count == 6)
  }

  @Test func digestTellsShapesOfTheSameBytesApart() {
    let digests = [(1, 12), (2, 6), (3, 4), (4, 3), (6, 2), (12, 1)].map { width, height in
      Bitmap(width: width, height: height, filledWith: Pixel(bgra: 0)).digest
    }
    #expect(Set(digests).count == 6)
  }

  @Test(arguments: [(1, 1), (3, 7), (128, 65)])
  func comesBackFromJSONExactly(width: Int, height: Int) throws {
    for isOpaque in [true, false] {
      let bitmap = TestPictures.noise(width: width, height: height, isOpaque: isOpaque)
      let json = try JSONEncoder().encode(bitmap)
      #expect(try JSONDecoder().decode(Bitmap.self, from: json) == bitmap)
    }
  }

  /// Bytes that our compressor did not write: four pixels in a stored block.
  @Test func decodesAStreamMadeByHand() throws {
    let zlib = Data(StoredZlib.stream(Array(1...16))).base64EncodedString()
    let json = Data(#"{"width": 2, "height": 2, "zlib": "\#(zlib)"}"#.utf8)
    let bitmap = try JSONDecoder().decode(Bitmap.self, from: json)
    #expect(TestPictures.bytes(of: bitmap) == Array(1...16))
  }

  @Test(arguments: [(2, 3), (3, 2), (0, 2), (2, -2), (1, 1), (1 << 40, 1 << 40)])
  func refusesJSONWhoseSizeAndPixelsDiffer(width: Int, height: Int) {
    let zlib = Data(StoredZlib.stream(Array(1...16))).base64EncodedString()
    let json = Data(#"{"width": \#(width), "height": \#(height), "zlib": "\#(zlib)"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Bitmap.self, from: json) }
  }

  @Test func refusesDamagedJSON() {
    var stream = StoredZlib.stream(Array(1...16))
    stream[stream.count - 1] ^= 1
    let zlib = Data(stream).base64EncodedString()
    let json = Data(#"{"width": 2, "height": 2, "zlib": "\#(zlib)"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Bitmap.self, from: json) }
  }
}

/// The packed form of one pixel.
@Suite struct PixelTests {
  @Test func packsBlueIntoTheLowestByte() {
    #expect(Pixel(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78).bgra == 0x7812_3456)
    let pixel = Pixel(bgra: 0x7812_3456)
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [0x12, 0x34, 0x56, 0x78])
    #expect(Pixel(red: 1, green: 2, blue: 3).alpha == 255)
  }

  @Test(
    arguments: [
      (0x7812_3456, "#12345678"), (0, "#00000000"), (0xff00_0001, "#000001ff"),
      (0xffff_ffff, "#ffffffff"), (0x0a01_0203, "#0102030a"),
    ] as [(UInt32, String)])
  func describesItselfAsHexadecimalRGBA(bgra: UInt32, text: String) {
    #expect(Pixel(bgra: bgra).description == text)
  }
}
