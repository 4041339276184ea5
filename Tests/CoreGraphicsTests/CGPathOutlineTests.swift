// SPDX-License-Identifier: MIT
import CoreGraphics
import FilmstripDisplayList
import Testing

@Suite struct CGPathOutlineTests {
  private func box(_ path: CGPath) -> [Double] {
    let box = path.boundingBoxOfPath
    return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 1e6).rounded() / 1e6 }
  }

  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    return path
  }()

  private func corner(_ degrees: Double) -> CGPath {
    let path = CGMutablePath()
    let angle = degrees * .pi / 180
    path.addLines(between: [
      CGPoint(x: 20 * cos(angle), y: 20 * sin(angle)), .zero, CGPoint(x: 20, y: 0),
    ])
    return path
  }

  private func stroked(
    _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    _ limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test(arguments: [
    (CGLineCap.butt, [10.0, 8, 30, 12]), (.square, [8, 8, 32, 12]), (.round, [8, 8, 32, 12]),
  ])
  func capsReachAsFarAsTheyShould(cap: CGLineCap, expected: [Double]) {
    let outline = stroked(line, 4, cap)
    #expect(box(outline) == expected)
    #expect(outline.contains(CGPoint(x: 29.9, y: 11.9)))
    // The corner of the square lies outside of the disc, which is 1.41 wide there.
    #expect(outline.contains(CGPoint(x: 31.9, y: 11.9)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: 31.4, y: 11.39)) == (cap != .butt))
    #expect(outline.contains(CGPoint(x: 31.45, y: 11.45)) == (cap == .square))
  }

  // A right angle of a line 4 wide: the miter's tip is at (−2, −2), the bevel cuts x + y = −2, and
  // the disc has a radius of 2.
  @Test(arguments: [CGLineJoin.miter, .bevel, .round])
  func joinsFillTheCorner(join: CGLineJoin) {
    let outline = stroked(corner(90), 4, .butt, join)
    #expect(box(outline) == [-2, -2, 20, 20])
    func holds(_ place: Double) -> Bool { outline.contains(CGPoint(x: place, y: place)) }
    #expect(holds(-0.99) && holds(1.99) && !holds(2.01) && !holds(-2.01))
    #expect(holds(-1.01) == (join != .bevel) && holds(-1.4) == (join != .bevel))
    #expect(holds(-1.43) == (join == .miter) && holds(-1.99) == (join == .miter))
  }

  @Test func aMiterBeyondItsLimitIsCutOff() {
    // At 30° a miter is 1 / sin 15° = 3.86 widths long.
    #expect(box(stroked(corner(30), 2, .butt, .miter, 3.9))[0] < -3.7)
    #expect(box(stroked(corner(30), 2, .butt, .miter, 3.8))[0] > -1.1)
  }

  @Test func aStrokedCircleIsARing() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let ring = stroked(circle, 6)
    #expect(box(ring).map { $0.rounded() } == [-3, -3, 43, 43])
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    for step in 0..<72 {
      let angle = Double(step) * .pi / 36
      func at(_ radius: Double) -> CGPoint {
        CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
      }
      #expect(ring.contains(at(17.02)) && ring.contains(at(22.98)))
      #expect(!ring.contains(at(16.97)) && !ring.contains(at(23.03)))
    }
  }

  @Test func aPointWithACapIsADot() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(box(stroked(path, 4, .round)) == [3, 3, 7, 7])
    #expect(stroked(path, 4, .butt).isEmpty)
  }

  @Test func strokesOfNoWidthAreNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] { #expect(stroked(line, width).isEmpty) }
  }

  @Test func aPenWiderThanTheCurveLeavesNoHole() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
    let outline = stroked(path, 8)
    for step in 1..<10 {
      let angle = Double(step) * .pi / 10
      for radius in [1.0, 2, 3, 5] {
        #expect(outline.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))))
      }
    }
  }

  @Test func dashesHaveTheLengthsGiven() {
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    let lengths = dashed.path.segments.map { $0.length() }
    #expect(lengths.count == 4 && lengths.allSatisfy { abs($0 - 3) < 1e-9 })
    // With a phase of 4 the line begins in the gap, one before the next dash.
    let shifted = line.copy(dashingWithPhase: 4, lengths: [3, 2])
    #expect(abs(shifted.path.segments[0].points[0].x - 11) < 1e-9)
    // An odd number of lengths: 3 on, 3 off.
    #expect(line.copy(dashingWithPhase: 0, lengths: [3]).path.segments.count == 4)
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [CGFloat.nan], [1e-9, 1e-9]] as [[CGFloat]])
  func dashesThatMakeNoSenseLeaveTheLine(lengths: [CGFloat]) {
    #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
  }

  @Test func flattenedCurvesStayWithinTheThreshold() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let lines = circle.flattened(threshold: 0.1).path
    #expect(lines.segments.allSatisfy { $0.points.count == 2 })
    #expect((8...64).contains(lines.segments.count))
    for segment in lines.segments {
      let middle = segment.point(at: 0.5)
      #expect(hypot(middle.x, middle.y) > 9.89)
    }
  }

  @Test func aReversedPathRunsTheOtherWay() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.closeSubpath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 8, y: 5), control1: CGPoint(x: 6, y: 6), control2: CGPoint(x: 7, y: 7))
    #expect(
      path.path.reversed.elements == [
        .move(CGPoint(x: 8, y: 5)),
        .curve(
          control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 6, y: 6), end: CGPoint(x: 5, y: 5)),
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 1, y: 0)), .line(.zero), .close,
      ])
  }
}
