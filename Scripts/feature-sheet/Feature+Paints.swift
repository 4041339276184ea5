// SPDX-License-Identifier: MIT
import QuartzCore

extension Feature {
  /// Gradients, strokes and fills, text, copies and particles.
  static let paints: [Feature] = [
    Feature("Axial gradient") {
      gradient(
        $0, .axial, [Palette.indigo, Palette.coral, Palette.amber], CGPoint(x: 0, y: 0),
        CGPoint(x: 1, y: 1))
    },
    Feature("Radial gradient") {
      gradient(
        $0, .radial, [Palette.amber, Palette.coral, Palette.indigo], CGPoint(x: 0.4, y: 0.35),
        CGPoint(x: 1.05, y: 1.2))
    },
    Feature("Conic gradient") {
      gradient(
        $0, .conic,
        [Palette.blue, Palette.teal, Palette.amber, Palette.coral, Palette.violet, Palette.blue],
        CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    },
    Feature("Dashes") {
      for (index, pattern) in [[0, 9], [12, 8], [18, 8, 1, 8]].enumerated() {
        $0.holding(
          stroke(Palette.blue, 5) { path in
            let y = 28 + Double(index) * 24
            path.move(to: CGPoint(x: 22, y: y))
            path.addCurve(
              to: CGPoint(x: 110, y: y), control1: CGPoint(x: 50, y: y - 18),
              control2: CGPoint(x: 82, y: y + 18))
          }.with {
            ($0.lineDashPattern, $0.lineCap) = (pattern.map { NSNumber(value: $0) }, .round)
          })
      }
    },
    Feature("Caps and joins") {
      for (index, style) in [
        (CAShapeLayerLineCap.butt, CAShapeLayerLineJoin.miter), (.round, .round), (.square, .bevel),
      ].enumerated() {
        let corner = { (path: CGMutablePath) in
          let x = 19 + Double(index) * 37
          path.addLines(between: [
            CGPoint(x: x, y: 72), CGPoint(x: x + 10, y: 38), CGPoint(x: x + 20, y: 72),
          ])
        }
        $0.holding(
          stroke(Palette.mist, 9, corner).with { ($0.lineCap, $0.lineJoin) = style },
          stroke(Palette.blue, 1.5, corner))
      }
    },
    Feature("Trimmed strokes") {
      for (index, color) in [Palette.coral, Palette.amber, Palette.teal].enumerated() {
        let radius = 36 - Double(index) * 11
        let ring = { (path: CGMutablePath) in
          path.addArc(
            center: CGPoint(x: 66, y: 52), radius: radius, startAngle: -.pi / 2,
            endAngle: 3 * .pi / 2, clockwise: false)
        }
        $0.holding(
          stroke(Palette.mist, 7, ring),
          stroke(color, 7, ring).with {
            ($0.strokeEnd, $0.lineCap) = (0.82 - Double(index) * 0.2, .round)
          })
      }
    },
    Feature("Even-odd fill") {
      $0.holding(
        CAShapeLayer().with {
          ($0.fillColor, $0.fillRule) = (Palette.violet, .evenOdd)
          $0.path = path { path in
            for index in 0..<6 {
              let angle = Double(index) * .pi / 3
              path.addEllipse(
                in: CGRect(
                  x: 66 + 17 * cos(angle) - 22, y: 52 + 17 * sin(angle) - 22, width: 44,
                  height: 44))
            }
          }
        })
    },
    Feature("Text") {
      $0.holding(
        text("Ag", size: 40, Palette.slate, 12, "Inter-SemiBold"),
        text("Kerning, ligatures", size: 11, Palette.label, 62, "Inter"),
        text("العربية 日本語", size: 11, Palette.label, 77, "Inter"))
    },
    Feature("Replicator") {
      $0.holding(
        CAReplicatorLayer().placed(0, 0, 132, 104).with {
          ($0.instanceCount, $0.instanceAlphaOffset) = (12, -0.075)
          $0.instanceTransform = CATransform3DMakeRotation(-.pi / 6, 0, 0, 1)
        }.holding(box(62.5, 14, 7, 22, Palette.blue, radius: 3.5)))
    },
    Feature("Emitter") {
      let cell = CAEmitterCell()
      (cell.contents, cell.contentsScale) = (Spark.image, 2)
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (46, 1.5, 0.3)
      (cell.velocity, cell.velocityRange, cell.yAcceleration) = (62, 22, 52)
      (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, 1.1)
      (cell.scale, cell.scaleRange, cell.alphaSpeed) = (0.55, 0.35, -0.5)
      (cell.color, cell.redRange, cell.greenRange) = (Palette.color(0xf08a50), 0.25, 0.5)
      $0.holding(
        CAEmitterLayer().placed(0, 0, 132, 104).with {
          ($0.emitterPosition, $0.seed, $0.emitterCells) = (CGPoint(x: 66, y: 84), 3, [cell])
        })
    },
  ]

  private static func gradient(
    _ tile: CALayer, _ type: CAGradientLayerType, _ colors: [CGColor], _ start: CGPoint,
    _ end: CGPoint
  ) {
    tile.holding(
      CAGradientLayer().placed(22, 18, 88, 68).with {
        ($0.type, $0.colors, $0.startPoint, $0.endPoint) = (type, colors, start, end)
        $0.cornerRadius = 8
      })
  }

  private static func stroke(
    _ color: CGColor, _ width: Double, _ draw: (CGMutablePath) -> Void
  ) -> CAShapeLayer {
    CAShapeLayer().with {
      ($0.path, $0.fillColor, $0.strokeColor, $0.lineWidth) = (path(draw), nil, color, width)
    }
  }

  private static func text(
    _ string: String, size: Double, _ color: CGColor, _ y: Double, _ font: String
  ) -> CALayer {
    CATextLayer().placed(0, y, 132, size * 1.4).with {
      ($0.string, $0.font, $0.fontSize) = (string, font, size)
      ($0.foregroundColor, $0.alignmentMode) = (color, .center)
    }
  }
}
