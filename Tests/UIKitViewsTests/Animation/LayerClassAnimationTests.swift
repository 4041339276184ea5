// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// What `presentation()` shows of the properties that only some classes of layers have.
@MainActor
@Suite struct LayerClassAnimationTests {
  private let screen = Screen()
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A layer a quarter of the way from one value of a property to another.
  private func quarter<Layer: CALayer>(
    of layer: Layer, _ keyPath: String, _ from: Any, _ to: Any
  ) -> Layer? {
    screen.show(layer)
    let animation = CABasicAnimation(keyPath, from: from, to: to, duration: 4)
    layer.add(animation, forKey: nil)
    screen.advance(to: screen.time + 1)
    return layer.presentation()
  }

  /// A layer a quarter of the way from what it shows to what a change makes of it.
  private func quarter<Layer: CALayer>(of layer: Layer, _ change: (Layer) -> Void) -> Layer? {
    screen.show(layer)
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    change(layer)
    CATransaction.commit()
    screen.advance(to: screen.time + 1)
    return layer.presentation()
  }

  private func line(to x: Double, _ y: Double) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: x, y: y))
    return path
  }

  // MARK: Shapes

  @Test func aStrokesEndAndWidthAreAnimated() {
    screen.update()
    expect(quarter(of: CAShapeLayer(), "strokeEnd", 0, 1)?.strokeEnd, 0.25)
    expect(quarter(of: CAShapeLayer(), "strokeStart", 0, 0.4)?.strokeStart, 0.1)
    expect(quarter(of: CAShapeLayer(), "lineWidth", 2, 6)?.lineWidth, 3)
    expect(quarter(of: CAShapeLayer(), "lineDashPhase", 0, 8)?.lineDashPhase, 2)
    expect(quarter(of: CAShapeLayer(), "fillColor", black, red)?.fillColor?.components?[0], 0.25)
    expect(
      quarter(of: CAShapeLayer(), "strokeColor", black, red)?.strokeColor?.components?[0], 0.25)
  }

  @Test func aStrokesEndAndWidthChangeImplicitly() {
    screen.update()
    expect(quarter(of: CAShapeLayer()) { $0.strokeEnd = 0 }?.strokeEnd, 0.75)
    expect(quarter(of: CAShapeLayer()) { $0.lineWidth = 5 }?.lineWidth, 2)
    expect(quarter(of: CAShapeLayer()) { $0.fillColor = red }?.fillColor?.components?[0], 0.25)
  }

  /// A quarter of the way from (20, 0) to (40, 80).
  @Test func pathsOfOneStructureAreMixed() {
    screen.update()
    let path = quarter(of: CAShapeLayer(), "path", line(to: 20, 0), line(to: 40, 80))?.path
    expect(path?.currentPoint, CGPoint(x: 25, y: 20))
    #expect(path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 25, height: 20))
  }

  /// Documented: no implicit animation.
  @Test func aNewPathShowsAtOnce() {
    screen.update()
    let layer = CAShapeLayer()
    layer.path = line(to: 20, 0)
    let shown = quarter(of: layer) { $0.path = line(to: 40, 80) }
    expect(shown?.path?.currentPoint, CGPoint(x: 40, y: 80))
    #expect(layer.animationKeys() == nil)
  }

  // MARK: Gradients

  private func gradient() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.colors = [black, red]
    layer.locations = [0, 0.4]
    return layer
  }

  private func reds(of layer: CAGradientLayer?) -> [Double] {
    (layer?.colors as? [CGColor] ?? []).map { $0.components?[0] ?? .nan }
  }

  @Test func aGradientsColoursPlacesAndPointsAreAnimated() {
    screen.update()
    let colored = quarter(of: gradient(), "colors", [black, red], [red, black])
    expect(reds(of: colored).first, 0.25)
    expect(reds(of: colored).last, 0.75)
    let placed = quarter(of: gradient(), "locations", [0, 0.5], [0.4, 0.9])
    expect(placed?.locations?.first?.doubleValue, 0.1)
    expect(placed?.locations?.last?.doubleValue, 0.6)
    let started = quarter(of: gradient(), "startPoint", CGPoint.zero, CGPoint(x: 1, y: 0.4))
    expect(started?.startPoint, CGPoint(x: 0.25, y: 0.1))
    expect(quarter(of: gradient(), "endPoint.x", 0, 1)?.endPoint, CGPoint(x: 0.25, y: 1))
  }

  @Test func aGradientChangesImplicitly() {
    screen.update()
    let colored = quarter(of: gradient()) { $0.colors = [red, black] }
    expect(reds(of: colored).first, 0.25)
    expect(reds(of: colored).last, 0.75)
    let placed = quarter(of: gradient()) { $0.locations = [0.4, 0.8] }
    expect(placed?.locations?.first?.doubleValue, 0.1)
    expect(placed?.locations?.last?.doubleValue, 0.5)
    let started = quarter(of: gradient()) { $0.startPoint = CGPoint(x: 0.9, y: 1) }
    expect(started?.startPoint, CGPoint(x: 0.6, y: 0.25))
  }

  // MARK: Replicators

  @Test func theWayFromInstanceToInstanceIsAnimated() {
    screen.update()
    let far = CATransform3DMakeTranslation(40, 80, 0)
    let shown = quarter(of: CAReplicatorLayer(), "instanceTransform", CATransform3DIdentity, far)
    expect(shown?.instanceTransform.m41, 10)
    expect(shown?.instanceTransform.m42, 20)
    let turned = quarter(of: CAReplicatorLayer(), "instanceTransform.rotation.z", 0, 2 * Double.pi)
    expect(turned?.instanceTransform.m11, 0)
    expect(turned?.instanceTransform.m12, 1)
    expect(quarter(of: CAReplicatorLayer(), "instanceDelay", 0, 2)?.instanceDelay, 0.5)
  }

  @Test func theWayFromInstanceToInstanceChangesImplicitly() {
    screen.update()
    let shown = quarter(of: CAReplicatorLayer()) {
      $0.instanceTransform = CATransform3DMakeTranslation(40, 80, 0)
    }
    expect(shown?.instanceTransform.m41, 10)
    expect(shown?.instanceTransform.m42, 20)
    let offset = quarter(of: CAReplicatorLayer()) { $0.instanceRedOffset = -0.4 }
    expect(offset?.instanceRedOffset, -0.1)
  }

  // MARK: Text

  @Test func theSizeAndColourOfTextAreAnimated() {
    screen.update()
    expect(quarter(of: CATextLayer(), "fontSize", 12, 20)?.fontSize, 14)
    let color = quarter(of: CATextLayer(), "foregroundColor", black, red)?.foregroundColor
    expect(color?.components?[0], 0.25)
  }

  /// From 36 points and from white, the defaults.
  @Test func theSizeAndColourOfTextChangeImplicitly() {
    screen.update()
    expect(quarter(of: CATextLayer()) { $0.fontSize = 16 }?.fontSize, 31)
    let color = quarter(of: CATextLayer()) { $0.foregroundColor = red }?.foregroundColor
    expect(color?.components?[0], 1)
    expect(color?.components?[1], 0.75)
  }

  // MARK: Emitters

  @Test func whatAnEmitterEmitsIsAnimated() {
    screen.update()
    expect(quarter(of: CAEmitterLayer(), "birthRate", 0, 2)?.birthRate, 0.5)
    let moved = quarter(of: CAEmitterLayer(), "emitterPosition", CGPoint.zero, CGPoint(x: 4, y: 8))
    expect(moved?.emitterPosition, CGPoint(x: 1, y: 2))
  }

  /// Assumed.
  @Test func aNewBirthRateCountsAtOnce() {
    screen.update()
    let layer = CAEmitterLayer()
    expect(quarter(of: layer) { $0.birthRate = 3 }?.birthRate, 3)
    #expect(layer.animationKeys() == nil)
  }
}
