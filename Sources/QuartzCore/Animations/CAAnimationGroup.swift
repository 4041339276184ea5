// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Animations that run together, in a time of their own.
///
/// The group's time runs from 0 to its `duration`, paced by its `timingFunction`; what has not ended
/// then is cut off, not squeezed. A member begins at its `beginTime` in the group's time, without a
/// `duration` it takes the group's, and its delegate is not called.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func makeCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  /// Whether the group is being turned into an effect: a group in itself would have no end.
  private var isBeingRead = false

  override func prepare(for layer: CALayer) {
    guard !isBeingRead else { return }
    isBeingRead = true
    defer { isBeingRead = false }
    for animation in animations ?? [] { animation.prepare(for: layer) }
  }

  package override func effect(defaultDuration: CFTimeInterval) -> AnimationEffect? {
    require(!isBeingRead, "CAAnimationGroup: a group cannot be a member of itself")
    isBeingRead = true
    defer { isBeingRead = false }
    let duration = self.duration == 0 ? defaultDuration : self.duration
    let members = (animations ?? []).compactMap { animation in
      animation.effect(defaultDuration: duration).map {
        GroupEffect.Member(
          begin: animation.beginTime, timing: animation.timing(defaultDuration: duration),
          effect: $0)
      }
    }
    guard !members.isEmpty else { return nil }
    return .group(GroupEffect(members: members, duration: duration, pacing: pacing))
  }
}
