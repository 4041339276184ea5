// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension Bitmap {
  /// A rectangle of the pixels as a bitmap of its own.
  ///
  /// - Precondition: the rectangle has pixels and lies inside the bitmap.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    require(
      x >= 0 && y >= 0 && width > 0 && height > 0 && x <= self.width - width
        && y <= self.height - height,
      "Bitmap.part: \(width)×\(height) at (\(x), \(y)) is not inside of \(self.width)×\(self.height)"
    )
    return Bitmap(width: width, height: height, isOpaque: isOpaque) { target in
      withUnsafeBytes { source in
        for row in 0..<height {
          let start = (y + row) * bytesPerRow + x * 4
          UnsafeMutableRawBufferPointer(
            rebasing: target[row * width * 4..<(row + 1) * width * 4]
          ).copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + width * 4]))
        }
      }
    }
  }
}
