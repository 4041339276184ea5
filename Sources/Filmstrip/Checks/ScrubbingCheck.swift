// SPDX-License-Identifier: MIT

/// Whether a transition that is driven follows its driver, and nothing else.
enum ScrubbingCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.compactMap { span in
      guard let animator = span.animator, let release = span.release,
        let first = span.updates.first?.nanoseconds, let last = span.updates.last
      else { return nil }
      let begin = recording.frame(at: first)
      // The app may animate what is left before it calls finish() or cancel().
      let lift = recording.recording.touches.last { $0.phase == .ended || $0.phase == .cancelled }
      let end = min(release, lift.map(\.nanoseconds) ?? release)
      let driven = begin...max(begin, recording.frame(at: end) - 1)
      // A touch that rests may be told of all the same.
      let moved = span.updates.last { abs($0.share - last.share) > 1e-4 } ?? last
      if let frame = ownMotion(in: recording, driven, since: moved) {
        return recording.finding(
          .notScrubbable,
          "the \(span.description) goes on in frame \(frame) at "
            + "\(recording.frames[frame].nanoseconds.seconds) while the touch that drives it rests",
          frame: frame, object: animator)
      }
      if span.updates.count > 5, driven.count > 5, span.updates.allSatisfy({ $0.share < 0.01 }) {
        return recording.finding(
          .notScrubbable,
          "the \(span.description) does not begin to move while a touch drives it: update(_:) is called with 0 or less",
          frame: driven.lowerBound, object: animator)
      }
      guard last.share > 0.1, driven.count > 3,
        driven.dropFirst().allSatisfy(recording.layers.rests)
      else { return nil }
      return recording.finding(
        .notScrubbable,
        "nothing of the \(span.description) moves while a touch drives it to \(last.share.percent)",
        frame: driven.lowerBound, object: animator)
    }
  }

  /// The first frame in which something moves although the driver rests.
  private static func ownMotion(
    in recording: CheckedRecording, _ driven: ClosedRange<Int>, since last: TransitionSpan.Update
  ) -> Int? {
    // One frame later the touch has moved for the last time.
    let rest = recording.frame(at: last.nanoseconds) + 2
    guard rest < driven.upperBound else { return nil }
    return (rest + 1...driven.upperBound).first { !recording.layers.rests(in: $0) }
  }
}
