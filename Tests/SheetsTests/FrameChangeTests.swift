// SPDX-License-Identifier: MIT
import FilmstripImaging
import FilmstripSheets
import Testing

/// How much frames differ, by hand.
@Suite struct FrameChangeTests {
  private func bitmap(_ pixels: [Pixel]) -> Bitmap {
    Bitmap(width: pixels.count, height: 1, isOpaque: pixels.allSatisfy { $0.alpha == 255 }) {
      let target = $0.bindMemory(to: UInt32.self)
      for (index, pixel) in pixels.enumerated() { target[index] = pixel.bgra.littleEndian }
    }
  }

  private let black = Pixel(red: 0, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  @Test func isZeroForEqualOnesAndOneForAllThatCanChange() {
    #expect(FrameChange.measure(bitmap([black, white]), bitmap([black, white])) == 0)
    #expect(FrameChange.measure(bitmap([black]), bitmap([white])) == 1)
    #expect(FrameChange.measure(bitmap([Pixel(bgra: 0)]), bitmap([white])) == 1)
  }

  /// 10 of red down, 20 of green up, 30 of blue up: 60 of 3 · 255 in one of two pixels, 1,530 in all.
  @Test func addsUpWhatEachChannelDoes() {
    let one = bitmap([white, Pixel(red: 100, green: 100, blue: 100)])
    let other = bitmap([white, Pixel(red: 90, green: 120, blue: 130)])
    #expect(FrameChange.measure(one, other) == 60 / 1_530.0)
    #expect(FrameChange.measure(other, one) == 60 / 1_530.0)
  }

  /// Half red appears: 128 of alpha and of premultiplied red, out of four channels.
  @Test func alphaCountsWhereItCanChange() {
    let one = bitmap([Pixel(bgra: 0)])
    let other = bitmap([Pixel(red: 128, green: 0, blue: 0, alpha: 128)])
    #expect(FrameChange.measure(one, other) == 256 / 1_020.0)
  }

  /// More samples than are added up at a time.
  @Test func largeOnesAreAddedUpExactly() {
    let one = Bitmap(width: 700, height: 311, filledWith: black)
    let other = Bitmap(width: 700, height: 311, filledWith: Pixel(red: 255, green: 0, blue: 1))
    #expect(FrameChange.measure(one, other) == Double(256 * 700 * 311) / Double(700 * 311 * 765))
  }
}
