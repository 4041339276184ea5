// SPDX-License-Identifier: MIT

/// What is looked for in a recording beyond what the engine notices: how its layers and pixels move.
protocol RecordingCheck: SendableMetatype {
  /// What is wrong; empty where nothing is.
  static func findings(in recording: CheckedRecording) -> [Finding]
}

extension Recording {
  private static let checks: [any RecordingCheck.Type] = [
    EndJumpCheck.self, StartJumpCheck.self, BlankFrameCheck.self, OneFrameLayerCheck.self,
    HitchCheck.self, DurationCheck.self, LengthCheck.self, StallCheck.self, ScrubbingCheck.self,
    FollowingCheck.self,
    FlashCheck.self, ReducedMotionCheck.self, OffscreenPassCheck.self,
  ]

  /// What is wrong with the motion: jumps, flashes and stalls, and what ignores Reduce Motion, beside ``findings``.
  ///
  /// Draws frames, 120 pixels wide, where values of layers do not suffice. Notes are among the results.
  ///
  /// - Returns: What was found, rule by rule.
  public func motionFindings() -> [Finding] {
    let checked = CheckedRecording(self)
    return Recording.checks.flatMap { $0.findings(in: checked) }
  }
}
