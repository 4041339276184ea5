// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension StrokeStyle {
  /// How far a stroke may lie from its path.
  var reach: Double {
    let corner = join == .miter ? max(1, miterLimit) : 1
    return max(0, width) / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }
}
