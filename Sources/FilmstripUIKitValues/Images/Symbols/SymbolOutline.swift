// SPDX-License-Identifier: MIT

/// Contours of quadratic curves in two weights, in a square of ``em`` units; y runs down.
package struct SymbolOutline {
  /// A point of a contour, as in TrueType fonts: between two that control curves the curve passes
  /// through their middle.
  package struct Point {
    let light: CGPoint
    let heavy: CGPoint
    let isOnCurve: Bool

    func mixed(_ share: CGFloat) -> CGPoint {
      CGPoint(x: light.x + (heavy.x - light.x) * share, y: light.y + (heavy.y - light.y) * share)
    }
  }

  static let em: CGFloat = 960
  /// How far its circle is from the middle in the lightest weight, and farther in the heaviest
  /// (measured).
  static let lightRadius: CGFloat = 348
  static let addedRadius: CGFloat = 86
  /// Width of the lines of the set's lightest and heaviest weight (measured: of its minus sign).
  static let lightStem: CGFloat = 28
  static let heavyStem: CGFloat = 126

  package struct Contour {
    let points: [Point]
    /// Whether it is drawn as it is: a hole as narrow as lines are, or what is inside a solid.
    ///
    /// Others are widened by a line that rounds their corners.
    let isPlain: Bool
  }

  let contours: [Contour]
  /// Whether it is solids beside each other, whose contours are all drawn as they are.
  let isSeveralSolids: Bool
  package let byteCount: Int

  /// The contours between the two weights: a share is 0 for the light and 1 for the heavy one, and may lie beyond.
  ///
  /// Those that are drawn as they are have another one, or are left out.
  func path(share: CGFloat, plain: CGFloat?) -> CGPath {
    let path = CGMutablePath()
    for contour in contours {
      guard let share = contour.isPlain ? plain : share else { continue }
      SymbolOutline.add(contour.points.map { ($0.mixed(share), $0.isOnCurve) }, to: path)
    }
    return path
  }

  private static func add(_ points: [(point: CGPoint, isOnCurve: Bool)], to path: CGMutablePath) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    guard let last = points.last, points.count > 2 else { return }
    let first = points.firstIndex { $0.isOnCurve }
    let start = first.map { points[$0].point } ?? middle(last.point, points[0].point)
    path.move(to: start)
    var control: CGPoint?
    let rest = first.map { points[($0 + 1)...] + points[..<$0] } ?? points[...]
    for (point, isOnCurve) in rest {
      switch (control, isOnCurve) {
      case (nil, true): path.addLine(to: point)
      case (nil, false): control = point
      case (let held?, true):
        path.addQuadCurve(to: point, control: held)
        control = nil
      case (let held?, false):
        path.addQuadCurve(to: middle(held, point), control: held)
        control = point
      }
    }
    if let control { path.addQuadCurve(to: start, control: control) }
    path.closeSubpath()
  }
}
