// SPDX-License-Identifier: MIT

/// Whether a layer jumps on its way: whether a step is far larger than those beside it.
enum HitchCheck: RecordingCheck {
  private static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
  ]

  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.flatMap { span -> [Finding] in
      let frames = recording.frames(of: span)
      guard frames.count > 4 else { return [] }
      let layers = recording.layers
      var jumping: Set<Int> = []
      return layers.numbers.compactMap { number in
        guard !layers.isInside(number, of: jumping) else { return nil }
        let finding = hitch(of: number, in: recording, frames)
        if finding != nil { jumping.insert(number) }
        return finding
      }
    }
  }

  private static func hitch(
    of number: Int, in recording: CheckedRecording, _ frames: ClosedRange<Int>
  ) -> Finding? {
    let layers = recording.layers
    for frame in (frames.lowerBound + 1)..<frames.upperBound {
      guard let step = layers.step(number, to: frame)?.greatest, step > 8 else { continue }
      let beside = [frame - 1, frame + 1].compactMap { layers.step(number, to: $0)?.greatest }
      guard beside.count == 2, let most = beside.max(), step > 3 * most + 8,
        recording.pictures.shows(number, in: frame - 1), recording.pictures.shows(number, in: frame)
      else { continue }
      let title = layers.titles[number]
      let points = PropertyUnit.points
      return recording.finding(
        bars.contains(layers.className(of: number)) ? .barJumps : .hitch,
        "\(title) moves by \(points.text(step)) in frame \(frame) at "
          + "\(recording.frames[frame].nanoseconds.seconds), and by \(points.text(most)) at most in "
          + "those beside it", frame: frame, object: title, property: "frame")
    }
    return nil
  }
}
