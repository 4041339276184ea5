// SPDX-License-Identifier: MIT
import QuartzCore

extension Feature {
  /// Corners, borders, clips, masks, opacity and shadows: one row and a half.
  static let contours: [Feature] = [
    Feature("Corner radius") { $0.holding(box(34, 20, 64, 64, Palette.blue, radius: 20)) },
    Feature("Continuous corners") {
      $0.holding(
        box(34, 20, 64, 64, Palette.blue, radius: 20).with { $0.cornerCurve = .continuous })
    },
    Feature("Single corners") {
      $0.holding(
        box(34, 20, 64, 64, Palette.blue, radius: 32).with {
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        })
    },
    Feature("Borders") {
      $0.holding(
        box(26, 22, 60, 44, radius: 12).with {
          ($0.borderWidth, $0.borderColor) = (2, Palette.teal)
        },
        box(46, 38, 60, 44, Palette.mist, radius: 12).with {
          ($0.borderWidth, $0.borderColor) = (6, Palette.blue)
        })
    },
    Feature("Shadow") {
      $0.holding(
        shaded(box(32, 18, 68, 60), radius: 8, offset: 8).holding(
          box(0, 0, 44, 44, Palette.coral, radius: 22), box(24, 18, 44, 42, Palette.blue, radius: 8)
        ))
    },
    Feature("Shadow of a path") {
      $0.holding(
        shaded(box(40, 14, 52, 58, Palette.amber, radius: 12), radius: 5, offset: 0).with {
          $0.shadowPath = CGPath(
            ellipseIn: CGRect(x: -4, y: 60, width: 60, height: 14), transform: nil)
        })
    },
    Feature("Group opacity") { pair($0, groups: true) },
    Feature("Opacity of each") { pair($0, groups: false) },
    Feature("Nested clips") {
      let turn = { (angle: Double) in CATransform3DMakeRotation(angle, 0, 0, 1) }
      $0.holding(
        box(32, 18, 68, 68, Palette.mist, radius: 20)
          .with { ($0.masksToBounds, $0.transform) = (true, turn(0.2)) }.holding(
            box(12, 12, 76, 50, Palette.violet, radius: 16)
              .with { ($0.masksToBounds, $0.transform) = (true, turn(-0.45)) }.holding(
                box(30, -10, 36, 80, Palette.amber).with { $0.transform = turn(0.6) })))
    },
    Feature("Shape mask") {
      let disc = CAShapeLayer()
      disc.path = path { star in
        for index in 0..<10 {
          let angle = Double(index) * .pi / 5 - .pi / 2
          let radius = index % 2 == 0 ? 44.0 : 20
          let point = CGPoint(x: 50 + radius * cos(angle), y: 48 + radius * sin(angle))
          if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
      }
      $0.holding(landscape(16, 6, 100, 92).with { $0.mask = disc })
    },
    Feature("Gradient mask") {
      let fade = CAGradientLayer().placed(0, 0, 96, 68)
      fade.colors = [Palette.slate, Palette.color(0x1f2937, alpha: 0)]
      (fade.startPoint, fade.endPoint) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 1, y: 0.5))
      $0.holding(landscape(18, 18, 96, 68).with { $0.mask = fade })
    },
  ]

  static func landscape(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    CALayer().placed(x, y, width, height).with {
      ($0.contents, $0.contentsGravity, $0.masksToBounds) =
        (Landscape.image, .resizeAspectFill, true)
    }
  }

  private static func pair(_ tile: CALayer, groups: Bool) {
    tile.holding(
      box(0, 46, 132, 12, Palette.slate),
      box(0, 0, 132, 104).with { ($0.opacity, $0.allowsGroupOpacity) = (0.6, groups) }.holding(
        box(28, 18, 48, 48, Palette.coral, radius: 24),
        box(56, 38, 48, 48, Palette.blue, radius: 24)))
  }

  private static func shaded(_ layer: CALayer, radius: Double, offset: Double) -> CALayer {
    layer.with {
      ($0.shadowColor, $0.shadowOpacity) = (Palette.slate, 0.45)
      ($0.shadowRadius, $0.shadowOffset) = (radius, CGSize(width: 0, height: offset))
    }
  }
}
