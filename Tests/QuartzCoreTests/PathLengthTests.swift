// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import Testing

/// Lengths and parts of paths, and the outline of rounded rectangles, against circles and numbers
/// read off UIKit's own paths.
@Suite struct PathLengthTests {
  private let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))

  private func length(_ path: Path) -> Double { path.segments.map { $0.length() }.reduce(0, +) }

  /// By 10,000 chords.
  private func chords(_ segment: Path.Segment) -> Double {
    let points = (0...10_000).map { segment.point(at: Double($0) / 10_000) }
    return zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
  }

  @Test func aCirclesLengthIsTwoPi() { #expect(abs(length(circle) - 200 * .pi) < 0.1) }

  @Test func lengthsOfCurvesAreThoseOfManyChords() {
    let path = Path([
      .move(.zero), .quad(control: CGPoint(x: 50, y: 90), end: CGPoint(x: 100, y: 0)),
      .curve(
        control1: CGPoint(x: 200, y: 300), control2: CGPoint(x: -50, y: 100),
        end: CGPoint(x: 30, y: 30)),
    ])
    for segment in path.segments {
      #expect(abs(segment.length() - chords(segment)) < 1e-3)
      let half = segment.parameter(atLength: segment.length() / 2, of: segment.length())
      #expect(abs(segment.length(to: half) - segment.length() / 2) < 1e-6)
    }
  }

  @Test(arguments: [(0.0, 0.25), (0.1, 0.6), (0.3, 1), (0.49, 0.51), (0.7, 0.9)])
  func aPartOfACircleIsAnArc(start: Double, end: Double) throws {
    let arc = circle.trimmed(from: start, to: end)
    #expect(abs(length(arc) - 200 * .pi * (end - start)) < 0.1)
    let segments = arc.segments
    let ends = [
      try #require(segments.first).point(at: 0), try #require(segments.last).point(at: 1),
    ]
    for (point, share) in zip(ends, [start, end]) {
      let angle = (atan2(point.y, point.x) - share * 2 * .pi).remainder(dividingBy: 2 * .pi)
      #expect(abs(angle) < 1e-3)
    }
  }

  @Test func linesAreCutExactly() {
    let path = Path([.move(.zero), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 70))])
    #expect(
      path.trimmed(from: 0.1, to: 0.5)
        == Path([
          .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 20)),
        ]))
    #expect(path.trimmed(from: 0.6, to: 0.6).elements.isEmpty)
    #expect(path.trimmed(from: 0.8, to: 0.2).elements.isEmpty)
    #expect(path.trimmed(from: -3, to: 7) == path)
  }

  @Test func closingIsALineAndSubpathsStayApart() {
    let path = Path([
      .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)), .close,
      .move(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 110, y: 0)),
    ])
    #expect(abs(length(path) - (30 + 10 * 2.0.squareRoot())) < 1e-9)
    let moves = path.trimmed(from: 0.1, to: 0.99).elements.filter {
      if case .move = $0 { true } else { false }
    }
    #expect(moves.count == 2)
  }

  // MARK: Rounded rectangles

  private func points(_ path: Path) -> [CGPoint] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(_, let end): [end]
      case .curve(_, _, let end): [end]
      case .close: []
      }
    }
  }

  /// The reach of iOS's continuous corner, 1.528665 radii, on both sides of each corner.
  @Test func aContinuousCornerBeginsAtItsReach() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = Path(roundedRect: rect, corners: Corners(radius: 20, curve: .continuous))
    let reach = 20 * 1.528665
    for expected in [
      CGPoint(x: reach, y: 0), CGPoint(x: 200 - reach, y: 0), CGPoint(x: 200, y: reach),
      CGPoint(x: 200, y: 100 - reach), CGPoint(x: 200 - reach, y: 100), CGPoint(x: reach, y: 100),
      CGPoint(x: 0, y: 100 - reach), CGPoint(x: 0, y: reach),
    ] {
      #expect(points(path).contains { hypot($0.x - expected.x, $0.y - expected.y) < 1e-4 })
    }
    // Its own ends in between: 0.631494 and 0.074911 radii.
    #expect(
      points(path).contains {
        hypot($0.x - (200 - 20 * 0.631494), $0.y - 20 * 0.074911) < 1e-4
      })
  }

  /// Measured: a continuous radius is at most half the side over the reach.
  @Test func aContinuousRadiusIsCutSoThatItsReachFits() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 60)
    let path = Path(roundedRect: rect, corners: Corners(radius: 30, curve: .continuous))
    #expect(points(path).contains { abs($0.x - 30) < 1e-4 && $0.y == 0 })
    #expect(points(path).contains { $0.x == 200 && abs($0.y - 30) < 1e-4 })
  }

  @Test func circularCornersTouchTheirCircles() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = Path(roundedRect: rect, corners: Corners(radius: 20))
    let curves = path.segments.filter { $0.points.count == 4 }
    #expect(curves.count == 4)
    for curve in curves {
      let middle = curve.point(at: 0.5)
      let center = CGPoint(x: middle.x < 100 ? 20 : 180, y: middle.y < 50 ? 20 : 80)
      for t in [0, 0.25, 0.5, 1] {
        let point = curve.point(at: t)
        #expect(abs(hypot(point.x - center.x, point.y - center.y) - 20) < 0.006)
      }
    }
  }

  @Test(arguments: [Corners.Curve.circular, .continuous])
  func onlyMaskedCornersAreRound(curve: Corners.Curve) {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = Path(
      roundedRect: rect, corners: Corners(radius: 20, curve: curve, mask: [.minXMinY, .maxXMaxY]))
    let all = points(path)
    #expect(all.contains(CGPoint(x: 200, y: 0)) && all.contains(CGPoint(x: 0, y: 100)))
    #expect(!all.contains(.zero) && !all.contains(CGPoint(x: 200, y: 100)))
  }
}
