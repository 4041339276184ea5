// SPDX-License-Identifier: MIT
public import UIKit
internal import FilmstripWording

extension Stage {
  /// Runs `body` and records every frame from then until nothing is in progress any more.
  ///
  /// The first frame shows the screen right after `body`, the last one when everything has settled:
  /// when nothing animates, no transition is open, and no timer, sleep, display link or touch of a
  /// script waits that was started in the recording. Those that were started before run, and are not
  /// waited for. A recording that has not settled after `limit` virtual seconds ends there with a
  /// finding that names what was still in progress.
  ///
  /// - Parameters:
  ///   - name: What the recording is called.
  ///   - frameRate: Frames in a second.
  ///   - limit: How long the recording goes on at most, in virtual seconds.
  ///   - body: Starts what is recorded.
  /// - Returns: Every frame, callback and finding until all had settled.
  /// - Throws: What `body` throws; nothing is recorded then.
  /// - Precondition: the frame rate is from 1 to 65535 and the limit positive.
  public func record(
    _ name: String, frameRate: Int = 60, limit: TimeInterval = Stage.defaultLimit,
    _ body: () throws -> Void
  ) rethrows -> Recording {
    require(
      (1...65_535).contains(frameRate) && limit > 0,
      "Stage.record: the frame rate must be from 1 to 65535 and the limit positive")
    return try environment.drive {
      environment.step()
      let canvas = RecordingCanvas(environment.screen)
      log.startRecording()
      scheduler.startRecording()
      environment.touches.startRecording()
      try body()
      environment.step()
      // A body may let time pass itself; the frames begin where it ends.
      return recordFrames(name, since: clock.now, on: canvas, frameRate: frameRate, limit: limit)
    }
  }

  private func recordFrames(
    _ name: String, since start: VirtualInstant, on canvas: RecordingCanvas, frameRate: Int,
    limit: TimeInterval
  ) -> Recording {
    let capture = LayerCapture(namesLayers: true)
    let schedule = FrameSchedule(start: start, rate: frameRate)
    var frames = [frame(index: 0, since: start, capture: capture, on: canvas)]
    var layouts = layout(numbering: capture)
    var limitFindings: [Finding] = []
    while environment.isAnimatingOrOpen || hasPendingWorkOfRecording {
      if environment.nextEvent == nil && !scheduler.hasRunningAnimations && !loop.hasWork {
        // A touch that stays where it is keeps its transition open: nothing more will happen.
        if areOpenTransitionsInteractive { break }
        limitFindings = pendingFindings(since: start, Finding.neverCompletes)
        break
      }
      let instant = schedule.instant(ofFrame: frames.count)
      if instant.nanoseconds - start.nanoseconds > VirtualInstant(seconds: limit).nanoseconds {
        limitFindings = pendingFindings(since: start, Finding.doesNotSettle)
        break
      }
      environment.advance(to: instant)
      frames.append(frame(index: frames.count, since: start, capture: capture, on: canvas))
      layouts += layout(numbering: capture)
      WorkProgress.report()
    }
    // They are known at the end, by the last frame.
    limitFindings = limitFindings.map {
      $0.placed(at: frames[frames.count - 1].nanoseconds, frame: frames.count - 1)
    }
    var recording = Recording(
      name: name, device: device.holding(canvas), frameRate: frameRate,
      nanoseconds: limitFindings.isEmpty
        ? max(environment.lastActivity.nanoseconds - start.nanoseconds, 0)
        : clock.now.nanoseconds - start.nanoseconds,
      frames: frames, events: events(since: start),
      findings: limitFindings + reportedFindings(since: start, frames: frames),
      touches: touches(since: start))
    (recording.touchPath, recording.layouts) = (touchPath(since: start), layouts)
    (recording.sources, recording.layerNames) = (drawingSources, capture.derivedNames)
    recording.transitions = log.courses.all.map { TransitionSpan($0, since: start) }
    recording.safeAreaChanges = log.safeAreaChanges.compactMap { change in
      change.layer.flatMap { capture.number(of: $0) }.map {
        SafeAreaChange(
          nanoseconds: max(change.instant.nanoseconds - start.nanoseconds, 0), layer: $0,
          old: change.old, new: change.new)
      }
    }
    recording.reducesMotion = accessibility.isReduceMotionEnabled
    return recording
  }

  /// What the stage's images and letters were drawn from so far.
  var drawingSources: DrawingSources {
    var sources = DrawingSources()
    sources.vectorFormats = environment.drawnVectorFormats
    sources.fontFiles = environment.usedFontFiles
    return sources
  }

  private func touchPath(since start: VirtualInstant) -> [TouchPoint] {
    environment.touches.path.compactMap { moment in
      guard let phase = TouchPoint.Phase(rawValue: moment.phase.rawValue) else { return nil }
      return TouchPoint(
        nanoseconds: max(moment.instant.nanoseconds - start.nanoseconds, 0), touch: moment.number,
        phase: phase, location: moment.location)
    }
  }

  /// Whether all that is open are transitions that are driven by a touch that stays down.
  private var areOpenTransitionsInteractive: Bool {
    environment.touches.isHolding && log.openTransitions.allSatisfy(\.isInteractive)
  }

  func events(since start: VirtualInstant) -> [Recording.Event] {
    log.events.map {
      Recording.Event(
        nanoseconds: max($0.instant.nanoseconds - start.nanoseconds, 0), name: $0.name,
        object: $0.object)
    }
  }

  func touches(since start: VirtualInstant) -> [Recording.Touch] {
    log.touches.map { touch in
      let phase: Recording.Touch.Phase =
        switch touch.phase {
        case .began: .began
        case .ended: .ended
        case .cancelled: .cancelled
        }
      return Recording.Touch(
        nanoseconds: max(touch.instant.nanoseconds - start.nanoseconds, 0), phase: phase,
        location: touch.location)
    }
  }

  private func pendingFindings(
    since start: VirtualInstant, _ finding: (_ work: String, _ seconds: Double) -> Finding
  ) -> [Finding] {
    let seconds = Double(clock.now.nanoseconds - start.nanoseconds) / 1_000_000_000
    return environment.pending(work: pendingWorkOfRecording).map { finding($0, seconds) }
  }

  /// What the engine has reported since the last recording, first of the stage and then of content.
  func reportedFindings(since start: VirtualInstant, frames: [Frame]) -> [Finding] {
    environment.reportAmbiguousLayout()
    let ofStage = log.takeReports().map { (Finding.of($0.fact), Optional($0.instant.nanoseconds)) }
    let ofContent = environment.unsupported.takeReports().map {
      (Finding.of($0.fact), $0.nanoseconds)
    }
    return (ofStage + ofContent).map { finding, instant in
      // What was reported before the recording is in it without an instant.
      guard let instant, instant >= start.nanoseconds else { return finding }
      let time = instant - start.nanoseconds
      return finding.placed(at: time, frame: Stage.firstIndex(in: frames, notBefore: time))
    }
  }

  /// The first of frames, which are in order, at or after an instant; nil after the last one.
  private static func firstIndex(in frames: [Frame], notBefore nanoseconds: Int64) -> Int? {
    var (low, high) = (0, frames.count)
    // There may be as many findings as touches of a script.
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].nanoseconds < nanoseconds { low = middle + 1 } else { high = middle }
    }
    return low < frames.count ? low : nil
  }
}
