// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
internal import QuartzCore
public import UIKit
internal import Wording

extension Stage {
  /// Runs `body` and records every frame from then until nothing is under way any more.
  ///
  /// The first frame shows the screen right after `body`, the last one when all has settled: when
  /// nothing animates, no transition is open, and no timer, sleep, display link or finger of a script
  /// waits that was started in the recording. Those that were started before run, and are not waited
  /// for. A recording that has not settled after `limit` virtual seconds ends there with a finding
  /// that says what was still under way.
  ///
  /// - Precondition: the frame rate is from 1 to 65535 and the limit positive.
  public func record(
    _ name: String, frameRate: Int = 60, limit: TimeInterval = Stage.defaultLimit,
    _ body: () throws -> Void
  ) rethrows -> Recording {
    require(
      (1...65_535).contains(frameRate) && limit > 0,
      "Stage.record: the frame rate must be from 1 to 65535 and the limit positive")
    return try environment.drive {
      step()
      let canvas = HeldScreen(environment.screen)
      log.startRecording()
      scheduler.startRecording()
      environment.touches.startRecording()
      try body()
      step()
      // A body may let time pass itself; the frames begin where it ends.
      return recordFrames(
        name, since: clock.now, on: canvas, frameRate: frameRate, limit: limit)
    }
  }

  private func recordFrames(
    _ name: String, since start: VirtualInstant, on canvas: HeldScreen, frameRate: Int,
    limit: TimeInterval
  ) -> Recording {
    let capture = LayerCapture()
    let schedule = FrameSchedule(start: start, rate: frameRate)
    var frames = [frame(index: 0, since: start, capture: capture, on: canvas)]
    var limitFindings: [Finding] = []
    while isAnimatingOrOpen || hasPendingWorkOfRecording {
      if nextEvent == nil && !scheduler.hasRunningAnimations && !loop.hasWork {
        // A finger that stays where it is holds its transition: nothing more will come.
        if isHeldByFinger { break }
        limitFindings = findings(rule: .neverCompletes, start: start)
        break
      }
      let instant = schedule.instant(ofFrame: frames.count)
      if instant.nanoseconds - start.nanoseconds > VirtualInstant(seconds: limit).nanoseconds {
        limitFindings = findings(rule: .doesNotSettle, start: start)
        break
      }
      advance(to: instant)
      frames.append(frame(index: frames.count, since: start, capture: capture, on: canvas))
    }
    return Recording(
      name: name, device: device.holding(canvas), frameRate: frameRate,
      nanoseconds: limitFindings.isEmpty
        ? max(lastActivity.nanoseconds - start.nanoseconds, 0)
        : clock.now.nanoseconds - start.nanoseconds,
      frames: frames, events: events(since: start), findings: limitFindings + reportedFindings())
  }

  /// Whether all that is open are transitions in the hand of a finger that stays down.
  private var isHeldByFinger: Bool {
    environment.touches.isHolding && log.openTransitions.allSatisfy(\.isHeld)
  }

  private func events(since start: VirtualInstant) -> [Recording.Event] {
    log.events.map {
      Recording.Event(
        nanoseconds: max($0.instant.nanoseconds - start.nanoseconds, 0), name: $0.name,
        object: $0.object)
    }
  }

  private func findings(rule: Finding.Rule, start: VirtualInstant) -> [Finding] {
    let seconds = Double(clock.now.nanoseconds - start.nanoseconds) / 1_000_000_000
    return pending(work: pendingWorkOfRecording).map {
      Finding(rule: rule, message: "\($0) after \(seconds) s")
    }
  }

  private func reportedFindings() -> [Finding] {
    let found = log.takeFindings()
    return found.transitions.map { Finding(rule: .transition, message: $0) }
      + found.touches.map { Finding(rule: .lostTouch, message: $0) }
      + environment.unsupported.takeReports().map {
        Finding(rule: .unsupportedFeature, message: "\($0) is not supported yet and had no effect")
      }
      + environment.unsupported.takeRemarks().map {
        Finding(rule: .unsupportedFeature, message: $0)
      }
      + environment.unsupported.takeRealTimeReports().map {
        Finding(
          rule: .unsupportedFeature, message: "\($0) is in the machine's time, not the stage's")
      }
  }
}
