// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

@MainActor
@Suite struct CALayerTreeTests {
  private let screen = Screen()
  private let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    screen.show(root)
  }

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? root).addSublayer(layer)
    return layer
  }

  // MARK: Order

  @Test func layersAreInsertedReplacedAndMoved() {
    let (a, b, c) = (box(0, 0, 1, 1), box(0, 0, 1, 1), box(0, 0, 1, 1))
    #expect(root.sublayers == [a, b, c])
    root.insertSublayer(c, at: 0)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [a, c, b])
    root.insertSublayer(b, below: c)
    #expect(root.sublayers == [a, b, c])
    let d = CALayer()
    root.replaceSublayer(b, with: d)
    #expect(root.sublayers == [a, d, c] && b.superlayer == nil && d.superlayer === root)
    root.replaceSublayer(d, with: c)
    #expect(root.sublayers == [a, c])
    root.addSublayer(a)
    #expect(root.sublayers == [c, a])
    root.insertSublayer(b, at: 99)
    #expect(root.sublayers == [c, a, b])
  }

  @Test func settingSublayersTakesTheOthersOff() {
    let (a, b) = (box(0, 0, 1, 1), box(0, 0, 1, 1))
    let new = CALayer()
    root.sublayers = [b, new]
    #expect(root.sublayers == [b, new] && a.superlayer == nil && new.superlayer === root)
    root.sublayers = [new, b]
    #expect(root.sublayers == [new, b])
    root.sublayers = nil
    #expect(root.sublayers == nil && b.superlayer == nil)
  }

  @Test func aMaskIsNoSublayerAndHasNoSuperlayer() {
    let layer = box(0, 0, 10, 10)
    let mask = box(0, 0, 5, 5)
    layer.mask = mask
    #expect(layer.mask === mask && mask.superlayer == nil)
    #expect(layer.sublayers == nil && root.sublayers == [layer])
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
    layer.mask = mask
    root.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === root)
    layer.mask = mask
    layer.mask = nil
    #expect(mask.superlayer == nil && root.sublayers == [layer])
  }

  // MARK: Geometry

  @Test func frameUnderARotationIsTheBoxAround() {
    let layer = box(100, 100, 80, 40)
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    // w·cos 30° + h·sin 30° and w·sin 30° + h·cos 30°, about the middle (140, 120).
    let (width, height) = (80 * 0.75.squareRoot() + 20, 40 + 40 * 0.75.squareRoot())
    expect(layer.frame.width, width)
    expect(layer.frame.height, height)
    expect(CGPoint(x: layer.frame.midX, y: layer.frame.midY), CGPoint(x: 140, y: 120))
  }

  @Test func movingTheAnchorMovesTheFrameNotThePosition() {
    let layer = box(100, 100, 80, 40)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    #expect(layer.position == CGPoint(x: 140, y: 120))
    #expect(layer.frame == CGRect(x: 120, y: 80, width: 80, height: 40))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    // About the anchor: what was 20 left is 20 up, what was 40 up is 40 to the right.
    let frame = layer.frame
    expect(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: 140, y: 100))
    expect(CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: 180, y: 180))
  }

  @Test func pointsConvertThroughRotationsScalesAndBounds() {
    let left = box(10, 20, 100, 100)
    left.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let right = box(100, 100, 40, 40)
    right.transform = CATransform3DMakeScale(2, 4, 1)
    right.bounds.origin = CGPoint(x: 5, y: 5)
    // (0, 0) of the left turns about (60, 70): (−50, −50) becomes (50, −50), so (110, 20).
    expect(left.convert(CGPoint.zero, to: root), CGPoint(x: 110, y: 20))
    expect(root.convert(CGPoint(x: 110, y: 20), to: left), .zero)
    // The right's middle (25, 25) is at (120, 120): (110, 20) lies at (25 − 5, 25 − 25).
    expect(left.convert(CGPoint.zero, to: right), CGPoint(x: 20, y: 0))
    expect(right.convert(CGPoint(x: 20, y: 0), to: left), .zero)
    expect(left.convert(CGPoint(x: 20, y: 0), from: right), .zero)
  }

  @Test func rectanglesConvertToTheBoxAroundThem() {
    let layer = box(100, 100, 100, 100)
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let rect = layer.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: root)
    expect(rect.width, 100 * 2.0.squareRoot())
    expect(rect.midX, 150)
  }

  /// Turned about y under m34 = −1/500: x' = x·cos a / w, y' = y / w, w = 1 + x·sin a / 500.
  private func projected(_ x: Double, _ y: Double, turnedBy a: Double) -> CGPoint {
    // A row vector times the rotation about y has z = −x·sin a, and w = 1 − z/500.
    let w = 1 + x * sin(a) / 500
    return CGPoint(x: 150 + x * cos(a) / w, y: 150 + y / w)
  }

  @Test(arguments: [(-40.0, 30.0), (50, -50), (0, 0), (17, 3)])
  func pointsConvertInPerspective(x: Double, y: Double) {
    let layer = box(100, 100, 100, 100)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    let inside = CGPoint(x: 50 + x, y: 50 + y)
    let outside = projected(x, y, turnedBy: .pi / 3)
    expect(layer.convert(inside, to: root), outside)
    expect(layer.convert(outside, from: root), inside)
  }

  @Test func theSublayerTransformIsAPerspectiveForAllSublayers() {
    root.sublayerTransform.m34 = -1 / 500
    let layer = box(100, 100, 100, 100)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    expect(layer.convert(CGPoint(x: 90, y: 20), to: root), projected(40, -30, turnedBy: .pi / 3))
  }

  // MARK: Hit testing

  @Test func theFrontmostLayerIsHit() {
    let back = box(0, 0, 100, 100)
    let front = box(50, 50, 100, 100)
    let child = box(10, 10, 20, 20, in: front)
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === child)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(root.hitTest(CGPoint(x: 200, y: 200)) === root)
    #expect(root.hitTest(CGPoint(x: 400, y: 20)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === back)
  }

  @Test func theEdgeOfLargestCoordinatesIsOutside() {
    let layer = box(10, 10, 20, 20)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layer)
    #expect(root.hitTest(CGPoint(x: 30, y: 15)) === root)
  }

  @Test func hiddenLayersAreNotHitAndTransparentOnesAre() {
    let layer = box(0, 0, 100, 100)
    _ = box(0, 0, 100, 100, in: layer)
    layer.opacity = 0
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) !== root)
    layer.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
  }

  @Test func whatSticksOutIsHitUnlessItIsCutOff() {
    let layer = box(0, 0, 50, 50)
    let child = box(40, 40, 50, 50, in: layer)
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === child)
    layer.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === child)
  }

  /// The point is in the space of the superlayer.
  @Test func aTurnedLayerIsHitWhereItShows() {
    let layer = box(100, 100, 100, 20)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 150, y: 65)) === layer)
    #expect(root.hitTest(CGPoint(x: 110, y: 110)) === root)
    #expect(layer.hitTest(CGPoint(x: 150, y: 65)) === layer)
  }

  @Test func aLayerInPerspectiveIsHitWhereItShows() {
    let layer = box(100, 100, 100, 100)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    for (x, y) in [(-49.0, -49.0), (-49, 49), (49, -49), (49, 49)] {
      #expect(root.hitTest(projected(x, y, turnedBy: .pi / 3)) === layer)
    }
    for (x, y) in [(-51.0, 0.0), (51, 0), (-40, 51), (40, -51)] {
      #expect(root.hitTest(projected(x, y, turnedBy: .pi / 3)) === root)
    }
  }

  @Test func aFlattenedLayerIsNotHit() {
    let layer = box(100, 100, 100, 100)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === root)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 149.9, y: 120)) === root)
    #expect(root.hitTest(CGPoint(x: 150.1, y: 120)) === root)
  }

  /// A running animation moves what is hit in the presentation, not in the model.
  @Test func thePresentationIsHitWhereItIsShown() {
    let layer = box(0, 0, 20, 20)
    screen.update()
    let move = CABasicAnimation("position.x", from: 110, to: 210)
    layer.add(move, forKey: nil)
    screen.advance(to: 0.5)
    let hit = root.presentation()?.hitTest(CGPoint(x: 160, y: 10))
    #expect(hit?.model() === layer)
    #expect(root.presentation()?.hitTest(CGPoint(x: 10, y: 10))?.model() === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layer)
  }

  // MARK: Presentation

  @Test func aPresentationIsACopyThatKnowsItsModel() {
    let layer = box(0, 0, 20, 20)
    let child = box(0, 0, 5, 5, in: layer)
    screen.update()
    let copy = layer.presentation()
    #expect(copy !== layer && copy?.model() === layer && layer.model() === layer)
    #expect(copy?.sublayers?.count == 1)
    #expect(copy?.sublayers?.first?.model() === child)
    #expect(copy?.superlayer?.model() === root)
    #expect(copy?.frame == layer.frame)
  }

  @Test func outsideOfAWindowThereIsNoPresentation() {
    let loose = CALayer()
    #expect(loose.presentation() == nil)
    root.addSublayer(loose)
    screen.update()
    #expect(loose.presentation() != nil)
    loose.removeFromSuperlayer()
    #expect(loose.presentation() == nil)
  }

  @Test func aPresentationConvertsAsItIsShown() {
    let layer = box(0, 0, 20, 20)
    screen.update()
    let move = CABasicAnimation("position.x", from: 110, to: 210)
    layer.add(move, forKey: nil)
    screen.advance(to: 0.25)
    expect(layer.presentation()?.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 135, y: 10))
    expect(layer.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 10, y: 10))
  }
}
