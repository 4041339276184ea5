// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Solids made of planes, against rays that are followed from each pixel to the nearest plane.
@MainActor
@Suite struct SolidsLookTests {
  private struct Face {
    let color: Pixel
    let side: Double
    /// From the face, with its middle at zero, to the screen, with its middle at zero.
    let whole: CATransform3D
  }

  private let eye: CATransform3D = {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    return eye
  }()

  /// A cube's faces: towards the viewer and away, right and left, below and above.
  private static let turns: [CATransform3D] = [
    CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 1, 0),
    CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(-.pi / 2, 0, 1, 0),
    CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
  ]
  private static func color(ofFace face: Int, cube: Int) -> Pixel {
    let step = UInt8(face * 40)
    return Pixel(red: 40 + step, green: cube == 0 ? 30 : 200, blue: 250 - step)
  }

  private func addCube(
    _ number: Int, side: Double, _ place: CATransform3D, in solid: CATransformLayer,
    tilt: CATransform3D, to faces: inout [Face]
  ) {
    let cube = CATransformLayer()
    cube.transform = place
    solid.addSublayer(cube)
    for (index, turn) in Self.turns.enumerated() {
      let color = Self.color(ofFace: index, cube: number)
      let face = CALayer()
      face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      face.backgroundColor = color.cgColor
      face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, side / 2), turn)
      cube.addSublayer(face)
      let turned = CATransform3DConcat(CATransform3DConcat(face.transform, place), tilt)
      let way = CATransform3DConcat(turned, eye)
      faces.append(Face(color: color, side: side, whole: way))
    }
  }

  /// What a ray through a place of the screen meets first; nil near an edge, where that is unsure.
  private func color(at x: Double, _ y: Double, of faces: [Face]) -> Pixel? {
    var best: (depth: Double, color: Pixel) = (-.infinity, SmallScreen.black)
    for face in faces {
      let m = face.whole
      // (u, v) with (u·m11 + v·m21 + m41) = x·(u·m14 + v·m24 + m44), and the same for y.
      let (a, b, e): (Double, Double, Double) =
        (m.m11 - x * m.m14, m.m21 - x * m.m24, x * m.m44 - m.m41)
      let (c, d, f): (Double, Double, Double) =
        (m.m12 - y * m.m14, m.m22 - y * m.m24, y * m.m44 - m.m42)
      let determinant: Double = a * d - b * c
      guard abs(determinant) > 1e-9 else { continue }
      let u: Double = (e * d - b * f) / determinant
      let v: Double = (a * f - e * c) / determinant
      let reach = max(abs(u), abs(v)) - face.side / 2
      if abs(reach) < 2.5 { return nil }
      guard reach < 0 else { continue }
      let height: Double = u * m.m13 + v * m.m23 + m.m43
      let depth: Double = height / (u * m.m14 + v * m.m24 + m.m44)
      if depth > best.depth { best = (depth, face.color) }
    }
    return best.color
  }

  @Test(arguments: 0..<12)
  func nearerFacesOfTwoCubesHideOthers(step: Int) {
    let screen = SmallScreen()
    screen.stage.window.backgroundColor = .black
    let space = CALayer()
    space.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    space.sublayerTransform = eye
    let solid = CATransformLayer()
    solid.position = CGPoint(x: 60, y: 60)
    let tilt = CATransform3DMakeRotation(0.4 + Double(step) * 0.5, 1, 0.3, 0.1 * Double(step))
    solid.transform = tilt
    space.addSublayer(solid)
    var faces: [Face] = []
    addCube(0, side: 48, CATransform3DMakeRotation(0.6, 0, 1, 0), in: solid, tilt: tilt, to: &faces)
    addCube(1, side: 20, CATransform3DMakeTranslation(8, 4, 50), in: solid, tilt: tilt, to: &faces)
    screen.show(space)
    let picture = screen.picture
    var compared = 0
    for y in stride(from: 2, to: 118, by: 3) {
      for x in stride(from: 2, to: 118, by: 3) {
        guard let color = color(at: Double(x) - 59.5, Double(y) - 59.5, of: faces) else { continue }
        compared += 1
        #expect(picture[x, y] == color, "\(x), \(y)")
      }
    }
    #expect(compared > 700)
  }
}
