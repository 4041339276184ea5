// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct AnimatableValueTests {
  private func path(_ numbers: [Double]) -> AnimatableValue {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return .path(
      CGPath(
        Path([
          .move(points[0]), .line(points[1]), .quad(control: points[2], end: points[3]),
          .curve(control1: points[4], control2: points[5], end: points[6]), .close,
        ])))
  }

  @Test func pathsOfOneStructureAreMixedPointByPoint() {
    let (a, b) = ((0..<14).map { Double($0) }, (0..<14).map { 100 - 3 * Double($0) })
    let mixed = zip(a, b).map { 0.75 * $0 + 0.25 * $1 }
    #expect(path(a).interpolated(to: path(b), at: 0.25) == path(mixed))
    #expect(path(a).interpolated(to: path(b), at: 0) == path(a))
    #expect(path(a).interpolated(to: path(b), at: 1) == path(b))
  }

  /// Two circles of radius 10 and 30: one is an ellipse, which is closed, the other an arc, which is not.
  @Test(arguments: [true, false]) func aClosedPathIsMixedWithAnOpenOneOfTheSamePoints(toArc: Bool) {
    let closed = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let open = CGMutablePath()
    open.addArc(center: .zero, radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let (from, to): (AnimatableValue, AnimatableValue) =
      toArc ? (.path(closed), .path(open)) : (.path(open), .path(closed))
    guard case .path(let mixed) = from.interpolated(to: to, at: 0.25) else {
      Issue.record("the mix is no path")
      return
    }
    let radius = toArc ? 15.0 : 25
    for (edge, expected) in [
      (mixed.boundingBox.minX, -radius), (mixed.boundingBox.maxX, radius),
      (mixed.boundingBox.minY, -radius), (mixed.boundingBox.maxY, radius),
    ] {
      #expect(abs(edge - expected) < 1e-9)
    }
    #expect(from.interpolated(to: to, at: 1) == to)
  }

  @Test func pathsOfDifferentStructureStepHalfWay() {
    let a = path((0..<14).map { Double($0) })
    let b = AnimatableValue.path(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    #expect(a.interpolated(to: b, at: 0.49) == a)
    #expect(a.interpolated(to: b, at: 0.5) == b)
  }

  @Test func arraysAreMixedNumberByNumberAndColourByColour() {
    let numbers = AnimatableValue.numbers([0, 10]).interpolated(to: .numbers([4, 20]), at: 0.25)
    #expect(numbers == .numbers([1, 12.5]))
    func grays(_ values: [Double]) -> AnimatableValue {
      .colors(values.map { CGColor(red: $0, green: $0, blue: $0, alpha: 1) })
    }
    #expect(grays([0, 1]).interpolated(to: grays([1, 0.5]), at: 0.5) == grays([0.5, 0.75]))
    #expect(grays([0, 1]).interpolated(to: grays([1]), at: 0.4) == grays([0, 1]))
    #expect(grays([0, 1]).interpolated(to: grays([1]), at: 0.6) == grays([1]))
  }

  @Test func coloursMixByComponentAndBeyondTheEnds() {
    func red(_ value: Double) -> AnimatableValue {
      .color(CGColor(red: value, green: 0, blue: 0, alpha: value))
    }
    #expect(red(0).interpolated(to: red(0.5), at: 0.5) == red(0.25))
    #expect(red(0).interpolated(to: red(0.5), at: 1.5) == red(0.75))
  }

  @Test(
    arguments: [
      (3 as Int, 3.0), (3.5 as Double, 3.5), (CGFloat(2.5), 2.5), (Float(0.5), 0.5), (true, 1),
      (NSNumber(value: 7), 7),
    ] as [(any Sendable, Double)])
  func numbersOfAnyTypeAreTaken(given: any Sendable, expected: Double) {
    #expect(AnimatableValue(given) == .number(expected))
  }

  @Test func valuesKeepTheirTypeOnTheWayOut() {
    let size = CGSize(width: 1, height: 2)
    #expect(AnimatableValue(size)?.anyValue as? CGSize == size)
    #expect(AnimatableValue(CGPoint.zero)?.kind == .point)
    #expect(AnimatableValue(CGAffineTransform(scaleX: 2, y: 3))?.kind == .transform)
    #expect(AnimatableValue("text") == nil)
    #expect((AnimatableValue(0.25)?.anyValue as? NSNumber)?.doubleValue == 0.25)
    #expect(AnimatableValue(0.25)?.anyValue as? Float == 0.25)
  }

  @Test func differencesUndoSums() throws {
    let a = AnimatableValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    let b = AnimatableValue.rect(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(a.adding(b) == .rect(CGRect(x: 11, y: 22, width: 33, height: 44)))
    #expect(try #require(b.subtracting(a)).adding(a) == b)
    #expect(a.zero == .rect(.zero))
    #expect(a.subtracting(.number(1)) == nil)
  }

  // MARK: Contents that stretch in their middle

  /// An image of 100×50 points whose middle half stretches, in 200×100 points.
  @Test func theMiddleOfContentsStretches() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.contents = CGImage(
      picture: Picture(size: CGSize(width: 100, height: 50), commands: []), scale: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.4)
    let parts = LayerCapture().node(of: layer, source: .model).content.compactMap {
      if case .imagePart(let part) = $0 { part } else { nil }
    }
    let columns = [(0.0, 0.25, 0.0, 25.0), (0.25, 0.5, 25, 150), (0.75, 0.25, 175, 25)]
    let rows = [(0.0, 0.2, 0.0, 10.0), (0.2, 0.4, 10, 70), (0.6, 0.4, 80, 20)]
    let expected = rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
          CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
        )
      }
    }
    #expect(parts.count == 9)
    for (part, (source, rect)) in zip(parts, expected) {
      for (a, b) in [(part.source, source), (part.rect, rect)] {
        #expect(abs(a.minX - b.minX) + abs(a.minY - b.minY) < 1e-9)
        #expect(abs(a.width - b.width) + abs(a.height - b.height) < 1e-9)
      }
    }
  }

  /// 25 and 25 points do not fit into 30: both shrink to 15, and nothing stretches.
  @Test func whereTheEdgesDoNotFitTheyShrink() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
    layer.contents = CGImage(
      picture: Picture(size: CGSize(width: 100, height: 50), commands: []), scale: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let widths = LayerCapture().node(of: layer, source: .model).content.compactMap {
      if case .imagePart(let part) = $0, part.rect.height > 0 { part.rect.width } else { nil }
    }.filter { $0 > 0 }
    #expect(widths == [15, 15])
  }
}
