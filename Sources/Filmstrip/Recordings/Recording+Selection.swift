// SPDX-License-Identifier: MIT
internal import Wording

extension Recording {
  /// The recording with some of its frames, in ascending order, each shown for a second.
  ///
  /// `times`, in seconds and one for each, are what the frames are then labelled with. A transition
  /// that a resting touch left open is not a finding then; the others keep their instants, and have
  /// no frame.
  ///
  /// - Precondition: there is at least one, and all are there.
  package func showing(frames indices: [Int], at times: [Double]) -> Recording {
    require(
      !indices.isEmpty && indices.allSatisfy(frames.indices.contains)
        && times.count == indices.count,
      "Recording.showing(frames:): \(indices) of \(frames.count)")
    return Recording(
      name: name, device: device, frameRate: 1, nanoseconds: nanoseconds,
      frames: zip(indices, times).map { index, time in
        let frame = frames[index]
        return Frame(
          index: frame.index, nanoseconds: Int64((time * 1_000_000_000).rounded()),
          size: frame.size, scale: frame.scale, background: frame.background, root: frame.root)
      },
      events: events,
      findings: findings.filter { $0.rule != .neverCompletes }
        .map { $0.placed(at: $0.nanoseconds, frame: nil) },
      touches: touches, isHeld: true)
  }

  /// The recording with more findings, after its own.
  func adding(_ more: [Finding]) -> Recording {
    guard !more.isEmpty else { return self }
    var recording = Recording(
      name: name, device: device, frameRate: frameRate, nanoseconds: nanoseconds, frames: frames,
      events: events, findings: findings + more, touches: touches, isHeld: isHeld)
    recording.touchPath = touchPath
    return recording
  }

  /// The last frame at or before an instant, in seconds from the start; the first one before that.
  package func index(ofFrameAt seconds: Double) -> Int {
    let nanoseconds = Int64((seconds * 1_000_000_000).rounded())
    return (frames.lastIndex { $0.nanoseconds <= nanoseconds }) ?? 0
  }
}
