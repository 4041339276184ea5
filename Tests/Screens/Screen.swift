// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
package import FilmstripImaging
internal import FilmstripVirtualTime
package import Expectations
package import FilmstripUIKitViews

/// A window whose time a test moves: the one thing in the tests of UIKit's targets that is not UIKit's.
///
/// To run the suites that use it on a device, make it a window whose `layer` has
/// a speed of 0 and let `advance(to:)` set the `timeOffset` and run the main loop.
@MainActor
package final class Screen: ClockDriver {
  /// The screens of devices, as Apple lists them.
  package enum Device: Sendable {
    case iPhone15, iPhone14, iPhone11Pro, iPhoneSE3, iPad9

    @MainActor fileprivate var screen: UIScreen {
      switch self {
      case .iPhone15: screen(393, 852, scale: 3, top: 59, bottom: 34)
      case .iPhone14: screen(390, 844, scale: 3, top: 47, bottom: 34)
      case .iPhone11Pro: screen(375, 812, scale: 3, top: 44, bottom: 34)
      case .iPhoneSE3: screen(375, 667, scale: 2, top: 20, bottom: 0)
      case .iPad9: screen(810, 1080, scale: 2, top: 20, bottom: 0)
      }
    }

    @MainActor private func screen(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> UIScreen {
      UIScreen(
        size: CGSize(width: width, height: height), scale: scale,
        safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  /// Covers the screen and is visible.
  package let window: UIWindow
  private let environment: StageEnvironment

  /// The screen of a device in its light appearance, at its time 0.
  package init(_ device: Device = .iPhone15) {
    environment = StageEnvironment(screen: device.screen)
    environment.changeSettings { $0.userInterfaceStyle = .light }
    window = UIWindow(frame: environment.screen.bounds)
    window.makeKeyAndVisible()
    environment.stage = self
    environment.drive {}
  }

  isolated deinit { environment.end() }

  /// Seconds since the screen was made.
  package var time: TimeInterval { environment.clock.now.seconds }

  /// Lets everything that is due happen, up to an instant in seconds.
  package func advance(to time: TimeInterval) { advance(to: VirtualInstant(seconds: time)) }

  package func advance(to instant: VirtualInstant) {
    environment.drive { environment.advance(to: instant) }
  }

  /// Lets some seconds pass.
  package func advance(by seconds: TimeInterval) {
    advance(
      to: VirtualInstant(
        nanoseconds: environment.clock.now.nanoseconds
          + VirtualInstant(seconds: seconds).nanoseconds))
  }

  /// Lets everything happen that is due now.
  package func update() { advance(by: 0) }

  /// Lets time pass until nothing is in progress, for some seconds at most; returns what still is.
  @discardableResult
  package func settle(within limit: TimeInterval = 10) -> [String] {
    environment.drive { environment.settle(within: limit) }
  }

  /// What is shown now, in device pixels.
  @discardableResult
  package func draw() -> Bitmap {
    update()
    let (now, screen) = (environment.clock.now, environment.screen)
    let root = LayerCapture().node(of: environment.rootLayer, source: .presentation(now))
    return CairoRasterizer().rasterize(
      Frame(
        index: 0, nanoseconds: now.nanoseconds, size: screen.bounds.size, scale: screen.scale,
        background: .black, root: root))
  }

  /// Touches a point for a twentieth of a second, beginning now, while time passes.
  package func tap(at point: CGPoint) { touch(from: point, to: point, duration: 0.05) }

  /// Moves a touch evenly from a point to another, beginning now, while time passes.
  package func pan(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    touch(from: start, to: end, duration: duration)
  }

  private func touch(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let length = VirtualInstant(seconds: duration).nanoseconds
    let track = TouchTrack(begin: 0, end: length, ending: .lift) { nanoseconds in
      let share = Double(min(nanoseconds, length)) / Double(length)
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    environment.touches.play([track], as: "a touch")
  }

  /// Changes what the user has set on the device.
  package func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    environment.changeSettings(mutations)
  }

  /// A view in the window, as shown at least once.
  package func show(_ view: UIView) {
    window.addSubview(view)
    update()
  }

  /// A layer in the window, as shown at least once.
  package func show(_ layer: CALayer) {
    window.layer.addSublayer(layer)
    update()
  }
}

extension AnimationLog {
  /// Notes seconds of a screen.
  package convenience init(_ screen: Screen) { self.init { screen.time } }
}
