// SPDX-License-Identifier: MIT
import QuartzCore

/// A card of 80 × 60 points that shows which way it lies: no two of its corners are alike.
enum Card {
  static func html(_ x: Double, _ y: Double, _ style: String = "") -> String {
    """
    <i style="\(at(x, y, 80, 60, .blue))\(style)">
      <i style="\(at(0, 0, 30, 20, .amber))"></i><i style="\(at(50, 0, 30, 10, .red))"></i>
      <i style="\(at(0, 50, 20, 10, .green))"></i><i style="\(at(34, 24, 12, 12, .white))"></i>
    </i>
    """
  }

  static func layer(_ x: Double, _ y: Double) -> CALayer {
    box(x, y, 80, 60, .blue).holding(
      box(0, 0, 30, 20, .amber), box(50, 0, 30, 10, .red), box(0, 50, 20, 10, .green),
      box(34, 24, 12, 12, .white))
  }
}
