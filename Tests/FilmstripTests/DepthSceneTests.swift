// SPDX-License-Identifier: MIT
import Filmstrip
import SeededNumbers
import Testing
import UIKit

/// Planes in a space against rays that are followed from pixels to the nearest plane.
@MainActor
@Suite struct DepthSceneTests {
  /// A rectangle of one colour: its place, how it is turned about its middle, and how far it is moved
  /// towards the viewer before.
  private struct Plane {
    var frame: CGRect
    var turn = CATransform3DIdentity
    var forward = 0.0
    var color: Pixel
  }

  private static let colors = [SmallScreen.red, SmallScreen.green, SmallScreen.blue]
  /// Of the spaces of named scenes; a smaller one for many.
  private static let side = 200.0
  private static let smallSide = 100.0

  /// With the middle of the space as the place that the eye looks at; `.infinity` is no perspective.
  private static func eye(_ distance: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    return eye
  }

  private func layer(of planes: [Plane], eye distance: Double, side: Double) -> CALayer {
    let space = CALayer()
    space.frame = CGRect(x: 0, y: 0, width: side, height: side)
    space.sublayerTransform = Self.eye(distance)
    for plane in planes {
      let layer = CALayer()
      layer.frame = plane.frame
      layer.backgroundColor = plane.color.cgColor
      layer.transform = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, plane.forward), plane.turn)
      space.addSublayer(layer)
    }
    return space
  }

  /// From a plane, with its middle at zero, to the screen, with the middle of the space at zero.
  private func way(
    of plane: Plane, eye distance: Double, side: Double = Self.side
  ) -> CATransform3D {
    let place = CATransform3DMakeTranslation(
      plane.frame.midX - side / 2, plane.frame.midY - side / 2, 0)
    let turned = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, plane.forward), plane.turn)
    return CATransform3DConcat(CATransform3DConcat(turned, place), Self.eye(distance))
  }

  /// What a ray through a place of the space meets first, the later of what is equally near; nil near
  /// an edge or a line in which planes meet, where a pixel may be of several colours.
  private func colorSeen(
    at x: Double, _ y: Double, of planes: [Plane], ways: [CATransform3D], side: Double = Self.side
  ) -> Pixel? {
    var met: [(depth: Double, color: Pixel, isFlat: Bool)] = []
    for (plane, m) in zip(planes, ways) {
      let (px, py) = (x - side / 2, y - side / 2)
      let (a, b, e): (Double, Double, Double) =
        (m.m11 - px * m.m14, m.m21 - px * m.m24, px * m.m44 - m.m41)
      let (c, d, f): (Double, Double, Double) =
        (m.m12 - py * m.m14, m.m22 - py * m.m24, py * m.m44 - m.m42)
      let determinant: Double = a * d - b * c
      guard abs(determinant) > 1e-6 else { return nil }
      let u: Double = (e * d - b * f) / determinant
      let v: Double = (a * f - e * c) / determinant
      let w: Double = u * m.m14 + v * m.m24 + m.m44
      guard w > 0 else { continue }
      // How far a step of a pixel and a half leads on the plane.
      let step: Double = 1.5 * (abs(a) + abs(b) + abs(c) + abs(d)) / abs(determinant) * w
      let reach = max(abs(u) - plane.frame.width / 2, abs(v) - plane.frame.height / 2)
      if abs(reach) < step { return nil }
      guard reach < 0 else { continue }
      let height: Double = u * m.m13 + v * m.m23 + m.m43
      met.append(
        (height / w, plane.color, CATransform3DEqualToTransform(plane.turn, CATransform3DIdentity)))
    }
    let nearest = met.map(\.depth).max() ?? 0
    let near = met.filter { $0.depth > nearest - 3 }
    // Flat layers in one plane are as near as each other everywhere.
    if near.count > 1, !near.allSatisfy({ $0.isFlat && abs($0.depth - nearest) < 1e-9 }) {
      return nil
    }
    return near.last?.color ?? SmallScreen.black
  }

  private static func makeStage(_ side: Double) -> Stage {
    Stage(
      device: Device(
        name: "Space", identifier: "space", size: CGSize(width: side, height: side), scale: 1))
  }
  private static let stage = makeStage(side)
  private static let smallStage = makeStage(smallSide)

  /// How many of the compared places are of another colour than the ray says, and the first of them.
  private func wrongPlaces(
    of planes: [Plane], eye distance: Double, step: Int = 7, isSmall: Bool = false
  ) -> (count: Int, compared: Int, first: String) {
    let stage = isSmall ? Self.smallStage : Self.stage
    let side = isSmall ? Self.smallSide : Self.side
    let layer = layer(of: planes, eye: distance, side: side)
    stage.window.backgroundColor = .black
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let picture = stage.snapshot()
    layer.removeFromSuperlayer()
    let ways = planes.map { way(of: $0, eye: distance, side: side) }
    var (count, compared, first) = (0, 0, "")
    for y in stride(from: 3, to: Int(side), by: step) {
      for x in stride(from: 3, to: Int(side), by: step) {
        let seen = colorSeen(
          at: Double(x) + 0.5, Double(y) + 0.5, of: planes, ways: ways, side: side)
        guard let seen else { continue }
        compared += 1
        // Along the line of a cut a quarter of what lies below in the same plane may be seen.
        if picture[x, y].distance(to: seen) > 64 {
          if count == 0 { first = "at (\(x), \(y)) \(picture[x, y]), not \(seen)" }
          count += 1
        }
      }
    }
    return (count, compared, first)
  }

  private static func degrees(_ value: Double) -> Double { value * .pi / 180 }

  @Test func flatSiblingsKeepTheirOrderWhereATiltedOneCutsOne() throws {
    let planes = [
      Plane(frame: CGRect(x: 120, y: 30, width: 50, height: 100), color: SmallScreen.red),
      Plane(frame: CGRect(x: 15, y: 95, width: 150, height: 110), color: SmallScreen.green),
      Plane(
        frame: CGRect(x: 25, y: 50, width: 107, height: 107),
        turn: CATransform3DMakeRotation(Self.degrees(25), 1, 0, 0), forward: 10,
        color: SmallScreen.blue),
    ]
    #expect(
      colorSeen(at: 160, 107.5, of: planes, ways: planes.map { way(of: $0, eye: .infinity) })
        == SmallScreen.green)
    for distance in [Double.infinity, 500] {
      let wrong = wrongPlaces(of: planes, eye: distance, step: 2)
      #expect(wrong.count == 0, "\(wrong)")
      #expect(wrong.compared > 1500)
    }
  }

  @Test func planesThatDoNotMeetAreInOrderWhereTheyOverlap() {
    let other = Plane(
      frame: CGRect(x: 40, y: 40, width: 80, height: 80),
      turn: CATransform3DMakeRotation(Self.degrees(45), 1, 1, 0), color: SmallScreen.green)
    for axis in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      let one = Plane(
        frame: CGRect(x: 20, y: 20, width: 80, height: 40),
        turn: CATransform3DMakeRotation(Self.degrees(30), axis.x, axis.y, 0),
        color: SmallScreen.red)
      let both = [one, other]
      let ways = both.map { way(of: $0, eye: .infinity) }
      #expect(colorSeen(at: 49.5, 49.5, of: both, ways: ways) == SmallScreen.red)
      for planes in [[one, other], [other, one]] {
        for distance in [Double.infinity, 400] {
          let wrong = wrongPlaces(of: planes, eye: distance, step: 1)
          #expect(wrong.count == 0, "\(wrong)")
        }
      }
    }
  }

  /// Three bars each of which lies over the next: no order of whole planes is right.
  @Test func aCircleOfPlanesIsCut() {
    func bar(_ angle: Double, _ color: Pixel) -> Plane {
      // Beside the middle, along its side of a triangle, its far end lower than its near one.
      let (x, y) = (Self.side / 2 + 30 * sin(angle), Self.side / 2 - 30 * cos(angle))
      let tilt = CATransform3DMakeRotation(0.3, 0, 1, 0)
      return Plane(
        frame: CGRect(x: x - 70, y: y - 12, width: 140, height: 24),
        turn: CATransform3DConcat(tilt, CATransform3DMakeRotation(angle, 0, 0, 1)), color: color)
    }
    let planes = (0..<3).map { bar(Double($0) * 2 * .pi / 3, Self.colors[$0]) }
    for distance in [Double.infinity, 600] {
      let wrong = wrongPlaces(of: planes, eye: distance, step: 1)
      #expect(wrong.count == 0, "\(wrong)")
      #expect(wrong.compared > 10_000)
    }
  }

  private func randomPlane(_ color: Pixel, _ numbers: inout SeededNumbers) -> Plane {
    var plane = Plane(
      frame: CGRect(
        x: numbers.number(2...55).rounded(), y: numbers.number(2...55).rounded(),
        width: numbers.number(15...55).rounded(), height: numbers.number(15...55).rounded()),
      color: color)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: break
    case 1: plane.forward = numbers.number(-15...15)
    default:
      plane.forward = numbers.number(-15...15)
      plane.turn = CATransform3DMakeRotation(
        numbers.number(-1.2...1.2), numbers.number(-1...1), numbers.number(-1...1),
        numbers.number(-1...1))
    }
    return plane
  }

  @Test(arguments: [2, 3])
  func randomPlanesHideWhatIsBehindThem(count: Int) {
    var numbers = SeededNumbers(seed: UInt64(count))
    var (wrong, compared) = (0, 0)
    for scene in 0..<1200 {
      let planes = (0..<count).map { randomPlane(Self.colors[$0], &numbers) }
      let distance = Bool.random(using: &numbers) ? Double.infinity : numbers.number(150...450)
      let result = wrongPlaces(of: planes, eye: distance, step: 7, isSmall: true)
      compared += result.compared
      if result.count > 0 {
        wrong += 1
        if wrong <= 5 { Issue.record("scene \(scene): \(result), eye at \(distance): \(planes)") }
      }
    }
    #expect(wrong == 0)
    #expect(compared > 125_000)
  }
}
