// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation

/// Whether an application's animator scales, turns, slides far or shows depth although the user has asked for less
/// motion.
///
/// Large motion is what Apple's criteria for "Reduced Motion" name: zooming, sliding, spinning, motion in depth.
enum ReducedMotionCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    guard recording.recording.reducesMotion else { return [] }
    let spans = recording.transitions.filter { $0.animator != nil }
    guard !spans.isEmpty else { return [] }
    let file = TimelineFile(recording.recording)
    // Curves do not matter, and are not looked for where a touch drives.
    let motions = file.motions(driven: [0...max(file.duration, 0)]).all
    return spans.compactMap { span in
      let frames = recording.frames(of: span)
      for motion in motions where frames.overlaps(motion.frames) {
        guard let kind = kind(of: motion, on: file.screen.size),
          isLarge(motion, in: recording, on: file.screen.size)
        else { continue }
        let title = recording.layers.titles[motion.layer]
        return recording.finding(
          .ignoresReducedMotion,
          "\(title) \(kind) under Reduce Motion in the \(span.description): \(motion.property) goes "
            + "from \(motion.text(motion.start)) to \(motion.text(motion.end))",
          frame: motion.frames.lowerBound, object: span.animator, property: motion.property)
      }
      return nil
    }
  }

  /// What a motion does, if it is one of those that are to be left out.
  private static func kind(of motion: LayerMotion, on screen: CGSize) -> String? {
    let values = motion.values.compactMap(\.self)
    guard let least = values.min(), let most = values.max() else { return nil }
    let way = most - least
    switch motion.property {
    case "transform.scale.x", "transform.scale.y": return way > 0.1 ? "scales" : nil
    case "bounds.size.width", "bounds.size.height":
      return way > 0.25 * min(screen.width, screen.height) ? "grows or shrinks" : nil
    case "transform.rotation.x", "transform.rotation.y": return way > 5 ? "turns in depth" : nil
    case "transform.rotation.z": return way > 5 ? "turns" : nil
    case "position.x", "position.y", "transform.translation.x", "transform.translation.y",
      "bounds.origin.x", "bounds.origin.y":
      return way > 0.25 * min(screen.width, screen.height) ? "slides" : nil
    default: return nil
    }
  }

  /// Whether the layer is as large as a sixteenth of the screen while it moves and is seen.
  private static func isLarge(
    _ motion: LayerMotion, in recording: CheckedRecording, on screen: CGSize
  ) -> Bool {
    motion.frames.contains { frame in
      guard let frame = recording.layers.frames[frame][motion.layer]?.state.frame else {
        return false
      }
      return frame.width * frame.height > screen.width * screen.height / 16
    }
  }
}
