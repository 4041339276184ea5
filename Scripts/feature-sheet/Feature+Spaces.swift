// SPDX-License-Identifier: MIT
import QuartzCore

extension Feature {
  /// Depth and perspective.
  static let spaces: [Feature] = [
    Feature("Perspective, x") {
      $0.holding(card(CATransform3DRotate(perspective(220), 0.9, 1, 0, 0)))
    },
    Feature("Perspective, y") {
      $0.holding(card(CATransform3DRotate(perspective(220), -0.9, 0, 1, 0)))
    },
    Feature("Sublayer transform") {
      let stage = box(0, 0, 132, 104)
      stage.sublayerTransform = perspective(200)
      for index in [0, 4, 1, 3, 2] {
        let side = Double(index - 2)
        let angle = side == 0 ? 0 : side < 0 ? 0.95 : -0.95
        let place = CATransform3DMakeTranslation(side * 25, 0, -abs(side) * 24)
        stage.holding(
          landscape(45, 31, 42, 42).with {
            $0.transform = CATransform3DRotate(place, angle, 0, 1, 0)
            ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (1.5, Palette.tile, 5)
          })
      }
      $0.holding(stage)
    },
    Feature("Transform layer") {
      let stage = box(0, 0, 132, 104)
      stage.sublayerTransform = perspective(300)
      let turn = CATransform3DMakeRotation(-0.5, 1, 0, 0)
      let cube = CATransformLayer().placed(41, 27, 50, 50)
        .with { $0.transform = CATransform3DRotate(turn, 0.65, 0, 1, 0) }
      let faces: [(CGColor, angle: Double, x: Double, y: Double)] = [
        (Palette.blue, 0, 0, 1), (Palette.indigo, -.pi / 2, 0, 1),
        (Palette.color(0x7fb0ff), .pi / 2, 1, 0), (Palette.violet, .pi / 2, 0, 1),
        (Palette.slate, -.pi / 2, 1, 0), (Palette.slate, .pi, 0, 1),
      ]
      for (color, angle, x, y) in faces {
        let face = CATransform3DMakeRotation(angle, x, y, 0)
        cube.holding(
          box(0, 0, 50, 50, color).with { $0.transform = CATransform3DTranslate(face, 0, 0, 25) })
      }
      $0.holding(stage.holding(cube))
    },
    Feature("Crossing planes") {
      let turn = CATransform3DRotate(perspective(260), -0.42, 1, 0, 0)
      let space = CATransformLayer().placed(32, 18, 68, 68).with { $0.transform = turn }
      for (color, angle) in [(Palette.teal, 0.55), (Palette.amber, -0.75)] {
        space.holding(
          box(0, 0, 68, 68, color).with {
            $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
          })
      }
      $0.holding(space)
    },
    Feature("Back hidden") {
      let turn = { (angle: Double) in CATransform3DRotate(perspective(260), angle, 0, 1, 0) }
      for (x, angle) in [(36.0, 0.6), (96, .pi - 0.6)] {
        let space = CATransformLayer().placed(x - 22, 24, 44, 56)
          .with { $0.transform = turn(angle) }
        let back = box(0, 0, 44, 56, Palette.coral).with {
          $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        let front = box(0, 0, 44, 56, Palette.blue)
          .holding(box(10, 12, 24, 5, Palette.tile), box(10, 22, 16, 5, Palette.tile))
        (front.isDoubleSided, back.isDoubleSided) = (false, false)
        $0.holding(space.holding(front, back))
      }
    },
  ]

  private static func card(_ transform: CATransform3D) -> CALayer {
    landscape(24, 20, 84, 64).with { ($0.transform, $0.cornerRadius) = (transform, 6) }
  }
}
