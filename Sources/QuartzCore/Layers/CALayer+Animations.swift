// SPDX-License-Identifier: MIT

extension CALayer {
  private static let transitionKey = "transition"

  func attach(_ anim: CAAnimation, forKey given: String?) {
    let duration = CATransaction.animationDuration()
    let isTransition = anim is CATransition
    // The old state, before anything of this transaction is removed.
    let outgoing = isTransition ? LayerCapture.committedNode(of: self) : nil
    let key = isTransition ? CALayer.transitionKey : given ?? unusedKey(like: "animation")
    removeAnimation(forKey: key)
    let begin: Double? = anim.beginTime == 0 || !anim.beginTime.isFinite ? nil : anim.beginTime
    anim.prepare(for: self)
    let effect = anim.effect(defaultDuration: duration)
    let redraws = effect?.changes { type(of: self).needsDisplay(forKey: $0.key) } ?? false
    let entry = AttachedAnimation(
      key: key, animation: anim, effect: effect, timing: anim.timing(defaultDuration: duration),
      begin: begin, redraws: redraws, outgoing: outgoing)
    entry.completions = StageScope.current.transactionStack.completionsWaitingForNewAnimation()
    animations.append(entry)
    timeChanged()
    listAsAnimated()
  }

  /// Registers the layer's animations with the clock.
  func listAsAnimated() {
    guard !isListedAsAnimated else { return }
    isListedAsAnimated = true
    scheduler.animatedLayers.append(self)
    scheduler.noteScheduleChange()
  }

  /// Removes animations; their delegates are notified at the next commit.
  func removeAnimations(at range: Range<Int>) {
    guard !range.isEmpty else { return }
    let removed = animations[range]
    animations.removeSubrange(range)
    timeChanged()
    for entry in removed where entry.awaitsEnd { scheduler.noteStop(of: entry) }
  }

  /// A key no animation on the layer has: the base, or the base and a number.
  package func unusedKey(like base: String) -> String {
    guard animations.contains(where: { $0.key == base }) else { return base }
    // One number for all bases: keys need not be in sequence.
    var key: String
    repeat {
      lastKeyNumber += 1
      key = "\(base)-\(lastKeyNumber)"
    } while animations.contains { $0.key == key }
    return key
  }

  /// Changes how an animation that is on the layer runs, from now on; does nothing for one that is
  /// not.
  ///
  /// This is how a property animator pauses, is scrubbed and continues.
  package func retime(
    _ animation: CAAnimation, _ body: (AttachedAnimation, _ localTime: Double) -> Void
  ) {
    guard let entry = animations.first(where: { $0.animation === animation }) else { return }
    body(entry, localTime(at: clock.now))
    entry.hasEnded = false
    timeChanged()
    listAsAnimated()
  }

  /// Removes an animation before its end and notifies its delegate; does nothing when it is not on
  /// the layer.
  package func stop(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    removeAnimations(at: index..<index + 1)
  }

  /// Removes an animation without notifying its delegate; does nothing when it is not on the layer.
  package func drop(_ animation: CAAnimation) {
    animations.removeAll { $0.animation === animation }
    timeChanged()
  }

  /// The model value of a property with one animation applied to it and no other; nil when that is
  /// not on the layer.
  package func value(
    of property: AnimatableKeyPath, under animation: CAAnimation
  ) -> AnimatableValue? {
    guard let entry = animations.first(where: { $0.animation === animation }) else { return nil }
    var result = properties
    entry.apply(atLocalTime: localTime(at: clock.now), to: &result)
    return property.get(result)
  }

  package func write(_ value: AnimatableValue, to property: AnimatableKeyPath) {
    let size = bounds.size
    update { property.set(&$0, value) }
    if bounds.size != size { setNeedsLayout() }
  }

  /// Sets a property of the model that may have no value to none, without an animation: the background colour.
  package func clear(_ property: AnimatableKeyPath) {
    if property.name == "backgroundColor" { update { $0.backgroundColor = nil } }
  }

  /// Whether any animation is on the layer, and has not ended, that satisfies a condition.
  package func hasAnimation(_ isMeant: (CAAnimation) -> Bool) -> Bool {
    animations.contains { $0.awaitsEnd && isMeant($0.animation) }
  }

  package func carries(_ animation: CAAnimation) -> Bool {
    animations.contains { $0.animation === animation }
  }
}
