// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

@MainActor
struct ShownLayer {
  let root = CALayer()
  private let scope = StageScope()
  let capture = LayerCapture()
  var scheduler: LayerScheduler { scope.layerScheduler }

  init(_ layer: CALayer) {
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.renderScheduler = scheduler
    root.addSublayer(layer)
    // Changes since the layer was shown by another root are not to be seen as animations.
    layer.removeAllAnimations()
    commit()
  }

  func commit() {
    _ = root.layoutTree()
    _ = scheduler.commit()
    root.markCommitted()
    _ = scheduler.completeEndedAnimations()
  }

  func advance(to seconds: Double) {
    scheduler.clock.advance(to: VirtualInstant(seconds: seconds))
    commit()
  }

  var node: Node { capture.node(of: root, source: .presentation(scheduler.clock.now)).children[0] }
}

/// What `body` reports as unsupported.
@MainActor
func reports(_ body: () -> Void) -> [String] {
  let scope = StageScope()
  scope.drive(body)
  return scope.unsupported.takeReports().compactMap {
    if case .unsupported(let name) = $0.fact { name } else { nil }
  }
}
