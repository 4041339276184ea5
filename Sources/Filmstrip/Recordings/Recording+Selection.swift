// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension Recording {
  /// The recording with some of its frames, in ascending order, in each of which a resting touch holds the
  /// transition, each shown for a second.
  ///
  /// `shares`, from 0 to 1 and one for each, say how far the transition is. What the frames are labelled with is
  /// that share of `duration`, in seconds. A transition that a resting touch left open is not a finding then; the
  /// others keep their instants, and have no frame.
  ///
  /// - Precondition: there is at least one, and all are there.
  package func showing(
    frames indices: [Int], at shares: [Double], of duration: Double
  ) -> Recording {
    require(
      !indices.isEmpty && indices.allSatisfy(frames.indices.contains)
        && shares.count == indices.count,
      "Recording.showing(frames:): \(indices) of \(frames.count)")
    var recording = Recording(
      name: name, device: device, frameRate: 1, nanoseconds: nanoseconds,
      frames: zip(indices, shares).map { index, share in
        let frame = frames[index]
        return Frame(
          index: frame.index, nanoseconds: Int64((share * duration * 1_000_000_000).rounded()),
          size: frame.size, scale: frame.scale, background: frame.background, root: frame.root)
      },
      events: events,
      findings: findings.filter { $0.rule != .neverCompletes }
        .map { $0.placed(at: $0.nanoseconds, frame: nil) },
      touches: touches, heldProgress: shares)
    if layouts.count == frames.count { recording.layouts = indices.map { layouts[$0] } }
    (recording.sources, recording.layerNames) = (sources, layerNames)
    return recording
  }

  /// The recording with more findings, after its own.
  func adding(_ more: [Finding]) -> Recording {
    guard !more.isEmpty else { return self }
    var recording = Recording(
      name: name, device: device, frameRate: frameRate, nanoseconds: nanoseconds, frames: frames,
      events: events, findings: findings + more, touches: touches, heldProgress: heldProgress)
    (recording.touchPath, recording.layouts) = (touchPath, layouts)
    (recording.sources, recording.layerNames) = (sources, layerNames)
    return recording
  }

  /// The last frame at or before an instant, in seconds from the start; the first one before that.
  package func index(ofFrameAt seconds: Double) -> Int {
    let nanoseconds = Int64((seconds * 1_000_000_000).rounded())
    return (frames.lastIndex { $0.nanoseconds <= nanoseconds }) ?? 0
  }
}
