// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct CATransformLayerTests {
  private func layers() -> (outer: CATransformLayer, inner: CALayer) {
    let outer = CATransformLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    outer.addSublayer(inner)
    return (outer, inner)
  }

  @Test func itPaintsNothingOfItsOwn() {
    let (outer, inner) = layers()
    outer.backgroundColor = CGColor(gray: 1, alpha: 1)
    outer.borderWidth = 3
    outer.masksToBounds = true
    outer.shadowOpacity = 1
    outer.mask = CALayer()
    inner.backgroundColor = CGColor(gray: 1, alpha: 1)
    let node = ShownLayer(outer).node
    #expect(node.content.isEmpty && node.overlay.isEmpty && node.clip == nil)
    #expect(node.effects.shadow == nil && node.effects.mask == nil)
    #expect(node.effects.preservesDepth && !node.effects.groupsOpacity)
    #expect(node.children.count == 1 && !node.children[0].content.isEmpty)
  }

  @Test func sublayersKeepTheirDepth() {
    let (outer, inner) = layers()
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(outer)
    inner.anchorPoint = .zero
    inner.position = .zero
    inner.zPosition = 50
    outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // Turned by 90° about y, depth of 50 becomes 50 to the right of the axis at 50.
    #expect(abs(inner.convert(CGPoint.zero, to: root).x - 100) < 1e-9)
    let plain = CALayer()
    plain.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    plain.transform = outer.transform
    root.addSublayer(plain)
    plain.addSublayer(inner)
    #expect(abs(inner.convert(CGPoint.zero, to: root).x - 50) < 1e-9)
  }

  @Test func onlySublayersAreHit() {
    let (outer, inner) = layers()
    #expect(outer.hitTest(CGPoint(x: 25, y: 50)) === inner)
    #expect(outer.hitTest(CGPoint(x: 75, y: 50)) == nil)
    outer.masksToBounds = true
    inner.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    #expect(outer.hitTest(CGPoint(x: 125, y: 25)) === inner)
  }
}
