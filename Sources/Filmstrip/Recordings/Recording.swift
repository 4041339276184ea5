// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// Everything that happened on a stage from one moment until it had settled.
///
/// Made by ``Stage/record(_:frameRate:limit:_:)``; a value that can be written out, drawn and
/// compared on any thread.
public struct Recording: Sendable {
  /// What the output folder is called by default.
  public let name: String
  /// The screen that was recorded.
  public let device: Device
  /// Frames in a second.
  public let frameRate: Int
  /// From the start until the last animation had ended.
  public let nanoseconds: Int64
  /// At least one; frame *i* is at *i* / `frameRate` seconds.
  public let frames: [Frame]
  /// In the order in which they happened.
  public let events: [Event]
  /// What its author should know, in the order in which it was found.
  public let findings: [Finding]
  /// Touches that began or ended, in the order in which they did.
  public let touches: [Touch]
  /// The shares of the transition, from 0 to 1, at which a resting touch holds the frames, one for each.
  ///
  /// Their times are then no instants of the recording: see ``showing(frames:at:of:)``. Empty for frames that follow
  /// one another.
  package let heldProgress: [Double]
  package var isHeld: Bool { !heldProgress.isEmpty }
  /// What constraints say in each frame, where the stage was to record that; else empty.
  package var layouts: [LayoutDiagram] = []
  /// What layers without a name of their own are called, by number: see `LayerCapture.derivedNames`.
  package var layerNames: [Int: String] = [:]
  /// What drew images and letters of the application.
  package var sources = DrawingSources()
  /// The transitions that began in the recording, in their order.
  package var transitions: [TransitionSpan] = []
  /// The safe areas that have changed during transitions, in the order of time.
  var safeAreaChanges: [SafeAreaChange] = []
  /// The screen before the first frame; nil where it is not known.
  var screenBefore: Frame?
  /// Whether the user has asked for less motion.
  package var reducesMotion = false
  /// Where scripted touches were while frames were recorded, in the order of time.
  public package(set) var touchPath: [TouchPoint] = []

  /// A recording by its values.
  ///
  /// - Precondition: there is at least one frame.
  package init(
    name: String, device: Device, frameRate: Int, nanoseconds: Int64, frames: [Frame],
    events: [Event], findings: [Finding], touches: [Touch] = [], heldProgress: [Double] = []
  ) {
    require(!frames.isEmpty, "Recording: \(name) has no frames")
    self.name = name
    self.device = device
    self.frameRate = frameRate
    self.nanoseconds = nanoseconds
    self.frames = frames
    self.events = events
    self.findings = findings
    self.touches = touches
    self.heldProgress = heldProgress
  }

  /// Seconds from the start until the last animation had ended.
  public var duration: Double { Double(nanoseconds) / 1_000_000_000 }
}
