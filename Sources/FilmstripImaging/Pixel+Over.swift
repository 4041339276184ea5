// SPDX-License-Identifier: MIT

extension Pixel {
  /// This pixel drawn over another: premultiplied source-over, each channel rounded to nearest,
  /// s + d · (255 − a) / 255.
  package func over(_ other: Pixel) -> Pixel {
    let rest = UInt32(255 - alpha)
    if rest == 0 { return self }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let product = (other.bgra >> shift & 0xff) * rest + 128
      result |= min(255, (bgra >> shift & 0xff) + (product + product >> 8) >> 8) << shift
    }
    return Pixel(bgra: result)
  }
}
