// SPDX-License-Identifier: MIT
import Expectations
import FilmstripDisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct CAShapeLayerTests {
  private func line(_ layer: CAShapeLayer) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    layer.path = path
    layer.strokeColor = CGColor(gray: 0, alpha: 1)
    layer.fillColor = nil
    return layer
  }

  private func content(_ layer: CAShapeLayer) -> [DrawCommand] { ShownLayer(layer).node.content }

  private func stroke(_ layer: CAShapeLayer) -> (path: Path, style: StrokeStyle)? {
    for case .stroke(let path, let style, _) in content(layer) { return (path, style) }
    return nil
  }

  @Test func defaultsAreThoseOfTheSDK() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPhase == 0)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "strokeEnd") as? Double == 1)
  }

  @Test func aShapeLiesAboveTheBackgroundAndIsStrokedAboveItsFill() {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.path = CGPath(rect: CGRect(x: -5, y: 0, width: 20, height: 5), transform: nil)
    layer.fillRule = .evenOdd
    layer.strokeColor = CGColor(gray: 0.5, alpha: 1)
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    let path = Path(rect: CGRect(x: -5, y: 0, width: 20, height: 5))
    #expect(
      content(layer) == [
        .fill(Path(rect: layer.bounds), rule: .winding, paint: .color(.white)),
        .fill(path, rule: .evenOdd, paint: .color(.black)),
        .stroke(
          path,
          style: StrokeStyle(
            width: 3, cap: .round, join: .bevel, miterLimit: 10, dash: [4, 2], dashPhase: 1),
          paint: .color(Color(white: 0.5))),
      ])
  }

  @Test func theStrokeIsTrimmedByLengthAndTheFillIsNot() {
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    layer.strokeColor = CGColor(gray: 0, alpha: 1)
    layer.strokeStart = 0.125
    layer.strokeEnd = 0.5
    let length = stroke(layer)?.path.segments.reduce(0) { $0 + $1.length() } ?? 0
    // 3/8 of 2π·50; the four curves of an ellipse are 0.02 % longer than the circle.
    #expect(abs(length - 0.375 * 100 * .pi) < 0.05)
    guard case .fill(let filled, _, _)? = content(layer).first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(filled == layer.path?.path)
  }

  @Test func strokeEndAnimatesAlongTheLine() {
    let layer = line(CAShapeLayer())
    let shown = ShownLayer(layer)
    let animation = CABasicAnimation("strokeEnd", from: 0, to: 1, duration: 2)
    layer.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.5)
    #expect((layer.presentation())?.strokeEnd == 0.25)
    #expect(
      shown.node.content == [
        .stroke(
          Path([.move(.zero), .line(CGPoint(x: 25, y: 0))]), style: StrokeStyle(width: 1),
          paint: .color(.black))
      ])
  }

  @Test func changesAnimateImplicitlyExceptThePath() {
    let layer = line(CAShapeLayer())
    let shown = ShownLayer(layer)
    layer.lineWidth = 5
    layer.strokeColor = CGColor(gray: 1, alpha: 1)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.setValue(CGPath(rect: .zero, transform: nil), forKeyPath: "path")
    #expect(layer.animationKeys() == ["lineWidth", "strokeColor"])
    shown.commit()
    let copy = layer.presentation()
    #expect(copy?.lineWidth == 1 && layer.lineWidth == 5)
    #expect(copy?.path?.boundingBox == .zero)
  }

  @Test func pathsOfOneStructureAreMixed() {
    let layer = CAShapeLayer()
    let shown = ShownLayer(layer)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    animation.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    shown.commit()
    shown.advance(to: 0.5)
    let path = (layer.presentation())?.path
    #expect(path?.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test func laterChangesOfAMutablePathDoNotCount() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.path = path
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func unusableDashesAreReportedAndSolid() {
    for pattern in [[-1, 2], [0, 0], [Double.nan], [1e-9, 1e-9]] {
      let layer = line(CAShapeLayer())
      layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
      let reported = reports { #expect(stroke(layer)?.style.dash == []) }
      #expect(reported.count == 1 && reported[0].contains("CAShapeLayer.lineDashPattern"))
    }
  }

  @Test func unusableNumbersPaintNothingOrTheDefault() {
    let layer = line(CAShapeLayer())
    layer.strokeEnd = .nan
    layer.miterLimit = .nan
    layer.lineDashPhase = .infinity
    #expect(stroke(layer)?.path == layer.path?.path)
    #expect(stroke(layer)?.style == StrokeStyle(width: 1, miterLimit: 1))
    layer.strokeStart = 0.8
    layer.strokeEnd = 0.2
    #expect(stroke(layer) == nil)
    layer.strokeStart = 0
    layer.lineWidth = .nan
    #expect(stroke(layer) == nil)
    layer.path = CGPath(rect: CGRect(x: Double.nan, y: 0, width: 1, height: 1), transform: nil)
    let reported = reports { #expect(content(layer).isEmpty) }
    #expect(reported == ["CAShapeLayer.path with a coordinate that is not finite"])
  }
}
