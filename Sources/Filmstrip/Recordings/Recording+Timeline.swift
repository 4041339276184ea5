// SPDX-License-Identifier: MIT

extension Recording {
  /// A callback, with its virtual time.
  public typealias Event = TimelineFile.Event

  /// A touch that began or ended, with its virtual time.
  public typealias Touch = TimelineFile.Touch

  /// What moved, derived from the frames.
  public var timeline: Timeline { Timeline(frames, names: layerNames) }
}

extension TimelineFile {
  /// What a recording says.
  ///
  /// - Parameter recording: What was recorded.
  public init(_ recording: Recording) {
    let device = recording.device
    self.init(
      version: TimelineFile.currentVersion, name: recording.name,
      screen: Screen(name: device.name, size: device.size, scale: device.scale),
      frameRate: recording.frameRate, duration: recording.duration,
      times: recording.frames.map(\.seconds), timeline: recording.timeline,
      events: recording.events, touches: recording.touches,
      findings: recording.findings.map {
        Finding(
          rule: $0.rule.id, message: $0.message, time: $0.time, frame: $0.frame, object: $0.object,
          property: $0.property)
      })
  }
}
