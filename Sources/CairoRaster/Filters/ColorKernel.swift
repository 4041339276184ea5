// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Imaging

/// A colour matrix made ready for pixels.
struct ColorKernel {
  /// What each component adds, in the order of bytes: blue, green, red, alpha.
  private let blue: SIMD4<Float>
  private let green: SIMD4<Float>
  private let red: SIMD4<Float>
  private let alpha: SIMD4<Float>
  private let constant: SIMD4<Float>

  /// Nil for a matrix that changes nothing, or has elements that are no numbers.
  init?(_ matrix: ColorMatrix) {
    guard matrix.rows.count == 4, matrix.rows.allSatisfy({ $0.count == 5 }),
      matrix.rows.joined().allSatisfy(\.isFinite), matrix != .identity
    else { return nil }
    func column(_ index: Int) -> SIMD4<Float> {
      // Beyond a million everything is cut to 0 or 1 anyway, and sums of infinities are no numbers.
      func factor(_ row: Int) -> Float { Float(min(max(matrix.rows[row][index], -1e6), 1e6)) }
      return SIMD4(factor(2), factor(1), factor(0), factor(3))
    }
    (blue, green, red, alpha, constant) = (column(2), column(1), column(0), column(3), column(4))
  }

  /// The pixels with their colours changed.
  func applied(to source: Bitmap) -> Bitmap {
    Bitmap(width: source.width, height: source.height) { bytes in
      source.withUnsafeBytes { old in
        let (from, to) = (old.bindMemory(to: UInt32.self), bytes.bindMemory(to: UInt32.self))
        // Neighbours are mostly alike.
        var (last, changed) = (from[0], color(from[0]))
        for index in 0..<to.count {
          if from[index] != last { (last, changed) = (from[index], color(from[index])) }
          to[index] = changed
        }
      }
    }
  }

  @inline(__always)
  private func color(_ pixel: UInt32) -> UInt32 {
    let channels = SIMD4<Float>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    let opacity = channels.w / 255
    // Not premultiplied, 0 to 1; what is fully transparent is black.
    let plain = channels.w > 0 ? channels / channels.w : SIMD4.zero
    let first = blue * plain.x + green * plain.y
    let second = red * plain.z + alpha * opacity
    var result = (first + second + constant)
      .clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let factor = result.w * 255
    result.w = 1
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(result * factor + 0.5))
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}
