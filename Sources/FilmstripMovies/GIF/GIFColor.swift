// SPDX-License-Identifier: MIT

/// Colours as GIF knows them: `0xrrggbb`, opaque or not there at all.
enum GIFColor {
  /// The colour of a premultiplied pixel; nil for one that is shown as transparent, which is less than
  /// half opaque.
  @inline(__always)
  static func color(ofPixel pixel: UInt32) -> UInt32? {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel & 0xff_ffff }
    guard alpha >= 128 else { return nil }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
    }
    return channel(0) | channel(8) | channel(16)
  }

  /// How much a difference in red, green and blue counts.
  ///
  /// Compared are gamma-encoded values, which are about evenly spaced to the eye; the weights lie between
  /// equal ones and those of brightness, 0.2126, 0.7152 and 0.0722 (ITU-R BT.709), as hues count too
  /// (approximated: the same order of weights as the "redmean" formula has on average, 2.5 : 4 : 2.5).
  static let weights: (red: Int32, green: Int32, blue: Int32) = (3, 4, 2)

  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32) -> Int32 {
    let red = Int32(a >> 16 & 0xff) - Int32(b >> 16 & 0xff)
    let green = Int32(a >> 8 & 0xff) - Int32(b >> 8 & 0xff)
    let blue = Int32(a & 0xff) - Int32(b & 0xff)
    return weights.red * red * red + weights.green * green * green + weights.blue * blue * blue
  }
}
