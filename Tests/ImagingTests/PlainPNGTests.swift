// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging
import Testing

/// PNG files of 8-bit RGB and RGBA, which libpng is not needed for: every filter, filtered here as the
/// specification says, and whatever has to be left to libpng.
@Suite struct PlainPNGTests {
  /// Straight samples of a picture, row by row.
  private struct Picture {
    let width: Int
    let height: Int
    let channels: Int
    let samples: [UInt8]

    init(width: Int, height: Int, channels: Int, seed: UInt64) {
      (self.width, self.height, self.channels) = (width, height, channels)
      var state = seed
      samples = (0..<width * height * channels).map { place in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = UInt8(truncatingIfNeeded: state >> 56)
        // Also long runs and the extremes.
        return [noise, noise, UInt8(truncatingIfNeeded: place / 40), 0, 255][Int(state >> 33) % 5]
      }
    }

    private func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      x < 0 || y < 0 ? 0 : Int(samples[(y * width + x) * channels + channel])
    }

    /// Section 9.2 to 9.4 of the specification: filter types 0 to 4.
    func filtered(_ types: [UInt8]) -> [UInt8] {
      (0..<height).flatMap { y -> [UInt8] in
        let type = types[y % types.count]
        return [type]
          + (0..<width * channels).map { place in
            let (x, channel) = (place / channels, place % channels)
            let left = sample(x - 1, y, channel)
            let up = sample(x, y - 1, channel)
            let corner = x == 0 ? 0 : sample(x - 1, y - 1, channel)
            let guess =
              switch type {
              case 1: left
              case 2: up
              case 3: (left + up) / 2
              case 4: Picture.nearest(left, up, corner)
              default: 0
              }
            return UInt8(truncatingIfNeeded: sample(x, y, channel) - guess)
          }
      }
    }

    private static func nearest(_ a: Int, _ b: Int, _ c: Int) -> Int {
      let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      if pa <= pb && pa <= pc { return a }
      return pb <= pc ? b : c
    }

    /// Premultiplied BGRA.
    var expected: [UInt8] {
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: width * height * channels, by: channels) {
        let alpha = channels == 4 ? Int(samples[start + 3]) : 255
        for channel in [2, 1, 0] {
          let product: Int = 2 * Int(samples[start + channel]) * alpha
          bytes.append(UInt8((product + 255) / 510))
        }
        bytes.append(UInt8(alpha))
      }
      return bytes
    }

    func file(_ types: [UInt8], pieces: Int = 1, extra: [(type: String, bytes: [UInt8])] = [])
      -> Data
    {
      let size = PNGChunks.big(UInt32(width)) + PNGChunks.big(UInt32(height))
      let stream = StoredZlib.stream(filtered(types))
      let length = (stream.count + pieces - 1) / pieces
      let data = stride(from: 0, to: stream.count, by: length).map {
        (type: "IDAT", bytes: Array(stream[$0..<min($0 + length, stream.count)]))
      }
      return PNGChunks.file(
        [("IHDR", size + [8, channels == 4 ? 6 : 2, 0, 0, 0])] + extra + data + [("IEND", [])])
    }
  }

  @Test(arguments: [3, 4], [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [1, 4]] as [[UInt8]])
  func undoesEveryFilter(channels: Int, types: [UInt8]) throws {
    for (width, height) in [(1, 1), (1, 40), (2, 3), (2, 64), (3, 50), (7, 5), (33, 41)] {
      for pieces in [1, 3] {
        let picture = Picture(width: width, height: height, channels: channels, seed: UInt64(width))
        let bitmap = try PNGReader.decode(picture.file(types, pieces: pieces), name: "a.png").bitmap
        #expect(TestPictures.bytes(of: bitmap) == picture.expected, "\(width)×\(height)")
        #expect(bitmap.isOpaque == (channels == 3))
      }
    }
  }

  @Test func anAlphaChannelThatIsOpaqueThroughoutIsKnownToBe() throws {
    let bitmap = Bitmap(width: 5, height: 4, filledWith: Pixel(red: 1, green: 2, blue: 3))
    let decoded = try PNGReader.decode(PNGFile.data(of: bitmap, as: .rgba), name: "a.png").bitmap
    #expect(decoded == bitmap && decoded.isOpaque)
  }

  /// A colour that stands for transparency, and chunks beside the pixels, mean the same as to libpng.
  @Test func chunksBesideThePixelsKeepTheirMeaning() throws {
    let picture = Picture(width: 6, height: 4, channels: 3, seed: 5)
    let first: [UInt8] = picture.samples.prefix(3).flatMap { [UInt8(0), $0] }
    let keyed = try PNGReader.decode(
      picture.file([0], extra: [("tRNS", first)]), name: "a.png"
    ).bitmap
    #expect(keyed[0, 0].alpha == 0 && keyed[5, 3].alpha == 255 && !keyed.isOpaque)
    let noted = try PNGReader.decode(
      picture.file([0], extra: [("tEXt", Array("a\0b".utf8))]), name: "a.png"
    ).bitmap
    #expect(TestPictures.bytes(of: noted) == picture.expected)
  }

  @Test func damageIsRefusedWithLibpngsWords() throws {
    let picture = Picture(width: 6, height: 4, channels: 3, seed: 5)
    let whole = [UInt8](picture.file([1]))
    for place in [60, whole.count - 20, whole.count - 14, whole.count - 3] {
      var bytes = whole
      bytes[place] ^= 1
      #expect(throws: ImagingError.self) { _ = try PNGReader.decode(Data(bytes), name: "a.png") }
    }
    #expect(throws: ImagingError.self) {
      _ = try PNGReader.decode(picture.file([5]), name: "a.png")
    }
  }
}

/// Files that are scaled while they are unpacked give the pixels that are scaled afterwards.
@Suite struct ScaledPNGTests {
  private func check(
    _ data: Data, _ name: String, sizes: [(Int, Int)] = [(1, 1), (3, 7), (40, 9), (61, 300)]
  ) throws {
    let whole = try PNGReader.decode(data, name: name).bitmap
    for (width, height) in sizes {
      let scaled = try PNGReader.decode(
        data, name: name, limits: .standard, scaledTo: (width, height))
      let expected = AreaScaler.scale(whole, width: width, height: height)
      #expect(scaled.bitmap == expected, "\(name) as \(width)×\(height)")
      #expect(scaled.bitmap.isOpaque == expected.isOpaque, "\(name)")
      #expect((scaled.width, scaled.height) == (whole.width, whole.height), "\(name)")
    }
  }

  /// Files of libpng's own test suite and of other programs: all colour types, depths and filters.
  @Test func theCorpusIsScaledAlike() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "png"), includingPropertiesForKeys: nil)
    var count = 0
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "png" {
      try check(try Data(contentsOf: file), file.lastPathComponent)
      count += 1
    }
    #expect(count > 10)
    let screen = folder.appending(path: "screens/inbox.png")
    try check(try Data(contentsOf: screen), "inbox", sizes: [(200, 434)])
  }

  /// The stream of a file in pieces of another number, with right checksums of the chunks.
  private func rebuilt(
    _ file: Data, pieces: Int = 1, change: (inout [UInt8]) -> Void = { _ in }
  ) -> Data {
    let structure = PNGStructure(file)
    var stream = structure.chunks(named: "IDAT").flatMap(\.bytes)
    change(&stream)
    let length = (stream.count + pieces - 1) / pieces
    let data = stride(from: 0, to: stream.count, by: length).map {
      (type: "IDAT", bytes: Array(stream[$0..<min($0 + length, stream.count)]))
    }
    let header = structure.chunks(named: "IHDR").map { (type: $0.type, bytes: $0.bytes) }
    return PNGChunks.file(header + data + [("IEND", [])])
  }

  /// More rows than are unpacked at a time, in one piece and in many, of every compression.
  @Test(arguments: [1, 3, 1_000])
  func blocksOfRowsMeet(pieces: Int) throws {
    for isOpaque in [true, false] {
      let noise = TestPictures.noise(width: 300, height: 320, isOpaque: isOpaque, seed: 7)
      for compression in [PNGCompression.fastest, .level(9)] {
        let file = PNGFile.data(of: noise, as: isOpaque ? .rgb : .rgba, compression: compression)
        try check(rebuilt(file, pieces: pieces), "noise", sizes: [(61, 300), (9, 12)])
      }
    }
  }

  /// A damaged stream, in chunks with right checksums, is refused in the same words wherever the damage is.
  @Test func damageIsRefusedAlike() throws {
    func words(_ read: () throws -> Void) -> String? {
      do { try read() } catch { return "\(error)" }
      return nil
    }
    let noise = TestPictures.noise(width: 30, height: 40, isOpaque: false, seed: 3)
    let whole = PNGFile.data(of: noise, as: .rgba, compression: .level(6))
    let count = PNGStructure(whole).chunks(named: "IDAT").flatMap(\.bytes).count
    var refusals = 0
    for place in Array(0..<12) + Array(stride(from: 12, to: count, by: 37))
      + Array(count - 6..<count)
    {
      let file = rebuilt(whole) { $0[place] ^= 1 << UInt8(place % 8) }
      let plain = words { _ = try PNGReader.decode(file, name: "a.png") }
      let scaled = words {
        _ = try PNGReader.decode(file, name: "a.png", limits: .standard, scaledTo: (9, 12))
      }
      #expect(plain == scaled, "byte \(place)")
      refusals += plain == nil ? 0 : 1
    }
    let cut = rebuilt(whole) { $0.removeLast(30) }
    #expect(words { _ = try PNGReader.decode(cut, name: "a.png") } != nil)
    #expect(
      words { _ = try PNGReader.decode(cut, name: "a.png", limits: .standard, scaledTo: (3, 3)) }
        != nil)
    #expect(refusals > 50)
  }
}
