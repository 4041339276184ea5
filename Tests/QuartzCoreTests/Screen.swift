// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Expectations
import QuartzCore

/// A root layer whose time a test moves, as a stage moves that of its windows.
///
/// To run the suites that use it on a device, make it a layer on the screen with a speed of 0 and let
/// `advance(to:)` set its `timeOffset` and run the main loop.
@MainActor
struct Screen {
  let root = CALayer()
  private let scope = StageScope()
  private var scheduler: LayerScheduler { scope.layerScheduler }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    root.renderScheduler = scheduler
  }

  var time: TimeInterval { scheduler.clock.now.seconds }

  func advance(to time: TimeInterval) {
    let instant = VirtualInstant(seconds: time)
    scope.drive {
      step()
      while let next = scheduler.nextEvent, next < instant {
        scheduler.clock.advance(to: next)
        step()
      }
      scheduler.clock.advance(to: instant)
      step()
    }
  }

  func update() { advance(to: time) }

  /// Makes a picture of what is shown, for all that can go wrong in it.
  func draw() {
    update()
    let node = LayerCapture().node(of: root, source: .presentation(scheduler.clock.now))
    _ = CairoRasterizer().rasterize(
      node, background: .white, width: 393, height: 852, transform: .identity)
  }

  /// A layer on the screen, as shown at least once.
  func show(_ layer: CALayer) {
    root.addSublayer(layer)
    update()
  }

  private func step() {
    var hasWork = true
    while hasWork {
      hasWork = scheduler.clock.performDueTimers()
      if case .done = root.layoutTree() { hasWork = true }
      if scheduler.commit() { hasWork = true }
      root.markCommitted()
      if scheduler.completeEndedAnimations() { hasWork = true }
    }
  }
}

extension AnimationLog {
  /// Notes seconds of a screen.
  convenience init(_ screen: Screen) { self.init { screen.time } }
}
