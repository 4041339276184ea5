// SPDX-License-Identifier: MIT

/// Whether nothing moves for a tenth of a second or longer while a transition runs by itself.
enum StallCheck: RecordingCheck {
  private static let least = 0.1

  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.compactMap { span in
      guard let animator = span.animator, span.end != nil else { return nil }
      let rest = longestRest(in: recording, recording.freeFrames(of: span))
      let (begin, end) = (recording.frames[rest.lowerBound], recording.frames[rest.upperBound])
      guard end.seconds - begin.seconds > least - 1e-6 else { return nil }
      return recording.finding(
        .stalls,
        "nothing moves from \(begin.nanoseconds.seconds) to \(end.nanoseconds.seconds) of the "
          + "\(span.description)", frame: rest.lowerBound, object: animator)
    }
  }

  /// The longest run of frames that show the same.
  private static func longestRest(
    in recording: CheckedRecording, _ frames: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    var longest = frames.lowerBound...frames.lowerBound
    var start = frames.lowerBound
    for frame in frames.dropFirst() {
      if !recording.layers.rests(in: frame) {
        start = frame
      } else if frame - start > longest.upperBound - longest.lowerBound {
        longest = start...frame
      }
    }
    return longest
  }
}
