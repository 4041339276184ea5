// SPDX-License-Identifier: MIT

/// Whether transitions that run by themselves take as long as their animators announce.
enum DurationCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.compactMap { span in
      guard let animator = span.animator, let end = span.end, span.updates.isEmpty,
        span.release == nil
      else { return nil }
      let taken = Double(end - span.begin) / 1_000_000_000
      // Instants are whole nanoseconds.
      guard abs(taken - span.duration) > 1 / 60 + 1e-6 else { return nil }
      return recording.finding(
        .durationDiffers,
        "transitionDuration of \(animator) returns \(span.duration.seconds), and the "
          + "\(span.description) takes \(taken.seconds)", frame: recording.frame(at: end),
        object: animator, property: "transitionDuration")
    }
  }
}
