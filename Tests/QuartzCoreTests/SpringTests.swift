// SPDX-License-Identifier: MIT
import FilmstripMotionCurves
import QuartzCore
import Testing

/// Springs against other programs' values, numeric integration, and measurements of iOS.
@Suite struct SpringTests {
  @Test(arguments: SpringVectors.curves)
  func progressMatchesVectors(curve: SpringVectors.Curve) {
    let spring = Spring(
      mass: curve.mass, stiffness: curve.stiffness, damping: curve.damping,
      initialVelocity: curve.initialVelocity)
    for (time, progress) in curve.samples {
      #expect(abs(spring.progress(at: time) - progress) <= 1e-12, "\(curve) at \(time)")
    }
  }

  /// The equation of motion, integrated by the classical fourth-order Runge-Kutta method.
  @Test(arguments: [
    (10.0, 0.0, false), (4, 3, false), (19.999_999, 0, false), (20, -2, false),
    (20.000_001, 1, true), (60, 5, true),
  ])
  func progressSolvesTheEquationOfMotion(damping: Double, velocity: Double, overdamped: Bool) {
    let spring = Spring(
      stiffness: 100, damping: damping, initialVelocity: velocity, allowsOverdamping: overdamped)
    let step = 1e-4
    var (x, v) = (1.0, -velocity)
    func acceleration(_ x: Double, _ v: Double) -> Double { -100 * x - damping * v }
    for index in 0..<10_000 {
      if index % 500 == 0 {
        let time = Double(index) * step
        #expect(abs(spring.progress(at: time) - (1 - x)) < 1e-9, "at \(time)")
      }
      let (v1, a1) = (v, acceleration(x, v))
      let (v2, a2) = (v + a1 * step / 2, acceleration(x + v1 * step / 2, v + a1 * step / 2))
      let (v3, a3) = (v + a2 * step / 2, acceleration(x + v2 * step / 2, v + a2 * step / 2))
      let (v4, a4) = (v + a3 * step, acceleration(x + v3 * step, v + a3 * step))
      x += step * (v1 + 2 * v2 + 2 * v3 + v4) / 6
      v += step * (a1 + 2 * a2 + 2 * a3 + a4) / 6
    }
  }

  /// Stiffness of the spring animations that UIKit makes (iOS 26.1, published measurements).
  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.409_428_189_117_14), (0.6, 0.8, 0, 190.214_275_444_995_48),
    (0.1, 1, 0, 2_125.390_127_840_793_4), (0.2, 1, 0, 707.221_788_606_056_3),
    (0.5, 1, 0, 161.719_502_504_201_6), (0.8, 1, 0, 80.897_372_003_605_06),
    (0.9, 1, 0, 71.924_729_157_709_72), (0.99, 1, 0, 80.025_182_431_677_93),
    (0.5, 0.3, 0, 1_796.883_361_157_795_4), (0.5, 0.5, 0, 646.878_010_016_806_5),
    (0.5, 2, 0, 40.429_875_626_050_4), (1, 1, 0, 85.255_929_005_998_84),
    (1, 1, 1, 83.138_036_153_885_31), (0.5, 1, 0.25, 159.672_337_738_121_14),
    (0.5, 1, 1, 152.868_413_817_924_56), (0.5, 1, 1.5, 147.616_020_030_565_92),
    (0.5, 1, -2, 175.422_412_338_342_5),
  ])
  func stiffnessFromDurationMatchesUIKit(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  /// Positions read off frozen frames of real UIKit; the extraction is good to 0.16 points.
  @Test(arguments: [
    (50.0, 150.0, 0.8, 0.6, 0.15, 130.98), (50, 150, 0.8, 0.6, 0.30, 159.39),
    (50, 150, 0.8, 0.6, 0.45, 151.06), (50, 150, 0.8, 0.6, 0.60, 149.06),
    (40, 160, 1, 0.35, 0.30, 166.65), (40, 160, 1, 0.35, 0.45, 152.12),
    (40, 160, 1, 0.35, 0.60, 163.52), (40, 160, 1, 0.35, 0.80, 158.94),
  ])
  func positionsMatchMeasuredFrames(
    from: Double, to: Double, duration: Double, ratio: Double, time: Double, measured: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
    #expect(abs(from + (to - from) * spring.progress(at: time) - measured) <= 0.16)
  }

  /// A page sheet's top on the way from 667 to 317.5 points, measured: critical with ω = √(1000/3),
  /// though its parameters are over-damped.
  @Test(arguments: [
    (9.0, 402.0), (12, 359.5), (15, 338.0), (18, 327.0), (24, 319.5), (30, 318.0),
  ])
  func overdampedParametersMoveAsCriticalOnes(frame: Double, top: Double) {
    let spring = Spring(mass: 3, stiffness: 1_000, damping: 500)
    #expect(abs(667 + (317.5 - 667) * spring.progress(at: frame / 60) - top) <= 0.25)
  }

  /// Apple's documentation: about 2.85 s with damping 5, just over a second with 15.
  @Test func settlingDurationsAreTheDocumentedOnes() {
    #expect(abs(Spring(stiffness: 100, damping: 5).settlingDuration - 2.85) < 0.01)
    #expect((1...1.05).contains(Spring(stiffness: 100, damping: 15).settlingDuration))
    // The root of (1 + ωt)e^(−ωt) = 0.001 for the default spring of navigation.
    let critical = Spring(mass: 3, stiffness: 1_000, damping: 500).settlingDuration
    #expect(abs(critical - 0.505_73) < 1e-5)
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
  }

  @Test func afterSettlingTheSpringStaysWithinAThousandth() {
    for (damping, velocity, overdamped) in [
      (1.0, 0.0, false), (10, 40, false), (20, 60, false), (20, -60, false), (90, 10, true),
    ] {
      let spring = Spring(
        stiffness: 100, damping: damping, initialVelocity: velocity, allowsOverdamping: overdamped)
      let end = spring.settlingDuration
      for step in 1...500 {
        #expect(abs(1 - spring.progress(at: end * (1 + Double(step) / 250))) <= 0.001 + 1e-9)
      }
    }
  }

  @Test(arguments: [
    (Double.nan, 0.5, 0.0), (-1, 0.5, 0), (0, 0.5, 0), (.infinity, 0.5, 0), (1, .nan, 0),
    (1, -3, 0), (1, 0, 0), (1, 7, 0), (1, 0.5, .nan), (1, 0.5, 1e6), (1, 1, -1e6),
  ])
  func anyArgumentsGiveASpringThatMoves(duration: Double, ratio: Double, velocity: Double) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(spring.stiffness > 0 && spring.stiffness.isFinite)
    #expect(spring.progress(at: 0.5).isFinite)
  }

  @Test func perceptualDurationAndBounceAreReadBack() {
    for bounce in [-0.5, 0, 0.15, 0.3, 0.9] {
      let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: CGFloat(bounce))
      #expect(abs(animation.perceptualDuration - 0.5) < 1e-12)
      #expect(abs(Double(animation.bounce) - bounce) < 1e-12)
      // k = (2π / 0.5)².
      #expect(abs(animation.stiffness - 157.913_670_417_429_7) < 1e-9)
    }
  }
}
