// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import Foundation

typealias PixelRect = cairo_rectangle_int_t

extension cairo_rectangle_int_t {
  /// The whole pixels that a box touches, cut to a limit; empty for a box that is empty or no box.
  init(around box: Box, within limit: PixelRect) {
    let cut = box.intersection(Box(limit))
    guard !cut.isEmpty else {
      self.init(x: limit.x, y: limit.y, width: 0, height: 0)
      return
    }
    let (left, top) = (Int32(cut.minX.rounded(.down)), Int32(cut.minY.rounded(.down)))
    let (right, bottom) = (Int32(cut.maxX.rounded(.up)), Int32(cut.maxY.rounded(.up)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  var area: Int { Int(width) * Int(height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  func moved(x distanceX: Int32, y distanceY: Int32) -> PixelRect {
    PixelRect(x: x + distanceX, y: y + distanceY, width: width, height: height)
  }

  /// Both halves, cut across the longer side.
  var halves: (PixelRect, PixelRect) {
    var (first, second) = (self, self)
    if width > height {
      first.width = width / 2
      second.x += first.width
      second.width -= first.width
    } else {
      first.height = height / 2
      second.y += first.height
      second.height -= first.height
    }
    return (first, second)
  }

  /// Further away nothing is made to be shown elsewhere.
  static let farthest = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)

  /// All that can be counted, with room for sums.
  static let unlimited = PixelRect(x: -1 << 28, y: -1 << 28, width: 1 << 29, height: 1 << 29)
}
