// SPDX-License-Identifier: MIT

/// Anti-aliasing, told apart from what it is not.
///
/// Source: Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics and
/// Electrical Engineering 7 (95), 2009. The limits, how the border counts and which of several equally
/// bright neighbours is taken are those of the program pixelmatch, so that its figures are ours.
extension PixelPair {
  /// Whether a pixel is anti-aliasing in either of the pictures.
  func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
    isOnSlope(x, y, of: expected, beside: actual) || isOnSlope(x, y, of: actual, beside: expected)
  }

  /// Whether a pixel lies between a darker and a brighter area, one of which is flat in both pictures.
  private func isOnSlope(
    _ x: Int, _ y: Int, of picture: PixelPlane, beside other: PixelPlane
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    // Beyond the border the picture goes on as it is: that is one neighbour of the same brightness.
    var equalCount = isAtBorder(x, y) ? 1 : 0
    let center = PixelPair.luma(picture[x, y])
    var darkest = (step: 0, x: x, y: y)
    var brightest = (step: 0, x: x, y: y)
    var column = left
    while column <= right {
      var row = top
      while row <= bottom {
        if column != x || row != y {
          let step = PixelPair.luma(picture[column, row]) &- center
          if step == 0 {
            equalCount &+= 1
            // Within a flat area, or at the side of one: that is no slope.
            if equalCount > 2 { return false }
          } else if step < darkest.step {
            darkest = (step, column, row)
          } else if step > brightest.step {
            brightest = (step, column, row)
          }
        }
        row &+= 1
      }
      column &+= 1
    }
    guard darkest.step < 0, brightest.step > 0 else { return false }
    return (isFlat(darkest.x, darkest.y, in: picture) && isFlat(darkest.x, darkest.y, in: other))
      || (isFlat(brightest.x, brightest.y, in: picture)
        && isFlat(brightest.x, brightest.y, in: other))
  }

  /// Whether at least three of the neighbours of a pixel have its colour, of which the border is one.
  private func isFlat(_ x: Int, _ y: Int, in picture: PixelPlane) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    let center = picture[x, y]
    // The pixel itself is counted with the others, hence one less.
    var equalCount = isAtBorder(x, y) ? 0 : -1
    var row = top
    while row <= bottom {
      var column = left
      while column <= right {
        if picture[column, row] == center { equalCount &+= 1 }
        column &+= 1
      }
      row &+= 1
    }
    return equalCount > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Brightness over white: the Y of YIQ, in 1/100,000,000 of 1/255, so that it is exact.
  ///
  /// Source of the weights: Yuriy Kotsarenko and Fernando Ramos, "Measuring perceived color difference
  /// using YIQ NTSC transmission color space in mobile applications", 2010.
  @inline(__always) private static func luma(_ pixel: UInt32) -> Int {
    let white = 255 &- Int(pixel &>> 24)
    let (red, green, blue) = (
      Int(pixel &>> 16 & 255), Int(pixel &>> 8 & 255), Int(pixel & 255)
    )
    return (red &+ white) &* 29_889_531 &+ (green &+ white) &* 58_662_247
      &+ (blue &+ white) &* 11_448_223
  }
}
