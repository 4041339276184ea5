// SPDX-License-Identifier: MIT
internal import Foundation

/// Makes pixels of a device row by row, to be put over what is there.
protocol RowSampler {
  /// Calls `body` for each row of a rectangle of the device in which there may be something, with
  /// the row and the first column, counted from those of the rectangle, and the pixels from there
  /// on: premultiplied, and `body`'s to change.
  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  )
}

struct CutSampler<Base: RowSampler>: RowSampler {
  let base: Base
  /// How much of each pixel is inside, of 255.
  let coverage: PixelCoverage

  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    let area = rect.intersection(coverage.rect)
    guard !area.isEmpty else { return }
    let (right, down) = (Int(area.x - rect.x), Int(area.y - rect.y))
    coverage.bytes.withUnsafeBufferPointer { bytes in
      base.forEachRow(of: area) { y, x, line in
        let start =
          (Int(area.y - coverage.rect.y) + y) * coverage.stride + Int(area.x - coverage.rect.x) + x
        for index in line.indices where bytes[start + index] != 255 {
          line[index] = line[index].faded(UInt32(bytes[start + index]))
        }
        body(y + down, x + right, line)
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel times a share of 255, rounded as Cairo does.
  @inline(__always)
  func faded(_ share: UInt32) -> UInt32 {
    let mask = UInt32(0x00FF_00FF)
    // Two channels at once, with 16 bits for each.
    var (even, odd) = (
      (self & mask) &* share &+ 0x0080_0080, (self >> 8 & mask) &* share &+ 0x0080_0080
    )
    even = (even &+ (even >> 8 & mask)) >> 8 & mask
    odd = (odd &+ (odd >> 8 & mask)) & 0xFF00_FF00
    return even | odd
  }
}

/// Puts premultiplied pixels over others: in `BlendMode.normal` alone, as what has another mode is
/// drawn on a surface of its own first.
enum RowOver {
  /// Source + target · (1 − source alpha), rounded as Cairo does; `alpha` fades the source.
  static func put(
    _ line: UnsafeMutableBufferPointer<UInt32>, over target: UnsafeMutablePointer<UInt32>,
    alpha: UInt32
  ) {
    guard let source = line.baseAddress else { return }
    var index = 0
    while index < line.count {
      if alpha == 255, index + 4 <= line.count {
        let four = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
        if four.x & four.y & four.z & four.w >= 0xFF00_0000 {
          UnsafeMutableRawPointer(target + index).storeBytes(of: four, as: SIMD4<UInt32>.self)
          index += 4
          continue
        }
      }
      let pixel = source[index]
      if pixel >> 24 != 0 {
        let over = pixel.faded(alpha)
        target[index] = over &+ target[index].faded(255 - over >> 24)
      }
      index += 1
    }
  }
}
