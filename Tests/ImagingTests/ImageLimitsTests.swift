// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import Growth
import FilmstripImaging
import Testing

/// Files that ask for more than they may: refused before the work is done, with the way to allow it.
@Suite struct ImageLimitsTests {
  private func refusal(of data: Data, limits: ImageLimits = .standard) throws -> ImagingError {
    let error = try #require(throws: ImagingError.self) {
      try ImageFileReader.decode(data, name: "bomb", limits: limits)
    }
    #expect(error.description.hasPrefix("bomb: "))
    return error
  }

  // MARK: PNG

  @Test func manyPixelsInFewBytesAreRefused() throws {
    let file = Bombs.blackSquare(side: 16_384)
    #expect(file.count < 40_000)
    let error = try refusal(of: file)
    #expect(error == .tooLarge(file: "bomb", width: 16_384, height: 16_384, limit: 64_000_000))
    #expect(
      error.description
        == "bomb: is 16384×16384 pixels, more than the limit of 64 megapixels; scale it down first, "
        + "or raise ImageLimits.pixelCount")
  }

  @Test func theLimitOfPixelsIsExactAndCanBeRaised() throws {
    // 1,000,000 and 1,002,001 pixels.
    let (fits, exceeds) = (Bombs.blackSquare(side: 1_000), Bombs.blackSquare(side: 1_001))
    let one = ImageLimits(megapixels: 1)
    #expect(try ImageFileReader.decode(fits, name: "fits", limits: one).bitmap.width == 1_000)
    #expect(
      try refusal(of: exceeds, limits: one)
        == .tooLarge(file: "bomb", width: 1_001, height: 1_001, limit: 1_000_000))
    #expect(
      try ImageFileReader.decode(exceeds, name: "x", limits: ImageLimits(megapixels: 1.1))
        .bitmap[1_000, 1_000] == Pixel(red: 0, green: 0, blue: 0))
    #expect(ImageLimits.standard.pixelCount == 64_000_000)
    #expect(ImageLimits(megapixels: 64) == .standard)
    #expect(ImageLimits(megapixels: 128).byteCount == 128 << 20)
    #expect(ImageLimits(megapixels: 1e300).pixelCount == Bitmap.maximumPixelCount)
    #expect(ImageLimits(megapixels: .nan).pixelCount == 0)
  }

  @Test func noLimitAllowsMoreThanABitmapHolds() throws {
    var limits = ImageLimits()
    limits.pixelCount = .max
    let error = try refusal(of: Bombs.blackSquare(side: 16_385), limits: limits)
    #expect(
      error.description
        == "bomb: is 16385×16385 pixels, more than the 268.5 megapixels that a picture can have; "
        + "scale it down first")
  }

  /// Seven megabytes of packed text in each of a thousand chunks.
  @Test func muchTextIsRefusedUnread() throws {
    let file = Bombs.text(chunks: 1_000, unpacked: 7_000_000)
    #expect((6_800_000...7_000_000).contains(file.count))
    let error = try refusal(of: file)
    #expect(
      error.description
        == "bomb: has 6.6 MiB of text, profiles and other data beside its pixels, more than the "
        + "limit of 1 MiB; export it without metadata, or raise ImageLimits.ancillaryByteCount")
    try expectTimeOfPlainText(file) { _ = try refusal(of: $0) }
  }

  /// What is within the limit is passed over: a gigabyte were it unpacked.
  @Test func textIsNeverUnpacked() throws {
    let file = Bombs.text(chunks: 150, unpacked: 7_000_000)
    #expect(file.count < 1 << 20)
    try expectTimeOfPlainText(file) { _ = try ImageFileReader.decode($0, name: "text") }
  }

  /// Expects that packed text takes the time of as many bytes in as many chunks that are not packed;
  /// unpacked it is a thousand times as much.
  private func expectTimeOfPlainText(_ file: Data, _ body: (Data) throws -> Void) throws {
    let count = file.count / 7_000
    let plain = Bombs.chunks(Array(repeating: ("tEXt", file.count / count - 12), count: count))
    let expected = try Growth.time(least: 3) { try body(plain) }
    let time = try Growth.time(least: 3) { try body(file) }
    #expect(time < 20 * expected, "\(time) s, \(expected) s")
  }

  @Test func theLimitOfOtherDataIsExactAndLeavesAnimationsAlone() throws {
    // Each chunk has twelve bytes around it.
    let most = (1 << 20) - 24
    let fits = Bombs.chunks([("tEXt", most - 100), ("prVt", 100)])
    #expect(try ImageFileReader.decode(fits, name: "fits").bitmap.width == 1)
    let exceeds = Bombs.chunks([("tEXt", most - 99), ("prVt", 100)])
    #expect(
      try refusal(of: exceeds)
        == .tooMuchBesidePixels(file: "bomb", count: (1 << 20) + 1, limit: 1 << 20))
    let frames = Bombs.chunks([("fdAT", 3 << 20)])
    #expect(try ImageFileReader.decode(frames, name: "frames").bitmap.width == 1)
    var limits = ImageLimits()
    limits.ancillaryByteCount += 1
    #expect(try ImageFileReader.decode(exceeds, name: "x", limits: limits).bitmap.width == 1)
  }

  // MARK: JPEG

  @Test(arguments: [
    // 12.8 megapixels a hundred times, as many pixels in fewer scans beyond, and a fifth in any case.
    (1, 100), (12_800_000, 100), (25_600_000, 50), (64_000_000, 20), (268_435_456, 20),
  ])
  func scansAreFewerForManyPixels(pixels: Int, count: Int) {
    #expect(ImageLimits.standard.scanCount(forPixels: pixels) == count)
  }

  @Test func manyScansAreRefusedBeforeTheyAreRead() throws {
    #expect(
      try ImageFileReader.decode(Bombs.scans(side: 64, count: 100), name: "x").bitmap.width == 64)
    #expect(
      try refusal(of: Bombs.scans(side: 64, count: 101)) == .tooManyScans(file: "bomb", limit: 100))
    var limits = ImageLimits()
    limits.scanCount = 150
    let many = Bombs.scans(side: 64, count: 101)
    #expect(try ImageFileReader.decode(many, name: "x", limits: limits).bitmap.width == 64)
    // 61 megapixels, whose twenty scans are allowed and the 21st is not.
    let error = try refusal(of: Bombs.scans(side: 7_800, count: 22))
    #expect(
      error.description
        == "bomb: is a JPEG of more than 21 scans, too many for its size; export it as a baseline "
        + "JPEG or a PNG, or raise ImageLimits.scanCount")
    // To read the ten that are allowed takes a hundred times as long as to count eleven.
    limits.scanCount = 10
    let (allowed, refused) = (
      Bombs.scans(side: 2_000, count: 10), Bombs.scans(side: 2_000, count: 11)
    )
    let reading = try Growth.time(least: 2) {
      _ = try ImageFileReader.decode(allowed, name: "x", limits: limits)
    }
    let refusing = try Growth.time(least: 2) { _ = try refusal(of: refused, limits: limits) }
    #expect(refusing < reading / 4, "\(refusing) s, \(reading) s")
  }

  @Test func aSquareOfManyScansIsRefusedForItsSize() throws {
    let file = Bombs.scans(side: 16_384, count: 199)
    #expect((590_000...600_000).contains(file.count))
    #expect(
      try refusal(of: file)
        == .tooLarge(file: "bomb", width: 16_384, height: 16_384, limit: 64_000_000))
  }

  // MARK: Files

  /// A terabyte with nothing in it, which takes no place on the disk.
  @Test func aHugeFileIsRefusedUnread() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data([0x89, 0x50, 0x4e, 0x47]), to: "sparse.png")
    try #require(truncate(path, 1 << 40) == 0)
    let error = try #require(throws: ImagingError.self) { try ImageFileReader.read(path: path) }
    #expect(error == .tooManyBytes(file: path, count: 1 << 40, limit: 64 << 20))
    #expect(
      error.description
        == "\(path): has 1048576 MiB, more than the limit of 64 MiB; export it smaller, or raise "
        + "ImageLimits.byteCount")
  }

  @Test func theLimitOfBytesIsExact() throws {
    let file = Bombs.blackSquare(side: 8)
    var limits = ImageLimits()
    limits.byteCount = file.count
    #expect(try ImageFileReader.decode(file, name: "x", limits: limits).bitmap.width == 8)
    limits.byteCount -= 1
    #expect(
      try refusal(of: file, limits: limits)
        == .tooManyBytes(file: "bomb", count: file.count, limit: file.count - 1))
  }
}
