// SPDX-License-Identifier: MIT
import FilmstripImaging
import QuartzCore

/// A white disc of 24 pixels, for particles to colour.
enum Spark {
  static let image = CGImage(
    bitmap: Bitmap(width: 24, height: 24) { bytes in
      for place in 0..<24 * 24 {
        let (dx, dy) = (Double(place % 24) - 11.5, Double(place / 24) - 11.5)
        let cover = min(max(12 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        for channel in 0..<4 { bytes[place * 4 + channel] = UInt8((cover * 255).rounded()) }
      }
    })
}
