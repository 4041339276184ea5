// SPDX-License-Identifier: MIT
import QuartzCore

/// A card of 80 × 60 points that shows which way it lies: no two of its corners are alike.
///
/// Nothing in it touches its edge: where edges of several things fall together, drawing one after
/// the other lets a little of each be seen, and pages that are drawn into pictures first do not.
enum Card {
  static func html(_ x: Double, _ y: Double, _ style: String = "") -> String {
    """
    <i style="\(at(x, y, 80, 60, .blue))\(style)">
      <i style="\(at(4, 4, 26, 16, .amber))"></i><i style="\(at(50, 4, 26, 8, .red))"></i>
      <i style="\(at(4, 46, 18, 10, .green))"></i><i style="\(at(34, 24, 12, 12, .white))"></i>
    </i>
    """
  }

  static func layer(_ x: Double, _ y: Double) -> CALayer {
    box(x, y, 80, 60, .blue).holding(
      box(4, 4, 26, 16, .amber), box(50, 4, 26, 8, .red), box(4, 46, 18, 10, .green),
      box(34, 24, 12, 12, .white))
  }
}
