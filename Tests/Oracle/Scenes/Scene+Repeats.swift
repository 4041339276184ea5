// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

extension Scene {
  /// A layer full of tiles that do not begin in its corner.
  private static func tiled(_ transform: CATransform3D) -> CALayer {
    NodeLayer().placed(10, 10, 100, 100, .amber).turned(transform).drawn({ node in
      let tile = CGRect(x: 0, y: 0, width: 24, height: 16)
      let pattern = Pattern(
        commands: [
          .imagePart(
            ImagePart(
              image: .bitmap(Drawing.tile.bitmap), source: CGRect(x: 0, y: 0, width: 1, height: 1),
              rect: tile, filter: .nearest))
        ], cell: tile, transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: -6))
      node.content.append(
        .fill(Path(rect: node.geometry.bounds), rule: .winding, paint: .pattern(pattern)))
    })
  }

  /// Replicators, of which a page has to write out every copy, and patterns.
  static let repeats: [Scene] = [
    Scene(
      "repeat-row", .exact,
      html: (0..<6).map {
        "<i style=\"\(at(Double($0) * 18 + 8, 40, 12, 40, .blue))\"></i>"
      }.joined()
    ) {
      $0.holding(
        CAReplicatorLayer().placed(0, 0, 120, 120).with {
          $0.instanceCount = 6
          $0.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
        }.holding(box(8, 40, 12, 40, .blue)))
    },
    Scene(
      "repeat-ring",
      html: (0..<12).map {
        """
        <i style="\(at(0, 0, 120, 120))transform: rotate(\($0 * 30)deg); \
        opacity: \(1 - Double($0) * 0.07)">
          <i style="\(at(56, 8, 8, 26, .slate))border-radius: 4px"></i>
        </i>
        """
      }.joined()
    ) {
      // The alpha of a copy multiplies the colours of what is in it.
      $0.holding(
        CAReplicatorLayer().placed(0, 0, 120, 120).with {
          $0.instanceCount = 12
          $0.instanceTransform = CATransform3DMakeRotation(degrees(30), 0, 0, 1)
          $0.instanceAlphaOffset = -0.07
        }.holding(box(56, 8, 8, 26, .slate).with { $0.cornerRadius = 4 }))
    },
    Scene(
      "repeat-colours", .exact,
      html: (0..<5).map { index in
        let share = 1 - Double(index) * 0.2
        return """
          <i style="\(at(Double(index) * 22 + 6, Double(index) * 10 + 20, 20, 40))\
          background: rgb(\(255 * share) \(255 * share) 255)"></i>
          """
      }.joined()
    ) {
      $0.holding(
        CAReplicatorLayer().placed(0, 0, 120, 120).with {
          $0.instanceCount = 5
          $0.instanceTransform = CATransform3DMakeTranslation(22, 10, 0)
          ($0.instanceRedOffset, $0.instanceGreenOffset) = (-0.2, -0.2)
        }.holding(box(6, 20, 20, 40, .white)))
    },
    Scene(
      "repeat-grid", .exact,
      html: (0..<16).map { index in
        let (column, row) = (Double(index % 4), Double(index / 4))
        return "<i style=\"\(at(column * 28 + 8, row * 28 + 8, 20, 20, .violet))\"></i>"
      }.joined()
    ) {
      let row = CAReplicatorLayer().placed(0, 0, 120, 120)
      let grid = CAReplicatorLayer().placed(0, 0, 120, 120)
      (row.instanceCount, grid.instanceCount) = (4, 4)
      row.instanceTransform = CATransform3DMakeTranslation(28, 0, 0)
      grid.instanceTransform = CATransform3DMakeTranslation(0, 28, 0)
      $0.holding(grid.holding(row.holding(box(8, 8, 20, 20, .violet))))
    },
    Scene(
      "repeat-pattern", .exact,
      html: """
        <i style="\(at(10, 10, 100, 100, .amber))image-rendering: pixelated; \
        background-image: \(Drawing.tile.url); background-position: 7px -6px"></i>
        """
    ) { $0.holding(tiled(CATransform3DIdentity)) },
    Scene(
      // The browser takes one pixel of the tile for each of the screen, here edges are smoothed.
      "repeat-pattern-turned", Bounds(flat: 1, edge: 24, strays: 80, region: 6),
      html: """
        <i style="\(at(10, 10, 100, 100, .amber))transform: rotate(20deg) scale(0.8); \
        image-rendering: pixelated; background-image: \(Drawing.tile.url); \
        background-position: 7px -6px"></i>
        """
    ) {
      let turn = CATransform3DMakeRotation(degrees(20), 0, 0, 1)
      $0.holding(tiled(CATransform3DScale(turn, 0.8, 0.8, 1)))
    },
    Scene(
      "repeat-shrinking",
      html: (0..<8).map { index in
        let scale = pow(0.8, Double(index))
        return """
          <i style="\(at(0, 0, 120, 120))\
          transform: rotate(\(Double(index) * 15)deg) scale(\(scale))">
            <i style="\(at(10, 10, 100, 100, .amber.alpha(0.3)))"></i>
          </i>
          """
      }.joined()
    ) {
      let step = CATransform3DScale(CATransform3DMakeRotation(degrees(15), 0, 0, 1), 0.8, 0.8, 1)
      $0.holding(
        CAReplicatorLayer().placed(0, 0, 120, 120).with {
          ($0.instanceCount, $0.instanceTransform) = (8, step)
        }.holding(box(10, 10, 100, 100, .amber.alpha(0.3))))
    },
  ]
}
