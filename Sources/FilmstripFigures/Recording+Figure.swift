// SPDX-License-Identifier: MIT
public import Filmstrip
internal import Foundation

extension Recording {
  /// A drawing of the recording for documentation: docs/figures.md.
  ///
  /// `other` is what a comparison shows beside it, as the actual recording; other kinds leave it out.
  ///
  /// - Parameters:
  ///   - kind: What is shown.
  ///   - options: Which layers, frames and properties, and how wide the figure is.
  ///   - other: The actual recording of a comparison.
  /// - Returns: The figure, which can be written as SVG and PNG.
  /// - Throws: `FigureError` where there is no such figure, or `TextLayoutError` where the font is
  ///   damaged.
  public func figure(
    _ kind: FigureKind, options: FigureOptions = FigureOptions(),
    comparedWith other: Recording? = nil
  ) throws -> Figure {
    try Figure(
      kind, of: FigureSubject(self), comparedWith: other.map { FigureSubject($0) },
      options: options)
  }
}

extension TimelineFile {
  /// A drawing of what a timeline says: of the kinds that need nothing of what layers draw.
  ///
  /// - Parameters:
  ///   - kind: What is shown.
  ///   - options: Which layers, frames and properties, and how wide the figure is.
  ///   - other: The actual timeline of a comparison.
  /// - Returns: The figure, which can be written as SVG and PNG.
  /// - Throws: `FigureError` where there is no such figure, or `TextLayoutError` where the font is
  ///   damaged.
  public func figure(
    _ kind: FigureKind, options: FigureOptions = FigureOptions(),
    comparedWith other: TimelineFile? = nil
  ) throws -> Figure {
    try Figure(
      kind, of: FigureSubject(self), comparedWith: other.map { FigureSubject($0) },
      options: options)
  }
}

extension FigureSubject {
  init(_ recording: Recording) {
    let all = recording.frames
    let places = FigureSubject.selection(
      ofFrames: all.count, layerCount: max(all[0].root.count, all[all.count - 1].root.count))
    let frames = places.map { all[$0] }
    let device = recording.device
    let file = TimelineFile(
      version: TimelineFile.currentVersion, name: recording.name,
      screen: TimelineFile.Screen(name: device.name, size: device.size, scale: device.scale),
      frameRate: recording.frameRate, duration: recording.duration, times: frames.map(\.seconds),
      timeline: Timeline(frames, names: recording.layerNames), events: recording.events,
      touches: recording.touches,
      findings: [])
    self.init(
      file, frames: frames, frameCount: all.count, touches: recording.touchPath,
      phases: FigureSubject.phases(of: file, isHeld: recording.isHeld),
      heldProgress: recording.isHeld ? places.map { recording.heldProgress[$0] } : [],
      layouts: recording.layouts.count == all.count ? places.map { recording.layouts[$0] } : [])
  }

  init(_ file: TimelineFile) {
    let count = file.times.count
    let places = FigureSubject.selection(
      ofFrames: count, layerCount: file.timeline.frames.lazy.map(\.count).max() ?? 1)
    let some =
      places.count == count
      ? file
      : TimelineFile(
        version: file.version, name: file.name, screen: file.screen, frameRate: file.frameRate,
        duration: file.duration, times: places.map { file.times[$0] },
        timeline: Timeline(
          layers: file.timeline.layers, frames: places.map { file.timeline.frames[$0] }),
        events: file.events, touches: file.touches, findings: file.findings)
    self.init(
      some, frames: [], frameCount: count,
      touches: file.touches.map { TouchPoint($0) },
      phases: FigureSubject.phases(of: file, isHeld: false))
  }

  /// What drives, from frame to frame.
  private static func phases(of file: TimelineFile, isHeld: Bool) -> [Phase] {
    let history = TransitionHistory(
      events: file.events, touches: file.touches, end: file.duration * 1000, isHeld: isHeld)
    // Between frames a touch may begin and end: an eighth of a frame is exact enough.
    let step = 1 / Double(max(file.frameRate, 1)) / 8
    let count = min(Int((max(file.times.last ?? 0, 0) / step).rounded()), 100_000)
    var phases: [Phase] = []
    for place in 0...count {
      let time = Double(place) * step
      let kind: Phase.Kind =
        switch history.phase(at: time * 1000 + 1e-6) {
        case .begin, .run: .running
        case .interactive: .interactive
        case .settle: phases.contains { $0.kind == .interactive } ? .finishing : .running
        case .cancel: .cancelling
        }
      if phases.last?.kind != kind { phases.append(Phase(begin: time, kind: kind)) }
    }
    return phases
  }
}

extension Node {
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension TouchPoint {
  fileprivate init(_ touch: TimelineFile.Touch) {
    let phase: Phase =
      switch touch.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self.init(nanoseconds: touch.nanoseconds, touch: 0, phase: phase, location: touch.location)
  }
}
