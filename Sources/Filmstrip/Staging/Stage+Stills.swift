// SPDX-License-Identifier: MIT
public import UIKit

extension Stage {
  /// The stage whose window a view is in; nil for one that is in none.
  package static func stage(of view: UIView) -> Stage? {
    view.window?.stageEnvironment.stage as? Stage
  }

  /// The text size that the user has set on the device; a change reaches windows, controllers and views
  /// before they are laid out next.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { environment.screen.traitCollection.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      environment.changeSettings { $0.preferredContentSizeCategory = newValue }
    }
  }

  /// Records the screen, or one layer on it, at some instants, in seconds from now.
  ///
  /// A layer is recorded in the bounds that it has at the first of them, without its transform, in front of
  /// the system's background colour. The first instant follows layout and the commit of what was changed
  /// before. The layer has to be on this stage.
  ///
  /// - Parameters:
  ///   - name: What the recording is called. Its label keeps the compiler from taking an error in the closure of
  ///     ``record(_:frameRate:limit:_:)`` for one in `times`.
  ///   - times: Ascending, in seconds from now.
  ///   - layer: What is recorded; nil for the screen.
  /// - Returns: A recording with a frame for each instant.
  /// - Throws: ``StillError`` where there are no instants, they do not ascend from 0 or later, or the layer
  ///   has no area.
  public func record(
    stills name: String, at times: [TimeInterval], of layer: CALayer? = nil
  ) throws -> Recording {
    guard !times.isEmpty, times[0] >= 0, times.allSatisfy(\.isFinite),
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw StillError.instants(times) }
    return try environment.drive {
      environment.step()
      let canvas = RecordingCanvas(environment.screen)
      log.startRecording()
      scheduler.startRecording()
      environment.touches.startRecording()
      let (start, capture) = (clock.now, LayerCapture(namesLayers: true))
      var frames: [Frame] = []
      var layouts: [LayoutDiagram] = []
      for time in times {
        environment.advance(
          to: VirtualInstant(
            nanoseconds: start.nanoseconds + VirtualInstant(seconds: time).nanoseconds))
        let screen = frame(index: frames.count, since: start, capture: capture, on: canvas)
        guard let layer else {
          frames.append(screen)
          layouts += layout(numbering: capture)
          continue
        }
        let still = still(of: layer, in: screen, size: frames.first?.size, capture: capture)
        guard let still else { throw StillError.empty(layer: "\(type(of: layer))") }
        frames.append(still)
      }
      let size = layer == nil ? nil : frames[0].size
      var recording = Recording(
        name: name, device: size.map { device(of: $0) } ?? device.holding(canvas), frameRate: 60,
        nanoseconds: clock.now.nanoseconds - start.nanoseconds, frames: frames,
        events: events(since: start), findings: reportedFindings(since: start, frames: frames),
        touches: touches(since: start))
      (recording.layouts, recording.sources) = (layouts, drawingSources)
      recording.layerNames = capture.derivedNames
      return recording
    }
  }

  /// A layer alone, on a canvas of a size, or of its own where there is none yet; nil without an area.
  private func still(
    of layer: CALayer, in screen: Frame, size: CGSize?, capture: LayerCapture
  ) -> Frame? {
    var node = capture.node(of: layer, source: .presentation(clock.now))
    let bounds = node.geometry.bounds
    let size = size ?? bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let anchor = node.geometry.anchorPoint
    node.geometry.position = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
    node.geometry.zPosition = 0
    node.geometry.anchorPointZ = 0
    node.geometry.transform = .identity
    return Frame(
      index: screen.index, nanoseconds: screen.nanoseconds, size: size, scale: screen.scale,
      background: userInterfaceStyle == .dark ? .black : .white, root: node)
  }

  private func device(of size: CGSize) -> Device {
    Device(name: device.name, identifier: device.identifier, size: size, scale: device.scale)
  }
}

/// Why some instants of a stage could not be recorded.
public enum StillError: Error, Equatable, CustomStringConvertible {
  /// There are no instants, or they do not ascend from 0 or later.
  case instants([TimeInterval])
  /// The layer has no area.
  case empty(layer: String)

  /// One line that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .instants(let times):
      "the instants \(times) do not ascend from 0; give at least one, each later than the one before"
    case .empty(let layer): "the \(layer) has no size, so there is nothing to show; give it one"
    }
  }
}
