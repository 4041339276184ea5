// SPDX-License-Identifier: MIT
internal import DisplayList
internal import QuartzCore
internal import Timelines
public import UIKit
internal import Wording

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
  /// A layer is recorded in its own bounds, without its transform, in front of the system's background
  /// colour. The first instant follows layout and the commit of what was changed before.
  ///
  /// - Precondition: there is at least one instant, the first is not negative, and each is after the one
  ///   before it. The layer is on this stage, and its bounds have an area.
  public func record(
    _ name: String, at times: [TimeInterval], of layer: CALayer? = nil
  ) -> Recording {
    require(
      !times.isEmpty && times[0] >= 0 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
        && times.allSatisfy(\.isFinite),
      "Stage.record: the instants \(times) must begin at 0 or later and ascend")
    return environment.drive {
      environment.step()
      let canvas = RecordingCanvas(environment.screen)
      log.startRecording()
      scheduler.startRecording()
      environment.touches.startRecording()
      let (start, capture) = (clock.now, LayerCapture())
      var frames: [Frame] = []
      for time in times {
        environment.advance(
          to: VirtualInstant(
            nanoseconds: start.nanoseconds + VirtualInstant(seconds: time).nanoseconds))
        let screen = frame(index: frames.count, since: start, capture: capture, on: canvas)
        frames.append(layer.map { still(of: $0, in: screen, capture: capture) } ?? screen)
      }
      return Recording(
        name: name,
        device: layer.map { device(holding: $0) } ?? device.holding(canvas), frameRate: 60,
        nanoseconds: clock.now.nanoseconds - start.nanoseconds, frames: frames,
        events: events(since: start), findings: reportedFindings(since: start, frames: frames))
    }
  }

  private func still(of layer: CALayer, in screen: Frame, capture: LayerCapture) -> Frame {
    var node = capture.node(of: layer, source: .presentation(clock.now))
    let bounds = node.geometry.bounds
    require(
      bounds.width > 0 && bounds.height > 0,
      "Stage.record: a layer of \(bounds.width)×\(bounds.height) points has nothing to record; give "
        + "it a size")
    let anchor = node.geometry.anchorPoint
    node.geometry.position = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
    node.geometry.zPosition = 0
    node.geometry.anchorPointZ = 0
    node.geometry.transform = .identity
    return Frame(
      index: screen.index, nanoseconds: screen.nanoseconds, size: bounds.size, scale: screen.scale,
      background: userInterfaceStyle == .dark ? .black : .white, root: node)
  }

  private func device(holding layer: CALayer) -> Device {
    Device(
      name: device.name, identifier: device.identifier, size: layer.bounds.size,
      scale: device.scale)
  }
}
