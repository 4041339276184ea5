// SPDX-License-Identifier: MIT

extension Recording {
  /// The recording with some of its frames, in ascending order, each shown for a second; the frames
  /// keep their times. That a resting finger has left a transition open is no finding then.
  ///
  /// - Precondition: there is at least one, and all are there.
  package func showing(frames indices: [Int]) -> Recording {
    precondition(
      !indices.isEmpty && indices.allSatisfy(frames.indices.contains),
      "Recording.showing(frames:): \(indices) of \(frames.count)")
    return Recording(
      name: name, device: device, frameRate: 1, nanoseconds: nanoseconds,
      frames: indices.map { frames[$0] }, events: events,
      findings: findings.filter { $0.rule != .neverCompletes })
  }

  /// The last frame at or before an instant, in seconds from the start; the first one before that.
  package func index(ofFrameAt seconds: Double) -> Int {
    let nanoseconds = Int64((seconds * 1_000_000_000).rounded())
    return (frames.lastIndex { $0.nanoseconds <= nanoseconds }) ?? 0
  }
}
