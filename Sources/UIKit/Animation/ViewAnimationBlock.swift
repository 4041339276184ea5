// SPDX-License-Identifier: MIT
internal import QuartzCore

/// One `UIView.animate` call: turns the changes made inside it into layer animations, and runs the
/// completion when the last of them has ended.
@MainActor
final class ViewAnimationBlock {
  /// The blocks being run, the innermost last.
  private static var stack: [ViewAnimationBlock] = []
  static var current: ViewAnimationBlock? { stack.last }
  static var isEnabled = true

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let timingFunction: CAMediaTimingFunction
  private let spring: Spring?
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var allFinished = true
  private var isClosed = false
  /// The views whose subviews are to be laid out within the block.
  private var changedViews: [UIView] = []
  /// That of the first view changed.
  private var environment: StageEnvironment?

  /// A block paced by the curve in its options, or by a spring.
  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    spring: Spring? = nil, completion: ((Bool) -> Void)?
  ) {
    // A block inside another takes over its duration and curve, unless its options say otherwise.
    let outer = spring == nil ? ViewAnimationBlock.current : nil
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    self.duration = inherited ?? (duration.isFinite ? max(duration, 0) : 0)
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
    self.completion = completion
    if !options.areAllKnown {
      UnsupportedFeature.report("UIView.AnimationOptions(rawValue: \(options.rawValue))")
    }
    let inheritedCurve = options.contains(.overrideInheritedCurve) ? nil : outer?.timingFunction
    timingFunction = inheritedCurve ?? (options.curve ?? .easeInOut).timingFunction
    self.spring = spring
  }

  func run(_ animations: () -> Void) {
    ViewAnimationBlock.stack.append(self)
    animations()
    if options.contains(.layoutSubviews) {
      for view in changedViews { view.layoutIfNeeded() }
    }
    changedViews = []
    ViewAnimationBlock.stack.removeLast()
    isClosed = true
    // Nothing to wait for: the completion runs within the current step of the stage.
    if runningCount == 0 { scheduleCompletion() }
  }

  /// The action for a change of a view's layer; nil when it is not to be animated.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let block = current else { return nil }
    if let view = layer.delegate as? UIView {
      block.environment = block.environment ?? view.environment
      if block.options.contains(.layoutSubviews) { block.changedViews.append(view) }
    }
    guard block.duration + block.delay > 0 else { return nil }
    // Visibility does not fade: a view hidden in a block is hidden at once.
    guard key != "hidden", let property = AnimatableKeyPath.named(key) else { return nil }
    return Change(
      block: block, property: property, old: property.get(layer.properties),
      shown: block.options.contains(.beginFromCurrentState)
        ? property.get(layer.presentationProperties(at: layer.clock.now)) : nil)
  }

  private func scheduleCompletion() {
    guard let completion else { return }
    self.completion = nil
    let finished = allFinished
    (environment ?? .current).loop.enqueue { completion(finished) }
  }

  private func animationEnded(finished: Bool) {
    runningCount -= 1
    if !finished { allFinished = false }
    guard runningCount == 0, isClosed, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }

  /// One property change inside a block.
  @MainActor
  private struct Change: @preconcurrency CAAction {
    let block: ViewAnimationBlock
    let property: AnimatableKeyPath
    let old: AnimatableValue?
    let shown: AnimatableValue?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer else { return }
      switch event {
      case "position": addAdditive(property, to: layer)
      case "bounds":
        for part in ["bounds.origin", "bounds.size"] {
          if let partProperty = AnimatableKeyPath.named(part) {
            addAdditive(partProperty, to: layer)
          }
        }
      default:
        let animation = block.makeAnimation(keyPath: event)
        animation.fromValue = (shown ?? old)?.anyValue
        // A colour that appears from nothing starts as its own transparent self.
        if old == nil, case .color(let color)? = property.get(layer.properties) {
          animation.fromValue = color.copy(alpha: 0)
        }
        guard old != property.get(layer.properties) || shown != nil else { return }
        block.add(animation, to: layer, key: event)
      }
    }

    /// Since iOS 8 a change of place or size is added to what is already under way: from the old
    /// value less the new one, to nothing (facts: several independent write-ups).
    private func addAdditive(_ part: AnimatableKeyPath, to layer: CALayer) {
      guard let before = value(of: part), let now = part.get(layer.properties),
        let difference = before.subtracting(now), let zero = difference.zero, difference != zero
      else { return }
      let animation = block.makeAnimation(keyPath: part.name)
      animation.fromValue = difference.anyValue
      animation.toValue = zero.anyValue
      animation.isAdditive = true
      block.add(animation, to: layer, key: layer.unusedKey(like: part.name))
    }

    /// The old value of a part of the changed property.
    private func value(of part: AnimatableKeyPath) -> AnimatableValue? {
      guard case .rect(let rect)? = old else { return old }
      return part.name == "bounds.origin" ? .point(rect.origin) : .size(rect.size)
    }
  }

  /// An animation paced as the block is; a spring is a `CASpringAnimation`, as UIKit makes it.
  private func makeAnimation(keyPath: String) -> CABasicAnimation {
    guard let spring else {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = timingFunction
      return animation
    }
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = spring.mass
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.initialVelocity
    animation.allowsOverdamping = spring.allowsOverdamping
    return animation
  }

  private func add(_ animation: CABasicAnimation, to layer: CALayer, key: String) {
    // Without a duration the change comes at once, after the delay; 0 would mean the transaction's.
    animation.duration = max(duration, 1e-9)
    animation.fillMode = .both
    animation.delegate = Observer(block: self)
    if delay > 0 { animation.beginTime = layer.localTime(at: layer.clock.now) + delay }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    runningCount += 1
    layer.add(animation, forKey: key)
  }

  /// Tells the block when one of its animations has ended.
  @MainActor
  private final class Observer: @preconcurrency CAAnimationDelegate {
    private let block: ViewAnimationBlock

    init(block: ViewAnimationBlock) { self.block = block }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      block.animationEnded(finished: flag)
    }
  }
}
