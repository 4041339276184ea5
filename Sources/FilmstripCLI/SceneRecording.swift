// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import FilmstripTransitions
import UIKit

/// Records a transition of the gallery between two screenshots, as options say.
struct SceneRecording {
  let transition: String
  let from: String
  let to: String
  let scene: SceneOptions
  let touch: GestureOptions
  /// Whether the recording has what constraints say.
  var recordsLayout = false

  /// Records it; returns what was found, too, without what drawing finds.
  ///
  /// `warn` is called with what a person should know about the screenshots, a line each.
  ///
  /// - Throws: ``CommandError``.
  @MainActor
  func record(warn: (String) -> Void) throws -> (recording: Recording, findings: [Finding]) {
    let entry = try named { () throws(GalleryError) in try Gallery.entry(named: transition) }
    let values = try scene.values(for: entry)
    let screenshots = try ScreenshotPair(from: from, to: to, limits: scene.images.limits)
    screenshots.warnings.forEach(warn)
    let device = try scene.device(for: screenshots)
    let stage = Stage(device: device, userInterfaceStyle: scene.appearance.style)
    stage.showsStatusBar = scene.chrome
    stage.showsHomeIndicator = scene.chrome
    stage.recordsLayout = recordsLayout
    let screens = TransitionScreens(
      from: FromScreenViewController(image: screenshots.image(screenshots.from, on: device)),
      to: ToScreenViewController(image: screenshots.image(screenshots.to, on: device)))
    let prepared = try named { () throws(GalleryError) in
      try entry.makeScene(values: values, screens: screens, isDriven: touch.isGiven)
    }
    let gesture = try entry.drag.flatMap {
      try touch.makeGesture(for: $0, on: device, fps: scene.motion.fps)
    }
    prepared.install(in: stage.window)
    let limit = max(Stage.defaultLimit, 2 * (values["duration"] ?? 0))
    var recording = stage.record(
      entry.name, frameRate: scene.motion.fps, limit: gesture == nil ? limit : max(limit, 60)
    ) {
      prepared.start()
      if let gesture { stage.perform(gesture) }
    }
    if let drag = entry.drag, let held = touch.heldProgress {
      recording = held.frames(
        of: recording, drag: drag, duration: values["duration"] ?? entry.duration)
    }
    var findings = recording.findings
    if touch.isGiven, !recording.events.contains(where: SceneRecording.isBeginning) {
      findings = [.gestureStartsNothing]
    }
    return (recording, findings)
  }

  /// Whether an event says that an animator has begun, by itself or driven by a touch.
  private static func isBeginning(_ event: Recording.Event) -> Bool {
    event.name == "animateTransition" || event.name == "startInteractiveTransition"
  }

  /// Runs something whose errors already say all there is to say.
  private func named<Result>(_ body: () throws(GalleryError) -> Result) throws -> Result {
    do { return try body() } catch { throw CommandError(error) }
  }
}
