// SPDX-License-Identifier: MIT

package final class GroupEffect {
  struct Member {
    /// When it begins, in the group's time.
    let begin: Double
    let timing: MediaTiming
    let effect: AnimationEffect
  }

  let members: [Member]
  /// Seconds of the group's time in one iteration.
  let duration: Double
  let pacing: Pacing

  init(members: [Member], duration: Double, pacing: Pacing) {
    self.members = members
    self.duration = duration
    self.pacing = pacing
  }

  /// Applies what each member shows at the time the iteration has reached, in the order of the
  /// group's list.
  func apply(_ iteration: MediaTiming.Iteration, to properties: inout LayerProperties) {
    let time = pacing.progress(at: iteration.progress, of: duration) * duration
    // A member's end shows only where the group's time is stopped.
    let isAtEnd = time >= duration - 1e-10
    for member in members {
      guard let inner = member.timing.iteration(after: time - member.begin, includesEnd: isAtEnd)
      else { continue }
      member.effect.apply(inner, of: member.timing.duration, to: &properties)
    }
  }
}
