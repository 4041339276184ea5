// SPDX-License-Identifier: MIT

/// Anti-aliasing, told apart from what it is not.
///
/// Source: Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics and
/// Electrical Engineering 7 (95), 2009. The limits, how the border counts and which of several
/// equally bright neighbours is taken are those of the program pixelmatch, so that its figures are
/// ours.
extension PixelPair {
  func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
    isOnSlope(x, y, of: expected, beside: actual) || isOnSlope(x, y, of: actual, beside: expected)
  }

  /// The same for a pixel that is not at the border, from the brightness of the rows around it.
  @inline(__always)
  func isAntialiasing(_ x: Int, _ y: Int, _ slopes: (LumaRows.Slopes, LumaRows.Slopes)) -> Bool {
    if let ends = slopes.0.ends(at: x), isFlat(ends, x, y, in: expected, and: actual) {
      return true
    }
    if let ends = slopes.1.ends(at: x), isFlat(ends, x, y, in: actual, and: expected) {
      return true
    }
    return false
  }

  private func isFlat(
    _ ends: LumaRows.Ends, _ x: Int, _ y: Int, in picture: PixelPlane, and other: PixelPlane
  ) -> Bool {
    let (dark, light) = (ends.darkest, ends.brightest)
    return
      (isFlat(x + dark.x, y + dark.y, in: picture) && isFlat(x + dark.x, y + dark.y, in: other))
      || (isFlat(x + light.x, y + light.y, in: picture)
        && isFlat(x + light.x, y + light.y, in: other))
  }

  /// Whether a pixel lies between a darker and a brighter area, one of which is flat in both
  /// pictures.
  private func isOnSlope(
    _ x: Int, _ y: Int, of picture: PixelPlane, beside other: PixelPlane
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    // Beyond the border the picture goes on as it is: that is one neighbour of the same brightness.
    var equalCount = isAtBorder(x, y) ? 1 : 0
    let center = picture[x, y].luma
    var darkest = (step: 0, x: x, y: y)
    var brightest = (step: 0, x: x, y: y)
    var column = left
    while column <= right {
      var row = top
      while row <= bottom {
        if column != x || row != y {
          let step = picture[column, row].luma &- center
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

  /// Whether at least three of the neighbours of a pixel have its colour, of which the border is
  /// one.
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
}

extension UInt32 {
  /// Brightness of a premultiplied pixel over white: the Y of YIQ, in 1/100,000,000 of 1/255, so
  /// that it is exact.
  ///
  /// Source of the weights: Yuriy Kotsarenko and Fernando Ramos, "Measuring perceived color
  /// difference using YIQ NTSC transmission color space in mobile applications", 2010.
  @inline(__always) fileprivate var luma: Int {
    let white = 255 &- Int(self &>> 24)
    let (red, green, blue) = (Int(self &>> 16 & 255), Int(self &>> 8 & 255), Int(self & 255))
    return (red &+ white) &* 29_889_531 &+ (green &+ white) &* 58_662_247
      &+ (blue &+ white) &* 11_448_223
  }
}

/// The brightness of three rows of a picture at a time: each pixel's is asked for by nine.
struct LumaRows {
  private let plane: PixelPlane
  private let width: Int
  private let lumas: UnsafeMutablePointer<Int>
  /// Which row each third of the memory holds, or -1.
  private let rows: UnsafeMutablePointer<Int>

  init(_ plane: PixelPlane, _ width: Int) {
    (self.plane, self.width) = (plane, width)
    lumas = .allocate(capacity: 3 * width)
    rows = .allocate(capacity: 3)
    rows.initialize(repeating: -1, count: 3)
  }

  func deallocate() {
    lumas.deallocate()
    rows.deallocate()
  }

  /// The rows around one that is not the first or the last; valid until the next call.
  func slopes(around y: Int) -> Slopes {
    Slopes(above: luma(ofRow: y - 1), here: luma(ofRow: y), below: luma(ofRow: y + 1))
  }

  private func luma(ofRow y: Int) -> UnsafePointer<Int> {
    let row = lumas + y % 3 * width
    if rows[y % 3] != y {
      rows[y % 3] = y
      let pixels = plane.row(y)
      for x in 0..<width { row[x] = UInt32(littleEndian: pixels[x]).luma }
    }
    return UnsafePointer(row)
  }

  /// The darkest and the brightest neighbour of a pixel, by the steps to them.
  struct Ends {
    let darkest: (x: Int, y: Int)
    let brightest: (x: Int, y: Int)
  }

  struct Slopes {
    let above: UnsafePointer<Int>
    let here: UnsafePointer<Int>
    let below: UnsafePointer<Int>

    /// The ends of the slope on which a pixel is that is not at the border; nil if it is on none.
    @inline(__always) func ends(at x: Int) -> Ends? {
      let center = here[x]
      let (a, b, c) = (above[x &- 1], above[x], above[x &+ 1])
      let (d, e) = (here[x &- 1], here[x &+ 1])
      let (f, g, h) = (below[x &- 1], below[x], below[x &+ 1])
      var equalCount = (a == center ? 1 : 0) &+ (b == center ? 1 : 0) &+ (c == center ? 1 : 0)
      equalCount &+= (d == center ? 1 : 0) &+ (e == center ? 1 : 0)
      equalCount &+= (f == center ? 1 : 0) &+ (g == center ? 1 : 0) &+ (h == center ? 1 : 0)
      guard equalCount <= 2 else { return nil }
      let darkest = min(min(min(a, b), min(c, d)), min(min(e, f), min(g, h)))
      let brightest = max(max(max(a, b), max(c, d)), max(max(e, f), max(g, h)))
      guard darkest < center, brightest > center else { return nil }
      return Ends(darkest: place(of: darkest, x), brightest: place(of: brightest, x))
    }

    /// The first neighbour of a brightness, column by column.
    private func place(of luma: Int, _ x: Int) -> (x: Int, y: Int) {
      for step in -1...1 {
        if above[x &+ step] == luma { return (step, -1) }
        if step != 0, here[x &+ step] == luma { return (step, 0) }
        if below[x &+ step] == luma { return (step, 1) }
      }
      return (0, 0)
    }
  }
}
