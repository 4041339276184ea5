// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CAKeyframeAnimation.path`: places, pace and turns along polylines and a circle.
@MainActor
@Suite struct CAKeyframePathTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  private var place: CGPoint? { layer.presentation()?.position }

  /// 30 to the right, then 40 down.
  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 40))
    return path
  }

  private func motion(
    _ path: CGPath, _ mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func run(
    _ animation: CAAnimation, _ places: [(Double, Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.update()
    layer.add(animation, forKey: nil)
    for (time, x, y) in places {
      screen.advance(to: time)
      expect(place, CGPoint(x: x, y: y), sourceLocation: sourceLocation)
    }
  }

  @Test func inTheLinearModeEachLineTakesAnEqualTime() {
    run(motion(corner), [(0, 0, 0), (0.25, 15, 0), (0.5, 30, 0), (0.75, 30, 20)])
  }

  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func inThePacedModesItIsTheLengthThatCounts(mode: CAAnimationCalculationMode) {
    run(motion(corner, mode), [(3.0 / 14, 15, 0), (0.5, 30, 5), (0.75, 30, 22.5)])
  }

  @Test func keyTimesAndTimingFunctionsCountAlongAPath() {
    let animation = motion(corner)
    animation.keyTimes = [0, 0.2, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    run(animation, [(0.1, 15, 0), (0.2, 30, 0), (0.6, 30, 40 * 0.3153568126)])
  }

  @Test func inTheDiscreteModeThePointsStand() {
    run(
      motion(corner, .discrete),
      [(0.1, 0, 0), (0.4, 30, 0), (0.6, 30, 0), (0.7, 30, 40), (0.9, 30, 40)])
  }

  @Test func aPathTakesPrecedenceOverValues() {
    let animation = motion(corner)
    animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 600, y: 600)]
    run(animation, [(0.25, 15, 0)])
  }

  /// De Casteljau by hand: at a half of (0,0) (0,40) (40,40) (40,0) it is (20, 30).
  @Test func inTheLinearModeACurveIsFollowedByItsParameter() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 40, y: 40))
    // At a quarter: 9/64 and 1/64 of 40 in x; 27/64 and 9/64 of 40 in y.
    run(motion(path), [(0.25, 6.25, 22.5), (0.5, 20, 30)])
  }

  /// Four cubics miss a circle by less than 0.03 %; its length is 2πr.
  @Test func aCircleIsGoneRoundAtAnEvenPace() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    screen.update()
    layer.add(motion(CGPath(ellipseIn: rect, transform: nil), .paced), forKey: nil)
    let start = atan2((place?.y ?? .nan) - 100, (place?.x ?? .nan) - 100)
    var turn: CGFloat?
    for step in 1..<40 {
      screen.advance(to: Double(step) / 40)
      let (x, y) = ((place?.x ?? .nan) - 100, (place?.y ?? .nan) - 100)
      expect(hypot(x, y), 100, within: 0.03)
      let angle = (atan2(y, x) - start).remainder(dividingBy: 2 * .pi)
      turn = turn ?? angle  // Whichever way the ellipse runs.
      let expected = CGFloat(step) / 40 * 2 * .pi * ((turn ?? 0) < 0 ? -1 : 1)
      expect((angle - expected).remainder(dividingBy: 2 * .pi), 0, within: 1e-3)
    }
    expect(turn.map { abs($0) }, .pi / 20, within: 1e-3)
  }

  @Test(arguments: [(false, 0.0, CGFloat.pi / 2), (true, .pi, -.pi / 2)])
  func theLayerTurnsWithThePath(isReversed: Bool, first: CGFloat, second: CGFloat) {
    let animation = motion(corner)
    animation.rotationMode = isReversed ? .rotateAutoReverse : .rotateAuto
    screen.update()
    layer.add(animation, forKey: nil)
    for (time, angle) in [(0.25, first), (0.75, second)] {
      screen.advance(to: time)
      let shown = layer.presentation()?.transform
      expect(shown?.m11, cos(Double(angle)))
      expect(shown?.m12, sin(Double(angle)))
    }
    screen.advance(to: 1)
    expect(layer.presentation()?.transform.m11, 1)
  }

  /// The turn acts before the layer's own transform, which stays.
  @Test func theTurnComesOnTopOfTheLayersTransform() {
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.removeAllAnimations()
    let animation = motion(corner)
    animation.rotationMode = .rotateAuto
    screen.update()
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.75)
    expect(layer.presentation()?.transform.m11, 0)
    expect(layer.presentation()?.transform.m12, 2)
  }

  @Test func withoutARotationModeTheLayerStaysUpright() {
    run(motion(corner), [(0.75, 30, 20)])
    #expect(layer.presentation().map { CATransform3DIsIdentity($0.transform) } == true)
  }

  @Test func aPathCanBeAdditive() {
    let animation = motion(corner)
    animation.isAdditive = true
    layer.position = CGPoint(x: 100, y: 200)
    layer.removeAllAnimations()
    run(animation, [(0.25, 115, 200)])
  }

  @Test func aPathWithoutLinesMovesNothing() {
    let log = AnimationLog(screen)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    let animation = motion(path)
    animation.delegate = log
    run(animation, [(0.5, 0, 0), (2, 0, 0)])
    #expect(log.stops == [1])
  }
}
