// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

extension Bitmap {
  /// The mean difference of the red, green and blue components of opaque bitmaps, from 0 to 1; 1 for another size.
  package func meanDifference(to other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let sum = withUnsafeBytes { one in
      other.withUnsafeBytes { two in
        filmstrip_samples_distance(
          one.bindMemory(to: UInt8.self).baseAddress, two.bindMemory(to: UInt8.self).baseAddress,
          one.count)
      }
    }
    return Double(sum) / Double(width * height * 3 * 255)
  }
}
