// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing

/// Interpolation of transforms in space, and their arithmetic, against rotations by their formula.
@MainActor
@Suite struct SpaceInterpolationTests {
  private func interpolated(
    _ start: CATransform3D, _ end: CATransform3D, at fraction: Double
  ) -> CATransform3D {
    let value = AnimatableValue.transform(start).interpolated(to: .transform(end), at: fraction)
    guard case .transform(let result) = value else { return CATransform3D() }
    return result
  }

  private func expect(
    _ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (x, y) = (a.matrix.elements, b.matrix.elements)
    let worst = (0..<16).map { abs(x[$0] - y[$0]) }.max() ?? .nan
    #expect(worst < tolerance, "\(x), not \(y)", sourceLocation: sourceLocation)
  }

  /// Rodrigues' formula for column vectors, R = I + sin·K + (1 − cos)·K², transposed.
  private func rotation(_ angle: Double, _ axis: SIMD3<Double>) -> CATransform3D {
    let n = axis / (axis * axis).sum().squareRoot()
    let k = [[0, -n.z, n.y], [n.z, 0, -n.x], [-n.y, n.x, 0]]
    var e = Transform.identity.elements
    for row in 0..<3 {
      for column in 0..<3 {
        let square = (0..<3).map { k[row][$0] * k[$0][column] }.reduce(0, +)
        let value =
          (row == column ? 1 : 0) + sin(angle) * k[row][column] + (1 - cos(angle)) * square
        e[column * 4 + row] = value
      }
    }
    return CATransform3D(Transform(elements: e))
  }

  nonisolated private static let axes: [SIMD3<Double>] = [
    [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 2, 3], [-1, 0.5, 0.2], [0, 1, -1],
  ]

  @Test(arguments: axes)
  func rotationsAreMadeByRodriguesFormula(axis: SIMD3<Double>) {
    for angle in [-2.0, 0.3, 3, 7] {
      expect(CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z), rotation(angle, axis))
    }
  }

  /// Quaternions turn about one axis at an even pace.
  @Test(arguments: axes, [0.1, 0.5, 0.8])
  func aFractionOfARotationIsARotationByThatFraction(axis: SIMD3<Double>, fraction: Double) {
    for angle in [0.5, -1.2, 3.1] {
      expect(
        interpolated(CATransform3DIdentity, rotation(angle, axis), at: fraction),
        rotation(angle * fraction, axis))
    }
    expect(
      interpolated(rotation(0.4, axis), rotation(1.6, axis), at: fraction),
      rotation(0.4 + 1.2 * fraction, axis))
  }

  @Test func aRotationBeyondAHalfTurnTakesTheShorterWay() {
    expect(
      interpolated(CATransform3DIdentity, rotation(4, [1, 1, 0]), at: 0.5),
      rotation((4 - 2 * .pi) / 2, [1, 1, 0]))
  }

  /// A half turn about y is no flip in the plane: half-way the card is seen from its edge.
  @Test(arguments: [0.25, 0.5, 0.75])
  func aFlipTurnsInSpace(fraction: Double) {
    let result = interpolated(CATransform3DIdentity, rotation(.pi, [0, 1, 0]), at: fraction)
    #expect(abs(result.m11 - cos(.pi * fraction)) < 1e-9)
    #expect(abs(abs(result.m13) - sin(.pi * fraction)) < 1e-9)
    #expect(abs(result.m22 - 1) < 1e-9)
  }

  @Test func perspectiveScaleAndTranslationAreInterpolatedApart() {
    var end = CATransform3DIdentity
    end.m34 = -1 / 400
    #expect(abs(interpolated(CATransform3DIdentity, end, at: 0.25).m34 + 1 / 1600) < 1e-12)
    // Scale, rotation and translation, each for itself.
    let start = CATransform3DMakeTranslation(0, 0, 10)
    let turned = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(3, 5, 2), rotation(1, [1, 2, 2])),
      CATransform3DMakeTranslation(8, -4, 30))
    let expected = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(1.5, 2, 1.25), rotation(0.25, [1, 2, 2])),
      CATransform3DMakeTranslation(2, -1, 15))
    expect(interpolated(start, turned, at: 0.25), expected)
  }

  @Test func aRotationKeepsAnEqualPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let start = CATransform3DConcat(rotation(0.2, [0, 1, 0]), perspective)
    let end = CATransform3DConcat(rotation(1.2, [0, 1, 0]), perspective)
    expect(
      interpolated(start, end, at: 0.3),
      CATransform3DConcat(rotation(0.5, [0, 1, 0]), perspective), within: 1e-9)
  }

  @Test(arguments: [0.0, 1])
  func bothEndsAreExact(fraction: Double) {
    var (start, end) = (rotation(1, [1, 2, 3]), rotation(-1, [3, 1, 2]))
    start.m34 = 0.001
    end.m41 = 77
    let result = interpolated(start, end, at: fraction)
    #expect(CATransform3DEqualToTransform(result, fraction == 0 ? start : end))
  }

  /// What flattens space has no rotation: element by element.
  @Test func aFlattenedSpaceIsMixedByElements() {
    var flat = CATransform3DMakeScale(0, 2, 1)
    flat.m34 = -0.01
    let result = interpolated(flat, rotation(1, [1, 0, 0]), at: 0.5)
    #expect(abs(result.m11 - 0.5) < 1e-12)
    #expect(abs(result.m22 - (2 + cos(1)) / 2) < 1e-12)
  }

  @Test func concatenationIsTheProductOfMatrices() {
    var a = rotation(0.7, [1, 2, 3])
    (a.m14, a.m24, a.m34, a.m43) = (0.01, -0.02, 0.03, 9)
    var b = rotation(-1.1, [2, 0, 1])
    (b.m14, b.m34, b.m42, b.m44) = (0.05, -0.002, 4, 2)
    let (x, y, z) = (
      a.matrix.elements, b.matrix.elements, CATransform3DConcat(a, b).matrix.elements
    )
    for row in 0..<4 {
      for column in 0..<4 {
        let product = (0..<4).map { x[row * 4 + $0] * y[$0 * 4 + column] }.reduce(0, +)
        #expect(abs(z[row * 4 + column] - product) < 1e-12)
      }
    }
  }

  @Test func concatenationKeepsThePerspectiveOfEither() {
    var p = CATransform3DIdentity
    p.m34 = -1 / 500
    let move = CATransform3DMakeTranslation(10, 20, 0)
    #expect(CATransform3DConcat(p, move).m34 == -0.002)
    #expect(CATransform3DConcat(move, p).m34 == -0.002)
    #expect(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 100), p).m44 == 0.8)
  }

  @Test func theInverseUndoes() {
    var a = CATransform3DConcat(CATransform3DMakeScale(2, -3, 0.5), rotation(0.7, [1, 2, 3]))
    (a.m34, a.m41, a.m43) = (-0.01, 12, 5)
    expect(CATransform3DConcat(a, CATransform3DInvert(a)), CATransform3DIdentity)
    expect(CATransform3DConcat(CATransform3DInvert(a), a), CATransform3DIdentity)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    expect(CATransform3DInvert(rotation(0.5, [1, 1, 1])), rotation(-0.5, [1, 1, 1]))
  }

  // MARK: Parts by key path

  private func part(_ name: String, of transform: CATransform3D) -> Double? {
    var properties = CALayer().properties
    properties.transform = transform
    guard case .number(let value)? = AnimatableKeyPath.named("transform.\(name)")?.get(properties)
    else { return nil }
    return value
  }

  /// Turns about x, then y, then z.
  @Test(
    arguments: [
      [0.3, 0.5, 0.7], [-1, 0.2, 3], [2.5, -1.2, -0.4], [0, 0.9, 0], [0.1, 0, 0], [0, 0, -2],
    ])
  func anglesAreReadBack(angles: [Double]) throws {
    var turned = CATransform3DConcat(
      CATransform3DConcat(rotation(angles[0], [1, 0, 0]), rotation(angles[1], [0, 1, 0])),
      rotation(angles[2], [0, 0, 1]))
    turned.m41 = 40
    turned.m43 = 7
    let scaled = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), turned)
    for (name, expected) in zip(
      [
        "rotation.x", "rotation.y", "rotation.z", "rotation", "scale.x", "scale.y", "scale.z",
        "scale", "translation.x", "translation.z",
      ], [angles[0], angles[1], angles[2], angles[2], 2, 3, 4, 3, 40, 7])
    {
      let value = try #require(part(name, of: scaled))
      #expect(abs(value - expected) < 1e-9, "\(name)")
    }
  }

  @Test func writingOnePartLeavesTheOthers() throws {
    var start = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), rotation(0.3, [1, 0, 0])),
      rotation(0.5, [0, 1, 0]))
    (start.m41, start.m42, start.m43) = (5, 6, 7)
    var properties = CALayer().properties
    properties.transform = start
    let property = try #require(AnimatableKeyPath.named("transform.rotation.y"))
    property.set(&properties, .number(-0.8))
    var expected = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), rotation(0.3, [1, 0, 0])),
      rotation(-0.8, [0, 1, 0]))
    (expected.m41, expected.m42, expected.m43) = (5, 6, 7)
    expect(properties.transform, expected)
  }
}
