// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// Recordings whose motions are known in closed form.
@MainActor
enum MadeRecording {
  static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 120, height: 200), scale: 1)

  /// Half a second at 20 frames a second.
  ///
  /// `mover` goes from x 20 to 100 at an even pace, `fader` fades
  /// from 1 to 0.5 and gets round, `card` inside `mover` stays. Two callbacks, a finding, and a touch that
  /// goes from (10, 20) to (60, 120).
  static func simple(_ name: String = "simple", moverName: String = "mover") -> Recording {
    let stage = Stage(device: device)
    let mover = UIView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
    mover.accessibilityIdentifier = moverName
    mover.backgroundColor = .red
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .blue
    let fader = UIView(frame: CGRect(x: 20, y: 120, width: 80, height: 60))
    fader.accessibilityIdentifier = "fader"
    fader.backgroundColor = .green
    fader.layer.shadowOpacity = 0.5
    fader.layer.shadowRadius = 4
    mover.addSubview(card)
    stage.window.addSubview(mover)
    stage.window.addSubview(fader)
    let recorded = stage.record(name, frameRate: 20) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        mover.center.x = 100
        fader.alpha = 0.5
        fader.layer.cornerRadius = 12
      }
    }
    return with(recorded)
  }

  private static func with(_ recorded: Recording) -> Recording {
    let points: [(Double, TouchPoint.Phase, Double, Double)] = [
      (0.1, .began, 10, 20), (0.2, .moved, 30, 60), (0.3, .moved, 60, 120), (0.4, .ended, 60, 120),
    ]
    var recording = Recording(
      name: recorded.name, device: recorded.device, frameRate: recorded.frameRate,
      nanoseconds: recorded.nanoseconds, frames: recorded.frames,
      events: [
        Recording.Event(nanoseconds: 0, name: "viewWillAppear", object: "Detail"),
        Recording.Event(nanoseconds: 500_000_000, name: "viewDidAppear", object: "Detail"),
      ],
      findings: [
        Finding(
          rule: .doesNotSettle, message: "the card is late", nanoseconds: 250_000_000, frame: 5)
      ])
    recording.touchPath = points.map {
      TouchPoint(
        nanoseconds: Int64($0.0 * 1e9), touch: 0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3))
    }
    return recording
  }

  /// A screen of a number of views, one of which moves, in a number of frames.
  static func large(views: Int, frames: Int, width: Double = 120, height: Double = 200) -> Recording
  {
    let stage = Stage(
      device: Device(
        name: "Small", identifier: "small", size: CGSize(width: width, height: height), scale: 1))
    for index in 0..<views {
      let view = UIView(
        frame: CGRect(x: Double(index % 100), y: Double(index / 100), width: 2, height: 2))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      guard index == 0 else { continue }
      view.accessibilityIdentifier = "first"
    }
    let first = stage.window.subviews.first
    return stage.record("large", frameRate: 60, limit: 1_000) {
      guard frames > 1 else { return }
      UIView.animate(withDuration: Double(frames - 1) / 60, delay: 0, options: .curveLinear) {
        first?.center.x += 50
      }
    }
  }
}

extension MadeRecording {
  /// Half a second at 20 frames a second with what clips, what masks and what blurs.
  ///
  /// `window` clips to its bounds, 20 to 100 by 10 to 70, with corners of 20 points; `slider` in it is as large and
  /// goes 80 points to the right, out of it. `disc` is 60 points wide at 0, 80 and masked by a circle of 20 points
  /// about (30, 30) that moves 20 points to the right, `dot` in it fills it. `glass` blurs what is behind it at 100 to
  /// 160, half red and half blue.
  static func cut() -> Recording {
    let stage = Stage(device: device)
    func view(_ name: String, _ frame: CGRect, _ color: UIColor?, in parent: UIView) -> UIView {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = name
      view.backgroundColor = color
      parent.addSubview(view)
      return view
    }
    stage.window.backgroundColor = .white
    let holder = view(
      "window", CGRect(x: 20, y: 10, width: 80, height: 60), .yellow, in: stage.window)
    holder.clipsToBounds = true
    holder.layer.cornerRadius = 20
    let slider = view("slider", holder.bounds, .orange, in: holder)
    let disc = view("disc", CGRect(x: 0, y: 80, width: 60, height: 60), .green, in: stage.window)
    _ = view("dot", disc.bounds, .purple, in: disc)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).cgPath
    disc.layer.mask = mask
    _ = view("left", CGRect(x: 0, y: 140, width: 60, height: 60), .red, in: stage.window)
    _ = view("right", CGRect(x: 60, y: 140, width: 60, height: 60), .blue, in: stage.window)
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    glass.frame = CGRect(x: 0, y: 150, width: 120, height: 40)
    glass.accessibilityIdentifier = "glass"
    stage.window.addSubview(glass)
    return stage.record("cut", frameRate: 20) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { slider.center.x += 80 }
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0.0, 20.0, 0.5)
      mask.position.x = 20
      mask.add(move, forKey: nil)
    }
  }
}
