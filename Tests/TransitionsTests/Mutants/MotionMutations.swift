// SPDX-License-Identifier: MIT
import SeededNumbers
import UIKit

/// Changes animations right after they have been added.
@MainActor
class MotionMutation: Mutation {
  private let sharesAll: Bool
  var numbers: SeededNumbers

  init(_ numbers: SeededNumbers) {
    self.numbers = numbers
    // All layers, as a constant of the animator moves them, or one of them.
    sharesAll = self.numbers.next() % 2 == 0
  }

  func concerns(_ animated: TransitionSite.Animated) -> Bool { true }
  /// What to do to each, chosen once for all; nil for nothing.
  func change(_ first: TransitionSite.Animated) -> (
    cause: MutantExpectation.Part, body: (TransitionSite.Animated) -> Void
  )? { nil }

  override final func change(_ site: TransitionSite) {
    let all = site.animated.filter { concerns($0) && !$0.properties.isEmpty }
    guard let first = all.randomElement(using: &numbers), let change = change(first) else { return }
    let chosen = all.filter { sharesAll || $0.layer === first.layer }
    expectation = MutantExpectation(
      layers: chosen.map(\.title), properties: chosen.flatMap(\.properties), cause: change.cause)
    chosen.forEach(change.body)
  }
}

final class CurveMutation: MotionMutation {
  override func concerns(_ animated: TransitionSite.Animated) -> Bool { animated.curve != nil }

  override func change(_ first: TransitionSite.Animated) -> (
    cause: MutantExpectation.Part, body: (TransitionSite.Animated) -> Void
  )? {
    guard let old = first.curve,
      let new = TimingName.allCases.filter({ $0 != old }).randomElement(using: &numbers)
    else { return nil }
    return (
      .text("curve \(old.rawValue) → \(new.rawValue)"),
      { $0.replace { $0.timingFunction = new.function } }
    )
  }
}

final class DurationMutation: MotionMutation {
  override func concerns(_ animated: TransitionSite.Animated) -> Bool { animated.curve != nil }

  override func change(_ first: TransitionSite.Animated) -> (
    cause: MutantExpectation.Part, body: (TransitionSite.Animated) -> Void
  )? {
    let isLonger = numbers.next() % 2 == 0
    let factor = numbers.number(isLonger ? 1.05...1.8 : 0.5...0.95)
    let duration = first.animation.duration
    return (
      .change("duration", duration, duration * factor, unit: "s", within: 3e-3),
      { $0.replace { $0.duration *= factor } }
    )
  }
}

final class DelayMutation: MotionMutation {
  override func change(_ first: TransitionSite.Animated) -> (
    cause: MutantExpectation.Part, body: (TransitionSite.Animated) -> Void
  )? {
    let delay = numbers.number(0.02...0.2)
    return (
      .change("delay", 0, delay, unit: "s", within: 3e-3),
      { animated in
        let now = animated.layer.convertTime(CACurrentMediaTime(), from: nil)
        animated.replace { $0.beginTime = now + delay }
      }
    )
  }
}

final class DampingMutation: MotionMutation {
  override func concerns(_ animated: TransitionSite.Animated) -> Bool {
    animated.animation is CASpringAnimation
  }

  override func change(_ first: TransitionSite.Animated) -> (
    cause: MutantExpectation.Part, body: (TransitionSite.Animated) -> Void
  )? {
    guard let spring = first.animation as? CASpringAnimation else { return nil }
    let factor = numbers.number(numbers.next() % 2 == 0 ? 1.08...1.3 : 0.6...0.93)
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return (
      .change("damping ratio", ratio, ratio * factor, unit: "", within: 3e-3),
      { $0.replace { ($0 as? CASpringAnimation)?.damping *= factor } }
    )
  }
}

/// Another end of a way, in the animation and in the model.
final class EndMutation: Mutation {
  private var numbers: SeededNumbers

  init(_ numbers: SeededNumbers) { self.numbers = numbers }

  override func change(_ site: TransitionSite) {
    let choices = site.animated.filter {
      ["position", "transform"].contains($0.animation.keyPath) && !$0.properties.isEmpty
    }
    guard let animated = choices.randomElement(using: &numbers),
      let property = animated.properties.randomElement(using: &numbers)
    else { return }
    let size = numbers.number(3...12) * (numbers.next() % 2 == 0 ? 1 : -1)
    let (before, after) = animated.moveEnd(property, by: size)
    let isScale = property.contains("scale")
    // A view that a touch drives may leave the screen before a frame shows the end: half a point from it.
    let tolerance = site.context.isInteractive ? 0.5 : 0.06
    expectation = MutantExpectation(
      layers: [animated.title], properties: [property],
      cause: .change(
        "end", before, after, unit: isScale ? "" : "pt",
        within: isScale ? tolerance / 50 : tolerance))
  }
}

extension TransitionSite.Animated {
  /// Moves the end of a property by points, a scale by hundredths; returns the end before and after.
  @MainActor
  fileprivate func moveEnd(_ property: String, by size: Double) -> (Double, Double) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    switch property {
    case "position.x", "position.y":
      let isX = property.hasSuffix("x")
      let old = layer.position
      let offset = isX ? CGPoint(x: size, y: 0) : CGPoint(x: 0, y: size)
      replace { animation in
        let from =
          animation.fromValue as? CGPoint ?? (animation.fromValue as? NSValue)?.cgPointValue
          ?? .zero
        animation.fromValue = NSValue(cgPoint: CGPoint(x: from.x - offset.x, y: from.y - offset.y))
      }
      layer.position = CGPoint(x: old.x + offset.x, y: old.y + offset.y)
      return isX ? (old.x, old.x + size) : (old.y, old.y + size)
    default:
      var transform = layer.affineTransform()
      let old = transform
      switch property {
      case "transform.translation.x": transform.tx += size
      case "transform.translation.y": transform.ty += size
      case "transform.scale.x": transform.a += size / 100
      default: transform.d += size / 100
      }
      layer.setAffineTransform(transform)
      replace { _ in }
      switch property {
      case "transform.translation.x": return (old.tx, transform.tx)
      case "transform.translation.y": return (old.ty, transform.ty)
      case "transform.scale.x": return (old.a, transform.a)
      default: return (old.d, transform.d)
      }
    }
  }
}
