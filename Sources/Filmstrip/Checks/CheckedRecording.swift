// SPDX-License-Identifier: MIT

/// A recording with what several checks need of it, each made when it is first asked for.
final class CheckedRecording {
  let recording: Recording
  private(set) lazy var layers = ShownLayers(recording.timeline, screen: recording.device.size)
  private(set) lazy var pictures = FrameThumbnails(recording.frames, before: recording.screenBefore)

  init(_ recording: Recording) { self.recording = recording }

  var frames: [Frame] { recording.frames }
  var transitions: [TransitionSpan] { recording.transitions }

  /// The first frame at or after an instant, in nanoseconds; the last one where there is none.
  func frame(at nanoseconds: Int64) -> Int {
    frames.firstIndex { $0.nanoseconds >= nanoseconds } ?? frames.count - 1
  }

  /// The frames of a transition, from the first that shows it to the first that shows its end.
  func frames(of span: TransitionSpan) -> ClosedRange<Int> {
    let first = frame(at: span.begin)
    return first...max(first, span.end.map(frame) ?? frames.count - 1)
  }

  /// The frames in which a transition moves by itself: all, or those from the release on.
  func freeFrames(of span: TransitionSpan) -> ClosedRange<Int> {
    let all = frames(of: span)
    guard !span.updates.isEmpty else { return all }
    let first = span.release.map(frame) ?? all.upperBound
    return min(max(first, all.lowerBound), all.upperBound)...all.upperBound
  }

  /// A finding in a frame, at its instant.
  func finding(
    _ rule: Rule, _ message: String, frame: Int, object: String? = nil, property: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, message: message, nanoseconds: frames[frame].nanoseconds, frame: frame,
      object: object, property: property)
  }
}

extension Double {
  /// An instant or a length of time as a message says it: `0.35 s`.
  var seconds: String { "\((self * 1000).rounded() / 1000) s" }
}

extension Int64 {
  /// An instant in nanoseconds as a message says it: `0.35 s`.
  var seconds: String { (Double(self) / 1_000_000_000).seconds }
}
