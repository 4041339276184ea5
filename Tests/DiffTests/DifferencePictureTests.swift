// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import FilmstripImaging
import Testing

@Suite struct DifferencePictureTests {
  private let wrong = Pixel(red: 0xe0, green: 0x00, blue: 0x3c)
  private let antialiasing = Pixel(red: 0xff, green: 0xae, blue: 0x00)
  private let tolerated = Pixel(red: 0x9c, green: 0xc4, blue: 0xff)
  private let ground = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)

  private func isGrey(_ pixel: Pixel) -> Bool {
    pixel.red == pixel.green && pixel.green == pixel.blue
  }

  /// The colour of each pixel says what it is, and what is equal is a light grey.
  @Test(arguments: RandomPair.all.prefix(20))
  func coloursSayWhatPixelsAre(pair: RandomPair) {
    for tolerance in [nil, PixelTolerance(reason: "test", channelDifference: 40)] {
      let comparison = PixelComparison(
        expected: pair.expected, actual: pair.actual, tolerance: tolerance)
      let picture = comparison.differencePicture()
      let naive = NaiveDiff(comparison)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let place = NaiveDiff.Place(x: x, y: y)
          let pixel = picture[x, y]
          if naive.antialiased.contains(place) {
            #expect(pixel == antialiasing)
          } else if naive.wrong.contains(place) {
            #expect(pixel == wrong)
          } else if naive.differing.contains(place) {
            #expect(pixel == tolerated)
          } else {
            #expect(isGrey(pixel) && pixel.red >= 191)
          }
        }
      }
    }
  }

  /// White stays white, black becomes the darkest grey, and nothing is transparent.
  @Test func whatIsEqualIsFaded() {
    let picture = Bitmap(3, 1) { x, _ in [.white, .black, Pixel(bgra: 0)][x] }
    let faded = PixelComparison(expected: picture, actual: picture).differencePicture()
    #expect((0..<3).map { faded[$0, 0] } == [.white, .grey(192), .white])
  }

  /// In a large picture a halo surrounds wrong pixels: two pixels wide at 400 to 599 pixels.
  @Test(arguments: [(200, 100), (0, 0), (399, 199), (1, 198)])
  func aHaloSurroundsWhatIsWrong(place: (x: Int, y: Int)) {
    let white = Bitmap(400, 200) { _, _ in .white }
    let picture = PixelComparison(
      expected: white, actual: white.replacing([(place.x, place.y, .black)])
    ).differencePicture()
    for y in 0..<200 {
      for x in 0..<400 where abs(x - place.x) < 6 && abs(y - place.y) < 6 || (x + y) % 17 == 0 {
        let distance = max(abs(x - place.x), abs(y - place.y))
        let pixel = picture[x, y]
        if distance == 0 {
          #expect(pixel == wrong)
        } else {
          #expect((pixel == .white) == (distance > 2), "(\(x), \(y))")
        }
      }
    }
  }

  /// Several wrong pixels: near ones share a halo, and one that ends does not hide one that begins.
  @Test func halosAreThoseOfEachPixel() {
    let white = Bitmap(500, 60) { _, _ in .white }
    let places = [(50, 10), (52, 13), (51, 20), (300, 22), (300, 27), (301, 59)]
    let picture = PixelComparison(
      expected: white, actual: white.replacing(places.map { ($0.0, $0.1, .black) })
    ).differencePicture()
    for y in 0..<60 {
      for x in Array(40..<62) + Array(290..<312) {
        let isNear = places.contains { abs($0.0 - x) <= 2 && abs($0.1 - y) <= 2 }
        #expect((picture[x, y] != .white) == isNear, "(\(x), \(y))")
      }
    }
  }

  /// What only one picture has is striped, what none has is the ground.
  @Test func anotherSizeShowsBothPictures() {
    let wide = Bitmap(40, 10) { _, _ in .white }
    let high = Bitmap(12, 30) { _, _ in .white }
    let picture = PixelComparison(expected: wide, actual: high).differencePicture()
    #expect((picture.width, picture.height) == (40, 30))
    #expect((0..<10).allSatisfy { y in (0..<12).allSatisfy { picture[$0, y] == .white } })
    for (columns, rows) in [(12..<40, 0..<10), (0..<12, 10..<30)] {
      let pixels = rows.flatMap { y in columns.map { picture[$0, y] } }
      let striped = pixels.count { $0 != .white }
      #expect(abs(striped * 3 - pixels.count) < pixels.count / 4)
      #expect(pixels.allSatisfy { $0 != ground })
    }
    #expect(picture[12, 10] == ground)
    #expect(picture[39, 29] == ground)
  }

  /// Panels of the size of the pictures, with a gutter of 16 pixels around each.
  @Test func panelsAreSideBySide() throws {
    let expected = Bitmap(300, 20) { x, y in .grey((x + y) % 256) }
    let actual = Bitmap(300, 20) { x, y in .grey((x + 2 * y) % 256) }
    let comparison = PixelComparison(expected: expected, actual: actual)
    let picture = try #require(comparison.sideBySidePicture())
    #expect((picture.width, picture.height) == (4 * 16 + 900, 52))
    #expect(comparison.panels.map(\.x) == [16, 332, 648])
    let difference = comparison.differencePicture()
    for (panel, source) in zip(comparison.panels, [expected, difference, actual]) {
      #expect((panel.y, panel.width, panel.height) == (16, 300, 20))
      #expect(
        picture.cropped(x: panel.x, y: panel.y, width: panel.width, height: panel.height) == source)
    }
    for y in 0..<52 {
      #expect(picture[15, y] == ground)
      #expect(picture[320, y] == ground)
      #expect(picture[963, y] == ground)
    }
    #expect(comparison.sideBySidePicture(difference: difference) == picture)
  }

  /// Small pictures are enlarged by a whole number, to 240 pixels or a little less.
  @Test func smallPicturesAreEnlarged() throws {
    let small = Bitmap(50, 2) { x, y in .grey(x * 2 + y) }
    let comparison = PixelComparison(expected: small, actual: small)
    let panel = comparison.panels[2]
    #expect((panel.width, panel.height) == (200, 8))
    let picture = try #require(comparison.sideBySidePicture())
    for y in 0..<8 {
      for x in 0..<200 { #expect(picture[panel.x + x, panel.y + y] == small[x / 4, y / 4]) }
    }
  }

  /// Transparent pixels show squares of 8 pixels; half of a colour is half of the square.
  @Test func transparentPixelsShowAChequerboard() throws {
    let red = Pixel(red: 100, green: 0, blue: 0, alpha: 100)
    let clear = Bitmap(240, 32) { x, _ in x < 120 ? Pixel(bgra: 0) : red }
    let comparison = PixelComparison(expected: clear, actual: clear)
    let picture = try #require(comparison.sideBySidePicture())
    #expect(picture[16, 16] == .white)
    #expect(picture[16 + 8, 16] == .grey(0xe0))
    #expect(picture[16 + 8, 16 + 8] == .white)
    // 155/255 of 255 and of 224, rounded to nearest, beside the red.
    #expect(picture[16 + 128, 16] == Pixel(red: 255, green: 155, blue: 155))
    #expect(picture[16 + 136, 16] == Pixel(red: 236, green: 136, blue: 136))
  }

  /// Too large for a bitmap: nothing, and no memory taken.
  @Test func whatIsTooLargeIsRefused() {
    let wide = Bitmap(width: 1 << 20, height: 1, filledWith: .white)
    let high = Bitmap(width: 1, height: 1 << 10, filledWith: .white)
    #expect(PixelComparison(expected: wide, actual: high).sideBySidePicture() == nil)
  }

  @Test func aDifferenceOfAnotherSizeIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let picture = Bitmap(width: 9, height: 9, filledWith: Pixel(bgra: 0))
      let larger = Bitmap(width: 9, height: 10, filledWith: Pixel(bgra: 0))
      _ = PixelComparison(expected: picture, actual: picture).sideBySidePicture(difference: larger)
    }
  }

  /// Two frames of half a second; the first is the expected picture, which other readers see as a
  /// still.
  @Test func theAnimationBlinksBetweenBoth() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "blink-\(UUID().uuidString).png"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let expected = Bitmap(250, 4) { _, _ in .black }
    let actual = Bitmap(250, 9) { _, _ in .white }
    let comparison = PixelComparison(expected: expected, actual: actual)
    try comparison.writeBlinkingPicture(path: path)
    let still = try PNGReader.read(path: path).bitmap
    // Gutters around, and a row of marks with its gutter below.
    #expect((still.width, still.height) == (250 + 32, 9 + 32 + 24))
    #expect(still.cropped(x: 16, y: 16, width: 250, height: 4) == expected)
    #expect(still[16, 16 + 4] == ground)
    // The left mark is filled, the right one an outline.
    let marks = [129, 145].map { still[$0 + 4, 9 + 16 + 16 + 4] }
    #expect(marks[0] != ground)
    #expect(marks[1] == ground)
    // Chunks of the PNG specification: two frames, each 1/2 s, the second one with its data in
    // fdAT.
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(content(of: "acTL", in: bytes) == [[0, 0, 0, 2, 0, 0, 0, 0]])
    #expect(
      content(of: "fcTL", in: bytes).map { Array($0[20..<24]) } == [[0, 1, 0, 2], [0, 1, 0, 2]])
    #expect(content(of: "fdAT", in: bytes).count == 1)
  }

  private func content(of type: String, in file: [UInt8]) -> [[UInt8]] {
    var (place, found) = (8, [[UInt8]]())
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if Array(type.utf8) == Array(file[place + 4..<place + 8]) {
        found.append(Array(file[place + 8..<place + 8 + length]))
      }
      place += length + 12
    }
    return found
  }

  @Test func aFileThatCannotBeMadeIsAnError() {
    let picture = Bitmap(2, 2) { _, _ in .white }
    #expect(throws: ImagingError.self) {
      try PixelComparison(expected: picture, actual: picture)
        .writeBlinkingPicture(path: "/no-such-folder/blink.png")
    }
  }
}
