// SPDX-License-Identifier: MIT
import QuartzCore

extension Scene {
  /// Corners, the clips they make, and borders.
  ///
  /// A border lies over a layer's sublayers and under a box's children; scenes where that shows lay
  /// the page's border over all as a box of its own.
  static let corners: [Scene] = [
    Scene(
      "corner-radii", width: 160, height: 120,
      html: """
        <i style="\(at(10, 10, 60, 40, .blue))border-radius: 4px"></i>
        <i style="\(at(90, 10, 60, 40, .red))border-radius: 12px"></i>
        <i style="\(at(10, 70, 60, 40, .green))border-radius: 20px"></i>
        <i style="\(at(100, 70, 40, 40, .slate))border-radius: 50%"></i>
        """
    ) {
      $0.holding(
        box(10, 10, 60, 40, .blue).with { $0.cornerRadius = 4 },
        box(90, 10, 60, 40, .red).with { $0.cornerRadius = 12 },
        box(10, 70, 60, 40, .green).with { $0.cornerRadius = 20 },
        box(100, 70, 40, 40, .slate).with { $0.cornerRadius = 20 })
    },
    Scene(
      "corner-masked", width: 160, height: 120,
      html: """
        <i style="\(at(10, 10, 60, 40, .blue))border-radius: 16px 16px 0 0"></i>
        <i style="\(at(90, 10, 60, 40, .red))border-radius: 0 16px 0 16px"></i>
        <i style="\(at(10, 70, 60, 40, .green))border-radius: 0 0 0 20px"></i>
        <i style="\(at(90, 70, 60, 40, .slate))border-radius: 16px 16px 16px 0"></i>
        """
    ) {
      $0.holding(
        box(10, 10, 60, 40, .blue).with {
          ($0.cornerRadius, $0.maskedCorners) = (16, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        },
        box(90, 10, 60, 40, .red).with {
          ($0.cornerRadius, $0.maskedCorners) = (16, [.layerMaxXMinYCorner, .layerMinXMaxYCorner])
        },
        box(10, 70, 60, 40, .green).with {
          ($0.cornerRadius, $0.maskedCorners) = (20, .layerMinXMaxYCorner)
        },
        box(90, 70, 60, 40, .slate).with {
          $0.cornerRadius = 16
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        })
    },
    Scene(
      "corner-elliptical",
      html: "<i style=\"\(at(10, 25, 100, 70, .violet))border-radius: 40px / 15px\"></i>"
    ) {
      $0.holding(
        CAShapeLayer().placed(10, 25, 100, 70).with {
          $0.path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 70), cornerWidth: 40,
            cornerHeight: 15, transform: nil)
          $0.fillColor = Ink.violet.cgColor
        })
    },
    Scene(
      "corner-clip",
      html: """
        <i style="\(at(15, 15, 90, 90, .gray))border-radius: 24px; overflow: hidden">
          <i style="\(at(-10, -10, 60, 60, .blue))"></i>
          <i style="\(at(40, 60, 60, 60, .red))"></i>
        </i>
        """
    ) {
      $0.holding(
        box(15, 15, 90, 90, .gray).with { ($0.cornerRadius, $0.masksToBounds) = (24, true) }
          .holding(box(-10, -10, 60, 60, .blue), box(40, 60, 60, 60, .red)))
    },
    Scene(
      "corner-clips-nested",
      html: """
        <i style="\(at(15, 15, 90, 90, .gray))border-radius: 30px; overflow: hidden; \
        transform: rotate(10deg)">
          <i style="\(at(10, 10, 90, 60, .amber))border-radius: 20px; overflow: hidden; \
        transform: rotate(-25deg)">
            <i style="\(at(20, -10, 50, 90, .slate))border-radius: 10px; transform: rotate(30deg)"></i>
          </i>
        </i>
        """
    ) {
      let turn = { (angle: Double) in CATransform3DMakeRotation(degrees(angle), 0, 0, 1) }
      $0.holding(
        box(15, 15, 90, 90, .gray).turned(turn(10))
          .with { ($0.cornerRadius, $0.masksToBounds) = (30, true) }.holding(
            box(10, 10, 90, 60, .amber).turned(turn(-25))
              .with { ($0.cornerRadius, $0.masksToBounds) = (20, true) }.holding(
                box(20, -10, 50, 90, .slate).turned(turn(30)).with { $0.cornerRadius = 10 })))
    },
    Scene(
      "corner-clip-without-corners",
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))overflow: hidden; transform: rotate(-20deg)">
          <i style="\(at(40, 30, 80, 80, .blue))border-radius: 50%"></i>
        </i>
        """
    ) {
      $0.holding(
        box(20, 20, 80, 80, .gray).turned(CATransform3DMakeRotation(degrees(-20), 0, 0, 1))
          .with { $0.masksToBounds = true }
          .holding(box(40, 30, 80, 80, .blue).with { $0.cornerRadius = 40 }))
    },
    Scene(
      "corner-in-perspective", .warped,
      html: """
        <i style="\(at(20, 20, 80, 80, .green))border-radius: 24px; overflow: hidden; \
        transform: perspective(200px) rotateY(45deg)"><i style="\(at(40, 0, 40, 80, .slate))"></i></i>
        """
    ) {
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 200
      $0.holding(
        box(20, 20, 80, 80, .green).turned(CATransform3DRotate(turn, degrees(45), 0, 1, 0))
          .with { ($0.cornerRadius, $0.masksToBounds) = (24, true) }
          .holding(box(40, 0, 40, 80, .slate)))
    },
    Scene(
      "border-square", .exact,
      html: """
        <i style="\(at(10, 10, 40, 40, .amber))border: 5px solid \(Ink.slate.css)"></i>
        <i style="\(at(70, 10, 40, 40))border: 1px solid \(Ink.red.css)"></i>
        <i style="\(at(10, 70, 40, 40, .blue))border: 8px solid \(Ink.white.alpha(0.5).css)"></i>
        <i style="\(at(70, 70, 40, 40, .green))border: 20px solid \(Ink.violet.css)"></i>
        """
    ) {
      for (x, y, ink, width, border) in [
        (10.0, 10.0, Ink?.some(.amber), 5.0, Ink.slate), (70, 10, nil, 1, .red),
        (10, 70, .blue, 8, Ink.white.alpha(0.5)), (70, 70, .green, 20, .violet),
      ] {
        $0.holding(
          box(x, y, 40, 40, ink).with {
            ($0.borderWidth, $0.borderColor) = (width, border.cgColor)
          })
      }
    },
    Scene(
      "border-round",
      html: """
        <i style="\(at(10, 10, 45, 45, .amber))border-radius: 14px"></i>
        <i style="\(at(10, 65, 45, 45, .blue))border-radius: 8px"></i>
        <i style="\(at(65, 65, 45, 45, .green))border-radius: 0 20px 20px 0"></i>
        <i style="\(at(10, 10, 45, 45))border: 4px solid \(Ink.slate.css); border-radius: 14px"></i>
        <i style="\(at(65, 10, 45, 45))border: 3px solid \(Ink.red.css); border-radius: 50%"></i>
        <i style="\(at(10, 65, 45, 45))border: 12px solid \(Ink.white.alpha(0.6).css); \
        border-radius: 8px"></i>
        <i style="\(at(65, 65, 45, 45))border: 5px solid \(Ink.violet.css); \
        border-radius: 0 20px 20px 0"></i>
        """
    ) {
      // Boxes of their own for the borders: under an opaque one a box's background is drawn smaller,
      // a layer's is not, and shines through the border's edge.
      for (x, y, ink, width, border, radius) in [
        (10.0, 10.0, Ink?.some(.amber), 4.0, Ink.slate, 14.0), (65, 10, nil, 3, .red, 22.5),
        (10, 65, .blue, 12, Ink.white.alpha(0.6), 8), (65, 65, .green, 5, .violet, 20),
      ] {
        $0.holding(
          box(x, y, 45, 45, ink).with {
            ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (width, border.cgColor, radius)
            if radius == 20 { $0.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] }
          })
      }
    },
    Scene(
      "border-over-children",
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))border-radius: 20px; overflow: hidden; \
        transform: rotate(15deg)">
          <i style="\(at(0, 40, 80, 40, .blue))"></i>
          <i style="\(at(0, 0, 80, 80))border-radius: 20px; \
        border: 8px solid \(Ink.slate.alpha(0.7).css)"></i>
        </i>
        """
    ) {
      $0.holding(
        box(20, 20, 80, 80, .gray).turned(CATransform3DMakeRotation(degrees(15), 0, 0, 1)).with {
          ($0.cornerRadius, $0.masksToBounds, $0.borderWidth) = (20, true, 8)
          $0.borderColor = Ink.slate.alpha(0.7).cgColor
        }.holding(box(0, 40, 80, 40, .blue)))
    },
  ]
}
