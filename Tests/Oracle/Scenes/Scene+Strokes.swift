// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  private static func stroke(
    _ name: String, within bounds: Bounds = .sharp, _ data: String, _ style: String,
    _ path: @escaping @Sendable () -> CGPath, _ change: @escaping @Sendable (CAShapeLayer) -> Void
  ) -> Scene {
    Scene(
      "stroke-\(name)", bounds,
      html: """
        <svg><path d="\(data)" fill="none" stroke="\(Ink.slate.css)" stroke-miterlimit="10" \
        style="\(style)"/></svg>
        """
    ) {
      $0.holding(
        CAShapeLayer().placed(0, 0, 120, 120).with {
          ($0.path, $0.fillColor, $0.strokeColor) = (path(), nil, Ink.slate.cgColor)
          change($0)
        })
    }
  }

  private static func lines(_ points: (Double, Double)...) -> CGPath {
    path { $0.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  private static func zigzag() -> CGPath { lines((20, 90), (45, 30), (75, 90), (100, 35)) }
  private static let zigzagData = "M20 90 L45 30 L75 90 L100 35"

  private static func curves() -> CGPath {
    path {
      $0.move(to: CGPoint(x: 15, y: 60))
      $0.addCurve(
        to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 15, y: 0), control2: CGPoint(x: 60, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 105, y: 60), control: CGPoint(x: 82, y: 130))
    }
  }
  private static let curvesData = "M15 60 C15 0 60 0 60 60 Q82 130 105 60"

  /// Strokes and fills of paths: SVG and a shape layer agree on all of their words.
  static let strokes: [Scene] = [
    stroke("miter", zigzagData, "stroke-width: 10px", zigzag) { $0.lineWidth = 10 },
    stroke(
      "round", zigzagData, "stroke-width: 12px; stroke-linejoin: round; stroke-linecap: round",
      zigzag
    ) { ($0.lineWidth, $0.lineJoin, $0.lineCap) = (12, .round, .round) },
    stroke(
      "bevel-square", zigzagData,
      "stroke-width: 12px; stroke-linejoin: bevel; stroke-linecap: square", zigzag
    ) { ($0.lineWidth, $0.lineJoin, $0.lineCap) = (12, .bevel, .square) },
    // The joint of 45.24° has a miter of 1/sin(22.62°) = 2.6 widths.
    stroke(
      "miter-limit-below", zigzagData, "stroke-width: 10px; stroke-miterlimit: 2.2", zigzag
    ) { ($0.lineWidth, $0.miterLimit) = (10, 2.2) },
    stroke("miter-limit-sharp", "M20 20 L100 32 L20 44", "stroke-width: 6px; stroke-miterlimit: 7")
    {
      lines((20, 20), (100, 32), (20, 44))
    } _: {
      ($0.lineWidth, $0.miterLimit) = (6, 7)
    },
    stroke("curves", curvesData, "stroke-width: 7px", curves) { $0.lineWidth = 7 },
    stroke("hairline", curvesData, "stroke-width: 1px", curves) { $0.lineWidth = 1 },
    stroke("dash", zigzagData, "stroke-width: 6px; stroke-dasharray: 14 6", zigzag) {
      ($0.lineWidth, $0.lineDashPattern) = (6, [14, 6])
    },
    stroke(
      "dash-phase", within: .dashed, curvesData,
      "stroke-width: 6px; stroke-dasharray: 12 8 2 8; stroke-dashoffset: 7px", curves
    ) { ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (6, [12, 8, 2, 8], 7) },
    stroke(
      "dash-round", within: .dashed, curvesData,
      "stroke-width: 8px; stroke-dasharray: 1 13; stroke-linecap: round", curves
    ) { ($0.lineWidth, $0.lineDashPattern, $0.lineCap) = (8, [1, 13], .round) },
    stroke("dash-odd", zigzagData, "stroke-width: 5px; stroke-dasharray: 9 4 3", zigzag) {
      ($0.lineWidth, $0.lineDashPattern) = (5, [9, 4, 3])
    },
    stroke("closed", "M30 25 L95 40 L70 100 Z", "stroke-width: 9px; fill: \(Ink.amber.css)") {
      path {
        $0.addLines(between: [CGPoint(x: 30, y: 25), CGPoint(x: 95, y: 40), CGPoint(x: 70, y: 100)])
        $0.closeSubpath()
      }
    } _: {
      ($0.lineWidth, $0.fillColor) = (9, Ink.amber.cgColor)
    },
    stroke(
      "arc", "M\(60 + 40 * 0.5) \(60 - 40 * 0.8660254037844386) A40 40 0 1 1 20 60",
      "stroke-width: 10px; stroke-linecap: round"
    ) {
      path {
        $0.addArc(
          center: CGPoint(x: 60, y: 60), radius: 40, startAngle: -.pi / 3, endAngle: .pi,
          clockwise: false)
      }
    } _: {
      ($0.lineWidth, $0.lineCap) = (10, .round)
    },
    // A path of a length of 1 of which half is dashed: the way trims are made in pages.
    Scene(
      "stroke-trim",
      html: """
        <svg><circle cx="60" cy="60" r="40" fill="none" stroke="\(Ink.blue.css)" stroke-width="10" \
        pathLength="100" stroke-dasharray="50 50" stroke-dashoffset="-20"/></svg>
        """
    ) {
      $0.holding(
        CAShapeLayer().placed(0, 0, 120, 120).with {
          $0.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80), transform: nil)
          ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, Ink.blue.cgColor, 10)
          ($0.strokeStart, $0.strokeEnd) = (0.2, 0.7)
        })
    },
    Scene(
      "fill-even-odd",
      html: """
        <svg><path d="M10 10 H110 V110 H10 Z M60 20 L95 100 L20 45 H100 L25 100 Z" \
        fill="\(Ink.violet.css)" fill-rule="evenodd"/></svg>
        """
    ) {
      $0.holding(
        CAShapeLayer().placed(0, 0, 120, 120).with {
          $0.path = path {
            $0.addRect(CGRect(x: 10, y: 10, width: 100, height: 100))
            $0.addLines(
              between: [(60, 20), (95, 100), (20, 45), (100, 45), (25, 100)]
                .map { CGPoint(x: $0.0, y: $0.1) })
            $0.closeSubpath()
          }
          ($0.fillColor, $0.fillRule) = (Ink.violet.cgColor, .evenOdd)
        })
    },
    Scene(
      "fill-and-stroke-turned",
      html: """
        <svg><g transform="translate(60 60) rotate(25) scale(1.2 0.6)"><path \
        d="M-40 -30 H40 V30 H-40 Z" fill="\(Ink.green.css)" stroke="\(Ink.slate.alpha(0.5).css)" \
        stroke-width="12"/></g></svg>
        """
    ) {
      // A stroke is turned with its layer: its width differs with the direction.
      let turn = CATransform3DScale(CATransform3DMakeRotation(degrees(25), 0, 0, 1), 1.2, 0.6, 1)
      $0.holding(
        CAShapeLayer().placed(20, 30, 80, 60).turned(turn).with {
          $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60), transform: nil)
          ($0.fillColor, $0.lineWidth) = (Ink.green.cgColor, 12)
          $0.strokeColor = Ink.slate.alpha(0.5).cgColor
        })
    },
  ]
}
