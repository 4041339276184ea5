// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// JPEG files that are damaged and that browsers show all the same: refused as screenshots, read as far
/// as they go for applications.
@Suite struct DamagedJPEGTests {
  private static func data(_ file: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/jpeg/\(file)"))
  }

  private func tolerated(_ data: Data) throws -> StillImage {
    try ImageFileReader.decode(data, name: "cut.jpg", damage: .tolerated)
  }

  /// Where the scans of a file begin, counted from its markers by hand: `FF DA` occurs in no other place
  /// of these small files.
  private func scanStarts(_ data: Data) -> [Int] {
    data.indices.dropLast().filter { data[$0] == 0xff && data[$0 + 1] == 0xda }
  }

  @Test func aWholeFileHasNoDamage() throws {
    for name in ["baseline", "progressive", "grey", "cmyk-cyan", "orientation-6"] {
      #expect(try tolerated(Self.data("\(name).jpg")).damage == nil)
    }
  }

  /// Wherever a progressive file is cut off after its first scan, browsers show what there is.
  @Test func aProgressiveFileIsReadUpToWhereItBreaksOff() throws {
    let whole = try Self.data("progressive.jpg")
    let starts = scanStarts(whole)
    #expect(starts.count == 10)
    let expected = try ImageFileReader.decode(whole, name: "whole").bitmap
    var errors: [Int] = []
    for cut in stride(from: starts[1], to: whole.count - 2, by: 1) {
      let part = whole.prefix(cut)
      #expect(throws: ImagingError.self) { try ImageFileReader.decode(part, name: "cut.jpg") }
      let image = try tolerated(part)
      #expect(image.damage != nil && image.bitmap.isOpaque && image.bitmap.width == 24)
      errors.append(difference(image.bitmap, expected))
    }
    // The first scan alone, means of eight by eight pixels, is a picture already; each one that follows
    // makes it better.
    #expect(errors[0] < 40 && errors.last ?? 255 <= 1, "\(errors[0])")
  }

  private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / one.count
      }
    }
  }

  /// The upper rows of a baseline file that breaks off are right; `djpeg` makes the same of it.
  @Test func aBaselineFileIsReadUpToWhereItBreaksOff() throws {
    let colors = Bitmap(width: 64, height: 64, isOpaque: true) { bytes in
      for y in 0..<64 {
        for x in 0..<64 {
          let place = 4 * (64 * y + x)
          for (channel, value) in [4 * x, 4 * y, (7 * x * y) % 256, 255].enumerated() {
            bytes[place + channel] = UInt8(value)
          }
        }
      }
    }
    let file = try #require(JPEGFile.data(of: colors, quality: 0.9))
    let whole = try ImageFileReader.decode(file, name: "whole").bitmap
    let start = try #require(scanStarts(file).first)
    let part = file.prefix((start + 3 * file.count) / 4)
    #expect(throws: ImagingError.damagedJPEG(file: "cut.jpg", reason: "Premature end of JPEG file"))
    { try ImageFileReader.decode(part, name: "cut.jpg") }
    let image = try tolerated(part)
    #expect(image.damage == "Premature end of JPEG file")
    let rows = (0..<64).prefix { y in (0..<64).allSatisfy { image.bitmap[$0, y] == whole[$0, y] } }
    // Of four rows of blocks, the last line of each mixed with the next one's colour.
    #expect((15..<63).contains(rows.count), "\(rows.count)")
  }

  /// What `djpeg` (libjpeg-turbo 2.1) reads, with warnings: bytes are missing, too many or others.
  @Test(arguments: [0, 1, 2, -10, 3] as [Int])
  func aBadBlockOfExifHurtsNoPixel(length: Int) throws {
    let good = try Self.data("orientation-6.jpg")
    let real = Int(good[4]) << 8 | Int(good[5])
    #expect(good[2] == 0xff && good[3] == 0xe1)
    var bad = good
    // Small numbers as they are, others beside the right one.
    let written = length < 0 || length == 3 ? real + length : length
    (bad[4], bad[5]) = (UInt8(written >> 8), UInt8(written & 0xff))
    let expected = try ImageFileReader.decode(good, name: "good").bitmap
    #expect(try tolerated(bad).bitmap == expected)
    var nonsense = good
    for place in 12..<4 + real { nonsense[place] = 0xff }
    #expect(try tolerated(nonsense).bitmap == expected)
    #expect(try tolerated(nonsense).orientation == 1)
  }

  @Test func whatHoldsNoPictureIsRefusedHoweverTolerant() throws {
    let whole = try Self.data("baseline.jpg")
    let start = try #require(scanStarts(whole).first)
    for count in 3..<start {
      #expect(throws: ImagingError.self, "\(count) bytes") { try tolerated(whole.prefix(count)) }
    }
    #expect(throws: ImagingError.self) {
      try ImageFileReader.decode(Data([0x89, 0x50]), name: "png", damage: .tolerated)
    }
  }

  @Test func flippedBytesAreReadOrRefused() throws {
    var (refused, damaged) = (0, 0)
    for name in ["baseline", "progressive", "half-colour"] {
      let whole = try Self.data("\(name).jpg")
      for place in whole.indices {
        for flip in [0xff, 0x80] as [UInt8] {
          var bytes = whole
          bytes[place] ^= flip
          do {
            if try tolerated(bytes).damage != nil { damaged += 1 }
          } catch { refused += 1 }
        }
      }
    }
    #expect(refused > 100 && damaged > 100, "\(refused) \(damaged)")
  }
}
