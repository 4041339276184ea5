// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

extension Feature {
  /// Images, how they are scaled, filters, what is seen through panes, and blend modes.
  static let contents: [Feature] = [
    Feature("Gravity, fit") { gravity($0, .resizeAspect) },
    Feature("Gravity, fill") { gravity($0, .resizeAspectFill) },
    Feature("Part of contents") {
      $0.holding(
        landscape(22, 18, 88, 68).with {
          $0.contentsRect = CGRect(x: 0.45, y: 0.12, width: 0.42, height: 0.48)
          $0.cornerRadius = 8
        })
    },
    Feature("Stretched middle") {
      $0.holding(stretched(16, 35, 34, 34), stretched(60, 20, 56, 26), stretched(60, 56, 56, 30))
    },
    Feature("Nearest pixels") {
      $0.holding(
        landscape(22, 18, 88, 68).with {
          ($0.contents, $0.magnificationFilter) = (Landscape.coarse, .nearest)
          $0.cornerRadius = 8
        })
    },
    Feature("Minification") {
      $0.holding(
        landscape(14, 32, 57, 38).with { $0.cornerRadius = 6 },
        landscape(78, 51, 27, 19).with { $0.cornerRadius = 4 },
        landscape(112, 61, 13, 9).with { $0.cornerRadius = 2 })
    },
    Feature("Blur") { filtered($0, [.gaussianBlur(radius: 3, clampsEdges: true)]) },
    Feature("Saturation") { halves($0, .saturation(0)) },
    Feature("Dimming") { halves($0, dimming) },
    Feature("Backdrop blur") {
      $0.holding(
        landscape(0, 0, 132, 104),
        box(20, 26, 92, 52, Palette.color(0xffffff, alpha: 0.35), radius: 14).with {
          $0.cornerCurve = .continuous
          $0.backdropFilters = [
            .gaussianBlur(radius: 6, clampsEdges: true), .colorMatrix(.saturation(1.6)),
          ]
        }.holding(
          box(14, 14, 24, 24, Palette.tile, radius: 12),
          box(46, 16, 34, 7, Palette.tile, radius: 3.5),
          box(46, 29, 22, 7, Palette.tile, radius: 3.5)))
    },
    Feature("Multiply") { blended($0, "multiplyBlendMode", Palette.tile) },
    Feature("Screen") { blended($0, "screenBlendMode", Palette.slate) },
    Feature("Difference") { blended($0, "differenceBlendMode", Palette.tile) },
  ]

  private static let dimming = ColorMatrix(
    rows: (0..<4).map { row in (0..<5).map { $0 == row ? (row < 3 ? 0.45 : 1) : 0 } })

  private static func gravity(_ tile: CALayer, _ gravity: CALayerContentsGravity) {
    tile.holding(
      landscape(36, 16, 60, 72).with {
        ($0.contentsGravity, $0.backgroundColor) = (gravity, Palette.mist)
        $0.cornerRadius = 8
      })
  }

  /// A button of 30 pixels of which the middle third is stretched.
  private static func stretched(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> CALayer {
    CALayer().placed(x, y, width, height).with {
      ($0.contents, $0.contentsScale) = (Button.image, 3)
      $0.contentsCenter = CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1)
    }
  }

  private static func filtered(_ tile: CALayer, _ filters: [Filter]) {
    tile.holding(
      landscape(22, 18, 88, 68).with { ($0.contentFilters, $0.cornerRadius) = (filters, 8) })
  }

  /// The picture, and its right half through a filter.
  private static func halves(_ tile: CALayer, _ matrix: ColorMatrix) {
    tile.holding(
      box(22, 18, 88, 68, radius: 8).with { $0.masksToBounds = true }.holding(
        landscape(0, 0, 88, 68),
        box(44, 0, 44, 68).with { $0.masksToBounds = true }.holding(
          landscape(-44, 0, 88, 68).with { $0.contentFilters = [.colorMatrix(matrix)] })))
  }

  private static func blended(_ tile: CALayer, _ mode: String, _ ground: CGColor) {
    tile.backgroundColor = ground
    for (x, y, color) in [
      (32.0, 38.0, Palette.color(0x22b8e6)), (56, 38, Palette.color(0xf5d90a)),
      (44, 17, Palette.color(0xe93d82)),
    ] {
      tile.holding(box(x, y, 44, 44, color, radius: 22).with { $0.compositingFilter = mode })
    }
  }
}
