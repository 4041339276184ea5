// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

extension Scene {
  private static let columns: [Ink] = [
    .blue, .amber, .green, .slate, .white, Ink(rgb: 0x808080),
  ]
  private static let rows: [Ink] = [
    .red, .violet, .green, .gray, .white, .black, .amber.alpha(0.5),
  ]

  /// Rows of seven colours over columns of six, the last of which is where nothing is but white.
  private static func blend(_ css: String, _ mode: BlendMode, _ bounds: Bounds = .exact) -> Scene {
    Scene(
      "blend-\(css)", bounds,
      html: columns.enumerated().map { index, ink in
        "<i style=\"\(at(Double(index) * 16 + 8, 4, 16, 112, ink))\"></i>"
      }.joined()
        + rows.enumerated().map { index, ink in
          """
          <i style="\(at(8, Double(index) * 16 + 4, 112, 16, ink))mix-blend-mode: \(css)"></i>
          """
        }.joined()
    ) {
      for (index, ink) in columns.enumerated() {
        $0.holding(box(Double(index) * 16 + 8, 4, 16, 112, ink))
      }
      for (index, ink) in rows.enumerated() {
        $0.holding(
          NodeLayer().placed(8, Double(index) * 16 + 4, 112, 16, ink)
            .drawn({ $0.effects.blend = mode }))
      }
    }
  }

  /// Blend modes, all of CSS's but `normal`.
  static let blends: [Scene] = [
    blend("multiply", .multiply), blend("screen", .screen), blend("overlay", .overlay),
    blend("darken", .darken), blend("lighten", .lighten), blend("color-dodge", .colorDodge),
    blend("color-burn", .colorBurn), blend("hard-light", .hardLight),
    blend("soft-light", .softLight), blend("difference", .difference),
    // The browser is 2/255 off where the product of 28 and 229 is taken twice.
    blend("exclusion", .exclusion, Bounds(flat: 2, edge: 2)), blend("hue", .hue),
    blend("saturation", .saturation),
    blend("color", .color), blend("luminosity", .luminosity), blend("plus-lighter", .plusLighter),
    Scene(
      "blend-in-group", .exact,
      html: """
        <i style="\(at(10, 40, 100, 40, .amber))"></i>
        <i style="\(at(20, 10, 80, 100))opacity: 0.99999">
          <i style="\(at(0, 50, 80, 30, .green))"></i>
          <i style="\(at(20, 10, 40, 80, .blue))mix-blend-mode: multiply"></i>
        </i>
        """
    ) {
      // A group of its own: what is behind it does not take part.
      $0.holding(
        box(10, 40, 100, 40, .amber),
        box(20, 10, 80, 100).with { $0.opacity = 0.99999 }.holding(
          box(0, 50, 80, 30, .green),
          NodeLayer().placed(20, 10, 40, 80, .blue).drawn({ $0.effects.blend = .multiply })))
    },
    Scene(
      "blend-round-faded-group",
      html: """
        <i style="\(at(10, 40, 100, 40, .amber))"></i>
        <i style="\(at(20, 20, 80, 80, .blue))border-radius: 40px; overflow: hidden; opacity: 0.8; \
        mix-blend-mode: multiply"><i style="\(at(40, 0, 40, 80, .red))"></i></i>
        """
    ) {
      $0.holding(
        box(10, 40, 100, 40, .amber),
        NodeLayer().placed(20, 20, 80, 80, .blue).drawn({ $0.effects.blend = .multiply })
          .with { ($0.cornerRadius, $0.masksToBounds, $0.opacity) = (40, true, 0.8) }
          .holding(box(40, 0, 40, 80, .red)))
    },
  ]
}
