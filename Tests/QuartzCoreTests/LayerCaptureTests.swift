// SPDX-License-Identifier: MIT
import Expectations
import FilmstripDisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct LayerCaptureTests {
  /// How many nodes lie inside each other, instances of replicators included.
  private func depth(_ node: Node) -> Int {
    let painted = (node.effects.appearance ?? []).flatMap { command -> [Node] in
      switch command {
      case .node(let node): [node]
      case .group(let group):
        group.commands.compactMap { if case .node(let node) = $0 { node } else { nil } }
      default: []
      }
    }
    return 1 + ((node.children + painted).map(depth).max() ?? 0)
  }

  private func names(_ node: Node) -> [String] { node.children.compactMap(\.name) }

  /// Layers in each other, of which the last ones are replicators whose instances show what was a second ago.
  private func chain(plain: Int, replicators: Int) -> CALayer {
    let top = CALayer()
    var last = top
    for index in 1..<plain + replicators {
      let next = index < plain ? CALayer() : CAReplicatorLayer()
      next.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      if let replicator = next as? CAReplicatorLayer {
        replicator.instanceCount = 2
        replicator.instanceDelay = 1
      }
      last.addSublayer(next)
      last = next
    }
    return top
  }

  /// A tree that goes far below the depth at which frames end.
  @Test func allEndAtTheSameDepth() {
    let top = chain(plain: 506, replicators: 30)
    var depths: [Int] = []
    let lost = reports {
      let shown = ShownLayer(top)
      let now = VirtualInstant(seconds: 0)
      depths = [
        depth(shown.node), depth(LayerCapture().node(of: top, source: .committed(now))),
        depth(LayerCapture().node(of: top, source: .model)),
      ]
    }
    // What is shown has one layer more above it.
    #expect(depths == [512, 513, 513])
    #expect(lost.isEmpty)
  }

  /// The depth that an animation shows decides what lies in front, in a snapshot as on the screen.
  @Test func animatedDepthsOrderWhatWasCommitted() {
    let top = CALayer()
    let (still, moving) = (CALayer(), CALayer())
    (still.name, moving.name) = ("still", "moving")
    moving.zPosition = 1
    top.sublayers = [still, moving]
    let shown = ShownLayer(top)
    let animation = CABasicAnimation("zPosition", from: -2.0, to: -1.0)
    moving.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.5)
    #expect(names(shown.node) == ["moving", "still"])
    let now = shown.scheduler.clock.now
    #expect(names(LayerCapture().node(of: top, source: .committed(now))) == ["moving", "still"])
    #expect(names(LayerCapture().node(of: top, source: .model)) == ["still", "moving"])
  }
}
