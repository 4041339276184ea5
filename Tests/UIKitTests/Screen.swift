// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import UIKit

/// A window whose time a test moves: the one thing in this folder that is not UIKit's.
///
/// Here it is a stage. To run the suites that use it on a device, make it a window whose `layer` has
/// a speed of 0 and let `advance(to:)` set the `timeOffset` and run the main loop.
@MainActor
struct Screen {
  private let stage: Stage

  /// The screen of a device by its identifier, as on the command line; of an iPhone 15 without one.
  init(_ device: String = "iphone-15") { stage = Stage(device: Device.named(device) ?? .iPhone15) }

  var window: UIWindow { stage.window }

  var time: TimeInterval { stage.time }

  func advance(to time: TimeInterval) { stage.advance(to: time) }

  func update() { stage.advance(by: 0) }

  /// Makes a picture of what is shown, for all that can go wrong in it.
  func draw() { _ = stage.snapshot() }

  /// Turns the device; returns whether the interface followed.
  @discardableResult
  func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
    stage.rotate(to: orientation, animated: animated)
  }

  /// Gives the screen another size, in points.
  func resize(to size: CGSize, animated: Bool = false) {
    stage.resize(to: size, animated: animated)
  }

  func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    window.stageEnvironment.changeSettings(mutations)
  }

  /// A view in the window, as shown at least once.
  func show(_ view: UIView) {
    window.addSubview(view)
    update()
  }

  /// A layer in the window, as shown at least once.
  func show(_ layer: CALayer) {
    window.layer.addSublayer(layer)
    update()
  }
}

extension AnimationLog {
  /// Notes seconds of a screen.
  convenience init(_ screen: Screen) { self.init { screen.time } }
}
