// SPDX-License-Identifier: MIT

/// Whether people wait for transitions: what a touch drives counts from its release.
enum LengthCheck: RecordingCheck {
  /// How long a transition may take, in seconds.
  ///
  /// Approximated: twice what UIKit's own pushes and sheets take at most.
  private static let limit = 1.0

  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.compactMap { span in
      guard let animator = span.animator, let end = span.end,
        span.release != nil || span.updates.isEmpty
      else { return nil }
      let taken = Double(end - (span.release ?? span.begin)) / 1_000_000_000
      guard taken > limit else { return nil }
      let since = span.release == nil ? "" : " after the touch that has driven it"
      return recording.finding(
        .takesLong, "the \(span.description) takes \(taken.seconds)\(since)",
        frame: recording.frame(at: end), object: animator, property: "duration")
    }
  }
}
