// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// Draws a difference: greys for what is there, colours for what differs.
struct DifferenceDrawing {
  static let wrong = Pixel(red: 0xe0, green: 0x00, blue: 0x3c)
  /// What is anti-aliasing in one of the pictures: amber.
  static let antialiasing = Pixel(red: 0xff, green: 0xae, blue: 0x00)
  /// What differs within the tolerance: a pale blue, as nothing is wrong there.
  static let tolerated = Pixel(red: 0x9c, green: 0xc4, blue: 0xff)

  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let height: Int

  init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    (self.pixels, self.width, self.height) = (pixels, width, height)
  }

  /// Draws the expected picture as greys, and what lies in only one of the pictures under stripes.
  func drawGround(expected: Bitmap, actual: Bitmap) {
    expected.withUnsafeBytes { expectedBytes in
      actual.withUnsafeBytes { actualBytes in
        let left = PixelPlane(expectedBytes, stride: expected.width)
        let right = PixelPlane(actualBytes, stride: actual.width)
        for y in 0..<height {
          let inExpected = y < expected.height ? expected.width : 0
          let inActual = y < actual.height ? actual.width : 0
          for x in 0..<inExpected { set(x, y, DifferenceDrawing.faded(left[x, y])) }
          if inActual > inExpected {
            for x in inExpected..<inActual { set(x, y, DifferenceDrawing.faded(right[x, y])) }
          }
          let (shared, all) = (min(inExpected, inActual), max(inExpected, inActual))
          for x in shared..<all where (x + y) % 12 < 4 { set(x, y, DifferenceDrawing.stripe) }
          for x in all..<width { set(x, y, PictureBoard.ground.bgra) }
        }
      }
    }
  }

  func draw(_ row: PixelPair.Row) {
    for x in row.columns {
      let verdict = row.verdicts[x]
      guard !verdict.isEmpty else { continue }
      let color =
        verdict.contains(.isAntialiasing)
        ? DifferenceDrawing.antialiasing
        : verdict.contains(.isWrong) ? DifferenceDrawing.wrong : DifferenceDrawing.tolerated
      set(x, row.y, color.bgra)
    }
  }

  /// Tints a pixel of the ground; what differs is left alone, as its colours are no greys.
  @inline(__always) func tint(_ x: Int, _ y: Int) {
    let pixel = UInt32(littleEndian: pixels[y * width + x])
    let grey = pixel & 255
    guard pixel == 0xff00_0000 | grey &* 0x01_0101 else { return }
    // A quarter of green and blue goes, and red comes up to 255 by half.
    let faint = grey &- grey / 4
    let red = (grey &+ 255) / 2
    set(x, y, 0xff00_0000 | red &<< 16 | faint &<< 8 | faint)
  }

  /// The wrong colour, a third of it over white.
  private static let stripe = Pixel(red: 0xf2, green: 0x90, blue: 0xa6).bgra

  /// Brightness over white (ITU-R BT.601, in 1/256), with a quarter of its contrast, towards white.
  @inline(__always) private static func faded(_ pixel: UInt32) -> UInt32 {
    let white = 255 &- pixel &>> 24
    let brightness =
      ((pixel &>> 16 & 255) &* 77 &+ (pixel &>> 8 & 255) &* 150 &+ (pixel & 255) &* 29) &>> 8
    let grey = 255 &- (255 &- min(brightness &+ white, 255)) / 4
    return 0xff00_0000 | grey &* 0x01_0101
  }

  @inline(__always) private func set(_ x: Int, _ y: Int, _ bgra: UInt32) {
    pixels[y * width + x] = bgra.littleEndian
  }
}
