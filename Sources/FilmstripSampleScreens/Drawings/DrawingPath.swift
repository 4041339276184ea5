// SPDX-License-Identifier: MIT
import UIKit

/// Makes a path of the data that drawings have: absolute and relative lines, curves and round arcs.
struct DrawingPath {
  private var rest: Substring
  private let path = UIBezierPath()
  private var command: Character = "M"
  /// Where a smooth curve continues the one before.
  private var lastControl: CGPoint?
  private var start = CGPoint.zero

  /// The path of some data; it ends at the first thing that is no path data.
  static func path(of data: String) -> UIBezierPath {
    var reader = DrawingPath(rest: Substring(data))
    reader.readAll()
    return reader.path
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func readAll() {
    while let next = nextCharacter() {
      if next.isLetter {
        command = next
        rest.removeFirst()
      }
      guard draw() else { return }
    }
  }

  private mutating func nextCharacter() -> Character? {
    rest = rest.drop { $0 == " " || $0 == "," || $0.isNewline }
    return rest.first
  }

  /// Draws one command with its numbers; false where there are none.
  private mutating func draw() -> Bool {
    let current = path.isEmpty ? .zero : path.currentPoint
    let origin = command.isLowercase ? current : .zero
    var control: CGPoint?
    switch command.uppercased() {
    case "M":
      guard let point = point(from: origin) else { return false }
      path.move(to: point)
      start = point
      // What follows a place without a letter are lines.
      command = command == "m" ? "l" : "L"
    case "L":
      guard let point = point(from: origin) else { return false }
      path.addLine(to: point)
    case "H":
      guard let x = number() else { return false }
      path.addLine(to: CGPoint(x: origin.x + x, y: current.y))
    case "V":
      guard let y = number() else { return false }
      path.addLine(to: CGPoint(x: current.x, y: origin.y + y))
    case "C", "S":
      let isSmooth = command.uppercased() == "S"
      let mirrored = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
      guard let first = isSmooth ? mirrored ?? current : point(from: origin),
        let second = point(from: origin), let end = point(from: origin)
      else { return false }
      path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
      control = second
    case "A":
      guard let radius = number(), number() != nil, number() != nil, let large = flag(),
        let sweep = flag(), let end = point(from: origin)
      else { return false }
      addArc(from: current, to: end, radius: radius, isLarge: large, isClockwise: sweep)
    case "Z":
      path.close()
      path.move(to: start)
    default: return false
    }
    lastControl = control
    return true
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() -> CGFloat? {
    guard let first = nextCharacter() else { return nil }
    var text = String(first)
    rest.removeFirst()
    while let next = rest.first, next.isNumber || (next == "." && !text.contains(".")) {
      text.append(next)
      rest.removeFirst()
    }
    return Double(text).map { CGFloat($0) }
  }

  /// A flag is one digit, which a number may follow at once.
  private mutating func flag() -> Bool? {
    guard let first = nextCharacter(), first == "0" || first == "1" else { return nil }
    rest.removeFirst()
    return first == "1"
  }

  /// Adds a part of a circle, by its ends (SVG 1.1, F.6.5, for equal radii).
  private func addArc(
    from first: CGPoint, to second: CGPoint, radius given: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    let half = CGPoint(x: (first.x - second.x) / 2, y: (first.y - second.y) / 2)
    let distance = (half.x * half.x + half.y * half.y).squareRoot()
    guard distance > 0 else { return }
    let radius = max(given, distance)
    let height = max(radius * radius - distance * distance, 0).squareRoot() / distance
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(
      x: (first.x + second.x) / 2 + side * height * half.y,
      y: (first.y + second.y) / 2 - side * height * half.x)
    path.addArc(
      withCenter: center, radius: radius,
      startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: isClockwise)
  }
}
