// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

/// Timing curves against values that another program computed.
@MainActor
@Suite struct CAMediaTimingFunctionTests {
  @Test(arguments: BezierVectors.curves)
  func progressMatchesVectors(curve: BezierVectors.Curve) {
    let (c1x, c1y, c2x, c2y) = curve.controlPoints
    let function = CAMediaTimingFunction(controlPoints: c1x, c1y, c2x, c2y)
    for (x, y) in curve.samples {
      #expect(abs(function.progress(at: x) - y) <= 1e-7, "\(curve) at \(x)")
    }
  }

  /// Published control points; the measured easeInOut values below come with seven more digits.
  @Test func namedCurvesHaveTheDocumentedControlPoints() {
    let documented: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, expected) in documented {
      let function = CAMediaTimingFunction(name: name)
      var points: [Float] = []
      for index in 1...2 {
        var pair: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &pair)
        points += pair
      }
      #expect(points == expected, "\(name.rawValue)")
    }
  }

  /// Values read off real UIKit frames agree with these to less than a tenth of a point.
  @Test(arguments: [
    (0.1, 0.019_722_453_5), (0.2, 0.081_659_856_3), (0.25, 0.129_161_931_0),
    (0.4, 0.331_883_870_1), (0.5, 0.5), (0.6, 0.668_116_129_9), (0.75, 0.870_838_069_0),
    (0.9, 0.980_277_546_5),
  ])
  func easeInEaseOutMatchesMeasuredReference(x: Double, y: Double) {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(function.progress(at: x) - y) <= 1e-7)
  }

  @Test(arguments: BezierVectors.curves)
  func endsAreExactAndBeyondThemTheEndsHold(curve: BezierVectors.Curve) {
    let (c1x, c1y, c2x, c2y) = curve.controlPoints
    let function = CAMediaTimingFunction(controlPoints: c1x, c1y, c2x, c2y)
    for x in [-1, -1e-12, 0] { #expect(function.progress(at: x) == 0) }
    for x in [1, 1 + 1e-12, 2] { #expect(function.progress(at: x) == 1) }
  }

  @Test func standardCurvesNeverGoBack() {
    for name: CAMediaTimingFunctionName in [.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      let function = CAMediaTimingFunction(name: name)
      let values = (0...2_000).map { function.progress(at: Double($0) / 2_000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(name.rawValue)")
    }
  }
}
