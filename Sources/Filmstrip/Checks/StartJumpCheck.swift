// SPDX-License-Identifier: MIT

/// Whether the first frame of a transition already shows something else than the screen before.
enum StartJumpCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    let pictures = recording.pictures
    return recording.transitions.compactMap { span in
      let frames = recording.frames(of: span)
      // What a touch drives begins as far as the touch has come.
      guard span.updates.isEmpty, frames.count > 6, let first = pictures.step(to: frames.lowerBound)
      else { return nil }
      let next = (1...5).compactMap { pictures.step(to: frames.lowerBound + $0) }.sorted()
      guard first > 0.02, next.count == 5, first > 3 * next[2] else { return nil }
      let cause = recording.cause(ofLookOf: frames.lowerBound, unlike: frames.lowerBound - 1)
        .map { recording.layers.titles[$0] }
      let subject =
        cause.map { "\($0) appears at once where the \(span.description) begins: its first frame" }
        ?? "the first frame of the \(span.description)"
      return recording.finding(
        .jumpsAtStart,
        "\(subject) differs from the screen before by \(first.percent), before anything has moved",
        frame: frames.lowerBound, object: cause ?? span.description)
    }
  }
}
