// SPDX-License-Identifier: MIT
internal import Foundation

/// A place, a way or a velocity in the plane, y down.
struct Vector: Equatable {
  var x = 0.0
  var y = 0.0

  static let zero = Vector()

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b, y: a.y * b) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// How far the other one is turned from this one, times both lengths.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  var length: Double { (x * x + y * y).squareRoot() }
  /// Of length 1; zero for zero.
  var unit: Vector { length > 0 ? self * (1 / length) : .zero }
  /// Turned by a right angle.
  var normal: Vector { Vector(x: -y, y: x) }

  func rotated(by angle: Double) -> Vector {
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x: x * c - y * s, y: x * s + y * c)
  }
}
