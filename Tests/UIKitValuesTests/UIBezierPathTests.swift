// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitValues
import Testing

/// Building, asking and copying paths.
@MainActor
@Suite struct UIBezierPathTests {
  private func elements(_ path: UIBezierPath) -> [(CGPathElementType, CGPoint)] {
    var result: [(CGPathElementType, CGPoint)] = []
    path.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      result.append((element.pointee.type, count > 0 ? element.pointee.points[count - 1] : .zero))
    }
    return result
  }

  @Test func aRectangleStartsAtItsCornerAndRunsClockwise() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      elements(path).map(\.1) == [
        CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6), .zero,
      ])
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aNewPathHasTheDocumentedStyle() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
  }

  // The numbers that public sources read off UIKit's path, in radii along the side.
  @Test func roundedCornersBeginEarlierThanCircles() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    let points = elements(path).map(\.1)
    expect(points[0], CGPoint(x: 15.28665, y: 0), within: 1e-3)
    expect(points[1], CGPoint(x: 84.71335, y: 0), within: 1e-3)
    expect(points[2], CGPoint(x: 93.68506, y: 0.74911), within: 1e-3)
    expect(points[3], CGPoint(x: 99.25089, y: 6.31494), within: 1e-3)
    expect(points[4], CGPoint(x: 100, y: 15.28665), within: 1e-3)
  }

  @Test(arguments: [30.0, 50, 80]) func halfTheSideMakesACircle(radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: radius)
    for step in 0..<90 {
      let angle = CGFloat(step) * .pi / 45
      func at(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 30 + radius * cos(angle), y: 30 + radius * sin(angle))
      }
      #expect(path.contains(at(29.97)) && !path.contains(at(30.03)))
    }
  }

  @Test func formsBetweenContinuousAndCircularAreSmoothAndFit() {
    for radius in stride(from: 18.0, through: 30, by: 1) {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: radius)
      #expect(abs(path.bounds.width - 60) < 1e-6 && abs(path.bounds.minX) < 1e-6)
      // On the diagonal a corner of a circle is (√2 − 1) radii away; the continuous one differs little.
      let corner = radius * (1 - 0.5.squareRoot())
      #expect(!path.contains(CGPoint(x: corner * 0.95, y: corner * 0.95)))
      #expect(path.contains(CGPoint(x: corner * 1.05, y: corner * 1.05)))
    }
  }

  @Test func onlyTheCornersAskedForAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 12, height: 12))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity]) func oddRadiiMakeNoTrouble(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    #expect(path.bounds == rect)
  }

  // y points down: clockwise from 0 to a quarter goes down to the right.
  @Test func anArcRunsClockwiseAsSeenOnTheScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(path.currentPoint, CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 6, y: 6)))
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(other.currentPoint, CGPoint(x: 0, y: 10))
    #expect(other.bounds.minX < -9.9)
  }

  @Test func theFillRuleTellsWhatIsInside() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!hole.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func aCopyGoesItsOwnWay() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    path.lineWidth = 1
    #expect(copy.bounds.width == 10 && copy.lineWidth == 7)
    var lengths: [CGFloat] = [0, 0]
    var (count, phase) = (0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
    let given = copy.cgPath
    copy.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(copy.bounds.width == 20 && given.boundingBox.width == 10)
  }

  @Test func paintingWithoutAContextDoesNothing() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.fill()
    path.stroke()
    path.addClip()
    UIRectFill(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }
}
