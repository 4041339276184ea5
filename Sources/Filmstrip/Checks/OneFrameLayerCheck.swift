// SPDX-License-Identifier: MIT

/// Whether a layer, or a look of the screen, is there for one frame alone.
enum OneFrameLayerCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.flatMap { span -> [Finding] in
      let frames = recording.frames(of: span)
      // The screen in which it was not there before, and no longer is after.
      return frames.flatMap { frame -> [Finding] in
        guard frame + 1 < recording.frames.count, isBrief(frame, in: recording.pictures) else {
          return []
        }
        return [finding(in: recording, frame, span)]
      }.prefix(1).map(\.self)
    }
  }

  /// Whether a frame differs from both beside it much more than those from one another.
  private static func isBrief(_ frame: Int, in pictures: SmallPictures) -> Bool {
    guard let there = pictures.step(to: frame), there > 0.005,
      let back = pictures.step(to: frame + 1), back > 0.005,
      let both = pictures.difference(frame - 1, frame + 1)
    else { return false }
    return min(there, back) > 3 * both
  }

  private static func finding(
    in recording: CheckedRecording, _ frame: Int, _ span: TransitionSpan
  ) -> Finding {
    let layers = recording.layers
    let brief = layers.numbers.first { number in
      layers.frames[frame][number] != nil && layers.frames[frame + 1][number] == nil
        && (frame == 0 || layers.frames[frame - 1][number] == nil)
    }
    let title = brief.map { layers.titles[$0] }
    return recording.finding(
      .oneFrameLayer,
      "\(title ?? "something") is shown in frame \(frame) at "
        + "\(recording.frames[frame].nanoseconds.seconds) of the \(span.description), and neither "
        + "before nor after", frame: frame, object: title ?? span.description)
  }
}
