// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  private static func shape(
    _ path: CGPath, _ rule: CAShapeLayerFillRule = .nonZero
  ) -> CAShapeLayer {
    CAShapeLayer().with { ($0.path, $0.fillRule) = (path, rule) }
  }

  private static func polygon(_ points: [(Double, Double)]) -> CGPath {
    path {
      $0.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
      $0.closeSubpath()
    }
  }

  private static let star = (0..<5).map { index in
    let angle = degrees(Double(index) * 144 - 90)
    return (40 + 40 * cos(angle), 40 + 40 * sin(angle))
  }
  private static let starText = star.map { "\($0.0) \($0.1)" }.joined(separator: " L ")

  private static func masked(
    _ name: String, _ bounds: Bounds = .clipped, clip: String,
    _ mask: @escaping @Sendable () -> CALayer
  ) -> Scene {
    Scene("mask-\(name)", bounds, html: Card.html(20, 30, clip)) {
      let card = Card.layer(20, 30)
      card.mask = mask()
      $0.holding(card)
    }
  }

  private static func fade(
    _ type: CAGradientLayerType, _ alphas: [Double], from start: CGPoint, to end: CGPoint
  ) -> CALayer {
    CAGradientLayer().placed(0, 0, 80, 60).with {
      ($0.type, $0.startPoint, $0.endPoint) = (type, start, end)
      $0.colors = alphas.map { Ink.black.alpha($0).cgColor }
    }
  }

  /// Masks: a shape is a `clip-path`, a gradient a `mask-image`.
  static let masks: [Scene] = [
    masked("polygon", clip: "clip-path: polygon(0 0, 100% 30%, 80% 100%, 10% 70%)") {
      shape(polygon([(0, 0), (80, 18), (64, 60), (8, 42)]))
    },
    masked("circle", clip: "clip-path: circle(26px at 34px 30px)") {
      shape(CGPath(ellipseIn: CGRect(x: 8, y: 4, width: 52, height: 52), transform: nil))
    },
    masked("ellipse", clip: "clip-path: ellipse(40px 18px at 40px 30px)") {
      shape(CGPath(ellipseIn: CGRect(x: 0, y: 12, width: 80, height: 36), transform: nil))
    },
    masked("rounded", clip: "clip-path: inset(5px 10px 15px 20px round 12px)") {
      box(20, 5, 50, 40, .black).with { $0.cornerRadius = 12 }
    },
    Scene(
      "mask-star-winding",
      html: "<i style=\"\(at(20, 20, 80, 80, .red))clip-path: path('M \(starText) Z')\"></i>"
    ) { $0.holding(box(20, 20, 80, 80, .red).with { $0.mask = shape(polygon(star)) }) },
    Scene(
      "mask-star-even-odd",
      html:
        "<i style=\"\(at(20, 20, 80, 80, .red))clip-path: path(evenodd, 'M \(starText) Z')\"></i>"
    ) { $0.holding(box(20, 20, 80, 80, .red).with { $0.mask = shape(polygon(star), .evenOdd) }) },
    Scene(
      "mask-turned",
      html: """
        <i style="\(at(20, 20, 80, 80, .green))clip-path: circle(36px at 40px 40px); \
        transform: rotate(20deg) scale(1.2, 0.7)"><i style="\(at(0, 40, 80, 40, .slate))"></i></i>
        """
    ) {
      let turn = CATransform3DScale(CATransform3DMakeRotation(degrees(20), 0, 0, 1), 1.2, 0.7, 1)
      let disc = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 72, height: 72), transform: nil)
      $0.holding(
        box(20, 20, 80, 80, .green).turned(turn).with { $0.mask = shape(disc) }
          .holding(box(0, 40, 80, 40, .slate)))
    },
    Scene(
      "mask-in-mask", .clipped,
      html: """
        <i style="\(at(10, 10, 100, 100))clip-path: circle(44px at 50px 50px)">
          <i style="\(at(10, 10, 80, 80, .blue))clip-path: polygon(0 0, 100% 20%, 60% 100%)">
            <i style="\(at(20, 0, 20, 80, .amber))"></i>
          </i>
        </i>
        """
    ) {
      let disc = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 88, height: 88), transform: nil)
      $0.holding(
        box(10, 10, 100, 100).with { $0.mask = shape(disc) }.holding(
          box(10, 10, 80, 80, .blue)
            .with { $0.mask = shape(polygon([(0, 0), (80, 16), (48, 80)])) }
            .holding(box(20, 0, 20, 80, .amber))))
    },
    masked(
      "gradient-linear", .graded,
      clip: "mask-image: linear-gradient(90deg, #000, transparent)"
    ) { fade(.axial, [1, 0], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)) },
    masked(
      "gradient-three", .graded,
      clip: "mask-image: linear-gradient(180deg, transparent, #000, transparent)"
    ) { fade(.axial, [0, 1, 0], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)) },
    masked(
      "gradient-radial", .graded,
      clip: "mask-image: radial-gradient(ellipse 40px 30px at 40px 30px, #000, transparent)"
    ) { fade(.radial, [1, 0], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1)) },
    Scene(
      "mask-gradient-of-group", .gradedEdges,
      html: """
        <i style="\(at(0, 55, 120, 10, .slate))"></i>
        <i style="\(at(15, 15, 90, 90, .blue))opacity: 0.8; border-radius: 20px; overflow: hidden; \
        mask-image: linear-gradient(0deg, rgb(0 0 0 / 0.2), #000)">
          <i style="\(at(30, 30, 90, 90, .amber))border-radius: 50%"></i>
        </i>
        """
    ) {
      let mask = CAGradientLayer().placed(0, 0, 90, 90)
      mask.colors = [Ink.black.cgColor, Ink.black.alpha(0.2).cgColor]
      $0.holding(
        box(0, 55, 120, 10, .slate),
        box(15, 15, 90, 90, .blue).with {
          ($0.opacity, $0.cornerRadius, $0.masksToBounds, $0.mask) = (0.8, 20, true, mask)
        }.holding(box(30, 30, 90, 90, .amber).with { $0.cornerRadius = 45 }))
    },
  ]
}
