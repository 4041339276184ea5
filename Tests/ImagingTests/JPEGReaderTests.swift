// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// JPEG files of other encoders, against what another decoder makes of them, and broken ones.
@Suite struct JPEGReaderTests {
  private static func path(_ file: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/jpeg/\(file)").path
  }

  private static func data(_ file: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(file)))
  }

  // Two decoders may round each step otherwise; halved colour is also spread otherwise.
  @Test(arguments: [
    ("baseline", 3), ("progressive", 3), ("half-colour", 24), ("grey", 2), ("rough", 4),
  ])
  func readsWhatAnotherDecoderReads(name: String, tolerance: Int) throws {
    let image = try ImageFileReader.read(path: Self.path("\(name).jpg"))
    let expected = try [UInt8](Self.data("\(name).bgra"))
    #expect(image.bitmap.width == 24 && image.bitmap.height == 16 && image.bitmap.isOpaque)
    let found = image.bitmap.withUnsafeBytes { [UInt8]($0) }
    let largest = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(found.count == expected.count && largest <= tolerance, "\(largest)")
  }

  @Test(arguments: [("cyan", (0, 255, 255)), ("yellow", (255, 255, 0)), ("grey", (127, 127, 127))])
  func inksBecomeLight(name: String, color: (Int, Int, Int)) throws {
    let pixel = try ImageFileReader.read(path: Self.path("cmyk-\(name).jpg")).bitmap[3, 3]
    let far = max(
      abs(Int(pixel.red) - color.0), abs(Int(pixel.green) - color.1),
      abs(Int(pixel.blue) - color.2))
    #expect(far <= 3 && pixel.alpha == 255, "\(pixel)")
  }

  @Test(arguments: 1...8) func turnsPicturesUprightAsTheirCamerasSay(orientation: Int) throws {
    let table = try String(contentsOfFile: Self.path("orientations.tsv"), encoding: .utf8)
    let row = table.split(separator: "\n")[orientation].split(separator: "\t").map { String($0) }
    let image = try ImageFileReader.read(path: Self.path("orientation-\(orientation).jpg"))
    #expect(image.orientation == orientation)
    let bitmap = image.uprightBitmap
    #expect(["\(bitmap.width)", "\(bitmap.height)"] == Array(row[1...2]))
    var corners: [String] = []
    for y in [2, bitmap.height - 3] {
      for x in [2, bitmap.width - 3] {
        let pixel = bitmap[x, y]
        corners.append([pixel.red, pixel.green, pixel.blue].map { $0 > 127 ? "f" : "0" }.joined())
      }
    }
    #expect(corners == Array(row[3...6]))
  }

  @Test(arguments: ["baseline", "progressive", "grey", "cmyk-cyan"])
  func refusesAFileThatBreaksOff(name: String) throws {
    let whole = try Self.data("\(name).jpg")
    // Without its last two bytes, the end marker, nothing of the picture is missing.
    for step in 0..<50 {
      let cut = whole.prefix((whole.count - 3) * step / 50)
      let error = try #require(
        throws: ImagingError.self, "\(cut.count) of \(whole.count) bytes"
      ) { try ImageFileReader.decode(cut, name: "cut.jpg") }
      #expect(error.description.hasPrefix("cut.jpg: ") && !error.description.contains("\n"))
    }
  }

  @Test func flippedBytesAreReadOrRefused() throws {
    var refused = 0
    for name in ["baseline", "progressive", "half-colour", "orientation-6", "cmyk-grey"] {
      let whole = try [UInt8](Self.data("\(name).jpg"))
      for place in whole.indices {
        for flip in [0xff, 0x01, 0x80] as [UInt8] {
          var bytes = whole
          bytes[place] ^= flip
          do {
            let image = try ImageFileReader.decode(Data(bytes), name: "x")
            #expect((1...8).contains(image.orientation))
          } catch {
            refused += 1
            #expect(error.description.hasPrefix("x: "))
          }
        }
      }
    }
    #expect(refused > 500)
  }

  @Test func refusesAHeaderThatPromisesMoreThanTheFileHolds() throws {
    var bytes = try [UInt8](Self.data("baseline.jpg"))
    let start = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 })
    // Height and width follow the segment's length and the depth; 63 megapixels are within the limit.
    for (place, value) in zip((start + 5)..., [0x1f, 0x00, 0x1f, 0x00] as [UInt8]) {
      bytes[place] = value
    }
    let error = #expect(throws: ImagingError.self) {
      try JPEGReader.decode(Data(bytes), name: "large.jpg")
    }
    #expect(error?.description.contains("cannot hold 7936×7936 pixels") ?? false)
  }

  @Test func saysWhatToDoWithOtherFormats() throws {
    let heic = Data([0, 0, 0, 24]) + Data("ftypheic".utf8) + Data(repeating: 0, count: 20)
    let error = #expect(throws: ImagingError.self) {
      try ImageFileReader.decode(heic, name: "a.heic")
    }
    #expect(
      error?.description
        == "a.heic: is neither a PNG nor a JPEG file, it looks like a HEIC; export it as PNG or JPEG "
        + "first, or convert it with `heif-convert`")
  }

  @Test func tellsFormatsByTheirContent() throws {
    let folder = try TemporaryFolder()
    try Self.data("baseline.jpg").write(to: URL(filePath: folder.path("name.png")))
    #expect(try ImageFileReader.read(path: folder.path("name.png")).bitmap.width == 24)
  }

  @Test func whatIsWrittenCanBeRead() throws {
    let blue = Bitmap(width: 9, height: 5, filledWith: Pixel(red: 20, green: 40, blue: 200))
    let data = try #require(JPEGFile.data(of: blue, quality: 0.9))
    let pixel = try JPEGReader.decode(data, name: "own.jpg").bitmap[4, 2]
    #expect(abs(Int(pixel.blue) - 200) <= 3 && abs(Int(pixel.red) - 20) <= 3)
    let rough = try #require(JPEGFile.data(of: blue, quality: .nan))
    #expect(rough.count <= data.count)
    // Half transparent red on white.
    let red = Bitmap(
      width: 8, height: 8, filledWith: Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    let seen = try JPEGReader.decode(
      try #require(JPEGFile.data(of: red, quality: 1)), name: "own.jpg"
    ).bitmap[4, 4]
    #expect(abs(Int(seen.red) - 255) <= 3 && abs(Int(seen.green) - 127) <= 3)
  }
}
