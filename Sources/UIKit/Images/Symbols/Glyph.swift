// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A small drawing in one colour.
struct Glyph {
  let size: CGSize
  let path: CGPath
  var lineWidth = Glyph.standardLineWidth
  /// Whether the path's inside is painted, too.
  var isFilled = false

  /// Side of the square in which glyphs are drawn: that of system items of bars (approximated).
  static let side: CGFloat = 24
  /// Width of the lines (approximated).
  static let standardLineWidth: CGFloat = 1.8

  /// Lines through points in a square of the glyph's side.
  init(
    _ lines: [[(CGFloat, CGFloat)]], isFilled: Bool = false,
    _ more: (CGMutablePath) -> Void = { _ in }
  ) {
    let path = CGMutablePath()
    for line in lines {
      path.addLines(between: line.map { CGPoint(x: $0.0, y: $0.1) })
      if isFilled { path.closeSubpath() }
    }
    more(path)
    size = CGSize(width: Glyph.side, height: Glyph.side)
    self.path = path
    self.isFilled = isFilled
  }

  init(size: CGSize, path: CGPath, lineWidth: CGFloat) {
    self.size = size
    self.path = path
    self.lineWidth = lineWidth
  }
}
