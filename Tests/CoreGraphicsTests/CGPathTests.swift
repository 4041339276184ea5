// SPDX-License-Identifier: MIT
import CoreGraphics
import FilmstripDisplayList
import Testing

@Suite struct CGPathTests {
  private func box(_ path: CGPath) -> [Double] {
    let box = path.boundingBoxOfPath
    return [box.minX, box.minY, box.maxX, box.maxY]
  }

  private func isClose(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func aWholeTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(isClose(box(path), [5, 15, 15, 25], within: 1e-9))
    let length: Double = path.path.segments.reduce(0) { $0 + $1.length() }
    #expect(abs(length - 2 * .pi * 5) < 0.01)
  }

  @Test(
    arguments: [
      // Start, end, clockwise, the middle of the arc on the unit circle.
      (0.0, 0.5, false, (0.707_106_781_186_547_6, 0.707_106_781_186_547_6)),
      (0.0, 0.5, true, (-0.707_106_781_186_547_6, -0.707_106_781_186_547_6)),
      (0.5, 0.0, false, (-0.707_106_781_186_547_6, -0.707_106_781_186_547_6)),
      (0.5, 0.0, true, (0.707_106_781_186_547_6, 0.707_106_781_186_547_6)),
      (0.0, 2.0, true, (-1.0, 0.0)),
    ] as [(Double, Double, Bool, (Double, Double))])
  func clockwiseArcsGoTowardsSmallerAngles(
    start: Double, end: Double, clockwise: Bool, middle: (Double, Double)
  ) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
    let half = path.path.trimmed(from: 0, to: 0.5)
    let point = half.segments.last?.points.last ?? .zero
    #expect(abs(point.x - middle.0) < 1e-3 && abs(point.y - middle.1) < 1e-3)
  }

  @Test func anArcBetweenTangentsTouchesBothSides() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
    #expect(isClose([path.currentPoint.x, path.currentPoint.y], [10, 2], within: 1e-9))
    #expect(isClose(box(path), [0, 0, 10, 2], within: 1e-9))
    // Straight to the tangent, then a quarter of a circle about (8, 2).
    let length = path.path.segments.reduce(0) { $0 + $1.length() }
    #expect(abs(length - (8 + .pi)) < 1e-3)
  }

  @Test func anArcAroundNoCornerIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 2)
    #expect(path.path == Path([.move(.zero), .line(CGPoint(x: 10, y: 0))]))
  }

  @Test func arcsContinueFromTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi / 2)
    #expect(path.path.elements.prefix(2) == [.move(.zero), .line(CGPoint(x: 1, y: 0))])
    #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y - 1) < 1e-12)
  }

  @Test func unusableArcsAddNothing() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
    #expect(path.isEmpty)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
    #expect(path.path.elements.count == 4_001)
  }

  @Test func linesWithoutAStartAreNotAdded() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func roundedRectanglesHaveEllipticalCorners() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 20, cornerHeight: 10,
      transform: nil)
    // With such corners it is an ellipse.
    #expect(path.contains(CGPoint(x: 5.9, y: 3)))
    #expect(!path.contains(CGPoint(x: 5, y: 3)))
    #expect(box(path) == [0, 0, 40, 20])
  }

  /// As another implementation makes it, whose paths are compared with those of Core Graphics.
  @Test func aRoundedRectangleBeginsInTheMiddleOfItsRightSide() {
    let rect = CGRect(x: 2, y: 4, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 3, transform: nil)
    let ends = path.path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    #expect(
      ends == [
        CGPoint(x: 42, y: 14), CGPoint(x: 42, y: 21), CGPoint(x: 37, y: 24), CGPoint(x: 7, y: 24),
        CGPoint(x: 2, y: 21), CGPoint(x: 2, y: 7), CGPoint(x: 7, y: 4), CGPoint(x: 37, y: 4),
        CGPoint(x: 42, y: 7),
      ])
    #expect(path.path.elements.last == .close)
    let plain = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil)
    #expect(plain.path == Path(rect: rect))
  }

  /// A quarter of the way around begins on the right and has turned the corner below.
  @Test func aPartOfARoundedRectangleBeginsOnTheRight() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
    let box = CGPath(path.path.trimmed(from: 0, to: 0.25)).boundingBoxOfPath
    #expect(abs(box.minX - 20) < 0.01 && abs(box.maxX - 40) < 0.01)
    #expect(abs(box.minY - 20) < 0.01 && abs(box.maxY - 40) < 0.01)
  }

  @Test func boxesOfCurvesAreExactAndThoseOfHandlesAreLarger() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: -4))
    // y = 3·8·t(1−t) is 6 at its highest, y = −2·4·t(1−t) is −2 at its lowest.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 20, height: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: -4, width: 20, height: 12))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func containmentFollowsTheFillRule() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    let hole = CGPoint(x: 15, y: 15)
    #expect(path.contains(hole))
    #expect(!path.contains(hole, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
    #expect(
      path.contains(
        CGPoint(x: 131, y: 15), transform: CGAffineTransform(translationX: -110, y: 0)))
  }

  @Test func containmentInACircleIsByDistance() {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      let (x, y) = (cos(angle), sin(angle))
      #expect(path.contains(CGPoint(x: x * 0.999, y: y * 0.999)))
      #expect(!path.contains(CGPoint(x: x * 1.001, y: y * 1.001)))
    }
  }

  @Test func openSubpathsCountAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 6, y: 6)))
    #expect(!path.contains(CGPoint(x: -1, y: 2)))
  }

  @Test func onlyUprightRectanglesAreRectangles() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func copiesAreEqualAndIndependent() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    #expect(copy == path && mutable == path && copy.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(copy != path && mutable != path)
    var shift = CGAffineTransform(translationX: 2, y: 3)
    #expect(
      copy.copy(using: &shift)
        == CGPath(rect: CGRect(x: 2, y: 3, width: 1, height: 1), transform: nil))
  }

  @Test func theCurrentPointAfterAClosedSubpathIsItsStart() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 2)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func blocksSeeEachElementWithItsPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var end = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { end = element.pointee.points[1] }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(end == CGPoint(x: 2, y: 0))
  }
}
