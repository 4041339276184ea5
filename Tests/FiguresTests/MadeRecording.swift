// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// Recordings whose motions are known in closed form.
@MainActor
enum MadeRecording {
  static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 120, height: 200), scale: 1)

  /// Half a second at 20 frames a second: `mover` goes 80 points to the right at an even pace, `fader` fades to
  /// a half, `card` in `mover` stays.
  ///
  /// With callbacks of some classes, and a touch that is lifted.
  static func simple(
    _ name: String = "simple", moverName: String = "mover", className: String = "Detail",
    hasTouch: Bool = true
  ) -> Recording {
    let stage = Stage(device: device)
    stage.recordsLayout = true
    let mover = view(moverName, .red, CGRect(x: 0, y: 40, width: 40, height: 40))
    mover.addSubview(view("card", .blue, CGRect(x: 10, y: 10, width: 10, height: 10)))
    let fader = view("fader", .green, CGRect(x: 20, y: 120, width: 80, height: 60))
    stage.window.addSubview(mover)
    stage.window.addSubview(fader)
    let recorded = stage.record(name, frameRate: 20) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        mover.center.x += 80
        fader.alpha = 0.5
      }
    }
    return with(recorded, className: className, hasTouch: hasTouch)
  }

  static func view(_ name: String?, _ color: UIColor?, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    return view
  }

  static func animated(
    _ name: String = "made", size: CGSize = CGSize(width: 120, height: 200), duration: Double = 0.5,
    _ body: (UIView) -> () -> Void
  ) -> Recording {
    let stage = Stage(device: Device(name: "Small", identifier: "small", size: size, scale: 1))
    stage.recordsLayout = true
    let changes = body(stage.window)
    return stage.record(name, frameRate: 20) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
    }
  }

  private static func with(_ recorded: Recording, className: String, hasTouch: Bool) -> Recording {
    let points: [(Double, TouchPoint.Phase, Double, Double)] = [
      (0.1, .began, 10, 20), (0.2, .moved, 30, 60), (0.3, .moved, 60, 120), (0.4, .ended, 60, 120),
    ]
    let touches = points.filter { $0.1 != .moved }.map { point in
      Recording.Touch(
        nanoseconds: Int64(point.0 * 1e9), phase: point.1 == .began ? .began : .ended,
        location: CGPoint(x: point.2, y: point.3))
    }
    var recording = Recording(
      name: recorded.name, device: recorded.device, frameRate: recorded.frameRate,
      nanoseconds: recorded.nanoseconds, frames: recorded.frames,
      events: [
        Recording.Event(nanoseconds: 0, name: "viewWillAppear", object: className),
        Recording.Event(nanoseconds: 0, name: "animateTransition", object: "Animator"),
        Recording.Event(nanoseconds: 500_000_000, name: "viewDidAppear", object: className),
      ],
      findings: [], touches: hasTouch ? touches : [])
    recording.layouts = recorded.layouts
    guard hasTouch else { return recording }
    recording.touchPath = points.map {
      TouchPoint(
        nanoseconds: Int64($0.0 * 1e9), touch: 0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3))
    }
    return recording
  }

  static func large(views: Int, frames: Int) -> Recording {
    let rate = 1_000
    return large(views: views, duration: Double(frames - 1) / Double(rate), rate: rate)
  }

  private static func large(views: Int, duration: Double, rate: Int) -> Recording {
    let stage = Stage(device: device)
    stage.recordsLayout = true
    var first: UIView?
    for index in 0..<views {
      let next = view(
        index == 0 ? "first" : nil, .red,
        CGRect(x: Double(index % 100), y: Double(index / 100), width: 12, height: 12))
      if index == 0 { first = next }
      stage.window.addSubview(next)
    }
    return stage.record("large", frameRate: rate, limit: 60) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        first?.center.y = 100
      }
    }
  }
}
