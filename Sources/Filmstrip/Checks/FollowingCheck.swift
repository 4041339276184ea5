// SPDX-License-Identifier: MIT

/// Whether what a touch drives moves as evenly as the touch, and goes on as fast as the touch has ended.
enum FollowingCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.flatMap { span -> [Finding] in
      guard let release = span.release, let first = span.updates.first, span.end != nil,
        span.animator != nil
      else { return [] }
      let begin = recording.frame(at: first.nanoseconds)
      let end = recording.frame(at: release)
      guard end - begin > 1, let layer = farthest(in: recording, begin...end) else { return [] }
      return [
        uneven(layer, in: recording, span, begin..<end), slower(layer, in: recording, at: end),
      ]
      .compactMap(\.self)
    }
  }

  /// The layer that a touch moves farthest, that is not moved with another one.
  static func farthest(
    in recording: CheckedRecording, _ frames: ClosedRange<Int>
  ) -> Int? {
    let layers = recording.layers
    var best: (number: Int, way: Double)?
    for number in layers.numbers {
      let way = frames.dropFirst().reduce(0) {
        $0 + (layers.step(number, to: $1)?.greatest ?? 0)
      }
      if way > (best?.way ?? 8) + 1 { best = (number, way) }
    }
    return best?.number
  }

  private static func uneven(
    _ layer: Int, in recording: CheckedRecording, _ span: TransitionSpan, _ frames: Range<Int>
  ) -> Finding? {
    let updates = span.updates
    let rates = zip(updates.dropFirst(), updates).compactMap { new, old -> Double? in
      let frame = recording.frame(at: new.nanoseconds)
      guard frames.contains(frame), abs(new.share - old.share) > 0.005,
        let step = recording.layers.step(layer, to: frame)?.greatest
      else { return nil }
      return step / abs(new.share - old.share)
    }
    guard rates.count > 3, let most = rates.max(), let least = rates.min(), most > 2 * least else {
      return nil
    }
    let title = recording.layers.titles[layer]
    return recording.finding(
      .followsUnevenly,
      "\(title) does not follow the touch evenly: by \(PropertyUnit.points.text(least / 100)) to "
        + "\(PropertyUnit.points.text(most / 100)) for each percent", frame: frames.lowerBound,
      object: title, property: "frame")
  }

  private static func slower(
    _ layer: Int, in recording: CheckedRecording, at end: Int
  ) -> Finding? {
    let layers = recording.layers
    guard end > 1, let before = layers.step(layer, to: end - 1)?.greatest,
      let after = layers.step(layer, to: min(end + 2, recording.frames.count - 1))?.greatest,
      before > 4, after < before / 2 || after > before * 2
    else { return nil }
    let title = layers.titles[layer]
    func speed(_ step: Double) -> String { "\(Int((step * 60).rounded())) pt/s" }
    return recording.finding(
      .releaseVelocity,
      "\(title) goes on at \(speed(after)) where the touch that has moved it is lifted at "
        + "\(speed(before))", frame: end, object: title, property: "frame")
  }
}
