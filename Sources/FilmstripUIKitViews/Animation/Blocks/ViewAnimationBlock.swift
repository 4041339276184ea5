// SPDX-License-Identifier: MIT
package import FilmstripMotionCurves

/// One `UIView.animate` call: turns the changes made inside it into layer animations, and runs the
/// completion when the last of them has ended.
@MainActor
package final class ViewAnimationBlock: ViewAnimationContext {
  package let duration: TimeInterval
  let delay: TimeInterval
  package let options: UIView.AnimationOptions
  package let timingFunction: CAMediaTimingFunction?
  private let spring: Spring?
  private let completion: BlockCompletion
  /// The views whose subviews are to be laid out within the block.
  private var changedViews: [UIView] = []

  package init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    timingFunction: CAMediaTimingFunction? = nil, spring: Spring? = nil,
    completion: ((Bool) -> Void)?
  ) {
    // A block inside another inherits its duration, curve and options, unless its own options
    // override them.
    let outer = ViewAnimations.current.innermost
    let isDriven = ViewAnimations.current.isDriven
    let system = options.isSystemCurve && spring == nil && !isDriven ? Spring.system : nil
    let (spring, duration) = (spring ?? system, system?.settlingDuration ?? duration)
    let isOwnTime = spring != nil || options.contains(.overrideInheritedDuration)
    let inherited = isOwnTime ? nil : outer?.duration
    self.duration = inherited ?? (duration.isFinite ? max(duration, 0) : 0)
    self.delay = delay.isFinite ? max(delay, 0) : 0
    let isOwn = options.contains(.overrideInheritedOptions)
    self.options = options.union(isOwn ? [] : outer?.options.inheritable ?? [])
    self.completion = BlockCompletion(completion)
    if !options.areAllKnown {
      UnsupportedFeature.report("UIView.AnimationOptions(rawValue: \(options.rawValue))")
    }
    let inheritedCurve =
      spring != nil || options.contains(.overrideInheritedCurve) ? nil : outer?.timingFunction
    let curve = isDriven ? .linear : options.curve ?? .easeInOut
    self.timingFunction =
      inheritedCurve ?? (isDriven ? nil : timingFunction) ?? curve.timingFunction
    self.spring = spring
  }

  package func run(_ animations: () -> Void) {
    ViewAnimations.current.run(self) {
      animations()
      if options.contains(.layoutSubviews) {
        for view in changedViews { view.layoutIfNeeded() }
      }
      changedViews = []
    }
    close()
  }

  /// The curve of a change that is made now: that of the transaction where it has one.
  ///
  /// Documented: the timing function of a transaction overrides that of the animations in its group.
  /// Springs keep their own course (assumed), as does what a gesture drives.
  var curveOfChanges: CAMediaTimingFunction? {
    let isDriven = ViewAnimations.current.isDriven
    return (isDriven ? nil : CATransaction.animationTimingFunction()) ?? timingFunction
  }

  func close() { completion.close() }

  package var animatesChanges: Bool { duration + delay > 0 }

  package func note(_ view: UIView) {
    completion.environment = completion.environment ?? view.environment
    if options.contains(.layoutSubviews) { changedViews.append(view) }
  }

  package func animate(_ change: ViewPropertyChange) {
    let animation: CABasicAnimation
    if let spring {
      animation = CASpringAnimation(keyPath: change.property.name, spring: spring)
    } else {
      animation = CABasicAnimation(keyPath: change.property.name)
      animation.timingFunction = curveOfChanges
    }
    change.setEnds(of: animation)
    ViewAnimations.current.transitionChanges?.note(change)
    add(animation, to: change.layer, key: change.key)
  }

  func show(_ style: TransitionEffect.Style, of view: UIView) {
    note(view)
    guard animatesChanges, UIView.areAnimationsEnabled else { return }
    let transition = CATransition(style: style)
    transition.timingFunction = timingFunction
    add(transition, to: view.layer, key: "transition")
  }

  package func add(_ animation: CAAnimation, to layer: CALayer, key: String) {
    // Without a duration the change is made at once, after the delay; 0 would mean the
    // transaction's.
    animation.duration = max(duration, 1e-9)
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.localTime(at: layer.clock.now) + delay }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if !options.contains(.allowUserInteraction) { animation.touching = .blocked }
    ViewAnimations.current.repetitions.last?.apply(to: animation)
    completion.observe(animation)
    ViewAnimations.current.transitionChanges?.note(animation, on: layer)
    layer.add(animation, forKey: key)
  }
}

extension CASpringAnimation {
  convenience init(keyPath: String, spring: Spring) {
    self.init(keyPath: keyPath)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }
}
