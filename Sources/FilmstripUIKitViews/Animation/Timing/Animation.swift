// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// How a change is animated, as SwiftUI describes it and views on iOS 18 accept it.
///
/// It is SwiftUI's type, which is here because there is no SwiftUI: code for views writes it as `.spring` or
/// `.easeInOut(duration: 0.3)`, without its name.
///
/// Durations, control points and springs are the default values of SwiftUI's declarations (documented), but for
/// ``default``.
public struct Animation: Hashable, Sendable {
  enum Kind: Hashable {
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval)
    case perceptual(duration: TimeInterval, bounce: Double)
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  let kind: Kind
  var delay: TimeInterval = 0
  var rate: Double = 1
  /// Nil for once, 0 for without end.
  var count: Int?
  var autoreverses = false

  private init(_ kind: Kind) { self.kind = kind }

  // MARK: Curves

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.curve(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }

  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static var linear: Animation { linear(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  // MARK: Springs

  /// A spring without bounce of 0.55 seconds (approximated: since iOS 17 the default is a spring).
  public static var `default`: Animation { spring(duration: 0.55, bounce: 0) }

  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { Animation(.perceptual(duration: duration, bounce: bounce)) }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(.perceptual(duration: response, bounce: 1 - dampingFraction)) }

  public static var interactiveSpring: Animation { interactiveSpring() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(.perceptual(duration: response, bounce: 1 - dampingFraction)) }

  public static var smooth: Animation { smooth() }
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { Animation(.perceptual(duration: duration, bounce: extraBounce)) }

  public static var snappy: Animation { snappy() }
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { Animation(.perceptual(duration: duration, bounce: 0.15 + extraBounce)) }

  public static var bouncy: Animation { bouncy() }
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { Animation(.perceptual(duration: duration, bounce: 0.3 + extraBounce)) }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  // MARK: Changes

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    if speed > 0, speed.isFinite { animation.rate *= speed }
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = max(1, repeatCount)
    animation.autoreverses = autoreverses
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = 0
    animation.autoreverses = autoreverses
    return animation
  }
}

extension UIView {
  /// Animates the changes that `changes` makes to views, as SwiftUI would; `completion` runs when all
  /// animations have ended.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let block = animation.block { _ in completion?() }
    guard let count = animation.count else { return block.run(changes) }
    block.run {
      // Forwards and back count as two there, and as one iteration here.
      let iterations = animation.autoreverses ? CGFloat(count) / 2 : CGFloat(count)
      modifyAnimations(
        withRepeatCount: count == 0 ? .infinity : iterations,
        autoreverses: animation.autoreverses, animations: changes)
    }
  }
}

extension Animation {
  @MainActor
  fileprivate func block(completion: @escaping (Bool) -> Void) -> ViewAnimationBlock {
    let wait = delay / rate
    let spring: Spring
    switch kind {
    case .curve(let x1, let y1, let x2, let y2, let duration):
      let curve = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
      return ViewAnimationBlock(
        duration: duration / rate, delay: wait,
        options: [.overrideInheritedDuration, .overrideInheritedCurve], timingFunction: curve,
        completion: completion)
    case .perceptual(let duration, let bounce):
      spring = Spring(perceptualDuration: duration / rate, bounce: bounce)
    case .physical(let mass, let stiffness, let damping, let velocity):
      // Time that passes faster by a rate: accelerations by its square, velocities by itself.
      let parameters = UISpringTimingParameters(
        mass: mass, stiffness: stiffness * rate * rate, damping: damping * rate,
        initialVelocity: .zero)
      spring = parameters.spring(duration: 0, velocity: velocity * rate)
    }
    return ViewAnimationBlock(
      duration: spring.settlingDuration, delay: wait, options: [], spring: spring,
      completion: completion)
  }
}
