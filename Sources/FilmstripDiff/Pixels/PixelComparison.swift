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

  /// How many pixels differ of those that both pictures have, as ``PixelDiff/differingPixelCount``: all that there is
  /// to say where no one asks how they differ.
  package func differingPixelCount() -> Int {
    let (width, height) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    return expected.withUnsafeBytes { expectedBytes in
      actual.withUnsafeBytes { actualBytes in
        let planes = (
          PixelPlane(expectedBytes, stride: expected.width),
          PixelPlane(actualBytes, stride: actual.width)
        )
        return (0..<height).reduce(0) { count, y in
          let (one, other) = (planes.0.row(y), planes.1.row(y))
          return count + (0..<width).count { one[$0] != other[$0] }
        }
      }
    }
  }
}
