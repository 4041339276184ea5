// SPDX-License-Identifier: MIT

/// Whether a layer, or a look of the screen, is there for one frame alone.
enum OneFrameLayerCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.compactMap { span in
      for frame in recording.frames(of: span) where frame + 1 < recording.frames.count {
        let layer = briefLayer(in: recording, frame)
        guard layer != nil || isBrief(frame, in: recording.pictures) else { continue }
        let title = layer.map { recording.layers.titles[$0] }
        return recording.finding(
          .oneFrameLayer,
          "\(title ?? "something") is shown in frame \(frame) at "
            + "\(recording.frames[frame].nanoseconds.seconds) of the \(span.description), and "
            + "neither before nor after", frame: frame, object: title ?? span.description)
      }
      return nil
    }
  }

  /// The first layer that is there in a frame, neither before nor after, and is seen.
  private static func briefLayer(in recording: CheckedRecording, _ frame: Int) -> Int? {
    let present = recording.layers.present
    let before = frame > 0 ? present[frame - 1] : []
    let brief = present[frame].subtracting(before).subtracting(present[frame + 1])
    guard frame > 0, !brief.isEmpty else { return nil }
    return recording.layers.numbers.first {
      brief.contains($0) && !recording.layers.isInside($0, of: brief)
        && recording.pictures.shows($0, in: frame)
    }
  }

  /// Whether a frame differs from both beside it much more than those from one another, and than frames around them:
  /// where a spring turns, those differ more.
  private static func isBrief(_ frame: Int, in pictures: FrameThumbnails) -> Bool {
    guard let there = pictures.step(to: frame), there > 0.005,
      let back = pictures.step(to: frame + 1), back > 0.005,
      let both = pictures.difference(frame - 1, frame + 1)
    else { return false }
    let around = [frame - 1, frame + 2].map { $0 < 0 ? 0 : pictures.step(to: $0) ?? 0 }
    return min(there, back) > 3 * max(both, around[0], around[1])
  }
}
