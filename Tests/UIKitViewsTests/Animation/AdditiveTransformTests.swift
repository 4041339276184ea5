// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// Additive and cumulative animations of whole transforms, against products of random matrices.
@MainActor
@Suite struct AdditiveTransformTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  private func animation(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  private func expectTransform(
    _ found: CATransform3D?, _ expected: CATransform3D, _ words: Comment
  ) {
    guard let found else {
      Issue.record("nothing is shown")
      return
    }
    let (one, other) = (found.affine, expected.affine)
    let distance = zip(one, other).map { abs($0 - $1) }.max() ?? 0
    let size = other.map(abs).max() ?? 0
    #expect(distance < 1e-9 * (1 + size), "\(words): \(one), not \(other)")
  }

  /// The matrix of a list of transforms `f1 f2` of CSS is `Concat(f2, f1)` for row vectors.
  @Test func additiveAffineTransformsAreConcatenatedBeforeTheModel() {
    var numbers = AffineNumbers()
    for step in 0..<200 {
      let (model, first, second) = (numbers.next(), numbers.next(), numbers.next())
      layer.removeAllAnimations()
      layer.transform = model
      screen.update()
      layer.removeAllAnimations()
      var expected = model
      for value in [first, second] {
        let animation = animation("transform", from: value, to: value)
        animation.isAdditive = true
        layer.add(animation, forKey: nil)
        expected = CATransform3DConcat(value, expected)
        expectTransform(layer.presentation()?.transform, expected, "\(step)")
      }
      screen.update()
      expectTransform(layer.presentation()?.transform, expected, "\(step)")
    }
  }

  /// A keyframe animation adds in the same way, and so does `byValue`: to its end from its start.
  @Test func allWaysToAddATransformAgree() {
    var numbers = AffineNumbers()
    for step in 0..<50 {
      let (model, value) = (numbers.next(), numbers.next())
      layer.removeAllAnimations()
      layer.transform = model
      screen.update()
      layer.removeAllAnimations()
      let keys = CAKeyframeAnimation(keyPath: "transform")
      keys.values = [value, value]
      keys.duration = 1
      keys.isAdditive = true
      layer.add(keys, forKey: "keys")
      let expected = CATransform3DConcat(value, model)
      expectTransform(layer.presentation()?.transform, expected, "keyframes \(step)")
      let ways: [(from: CATransform3D?, to: CATransform3D?)] = [
        (model, nil), (nil, nil), (nil, expected),
      ]
      for ends in ways {
        layer.removeAllAnimations()
        let by = animation("transform", from: ends.from, to: ends.to, by: value)
        by.timeOffset = ends.to == nil ? 1 : 0
        by.speed = 0
        by.fillMode = .both
        layer.add(by, forKey: "by")
        expectTransform(
          layer.presentation()?.transform, ends.to == nil ? expected : model,
          "by \(step)")
      }
    }
  }

  /// Each play continues in the space in which the last one ended: the end of three plays is the
  /// third power of the value, and what is added during the fourth acts before that.
  @Test func cumulativeTransformsGoOnInTheSpaceOfThePlayBefore() {
    var numbers = AffineNumbers()
    for step in 0..<50 {
      let (start, end) = (numbers.next(), numbers.next())
      layer.removeAllAnimations()
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.values = [start, start, end]
      animation.keyTimes = [0, 0.75, 1]
      animation.duration = 1
      animation.isCumulative = true
      animation.repeatCount = 5
      animation.speed = 0
      animation.timeOffset = 3.5
      layer.add(animation, forKey: nil)
      let cube = CATransform3DConcat(CATransform3DConcat(end, end), end)
      expectTransform(layer.presentation()?.transform, CATransform3DConcat(start, cube), "\(step)")
    }
  }
}

/// Random affine transforms that can be undone, the same in each run.
private struct AffineNumbers {
  private var state: UInt64 = 7

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * Double(state >> 11) / Double(1 << 53)
  }

  mutating func next() -> CATransform3D {
    let turned = CGAffineTransform(rotationAngle: number(-3...3))
      .scaledBy(x: number(0.3...3), y: number(0.3...3))
    let slanted = CGAffineTransform(a: 1, b: 0, c: number(-1...1), d: 1, tx: 0, ty: 0)
    let moved = CGAffineTransform(translationX: number(-90...90), y: number(-90...90))
    return CATransform3DMakeAffineTransform(turned.concatenating(slanted).concatenating(moved))
  }
}

extension CATransform3D {
  fileprivate var affine: [Double] { [m11, m12, m21, m22, m41, m42, m33, m44] }
}
