// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import SeededNumbers
import Testing

@testable import FilmstripDiff

/// What a matrix does, read from its elements.
@Suite struct NamedTransformPartsTests {
  private func elements(_ transform: Transform) -> [Double] {
    (0..<16).map { transform.elements[$0] }
  }

  /// A rotation in degrees about an axis of the coordinates, as `CATransform3DMakeRotation` has it.
  private func rotation(_ degrees: Double, axis: Int) -> Transform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let (i, j) = ((axis + 1) % 3, (axis + 2) % 3)
    var result = Transform.identity
    result.elements[i * 4 + i] = cosine
    result.elements[j * 4 + j] = cosine
    result.elements[i * 4 + j] = sine
    result.elements[j * 4 + i] = -sine
    return result
  }

  private func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform {
    var result = Transform(scaleX: x, y: y)
    result.elements[10] = z
    return result
  }

  @Test(arguments: 0..<UInt64(100))
  func partsThatWerePutTogetherComeBack(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let scales = SIMD3(random.number(0.2...3), random.number(0.2...3), random.number(0.2...3))
    let angles = SIMD3(random.number(-80...80), random.number(-80...80), random.number(-80...80))
    let offset = SIMD3(
      random.number(-500...500), random.number(-500...500), random.number(-500...500))
    var perspective = Transform.identity
    perspective.elements[11] = random.number(-1e-3...1e-3)
    let matrix = scale(scales.x, scales.y, scales.z)
      .concatenating(rotation(angles.x, axis: 0)).concatenating(rotation(angles.y, axis: 1))
      .concatenating(rotation(angles.z, axis: 2)).concatenating(
        Transform(translationX: offset.x, y: offset.y, z: offset.z))
    let parts = NamedTransformParts(elements(matrix))
    for axis in 0..<3 {
      #expect(abs(parts.scale[axis] - scales[axis]) < 1e-9)
      #expect(abs(parts.rotation[axis] - angles[axis]) < 1e-7)
      #expect(abs(parts.translation[axis] - offset[axis]) < 1e-9)
      #expect(abs(parts.shear[axis]) < 1e-9)
    }
    let inSpace = NamedTransformParts(
      elements(rotation(angles.y, axis: 1).concatenating(perspective)))
    #expect(abs(inSpace.perspective - perspective.elements[11]) < 1e-12)
    #expect(abs(inSpace.rotation.y - angles.y) < 1e-9)
  }

  @Test(arguments: 0..<3, [-170.0, -120, -90, -45, 30, 90, 100, 179])
  func aTurnAboutOneAxisStaysOne(axis: Int, degrees: Double) {
    let parts = NamedTransformParts(elements(rotation(degrees, axis: axis)))
    for other in 0..<3 {
      #expect(abs(parts.rotation[other] - (other == axis ? degrees : 0)) < 1e-6, "\(parts)")
    }
  }

  @Test func mirrorImagesAreNegativeScales() {
    #expect(NamedTransformParts(elements(scale(-2, 3, 1))).scale == SIMD3(-2, 3, 1))
    #expect(NamedTransformParts(elements(scale(2, -3, 1))).scale == SIMD3(2, -3, 1))
    #expect(NamedTransformParts(elements(scale(0, 0, 1))).scale == SIMD3(0, 0, 1))
    #expect(NamedTransformParts(nil).scale == SIMD3(1, 1, 1))
  }
}
