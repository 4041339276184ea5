// SPDX-License-Identifier: MIT
// Measures what a frame costs in the engine: evaluating animations and capturing the layer tree.
// Built with the package, in release mode by Scripts/bench.
import FilmstripDisplayList
import QuartzCore

/// A tree of layers in rows of ten, as many of them animated as asked for.
final class Tree {
  private let scope = StageScope()
  let scheduler: LayerScheduler
  let root = CALayer()
  private let capture = LayerCapture()
  private var frame = 0

  init(layers count: Int, animated: Int) {
    scheduler = scope.layerScheduler
    root.renderScheduler = scheduler
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    var row = root
    for index in 1..<max(count, 2) {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 300, y: index % 700, width: 60, height: 40)
      layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      layer.cornerRadius = 6
      if index % 10 == 1 {
        root.addSublayer(layer)
        row = layer
      } else {
        row.addSublayer(layer)
      }
      guard index <= animated else { continue }
      // In turn: a place, an opacity, a turn.
      let animation: CABasicAnimation
      switch index % 3 {
      case 0:
        animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: -100, y: -50)
        animation.toValue = CGPoint.zero
        animation.isAdditive = true
      case 1:
        animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
      default:
        animation = CASpringAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeRotation(1, 0, 0, 1)
      }
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.duration = 1_000
      animation.fillMode = .both
      layer.add(animation, forKey: nil)
    }
    root.layoutTree()
    _ = scheduler.commit()
    root.markCommitted()
  }

  /// One step of a stage and the capture of its frame; returns the number of nodes.
  func renderFrame() -> Int {
    frame += 1
    scheduler.clock.advance(to: VirtualInstant(nanoseconds: Int64(frame) * 16_666_667))
    root.layoutTree()
    _ = scheduler.commit()
    root.markCommitted()
    _ = scheduler.completeEndedAnimations()
    _ = scheduler.nextAnimationEvent
    let node = capture.node(of: root, source: .presentation(scheduler.clock.now))
    return node.children.count
  }

  /// Median milliseconds of a frame.
  func milliseconds() -> Double {
    _ = renderFrame()
    var times: [Double] = []
    let start = ContinuousClock.now
    while times.count < 9 || (ContinuousClock.now - start < .milliseconds(400) && times.count < 999)
    {
      let begin = ContinuousClock.now
      _ = renderFrame()
      times.append(Double((ContinuousClock.now - begin).components.attoseconds) / 1e15)
    }
    return times.sorted()[times.count / 2]
  }
}

func text(_ value: Double) -> String { String(format: "%9.4f", value) }

// Usage: bench-layers [COUNT...]
let given = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = given.isEmpty ? [10, 100, 1_000, 10_000] : given

print("layers   all animated: ms, us a layer   idle: ms a frame   10 animated: ms")
for count in counts {
  let animated = Tree(layers: count, animated: count).milliseconds()
  let idle = Tree(layers: count, animated: 0).milliseconds()
  let few = Tree(layers: count, animated: 10).milliseconds()
  print(
    String(format: "%6d", count), "        ", text(animated),
    text(animated / Double(count) * 1_000),
    "      ", text(idle), "      ", text(few))
}
