// SPDX-License-Identifier: MIT
package import QuartzCore
package import Testing

package func expect<Number: BinaryFloatingPoint>(
  _ value: Number?, _ expected: Double, within tolerance: Double = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let number = value.map { Double($0) } ?? .nan
  #expect(
    abs(number - expected) < tolerance, "\(number), not \(expected)",
    sourceLocation: sourceLocation)
}

/// Expects a point that is there and differs by less than a tolerance in both coordinates.
package func expect(
  _ value: CGPoint?, _ expected: CGPoint, within tolerance: Double = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(value?.x, Double(expected.x), within: tolerance, sourceLocation: sourceLocation)
  expect(value?.y, Double(expected.y), within: tolerance, sourceLocation: sourceLocation)
}

/// The y at an x of the Bézier curve from (0, 0) to (1, 1), by bisection of x(s).
package func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double
{
  func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if at(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return at(y1, y2, low)
}

package func easeInOut(_ x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }

/// Notes when an animation began and ended, in seconds of a screen.
@MainActor
package final class AnimationLog: NSObject, @preconcurrency CAAnimationDelegate {
  private let time: () -> TimeInterval
  package private(set) var starts: [TimeInterval] = []
  package private(set) var stops: [TimeInterval] = []
  package private(set) var outcomes: [Bool] = []
  package var whenStopped: (() -> Void)?

  package init(time: @escaping () -> TimeInterval) { self.time = time }

  package func animationDidStart(_ anim: CAAnimation) { starts.append(time()) }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops.append(time())
    outcomes.append(flag)
    whenStopped?()
  }
}
