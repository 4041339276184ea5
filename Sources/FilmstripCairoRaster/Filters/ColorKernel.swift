// SPDX-License-Identifier: MIT
internal import CFilmstripPixels
internal import FilmstripDisplayList
internal import FilmstripImaging

struct ColorKernel {
  /// What blue, green, red, alpha and 1 add to each of the four, in the same order, which is that of bytes.
  private let columns: [SIMD4<Float>]

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
    columns = [2, 1, 0, 3, 4].map(column)
  }

  func applied(to source: Bitmap) -> Bitmap {
    Bitmap(width: source.width, height: source.height) { bytes in
      source.withUnsafeBytes { old in
        let (from, to) = (old.bindMemory(to: UInt32.self), bytes.bindMemory(to: UInt32.self))
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        filmstrip_pixels_color(source, target, to.count, columns)
      }
    }
  }
}
