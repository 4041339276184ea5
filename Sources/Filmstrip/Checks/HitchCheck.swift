// SPDX-License-Identifier: MIT

/// Whether a layer jumps on its way: whether a step is far larger than those beside it.
enum HitchCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.flatMap { span -> [Finding] in
      let frames = recording.frames(of: span)
      guard frames.count > 4 else { return [] }
      let layers = recording.layers
      var jumping: Set<Int> = []
      return layers.numbers.compactMap { number in
        guard !layers.isInside(number, of: jumping),
          let jump = Jump(of: number, in: recording, frames)
        else { return nil }
        let area = jump.safeArea
        // All that follows from a safe area is one finding.
        jumping.insert(area?.layer ?? number)
        return area.map(jump.finding) ?? jump.finding
      }
    }
  }
}

/// A step of a layer that is far larger than those beside it.
private struct Jump {
  let recording: CheckedRecording
  let layer: Int
  let frame: Int
  /// How far it goes, and at most in the frames beside that one, in points.
  let step: Double
  let beside: Double

  /// The first of a layer; nil where it has none.
  init?(of number: Int, in recording: CheckedRecording, _ frames: ClosedRange<Int>) {
    let layers = recording.layers
    for frame in (frames.lowerBound + 1)..<frames.upperBound {
      guard let step = layers.step(number, to: frame)?.greatest, step > 8 else { continue }
      let beside = [frame - 1, frame + 1].compactMap { layers.step(number, to: $0)?.greatest }
      guard beside.count == 2, let most = beside.max(), step > 3 * most + 8,
        recording.pictures.shows(number, in: frame - 1), recording.pictures.shows(number, in: frame)
      else { continue }
      (self.recording, layer, self.frame) = (recording, number, frame)
      (self.step, self.beside) = (step, most)
      return
    }
    return nil
  }

  private var title: String { recording.layers.titles[layer] }
  private var moment: String {
    "in frame \(frame) at \(recording.frames[frame].nanoseconds.seconds)"
  }

  /// What has changed in the same frame of a view that the layer is in.
  var safeArea: SafeAreaChange? {
    recording.recording.safeAreaChanges.first {
      recording.frame(at: $0.nanoseconds) == frame
        && recording.layers.isInside(layer, of: [$0.layer])
    }
  }

  var finding: Finding {
    let points = PropertyUnit.points
    let isBar = UIKitParts.bars.contains(recording.layers.className(of: layer))
    return recording.finding(
      isBar ? .barJumps : .hitch,
      "\(title) moves by \(points.text(step)) \(moment), and by \(points.text(beside)) at most in "
        + "those beside it", frame: frame, object: title, property: "frame")
  }

  func finding(_ change: SafeAreaChange) -> Finding {
    let view = recording.layers.titles[change.layer]
    return recording.finding(
      .safeAreaJumps,
      "the safe area of \(view) changes at the \(change.text) \(moment), and \(title) moves by "
        + PropertyUnit.points.text(step), frame: frame, object: view, property: "safeAreaInsets")
  }
}
