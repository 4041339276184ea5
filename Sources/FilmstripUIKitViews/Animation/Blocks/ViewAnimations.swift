// SPDX-License-Identifier: MIT

/// Receives the changes made to views while a block runs, and animates them.
@MainActor
package protocol ViewAnimationContext: AnyObject {
  var duration: TimeInterval { get }
  /// Pacing of the block, for blocks inside it; nil where it has no curve to pass on.
  var timingFunction: CAMediaTimingFunction? { get }
  var options: UIView.AnimationOptions { get }
  var animatesChanges: Bool { get }
  func note(_ view: UIView)
  func animate(_ change: ViewPropertyChange)
}

/// The running blocks of one stage; finds the block that animates a change of a layer.
@MainActor
package final class ViewAnimations {
  private var stack: [any ViewAnimationContext] = []
  var repetitions: [Repetition] = []
  var isEnabled = true
  /// Whether blocks belong to an interactive transition, so that their curves are linear
  /// (documented: an interactive transition is linear).
  private(set) var isDriven = false
  /// Notes what blocks change, while a transition's animator runs; nil at any other time.
  private(set) var transitionChanges: TransitionChanges?
  /// What runs alongside a transition, until a block of its animator takes it up; nil at any other
  /// time.
  private var alongside: (() -> Void)?

  /// The blocks of the current stage, whichever stage shows the views that they change.
  package static var current: ViewAnimations { StageEnvironment.current.viewAnimations }

  package var innermost: (any ViewAnimationContext)? { stack.last }

  /// Runs a transition's animator: what its blocks change is noted, and with `isDriven` their curves
  /// are linear.
  ///
  /// The first block that begins meanwhile ends with `alongside`, whose changes are then its own: they
  /// have its duration, delay and curve or spring, and its completion waits for them. Stack traces in
  /// published crash reports show what runs alongside where the first `UIView.animate` of
  /// `animateTransition` ends, within its animation, and published presentations whose animator only
  /// calls `UIView.animate` with an empty block take its duration and its spring.
  package func runAnimator(
    noting changes: TransitionChanges, isDriven: Bool, alongside: (() -> Void)? = nil,
    _ body: () -> Void
  ) {
    let outer = (self.isDriven, transitionChanges, self.alongside)
    (self.isDriven, transitionChanges, self.alongside) = (isDriven, changes, alongside)
    body()
    (self.isDriven, transitionChanges, self.alongside) = outer
  }

  func run(_ context: any ViewAnimationContext, _ body: () -> Void) {
    let depth = stack.count
    stack.append(context)
    let joining = takeAlongside()
    body()
    joining?()
    // What the body began and did not commit ends with it.
    stack.removeSubrange(depth...)
  }

  /// What runs alongside, for the first block that animates.
  private func takeAlongside() -> (() -> Void)? {
    guard isEnabled else { return nil }
    defer { alongside = nil }
    return alongside
  }

  /// Lets a context animate the changes that follow, until it is closed.
  func open(_ context: OpenAnimation) {
    stack.append(context)
    context.joining = takeAlongside()
  }

  /// Removes and returns the innermost context that was opened, nil where a block is inside of it.
  func close() -> OpenAnimation? {
    guard let open = stack.last as? OpenAnimation else { return nil }
    open.joining?()
    open.joining = nil
    stack.removeLast()
    return open
  }

  /// The innermost context that was opened; nil where a block is inside of it.
  var opened: OpenAnimation? { stack.last as? OpenAnimation }

  /// The action for a change of a view's layer; nil when it is not to be animated.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let context = innermost else { return nil }
    let view = layer.delegate as? UIView
    if let view { context.note(view) }
    let behavior = (view?.environment ?? .current).behavior
    // A view that a stack makes room for is shown until the room is gone (published observations).
    let isAnimated =
      behavior.viewAnimatedKeys.contains(key) || (key == "hidden" && view?.arranger != nil)
    guard context.animatesChanges, isAnimated,
      let property = AnimatableKeyPath.named(key)
    else { return nil }
    let isInterruption =
      key == "transform" && layer.animation(forKey: key) != nil
      && behavior.interruptedTransformsAreContinuous
    let isFromShown = isInterruption || context.options.contains(.beginFromCurrentState)
    return PropertyRecorder(
      context: context, property: property, old: property.get(layer.properties),
      shown: isFromShown ? property.get(layer.presentationProperties(at: layer.clock.now)) : nil,
      addsPlaneTransforms: behavior.planeTransformsAreAdditive)
  }
}

extension ViewAnimations: @preconcurrency EndsWithStage {
  /// Releases what was begun and not committed.
  package func endWithStage() {
    (stack, repetitions) = ([], [])
    (transitionChanges, alongside) = (nil, nil)
  }
}

extension StageEnvironment {
  fileprivate var viewAnimations: ViewAnimations { part { ViewAnimations() } }
}

@MainActor
private struct PropertyRecorder: @preconcurrency CAAction {
  let context: any ViewAnimationContext
  let property: AnimatableKeyPath
  let old: AnimatableValue?
  let shown: AnimatableValue?
  let addsPlaneTransforms: Bool

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    switch event {
    case "position": addAdditive(property, to: layer)
    case "bounds":
      for part in ["bounds.origin", "bounds.size"] {
        if let partProperty = AnimatableKeyPath.named(part) { addAdditive(partProperty, to: layer) }
      }
    case "transform" where isPlaneTransform(of: layer): addAdditive(property, to: layer)
    default:
      let model = property.get(layer.properties)
      guard old != model || shown != nil else { return }
      // No colour is shown as the other one, transparent.
      guard let start = shown ?? old ?? model?.transparent, let new = model ?? start.transparent
      else { return }
      var change = ViewPropertyChange(
        layer: layer, property: property, start: start, old: old ?? start, new: new,
        isAdditive: false)
      change.endsAsNone = model == nil
      context.animate(change)
    }
  }

  /// Since iOS 8 a change of position, size or plane transform is added to running animations: from the
  /// old value less the new one, to zero (several independent write-ups).
  private func addAdditive(_ part: AnimatableKeyPath, to layer: CALayer) {
    guard let before = value(of: part), let now = part.get(layer.properties), before != now else {
      return
    }
    context.animate(
      ViewPropertyChange(
        layer: layer, property: part, start: before, old: before, new: now, isAdditive: true))
  }

  /// Whether the change is one between transforms of the plane, which are added.
  private func isPlaneTransform(of layer: CALayer) -> Bool {
    guard addsPlaneTransforms, case .transform(let old)? = old else { return false }
    return CATransform3DIsAffine(old) && CATransform3DIsAffine(layer.transform)
  }

  private func value(of part: AnimatableKeyPath) -> AnimatableValue? {
    guard case .rect(let rect)? = old else { return old }
    return part.name == "bounds.origin" ? .point(rect.origin) : .size(rect.size)
  }
}

extension AnimatableValue {
  /// The same colour, transparent; nil for other values.
  fileprivate var transparent: AnimatableValue? {
    guard case .color(let color) = self else { return nil }
    return color.copy(alpha: 0).map { .color($0) }
  }
}
