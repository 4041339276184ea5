// SPDX-License-Identifier: MIT
public import FilmstripImaging

/// Two pictures, and how far one may be from the other.
///
/// ``diff()`` measures how they differ, and the pictures show it:
///
///     let comparison = PixelComparison(expected: golden, actual: frame)
///     let diff = comparison.diff()
///     if !diff.isMatch {
///       print(diff)  // 2 of 4 pixels differ by up to 255/255 in 1 region, 2×1 at (0, 1)
///       show(comparison.sideBySidePicture())
///     }
///
/// Pictures of different sizes have their top left corners in common; what is compared is the area
/// that lies in both.
public struct PixelComparison: Sendable {
  /// What the picture should be.
  public let expected: Bitmap
  /// What it is.
  public let actual: Bitmap
  /// How far it may be from what is expected; nil compares exactly.
  public let tolerance: PixelTolerance?

  /// Creates a comparison; nothing is compared yet.
  ///
  /// - Parameters:
  ///   - expected: What there should be.
  ///   - actual: What there is.
  ///   - tolerance: How far pixels may be apart, and why; nil compares exactly.
  public init(expected: Bitmap, actual: Bitmap, tolerance: PixelTolerance? = nil) {
    (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
  }

  /// Compares the pictures.
  ///
  /// Rows that are equal cost a comparison of memory. The working memory is a few rows, whatever
  /// the pictures are: it does not grow with their height, nor with how much of them differs.
  ///
  /// - Complexity: linear in the number of pixels.
  public func diff() -> PixelDiff {
    var figures = PixelFigures(width: min(expected.width, actual.width))
    PixelPair.with(self) { pair in pair.forEachDifferingRow { row in figures.add(row) } }
    return PixelDiff(of: self, figures.finished())
  }

  /// How many pixels differ, of those that both pictures have, and how much.
  ///
  /// - Returns: The count, as ``PixelDiff/differingPixelCount``, and the sum of each pixel's greatest difference of a
  ///   premultiplied channel, in 1/255.
  package func differingPixels() -> (count: Int, amount: Int) {
    let (width, height) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    return expected.withUnsafeBytes { expectedBytes in
      actual.withUnsafeBytes { actualBytes in
        let planes = (
          PixelPlane(expectedBytes, stride: expected.width),
          PixelPlane(actualBytes, stride: actual.width)
        )
        var (count, amount) = (0, 0)
        for y in 0..<height {
          let (one, other) = (planes.0.row(y), planes.1.row(y))
          for x in 0..<width where one[x] != other[x] {
            count += 1
            amount += PixelPair.difference(one[x], other[x])
          }
        }
        return (count, amount)
      }
    }
  }
}
