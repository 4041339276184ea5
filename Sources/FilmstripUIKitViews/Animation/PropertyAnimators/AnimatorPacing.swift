// SPDX-License-Identifier: MIT

/// How an animator's time becomes the progress of its changes; springs may differ from axis to
/// axis.
@MainActor
package struct AnimatorPacing {
  private let horizontal: Pacing
  private let vertical: Pacing
  /// Whether a change of position has to be split into its axes.
  let differsByAxis: Bool
  private let isSpring: Bool

  package init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    guard let spring = parameters.springTimingParameters else {
      let function = parameters.cubicTimingParameters?.timingFunction
      horizontal = function.map { .curve($0) } ?? .linear
      vertical = horizontal
      differsByAxis = false
      isSpring = false
      return
    }
    let velocity = spring.initialVelocity
    // The spring keeps its form when it is played in another time than its own.
    let seconds = spring.settlingDuration(duration: duration)
    horizontal = .lasting(
      seconds, .spring(spring.spring(duration: duration, velocity: velocity.dx)))
    vertical = .lasting(seconds, .spring(spring.spring(duration: duration, velocity: velocity.dy)))
    differsByAxis = velocity.dx != velocity.dy
    isSpring = true
  }

  /// An even pace, where this is a curve; a spring stays one.
  var drivenLinearly: AnimatorPacing { isSpring ? self : AnimatorPacing(.linear) }

  private init(_ pacing: Pacing) {
    (horizontal, vertical, differsByAxis, isSpring) = (pacing, pacing, false, false)
  }

  package var pacing: Pacing { horizontal }

  func pacing(of property: AnimatableKeyPath) -> Pacing {
    property.name == "position.y" ? vertical : horizontal
  }

  func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    horizontal.progress(at: fraction, of: duration)
  }

  /// The earliest fraction of the time at which a progress is reached, to a billionth; for 1 all of
  /// the time.
  ///
  /// Along a curve without turns it is the only one. A spring passes its end before it rests there; what
  /// is scrubbed to the end is taken to rest, so that it goes back as long as along a curve (assumed).
  func fraction(atProgress progress: Double, of duration: TimeInterval) -> Double {
    if progress <= 0 { return 0 }
    if abs(progress - 1) < 1e-9 { return 1 }
    let steps = 64
    var low = 0.0
    for step in 1...steps {
      let high = Double(step) / Double(steps)
      guard self.progress(at: high, of: duration) >= progress else {
        low = high
        continue
      }
      var (a, b) = (low, high)
      for _ in 0..<40 {
        let middle = (a + b) / 2
        if self.progress(at: middle, of: duration) < progress { a = middle } else { b = middle }
      }
      return (a + b) / 2
    }
    return 1
  }
}
