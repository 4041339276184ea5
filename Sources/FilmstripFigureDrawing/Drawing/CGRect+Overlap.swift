// SPDX-License-Identifier: MIT
internal import Foundation

extension CGRect {
  /// What two rectangles have in common; null where that is nothing, or where a number is none.
  ///
  /// Foundation's `intersection` ends the program for rectangles that have no numbers.
  func overlap(_ other: CGRect) -> CGRect {
    let (one, two) = (standardized, other.standardized)
    let left = max(one.minX, two.minX)
    let top = max(one.minY, two.minY)
    let (width, height) = (min(one.maxX, two.maxX) - left, min(one.maxY, two.maxY) - top)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite, left.isFinite, top.isFinite
    else { return .null }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
