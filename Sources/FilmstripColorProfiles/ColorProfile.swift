// SPDX-License-Identifier: MIT
internal import CFilmstripLCMS
package import FilmstripImaging
package import Foundation

/// The colours that an image's profile means, as those of sRGB, in which everything is drawn.
///
/// A profile is judged by what it says, its primaries and curves, and not by its name. Not for use from two threads at
/// once.
package final class ColorProfile {
  private let transform: UnsafeMutableRawPointer

  /// Reads a profile; nil where the bytes are no ICC profile of RGB colours.
  package init?(_ bytes: Data) {
    let opened = bytes.withUnsafeBytes { filmstrip_lcms_open($0.baseAddress, $0.count) }
    guard let opened else { return nil }
    transform = opened
  }

  deinit { filmstrip_lcms_close(transform) }

  /// Whether no colour changes by more than one of 255 steps: then the profile is that of sRGB, whatever its name.
  package var isStandard: Bool {
    var colors: [UInt32] = []
    for red in stride(from: UInt32(0), through: 255, by: 15) {
      for green in stride(from: UInt32(0), through: 255, by: 15) {
        for blue in stride(from: UInt32(0), through: 255, by: 15) {
          let color: UInt32 = 0xff00_0000 | red << 16 | green << 8 | blue
          colors.append(color.littleEndian)
        }
      }
    }
    var converted = colors
    filmstrip_lcms_convert(transform, colors, &converted, colors.count)
    return zip(colors, converted).allSatisfy { one, other in
      [UInt32(0), 8, 16].allSatisfy { shift in
        let before = Int(UInt32(littleEndian: one) >> shift & 0xff)
        let after = Int(UInt32(littleEndian: other) >> shift & 0xff)
        return abs(before - after) <= 1
      }
    }
  }

  /// A bitmap of the profile's colours with those of sRGB; its alpha stays.
  package func standardized(_ bitmap: Bitmap) -> Bitmap {
    let pixelCount = bitmap.width * bitmap.height
    if bitmap.isOpaque {
      return Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: true) { target in
        bitmap.withUnsafeBytes {
          filmstrip_lcms_convert(transform, $0.baseAddress, target.baseAddress, pixelCount)
        }
      }
    }
    let straight = bitmap.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).map {
        ColorProfile.straight(UInt32(littleEndian: $0)).littleEndian
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: false) { target in
      filmstrip_lcms_convert(transform, straight, target.baseAddress, pixelCount)
    }.premultiplied()
  }

  /// Colour not multiplied by alpha, rounded to nearest.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
