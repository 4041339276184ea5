// SPDX-License-Identifier: MIT
import FilmstripImaging
import QuartzCore

/// Pixels by a formula, for both sides: an image of a layer, and the address of an image of a page.
struct Drawing: Sendable {
  let bitmap: Bitmap

  /// Straight red, green, blue and alpha from 0 to 255 for each column and row.
  init(width: Int, height: Int, _ color: (Int, Int) -> Ink) {
    bitmap = Bitmap(width: width, height: height) { bytes in
      for place in 0..<width * height {
        let ink = color(place % width, place / width)
        let channels = [ink.rgb & 255, ink.rgb >> 8 & 255, ink.rgb >> 16 & 255, 255]
        for (channel, value) in channels.enumerated() {
          bytes[place * 4 + channel] = UInt8((Double(value) * ink.alpha).rounded())
        }
      }
    }
  }

  var image: CGImage { CGImage(bitmap: bitmap) }

  /// What `url()` takes.
  var url: String {
    var encoder = PNGEncoder()
    let data = PNGFile.data(of: encoder.encode(bitmap, as: .rgba))
    return "url(data:image/png;base64,\(data.base64EncodedString()))"
  }

  /// Squares of four colours in an order of which no two corners are alike.
  static let squares = Drawing(width: 8, height: 8) { x, y in
    [Ink.blue, .amber, .red, .white, .green][(x / 2 + 2 * (y / 2) + x * y / 16) % 5]
  }

  /// Three stripes of a picture twice as wide as high.
  static let wide = Drawing(width: 60, height: 30) { x, y in
    x < 10 ? .red : x >= 50 ? .green : y < 6 ? .amber : y >= 24 ? .slate : .blue
  }

  /// Waves of a long period, which any good filter leaves as they are.
  static let waves = Drawing(width: 480, height: 480) { x, y in
    let level = { (phase: Double) in
      Int((127.5 + 100 * sin(Double(x) / 40 + phase) * cos(Double(y) / 55 - phase)).rounded())
    }
    return Ink(rgb: level(0) << 16 | level(1) << 8 | level(2))
  }

  /// Part of a pattern that is neither symmetric nor opaque.
  static let tile = Drawing(width: 24, height: 16) { x, y in
    x < 8 && y < 4
      ? .blue : x >= 14 && y >= 8 ? .red : x + y < 12 ? .white.alpha(0.5) : .white.alpha(0)
  }

  /// A button of which only the middle can be stretched.
  static let button = Drawing(width: 30, height: 30) { x, y in
    let (dx, dy) = (min(x, 29 - x), min(y, 29 - y))
    if dx < 10 && dy < 10 { return dx + dy < 6 ? .white : dx + dy < 9 ? .slate : .red }
    return min(dx, dy) < 3 ? .slate : dx < 10 || dy < 10 ? .amber : .blue
  }
}
