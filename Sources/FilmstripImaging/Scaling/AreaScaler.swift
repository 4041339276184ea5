// SPDX-License-Identifier: MIT

/// Shrinks bitmaps by averaging the area that each target pixel covers.
///
/// Weights are coverages as binary fractions that add up exactly, so that a flat area keeps its
/// colour. For the usual ratios 8 bits do, which with the samples fit into 16-bit arithmetic that
/// processors do eight at a time; larger ratios take 16 bits. Sums are integers, so that the result
/// does not depend on the machine. Averages premultiplied, gamma-encoded values, as the iOS
/// compositor does.
public enum AreaScaler {
  /// The bitmap scaled to fit `width` × `height` pixels exactly; also enlarges, as flat squares.
  ///
  /// - Precondition: both sides are positive.
  /// - Complexity: linear in the source pixels; memory is a band of one target row.
  public static func scale(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    if width == bitmap.width && height == bitmap.height { return bitmap }
    return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { target in
      let scaler = RowScaler(
        from: (bitmap.width, bitmap.height), as: .bgra, to: (width, height),
        into: target.baseAddress!)
      bitmap.withUnsafeBytes { source in
        scaler.take(
          source.bindMemory(to: UInt8.self).baseAddress!, count: bitmap.height,
          stride: bitmap.bytesPerRow)
      }
    }
  }
}
