// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

extension Scene {
  /// A card of which all is changed by filters, with something clear and something round in it.
  private static func filtered(
    _ name: String, within bounds: Bounds = .multiplied, _ css: String, _ filters: [Filter]
  ) -> Scene {
    Scene(
      "filter-\(name)", bounds,
      html: """
        <i style="\(at(15, 20, 90, 80))filter: \(css)">
          \(Card.html(0, 10))
          <i style="\(at(50, 30, 40, 40, .violet.alpha(0.6)))border-radius: 50%"></i>
        </i>
        """
    ) {
      $0.holding(
        NodeLayer().placed(15, 20, 90, 80).drawn({ $0.effects.filters = filters }).holding(
          Card.layer(0, 10),
          box(50, 30, 40, 40, .violet.alpha(0.6)).with { $0.cornerRadius = 20 }))
    }
  }

  /// A map of colours of the W3C's Filter Effects: three rows, and what is added to each.
  private static func matrix(_ rows: [[Double]], adding amount: Double = 0) -> [Filter] {
    [.colorMatrix(ColorMatrix(rows: rows.map { $0 + [0, amount] } + [[0, 0, 0, 1, 0]]))]
  }

  private static func diagonal(_ factor: Double, adding amount: Double = 0) -> [Filter] {
    let rows = (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } }
    return matrix(rows, adding: amount)
  }

  private static let luminance = [0.2126, 0.7152, 0.0722]
  private static let sepia = [
    [0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131],
  ]

  private static func hueRotation(_ angle: Double) -> [Filter] {
    let (c, s) = (cos(degrees(angle)), sin(degrees(angle)))
    return matrix([
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      ],
    ])
  }

  /// Filters.
  ///
  /// CSS's blur is given by its deviation, as here; its other filters are maps of colours
  /// that are not premultiplied, in sRGB.
  static let filters: [Scene] = [
    filtered(
      "blur-2", within: .filtered, "blur(2px)", [.gaussianBlur(radius: 2, clampsEdges: false)]),
    filtered(
      "blur-6", within: .filtered, "blur(6px)", [.gaussianBlur(radius: 6, clampsEdges: false)]),
    filtered(
      "blur-15", within: .filtered, "blur(15px)", [.gaussianBlur(radius: 15, clampsEdges: false)]),
    filtered("saturate-0", "saturate(0)", [.colorMatrix(.saturation(0))]),
    filtered("saturate-180", "saturate(1.8)", [.colorMatrix(.saturation(1.8))]),
    filtered("brightness-40", "brightness(0.4)", diagonal(0.4)),
    filtered("brightness-150", "brightness(1.5)", diagonal(1.5)),
    filtered("contrast-50", "contrast(0.5)", [.colorMatrix(.contrast(0.5))]),
    filtered("contrast-200", "contrast(2)", [.colorMatrix(.contrast(2))]),
    filtered("grayscale", "grayscale(1)", matrix([luminance, luminance, luminance])),
    filtered("invert", "invert(1)", diagonal(-1, adding: 1)),
    filtered("sepia", "sepia(1)", matrix(sepia)),
    filtered("hue-rotate", "hue-rotate(100deg)", hueRotation(100)),
    filtered(
      "chain", within: .filtered, "saturate(2) blur(3px) brightness(0.8)",
      [.colorMatrix(.saturation(2)), .gaussianBlur(radius: 3, clampsEdges: false)] + diagonal(0.8)),
    Scene(
      "filter-turned-and-faded", .filtered,
      html: """
        <i style="\(at(0, 50, 120, 20, .slate))"></i>
        \(Card.html(20, 30, "filter: blur(3px); opacity: 0.7; transform: rotate(30deg) scale(0.8)"))
        """
    ) {
      let turn = CATransform3DScale(CATransform3DMakeRotation(degrees(30), 0, 0, 1), 0.8, 0.8, 1)
      $0.holding(
        box(0, 50, 120, 20, .slate),
        NodeLayer().placed(20, 30, 80, 60).turned(turn)
          .drawn({ $0.effects.filters = [.gaussianBlur(radius: 3, clampsEdges: false)] })
          .with { $0.opacity = 0.7 }.holding(Card.layer(0, 0)))
    },
    Scene(
      "filter-below-clip", .filtered,
      html: """
        <i style="\(at(20, 20, 80, 80, .gray))border-radius: 24px; overflow: hidden">
          <i style="\(at(20, 20, 80, 80, .red))filter: blur(8px)"></i>
        </i>
        """
    ) {
      $0.holding(
        box(20, 20, 80, 80, .gray).with { ($0.cornerRadius, $0.masksToBounds) = (24, true) }
          .holding(
            NodeLayer().placed(20, 20, 80, 80, .red).drawn({
              $0.effects.filters = [.gaussianBlur(radius: 8, clampsEdges: false)]
            })))
    },
  ]

  /// What is behind a pane, changed by filters.
  ///
  /// The browser mirrors what lies at the edge of a pane, here it continues: whatever is blurred is
  /// further from edges than three deviations.
  static let backdrops: [Scene] = [
    backdrop(
      "blur-4", within: .filtered, "blur(4px)", [.gaussianBlur(radius: 4, clampsEdges: true)]),
    backdrop(
      "blur-8", within: .filtered, "blur(8px)", [.gaussianBlur(radius: 8, clampsEdges: true)]),
    backdrop("saturate", "saturate(1.8)", [.colorMatrix(.saturation(1.8))]),
    backdrop("invert", "invert(1)", diagonal(-1, adding: 1)),
    backdrop(
      "chain", within: .filtered, "blur(6px) saturate(2)",
      [.gaussianBlur(radius: 6, clampsEdges: true), .colorMatrix(.saturation(2))]),
    Scene(
      "backdrop-turned-colours", .sharp,
      html: """
        <i style="\(at(0, 40, 120, 40, .amber))"></i>
        <i style="\(at(30, 20, 60, 80))transform: rotate(25deg); backdrop-filter: grayscale(1)"></i>
        """
    ) {
      let turn = CATransform3DMakeRotation(degrees(25), 0, 0, 1)
      $0.holding(
        box(0, 40, 120, 40, .amber),
        NodeLayer().placed(30, 20, 60, 80).turned(turn).drawn({
          $0.effects.backdrop = Backdrop(
            clip: pane($0, radius: 0), filters: matrix([luminance, luminance, luminance]))
        }))
    },
  ]

  private static func pane(_ node: Node, radius: Double) -> Clip {
    Clip(rect: node.geometry.bounds, corners: Corners(radius: radius))
  }

  private static func backdrop(
    _ name: String, within bounds: Bounds = .multiplied, _ css: String, _ filters: [Filter]
  ) -> Scene {
    Scene(
      "backdrop-\(name)", width: 160, height: 160, bounds,
      html: """
        <i style="\(at(64, 62, 14, 36, .blue))"></i><i style="\(at(78, 70, 20, 20, .red))"></i>
        <i style="\(at(25, 25, 110, 110, .white.alpha(0.2)))border-radius: 20px; \
        backdrop-filter: \(css)"></i>
        <i style="\(at(70, 76, 20, 6, .slate))"></i>
        """
    ) {
      $0.holding(
        box(64, 62, 14, 36, .blue), box(78, 70, 20, 20, .red),
        NodeLayer().placed(25, 25, 110, 110, .white.alpha(0.2)).with { $0.cornerRadius = 20 }
          .drawn({ $0.effects.backdrop = Backdrop(clip: pane($0, radius: 20), filters: filters) }),
        box(70, 76, 20, 6, .slate))
    }
  }
}
