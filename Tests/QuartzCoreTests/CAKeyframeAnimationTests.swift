// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CAKeyframeAnimation` against closed forms: straight ways, Catmull and Rom's and Kochanek and
/// Bartels' splines, lengths of polylines and circles.
@MainActor
@Suite struct CAKeyframeAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() {
    layer.zPosition = -1
    layer.position = CGPoint(x: -1, y: -1)
    screen.show(layer)
  }

  private var value: CGFloat { layer.presentation()?.zPosition ?? .nan }
  private var place: CGPoint? { layer.presentation()?.position }

  private func keyframes(
    _ values: [Any]?, of keyPath: String = "zPosition",
    _ mode: CAAnimationCalculationMode = .linear,
    at times: [NSNumber]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = mode
    animation.keyTimes = times
    animation.duration = 1
    return animation
  }

  private func run(
    _ animation: CAAnimation, _ values: [(Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.update()
    layer.add(animation, forKey: nil)
    for (time, expected) in values {
      screen.advance(to: time)
      expect(value, expected, sourceLocation: sourceLocation)
    }
  }

  @Test func withoutTimesValuesAreSpreadEvenly() {
    run(keyframes([0, 10, 40]), [(0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (1, -1)])
  }

  @Test func keyTimesSayWhenAValueIsReached() {
    run(keyframes([0, 10, 40], at: [0, 0.2, 1]), [(0.1, 5), (0.2, 10), (0.6, 25), (0.9, 36.25)])
  }

  @Test func outsideOfTheKeyTimesTheNearestValueStands() {
    run(keyframes([5, 10], at: [0.25, 0.75]), [(0.1, 5), (0.5, 7.5), (0.9, 10)])
  }

  @Test func equalKeyTimesJump() {
    run(keyframes([0, 10, 50, 60], at: [0, 0.5, 0.5, 1]), [(0.49, 9.8), (0.5, 50), (0.75, 55)])
  }

  @Test func timingFunctionsPaceTheWaysAndTheWholeIsPacedByItsOwn() {
    let animation = keyframes([0, 10, 20])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    // easeIn at a half is 0.3153568126, as published.
    run(animation, [(0.25, 3.153568126), (0.75, 15)])
  }

  @Test func theWholeIsPacedByItsOwnTimingFunction() {
    let animation = keyframes([0, 10, 40])
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let paced = bezier(0.42, 0, 1, 1, at: 0.8)
    run(animation, [(0.5, 20 * 0.3153568126), (0.8, 10 + 30 * (paced - 0.5) * 2)])
  }

  @Test func discreteValuesStandInEqualSharesOfTheTime() {
    run(
      keyframes([1, 2, 3], .discrete),
      [(0, 1), (0.33, 1), (0.34, 2), (0.66, 2), (0.67, 3), (0.99, 3)])
  }

  /// Documented: one time more than there are values.
  @Test func discreteValuesStandFromTheirTimeToTheNext() {
    run(
      keyframes([1, 2, 3], .discrete, at: [0, 0.1, 0.5, 1]),
      [(0.05, 1), (0.1, 2), (0.49, 2), (0.5, 3), (0.99, 3)])
  }

  @Test func pacedValuesChangeEvenlyWhateverTheTimes() {
    let animation = keyframes([0, 10, 40], .paced, at: [0, 0.9, 1])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    run(animation, [(0.125, 5), (0.25, 10), (0.5, 20), (0.75, 30)])
  }

  /// Distances of 5 and 10 in the plane.
  @Test func pacedPointsMoveByTheirDistance() {
    let points = [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 14)]
    screen.update()
    layer.add(keyframes(points, of: "position", .paced), forKey: nil)
    screen.advance(to: 0.2)
    expect(place, CGPoint(x: 1.8, y: 2.4))
    screen.advance(to: 0.8)
    expect(place, CGPoint(x: 3, y: 11))
  }

  /// Kochanek and Bartels, 1984: the tangents at a key and Hermite's form between two.
  private func spline(
    _ p: [Double], _ way: Int, at u: Double, tension: [Double] = [0, 0, 0, 0],
    continuity: [Double] = [0, 0, 0, 0], bias: [Double] = [0, 0, 0, 0]
  ) -> Double {
    func tangent(_ i: Int, leaving: Bool) -> Double {
      let (t, b) = (tension[i], bias[i])
      let c = leaving ? continuity[i] : -continuity[i]
      return (1 - t) * (1 + c) * (1 + b) / 2 * (p[i] - p[i - 1])
        + (1 - t) * (1 - c) * (1 - b) / 2 * (p[i + 1] - p[i])
    }
    let (m, n) = (tangent(way, leaving: true), tangent(way + 1, leaving: false))
    let (a, b) = (p[way], p[way + 1])
    return a + m * u + (3 * (b - a) - 2 * m - n) * u * u + (2 * (a - b) + m + n) * u * u * u
  }

  private let keys = [0.0, 10, 40, 30]

  /// Catmull and Rom's spline by its matrix, inner way.
  @Test func cubicValuesFollowACatmullRomSpline() {
    func catmullRom(_ u: Double) -> Double {
      let (a, b, c, d) = (keys[0], keys[1], keys[2], keys[3])
      let square = 2 * a - 5 * b + 4 * c - d
      let cube = 3 * b - a - 3 * c + d
      return (2 * b + (c - a) * u + square * u * u + cube * u * u * u) / 2
    }
    expect(catmullRom(0.5), 26.25)
    expect(spline(keys, 1, at: 0.3), catmullRom(0.3))
    let inner = [0.35, 0.4, 0.5, 0.6].map { ($0, catmullRom($0 * 3 - 1)) }
    run(keyframes(keys, .cubic), inner + [(2.0 / 3, 40)])
  }

  @Test func cubicValuesKeepTheirTimes() {
    run(
      keyframes(keys, .cubic, at: [0, 0.2, 0.6, 1]),
      [(0.2, 10), (0.3, spline(keys, 1, at: 0.25)), (0.4, 26.25), (0.6, 40)])
  }

  @Test func tensionContinuityAndBiasShapeTheSpline() {
    let animation = keyframes(keys, .cubic)
    animation.tensionValues = [0, 0.5, -0.25, 0]
    animation.continuityValues = [0, 0.75, -0.5, 0]
    animation.biasValues = [0, -0.3, 0.6, 0]
    let expected = [0.4, 0.5, 0.6].map {
      (
        $0,
        spline(
          keys, 1, at: $0 * 3 - 1, tension: [0, 0.5, -0.25, 0], continuity: [0, 0.75, -0.5, 0],
          bias: [0, -0.3, 0.6, 0])
      )
    }
    run(animation, expected)
  }

  /// With all tangents zero the way is p + d·(3u² − 2u³).
  @Test func fullTensionStopsAtEveryValue() {
    let animation = keyframes(keys, .cubic)
    animation.tensionValues = [1, 1, 1, 1]
    run(animation, [(1.25 / 3, 14.6875), (0.5, 25)])
  }

  /// Steps of equal time are steps of equal length, up to the chords' error.
  @Test func cubicPacedPointsKeepTheirSpeedOnTheCurve() {
    let points = [(0, 0), (100, 0), (100, 50), (20, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    screen.update()
    layer.add(keyframes(points, of: "position", .cubicPaced), forKey: nil)
    var steps: [CGFloat] = []
    var last = CGPoint.zero
    for step in 1...199 {
      screen.advance(to: Double(step) / 200)
      let next = place ?? .zero
      steps.append(hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(mean > 1.15)  // 230 points along the straight ways alone
    for step in steps { expect(step, Double(mean), within: Double(mean) * 0.01) }
  }

  @Test func additiveValuesAreAddedToTheModel() {
    let animation = keyframes([0, 10])
    animation.isAdditive = true
    run(animation, [(0.5, 4), (1, -1)])
  }

  @Test func cumulativeValuesGoOnFromTheEndOfEachPlay() {
    let animation = keyframes([0, 4, 10])
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    run(animation, [(0.5, 4), (1.5, 14), (2.75, 27), (3, 30), (4, 30)])
  }

  /// Assumed: times that cannot be are not used.
  @Test(arguments: [[0, 1], [0, 0.7, 0.4], [0, 2, 3], [0, 0.1, 0.2, 1]])
  func timesThatDoNotFitAreNotUsed(times: [Double]) {
    run(keyframes([0, 10, 40], at: times as [NSNumber]), [(0.25, 5), (0.75, 25)])
  }

  /// Assumed: a single value stands.
  @Test(arguments: [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced])
  func aSingleValueStands(mode: CAAnimationCalculationMode) {
    run(keyframes([7], mode), [(0, 7), (0.5, 7), (0.99, 7), (1, -1)])
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced])
  func withoutValuesNothingChangesAndTheDelegateIsNotified(mode: CAAnimationCalculationMode) {
    let log = AnimationLog(screen)
    let animation = keyframes([], mode)
    animation.delegate = log
    run(animation, [(0.5, -1), (2, -1)])
    #expect(log.stops == [1])
  }

  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced, .cubic, .linear])
  func equalValuesStand(mode: CAAnimationCalculationMode) {
    run(keyframes([7, 7, 7], mode), [(0, 7), (0.4, 7), (0.9, 7)])
  }

  @Test func coloursMixByComponent() {
    screen.update()
    let colors = [(1.0, 0.0), (0, 1), (0.5, 0.5)].map {
      CGColor(red: $0.0, green: $0.1, blue: 0, alpha: 1)
    }
    layer.add(keyframes(colors, of: "backgroundColor"), forKey: nil)
    for (time, red) in [(0.125, 0.75), (0.75, 0.25)] {
      screen.advance(to: time)
      let shown = layer.presentation()?.backgroundColor?.components ?? []
      #expect(shown.count == 4)
      expect(shown.first, red)
      expect(shown.dropFirst().first, 1 - red)
    }
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .cubic])
  func transformsTurn(mode: CAAnimationCalculationMode) {
    screen.update()
    let turns = [0, CGFloat.pi / 2, .pi].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    layer.add(keyframes(turns, of: "transform", mode), forKey: nil)
    screen.advance(to: 0.75)
    expect(layer.presentation()?.transform.m11, cos(0.75 * .pi))
    expect(layer.presentation()?.transform.m12, sin(0.75 * .pi))
  }

  @Test func rectanglesChangeByOriginAndSize() {
    screen.update()
    let rects = [
      CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 8, y: 4, width: 30, height: 20),
    ]
    layer.add(keyframes(rects, of: "bounds"), forKey: nil)
    screen.advance(to: 0.25)
    #expect(layer.presentation()?.bounds == CGRect(x: 2, y: 1, width: 15, height: 20))
  }

  /// Transforms in objects, as code from before Swift has them.
  @Test func boxedTransformsAreInterpolated() {
    let scale = CATransform3DMakeScale(3, 3, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: scale).caTransform3DValue, scale))
    #expect(CATransform3DIsIdentity(NSNumber(value: 2).caTransform3DValue))
    let animation = keyframes(
      [NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: scale)],
      of: "transform")
    screen.update()
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    expect(layer.presentation()?.transform.m11, 2)
  }
}
