// SPDX-License-Identifier: MIT

/// Whether a transition jumps where it ends: from its last animated frame to the screen that it leaves.
enum EndJumpCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    recording.transitions.flatMap { span -> [Finding] in
      let frames = recording.freeFrames(of: span)
      guard span.end != nil, frames.count > 3 else { return [] }
      let jumps = layerJumps(in: recording, at: frames.upperBound)
      if !jumps.isEmpty { return jumps }
      return drawingJump(in: recording, span, at: frames.upperBound).map { [$0] } ?? []
    }
  }

  /// Layers whose last step does not continue their motion, which goes on as it was or slows down.
  private static func layerJumps(in recording: CheckedRecording, at end: Int) -> [Finding] {
    let layers = recording.layers
    var jumping: Set<Int> = []
    var findings: [Finding] = []
    for number in layers.numbers where !layers.isInside(number, of: jumping) {
      let finding =
        placeJump(of: number, in: recording, at: end)
        ?? fadeJump(of: number, in: recording, at: end)
      guard let finding,
        recording.pictures.shows(number, in: end - 1), recording.pictures.shows(number, in: end)
      else { continue }
      jumping.insert(number)
      findings.append(finding)
    }
    return findings
  }

  private static func placeJump(
    of number: Int, in recording: CheckedRecording, at end: Int
  ) -> Finding? {
    guard let last = recording.layers.step(number, to: end),
      let before = recording.layers.step(number, to: end - 1)
    else { return nil }
    let excess = (0..<4).map { last[$0].excess(over: before[$0]) }.max() ?? 0
    guard excess > 2 else { return nil }
    return recording.jumpAtEnd(
      of: number, property: "frame", by: PropertyUnit.points.text(excess), at: end)
  }

  private static func fadeJump(
    of number: Int, in recording: CheckedRecording, at end: Int
  ) -> Finding? {
    guard let last = recording.layers.fade(number, to: end),
      let before = recording.layers.fade(number, to: end - 1)
    else { return nil }
    let excess = last.excess(over: before)
    guard excess > 0.05 else { return nil }
    return recording.jumpAtEnd(
      of: number, property: "opacity", by: PropertyUnit.fraction.text(excess), at: end)
  }

  /// Pixels that change more than before, where no layer does.
  private static func drawingJump(
    in recording: CheckedRecording, _ span: TransitionSpan, at end: Int
  ) -> Finding? {
    let pictures = recording.pictures
    guard let last = pictures.step(to: end), let before = pictures.step(to: end - 1),
      let earlier = pictures.step(to: end - 2), last > 0.01, last > 3 * max(before, earlier)
    else { return nil }
    let cause: (layer: Int, change: String)? =
      recording.cause(ofLookOf: end - 1, unlike: end).map { ($0, "vanishes") }
      ?? recording.cause(ofLookOf: end, unlike: end - 1).map { ($0, "appears at once") }
      ?? recording.shownLayer(in: end - 1, notIn: end).map { ($0, "gives way to something else") }
    let title = cause.map { recording.layers.titles[$0.layer] }
    return recording.finding(
      .jumpsAtEnd,
      "\(title ?? "the screen") \(cause?.change ?? "changes at once") where the \(span.description) ends: the last "
        + "animated frame differs from the settled screen by \(last.percent)",
      frame: end, object: title)
  }
}

extension CheckedRecording {
  fileprivate func jumpAtEnd(
    of number: Int, property: String, by amount: String, at end: Int
  ) -> Finding {
    let title = layers.titles[number]
    return finding(
      .jumpsAtEnd,
      "\(title) jumps by \(amount) where the transition ends, in frame \(end) at "
        + "\(frames[end].nanoseconds.seconds)", frame: end, object: title, property: property)
  }
}

extension Double {
  /// By how much a step is not one that goes on as the step before or slows down: what it goes back, or beyond twice
  /// that step.
  func excess(over before: Double) -> Double {
    let forward = before < 0 ? -self : self
    return max(-forward, forward - 2 * abs(before), 0)
  }

  /// A share as a message says it: `2.5 %`.
  var percent: String { "\((self * 1000).rounded() / 10) %" }
}
