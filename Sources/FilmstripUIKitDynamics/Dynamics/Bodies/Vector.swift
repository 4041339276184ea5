// SPDX-License-Identifier: MIT

/// A place, a way or a velocity in the plane, y down.
struct Vector: Equatable {
  var x = 0.0
  var y = 0.0

  init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(x: Double(offset.horizontal), y: Double(offset.vertical)) }

  static let zero = Vector()

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b, y: a.y * b) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// How far the other one is turned from this one, times both lengths.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// Of length 1; zero for zero.
  var unit: Vector { length > 0 ? self * (1 / length) : .zero }
  /// Turned by a right angle.
  var normal: Vector { Vector(x: -y, y: x) }

  /// The point nearest to another one on the line from here to an end.
  func nearest(to point: Vector, until end: Vector) -> Vector {
    let direction = end - self
    let square = direction.dot(direction)
    return square > 0
      ? self + direction * min(max((point - self).dot(direction) / square, 0), 1) : self
  }

  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x: x * c - y * s, y: x * s + y * c)
  }
}
