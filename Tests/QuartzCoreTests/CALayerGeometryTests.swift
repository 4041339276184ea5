// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@MainActor
@Suite struct CALayerGeometryTests {
  @Test func frameFollowsFromPositionBoundsAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 50)
    #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
  }

  @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
  }

  @Test func settingTheFrameUnderAScaleComesOutAsSet() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: -0.5))
    let frame = CGRect(x: -10, y: 5, width: 60, height: 30)
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(layer.bounds.size == CGSize(width: 30, height: 60))
  }

  /// A view that was turned away, as the side of a cube, and gets its place for the way back.
  @Test(arguments: [CGFloat.pi / 2, -.pi / 2])
  func aFrameGivenToALayerSeenFromItsEdgeIsItsFrameWhenItIsTurnedBack(angle: CGFloat) {
    let frame = CGRect(x: 10, y: 20, width: 196, height: 426)
    let axes: [(x: CGFloat, y: CGFloat)] = [(0, 1), (1, 0)]
    for axis in axes {
      let layer = CALayer()
      layer.anchorPointZ = -98
      layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      layer.transform = CATransform3DMakeRotation(angle, axis.x, axis.y, 0)
      layer.frame = frame
      #expect(layer.bounds.size == frame.size)
      layer.transform = CATransform3DIdentity
      #expect(abs(layer.frame.minX - 10) < 1e-9)
      #expect(abs(layer.frame.minY - 20) < 1e-9)
    }
  }

  /// Scales of 0 come from animators that let a view grow out of a point.
  @Test func aFrameGivenToALayerOfNoSizeIsItsFrameWhenItHasGrown() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
    layer.transform = CATransform3DIdentity
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
  }

  @Test func frameUnderARotationIsTheBoundingBox() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    // A square turned by 45° is √2 times as wide.
    #expect(abs(layer.frame.width - 141.421_356_237_309_5) < 1e-9)
    #expect(abs(layer.frame.minX + 70.710_678_118_654_76) < 1e-9)
  }

  /// Published animators set frames of views that they have turned on their sides.
  @Test(arguments: [Double.pi / 2, -.pi / 2, 3 * .pi / 2])
  func aFrameSetUnderAQuarterTurnIsTheFrame(angle: Double) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle).translatedBy(x: 7, y: 9))
    layer.frame = CGRect(x: 10, y: -290, width: 852, height: 393)
    #expect(abs(layer.bounds.width - 393) < 1e-9 && abs(layer.bounds.height - 852) < 1e-9)
    let frame = layer.frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 290) < 1e-9)
    #expect(abs(frame.width - 852) < 1e-9 && abs(frame.height - 393) < 1e-9)
  }

  /// A square that is turned by 45° has a frame √2 times as wide, whose box under the inverse is twice
  /// as wide as the square; the middle stays.
  @Test func aTurnedLayerGrowsWhenItsFrameIsSetToItself() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    layer.frame = layer.frame
    #expect(abs(layer.bounds.width - 100) < 1e-9 && abs(layer.bounds.height - 100) < 1e-9)
    #expect(abs(layer.position.x - 125) < 1e-9 && abs(layer.position.y - 225) < 1e-9)
  }

  /// Scales keep the frame whichever way they mirror, and a small one is no collapse.
  @Test(arguments: [(1.0, 1.0), (0.5, -2), (-3, 1e-4), (-1e-5, -1e-5)])
  func aFrameSetUnderAScaleIsTheFrame(x: Double, y: Double) {
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 2)] {
      let layer = CALayer()
      layer.anchorPoint = anchor
      layer.setAffineTransform(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 5, ty: -3))
      layer.frame = CGRect(x: -20, y: 60, width: 80, height: 40)
      #expect(abs(layer.frame.minX + 20) < 1e-6 && abs(layer.frame.minY - 60) < 1e-6)
      #expect(abs(layer.frame.width - 80) < 1e-6 && abs(layer.frame.height - 40) < 1e-6)
    }
  }

  /// A published picture viewer begins with `CGRect.null`, whose origin is infinite.
  @Test func aFrameAfterANullOneIsTheFrame() {
    let layer = CALayer()
    layer.frame = .null
    layer.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
  }

  @Test func pointsConvertThroughNestedLayers() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    let outer = CALayer()
    outer.frame = CGRect(x: 100, y: 50, width: 200, height: 100)
    outer.bounds.origin = CGPoint(x: 10, y: 0)
    let inner = CALayer()
    inner.frame = CGRect(x: 30, y: 20, width: 10, height: 10)
    let sibling = CALayer()
    sibling.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    root.addSublayer(outer)
    root.addSublayer(sibling)
    outer.addSublayer(inner)
    // 100 + (30 − 10) + 1 and 50 + 20 + 1 in the root.
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 121, y: 71))
    #expect(sibling.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 120, y: 69))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 4, height: 5), to: nil)
        == CGRect(x: 120, y: 70, width: 4, height: 5))
  }

  @Test func sublayersAreOrderedAsInsertedAndMovedNotCopied() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], below: layers[0])
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], at: 0)
    #expect(root.sublayers == [layers[3], layers[1], layers[2], layers[0]])
    let other = CALayer()
    other.addSublayer(layers[1])
    #expect(root.sublayers == [layers[3], layers[2], layers[0]])
    #expect(layers[1].superlayer === other)
    layers[1].removeFromSuperlayer()
    #expect(other.sublayers == nil)
  }

  @Test func aCycleIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) {
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
  }
}
