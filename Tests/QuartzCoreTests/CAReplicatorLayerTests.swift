// SPDX-License-Identifier: MIT
import Expectations
import FilmstripDisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct CAReplicatorLayerTests {
  private func layers() -> (outer: CAReplicatorLayer, dot: CALayer) {
    let outer = CAReplicatorLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let dot = CALayer()
    dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
    outer.addSublayer(dot)
    return (outer, dot)
  }

  private func instances(_ node: Node) -> [Group] {
    (node.effects.appearance ?? []).compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  private func child(_ group: Group) -> Node? {
    if case .node(let node)? = group.commands.first { return node }
    return nil
  }

  @Test func defaultsAreThoseOfTheSDK() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && !layer.preservesDepth)
    #expect(layer.instanceColor == CGColor(gray: 1, alpha: 1) && layer.instanceRedOffset == 0)
    #expect(CATransform3DIsIdentity(layer.instanceTransform))
    #expect(ShownLayer(layers().outer).node.effects.appearance == nil)
  }

  /// A dot at (50, 5), k times turned by 30° about the middle (50, 50).
  @Test func instancesAreTurnedAboutTheMiddleOneAfterTheOther() throws {
    let (outer, _) = layers()
    outer.instanceCount = 12
    outer.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    let groups = instances(ShownLayer(outer).node)
    #expect(groups.count == 12)
    for (k, group) in groups.enumerated() {
      let node = try #require(child(group))
      let place = node.ownSpace(in: group.transform).apply(CGPoint(x: 5, y: 5))
      let angle = Double(k) * .pi / 6
      #expect(abs(place.x - (50 + 45 * sin(angle))) < 1e-9)
      #expect(abs(place.y - (50 - 45 * cos(angle))) < 1e-9)
    }
  }

  @Test func aPerspectiveForSublayersCountsForInstances() throws {
    let (outer, _) = layers()
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 0, 100)
    outer.sublayerTransform.m34 = -1 / 500
    let groups = instances(ShownLayer(outer).node)
    let node = try #require(child(groups[1]))
    // 100 nearer to an eye 500 away: 500/400 as far from the middle.
    let place = node.ownSpace(in: groups[1].transform).apply(CGPoint(x: 5, y: 5))
    #expect(abs(place.x - 50) < 1e-9 && abs(place.y - (50 - 45 * 1.25)) < 1e-9)
  }

  @Test func coloursChangeByTheOffsetsAndStayWithinTheirRange() {
    let (outer, _) = layers()
    outer.instanceCount = 4
    outer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    outer.instanceRedOffset = -0.5
    outer.instanceGreenOffset = 0.25
    outer.instanceAlphaOffset = -0.25
    #expect(
      instances(ShownLayer(outer).node).map(\.tint) == [
        Color(red: 1, green: 0.5, blue: 0.25, alpha: 1),
        Color(red: 0.5, green: 0.75, blue: 0.25, alpha: 0.75),
        Color(red: 0, green: 1, blue: 0.25, alpha: 0.5),
        Color(red: 0, green: 1, blue: 0.25, alpha: 0.25),
      ])
  }

  @Test func instancesShowTheirAnimationsLater() throws {
    let (outer, dot) = layers()
    outer.instanceCount = 3
    outer.instanceDelay = 0.25
    let shown = ShownLayer(outer)
    let animation = CABasicAnimation("opacity", from: 0, to: 1)
    dot.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.5)
    #expect(instances(shown.node).map { child($0)?.opacity } == [0.5, 0.25, 0])
    shown.advance(to: 0.75)
    #expect(instances(shown.node).map { child($0)?.opacity } == [0.75, 0.5, 0.25])
    #expect(shown.node.children.map(\.opacity) == [0.75])
    // Over: all show the model again, and frames are taken over.
    shown.advance(to: 2)
    #expect(instances(shown.node).map { child($0)?.opacity } == [1, 1, 1])
  }

  @Test func theReplicatorsOwnPaintingIsNotRepeatedAndCopiesHaveNoNumbers() {
    let (outer, dot) = layers()
    outer.instanceCount = 2
    outer.backgroundColor = CGColor(gray: 1, alpha: 1)
    outer.borderWidth = 1
    dot.mask = CALayer()
    let node = ShownLayer(outer).node
    let appearance = node.effects.appearance ?? []
    #expect(appearance.count == 4)
    #expect(appearance.first == node.content.first && appearance.last == node.overlay.last)
    #expect(instances(node).compactMap { child($0) }.map(\.id) == [0, 0])
    #expect(instances(node).compactMap { child($0)?.effects.mask?.id } == [0, 0])
    #expect(node.children.map(\.id) == [3])
  }

  @Test func theCountAnimatesInWholeSteps() {
    let (outer, _) = layers()
    let shown = ShownLayer(outer)
    let animation = CABasicAnimation("instanceCount", from: 0, to: 10)
    outer.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.26)
    #expect(instances(shown.node).count == 3)
  }

  @Test(arguments: [0, -1, Int.min])
  func noInstancesShowNothing(count: Int) {
    let (outer, _) = layers()
    outer.instanceCount = count
    let node = ShownLayer(outer).node
    #expect(node.effects.appearance == [] && node.children.count == 1)
  }

  @Test func theNumberOfPaintedLayersIsBoundedAlsoWhenNested() {
    let (outer, dot) = layers()
    outer.instanceCount = 100_000
    var node = ShownLayer(outer).node
    let reported = reports { node = ShownLayer(outer).node }
    #expect(instances(node).count == 10_000)
    #expect(reported.count == 1 && reported[0].hasPrefix("CAReplicatorLayer.instanceCount 100000"))
    let (inner, leaf) = layers()
    inner.instanceCount = 1_000
    _ = leaf
    dot.addSublayer(inner)
    node = ShownLayer(outer).node
    // 1 for the dot, 1 for the inner replicator and 1,000 for its instances.
    #expect(instances(node).count == 10_000 / 1_002)
  }

  @Test func instancesThatGrowBeyondNumbersAreLeftOut() {
    let (outer, _) = layers()
    outer.instanceCount = 5_000
    outer.instanceTransform = CATransform3DMakeScale(10, 10, 1)
    let groups = instances(ShownLayer(outer).node)
    #expect(!groups.isEmpty && groups.count < 5_000)
    outer.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
    outer.instanceDelay = .nan
    outer.instanceRedOffset = .nan
    #expect(instances(ShownLayer(outer).node).count == 1)
  }
}
