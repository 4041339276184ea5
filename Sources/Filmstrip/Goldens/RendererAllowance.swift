// SPDX-License-Identifier: MIT

/// How far apart two versions of Cairo and pixman may draw equal display lists, in a cell of a golden's sheet.
///
/// What Debian 12 and 13 need is in docs/testing.md (measured): this is about twice as much.
enum RendererAllowance {
  private static let most = PixelTolerance(
    reason: "another version of Cairo or pixman", channelDifference: 2, pixels: .share(0.001))
  /// What all pixels keep to, in 1/255.
  private static let all = 16

  static func allows(_ actual: Bitmap, for expected: Bitmap) -> Bool {
    let diff = PixelComparison(expected: expected, actual: actual, tolerance: most).diff()
    return diff.isMatch && diff.greatestDifference <= all
  }
}
