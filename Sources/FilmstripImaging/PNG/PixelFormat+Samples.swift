// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

extension EncodedImage.PixelFormat {
  /// Stores the samples of pixels: alpha is dropped, or colour is divided by it.
  ///
  /// The pixels that come next are `ahead` pixels after these, and fetched from memory meanwhile; 0 where that is
  /// not known.
  func store(
    _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>, ahead: Int
  ) {
    guard self == .rgba else {
      filmstrip_pixels_pack(pixels, target, count, ahead)
      return
    }
    for x in 0..<count {
      UnsafeMutableRawPointer(target + x * 4).storeBytes(
        of: straightRGBA(UInt32(littleEndian: pixels[x])).littleEndian, as: UInt32.self)
    }
  }

  /// Premultiplied BGRA as straight RGBA, red in the lowest byte: min(255, round(c * 255 / a)).
  @inline(__always)
  private func straightRGBA(_ bgra: UInt32) -> UInt32 {
    let alpha = bgra >> 24
    var red = bgra >> 16 & 0xff
    var green = bgra >> 8 & 0xff
    var blue = bgra & 0xff
    if alpha == 0 { return 0 }
    if alpha != 255 {
      red = min(255, (red * 255 + alpha / 2) / alpha)
      green = min(255, (green * 255 + alpha / 2) / alpha)
      blue = min(255, (blue * 255 + alpha / 2) / alpha)
    }
    return red | green << 8 | blue << 16 | alpha << 24
  }
}
