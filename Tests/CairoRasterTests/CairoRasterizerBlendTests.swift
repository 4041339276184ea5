// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Blend modes of nodes and groups, against the standards' formulae, and where they act.
@Suite struct CairoRasterizerBlendTests {
  private typealias Scene = RasterScene

  /// With components that 8 bits hold exactly: dodging and burning magnify what is rounded.
  private static let colors = [
    Color(red: 0.8, green: 0.4, blue: 0.2), Color(red: 0.2, green: 0.6, blue: 0.8, alpha: 0.6),
    Color(red: 0.2, green: 0.2, blue: 0.6, alpha: 0.8), Color(white: 0.4), .white, .black,
    Color(red: 1, green: 0.6, blue: 0, alpha: 0.4), Color(white: 0, alpha: 0),
  ]

  private func layered(_ back: Color, _ front: Color, _ mode: BlendMode) -> Node {
    var root = Scene.node(CGRect(x: 0, y: 0, width: 6, height: 6))
    let all = CGRect(x: 0, y: 0, width: 6, height: 6)
    var node = Scene.filled(CGRect(x: 2, y: 0, width: 4, height: 6), front)
    node.effects.blend = mode
    root.children = [Scene.filled(all, back), node]
    return root
  }

  private func expect(
    _ pixel: Pixel, is expected: BlendFormulas.Premultiplied, within tolerance: Int,
    _ comment: Comment
  ) {
    let bytes = [expected.color.x, expected.color.y, expected.color.z, expected.alpha]
      .map { Int(($0 * 255).rounded()) }
    let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
    let distance = zip(bytes, found).map { abs($0 - $1) }.max() ?? 0
    #expect(distance <= tolerance, "\(comment): \(found), not \(bytes)")
  }

  @Test(arguments: BlendMode.allCases)
  func nodesAndGroupsBlendByTheStandardsFormulae(mode: BlendMode) {
    for back in Self.colors {
      for front in Self.colors {
        let expected = BlendFormulas.blend(.init(front), on: .init(back), mode)
        let node = layered(back, front, mode)
        let bitmap = Scene.draw(node, side: 6, background: Scene.clear)
        let tolerance = BlendFormulas.tolerance(of: mode)
        expect(bitmap[4, 3], is: expected, within: tolerance, "\(mode) \(front) on \(back)")
        expect(bitmap[0, 3], is: .init(back), within: 1, "beside \(mode)")

        var inGroup = Scene.node(CGRect(x: 0, y: 0, width: 6, height: 6))
        inGroup.content = [
          Scene.fill(CGRect(x: 0, y: 0, width: 6, height: 6), back),
          .group(
            Group(
              blend: mode, commands: [Scene.fill(CGRect(x: 2, y: 0, width: 4, height: 6), front)])
          ),
        ]
        let group = Scene.draw(inGroup, side: 6, background: Scene.clear)
        expect(group[4, 3], is: expected, within: tolerance, "group \(mode) \(front) on \(back)")
        expect(group[0, 3], is: .init(back), within: 1, "beside a group \(mode)")
      }
    }
  }

  /// Premultiplied addition has a limit, so that half of it is another thing.
  @Test(arguments: BlendMode.allCases.filter { $0 != .plusLighter && $0 != .plusDarker })
  func halfCoveredPixelsAreHalfChanged(mode: BlendMode) {
    let (back, front) = (
      Color(red: 0.2, green: 0.6, blue: 0.8), Color(red: 0.9, green: 0.3, blue: 0.1)
    )
    var node = Scene.node(CGRect(x: 0, y: 0, width: 6, height: 6))
    node.content = [
      Scene.fill(CGRect(x: 0, y: 0, width: 6, height: 6), back),
      .group(
        Group(
          blend: mode, commands: [Scene.fill(CGRect(x: 2.5, y: 0, width: 3, height: 6), front)])),
    ]
    let bitmap = Scene.draw(node, side: 6, background: Scene.clear)
    let (under, over) = (BlendFormulas.Premultiplied(back), BlendFormulas.Premultiplied(front))
    let whole = BlendFormulas.blend(over, on: under, mode)
    let half = BlendFormulas.Premultiplied(
      color: (whole.color + under.color) / 2, alpha: (whole.alpha + under.alpha) / 2)
    expect(bitmap[2, 3], is: half, within: 3, "\(mode)")
  }

  @Test func clearedPixelsOfAScreenAreBlack() {
    let bitmap = Scene.draw(layered(.white, .white, .clear), side: 6, background: .white)
    #expect(bitmap[4, 3] == Pixel(red: 0, green: 0, blue: 0))
    #expect(bitmap.isOpaque)
  }

  @Test func copyingClearPaintErasesTheShapeAlone() {
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 9, height: 9), Scene.red)
    node.content.append(
      .group(
        Group(
          blend: .copy, commands: [Scene.fill(CGRect(x: 3, y: 3, width: 3, height: 3), Scene.clear)]
        )))
    let bitmap = Scene.draw(node, side: 9, background: Scene.clear)
    #expect(bitmap[4, 4].alpha == 0)
    #expect(bitmap[2, 4] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func anIsolatedGroupActsOnAllThatItsClipLeaves() {
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 9, height: 9), Scene.red)
    node.content.append(
      .group(
        Group(
          clips: [ClipPath(Path(rect: CGRect(x: 0, y: 0, width: 6, height: 9)))],
          blend: .sourceIn, isIsolated: true,
          commands: [Scene.fill(CGRect(x: 3, y: 0, width: 3, height: 9), Scene.blue)])))
    let bitmap = Scene.draw(node, side: 9, background: Scene.clear)
    #expect(bitmap[1, 4].alpha == 0)
    #expect(bitmap[4, 4] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[7, 4] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func aStrokeThatClearsLeavesWhatIsBesideIt() {
    var line = Path()
    line.elements = [.move(CGPoint(x: 0, y: 4.5)), .line(CGPoint(x: 9, y: 4.5))]
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 9, height: 9), Scene.red)
    node.content.append(
      .group(
        Group(
          blend: .clear,
          commands: [.stroke(line, style: StrokeStyle(width: 3), paint: .color(.black))])))
    let bitmap = Scene.draw(node, side: 9, background: Scene.clear)
    #expect((0..<9).map { bitmap[4, $0].alpha } == [255, 255, 255, 0, 0, 0, 255, 255, 255])
  }

  @Test func aNodeBlendsWithItsChildrenAndItsShadowAsAWhole() {
    var root = layered(Color(white: 0.5), Color(white: 0.5), .multiply)
    root.children[1].children = [
      Scene.filled(CGRect(x: 1, y: 0, width: 3, height: 6), Color(white: 0.8))
    ]
    let bitmap = Scene.draw(root, side: 6)
    // The child covers its parent before both are multiplied with what lies behind.
    #expect(abs(Int(bitmap[2, 3].red) - 64) <= 1)
    #expect(abs(Int(bitmap[4, 3].red) - 102) <= 1)
    root.children[1].children = []
    root.children[1].effects.shadow = Shadow(
      color: Color(white: 0.25), opacity: 1, offset: CGSize(width: -2, height: 0), radius: 0)
    // The shadow, too: 0.5 · 0.25.
    #expect(abs(Int(Scene.draw(root, side: 6)[0, 3].red) - 32) <= 1)
  }

  /// A bounded mode acts wherever the node paints, outside of its bounds as well.
  @Test(
    arguments: BlendMode.allCases.filter {
      ![.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains($0)
    })
  func whatANodePaintsOutsideOfItsBoundsBlendsAsWhatIsInside(mode: BlendMode) {
    let back = Color(red: 0.8, green: 0.6, blue: 0.4)
    let front = Color(red: 0.4, green: 0.8, blue: 0.6)
    let expected = BlendFormulas.blend(.init(front), on: .init(back), mode)
    let tolerance = BlendFormulas.tolerance(of: mode)
    for turn in [0, 1e-9] {
      var root = layered(back, front, mode)
      // Hardly turned, in perspective: the same picture, drawn as a plane of its own.
      if turn > 0 { root.effects.sublayerTransform = Scene.perspective(1_000) }
      root.children[1].geometry.transform = Scene.turn(turn)
      root.children[1].children = [Scene.filled(CGRect(x: -2, y: 0, width: 2, height: 3), front)]
      let bitmap = Scene.draw(root, side: 6, background: Scene.clear)
      expect(bitmap[4, 1], is: expected, within: tolerance, "\(mode) inside")
      expect(bitmap[1, 1], is: expected, within: tolerance, "\(mode) outside")
      expect(bitmap[1, 4], is: .init(back), within: 1, "\(mode) beside")
    }
  }

  @Test func opacityFadesWhatIsBlended() {
    var root = layered(.white, Color(white: 0.2), .multiply)
    root.children[1].opacity = 0.5
    // Half of the way from white to 0.2.
    #expect(abs(Int(Scene.draw(root, side: 6)[4, 3].red) - 153) <= 1)
  }

  @Test func masksAndBlendModesGoTogether() {
    for mode in [BlendMode.multiply, .plusDarker, .destinationIn] {
      var root = layered(.white, Color(white: 0.2), mode)
      root.children[1].effects.mask = Scene.filled(CGRect(x: 0, y: 0, width: 2, height: 6), .black)
      let bitmap = Scene.draw(root, side: 6, background: Scene.clear)
      let covered =
        mode == .destinationIn
        ? Pixel(red: 255, green: 255, blue: 255) : Pixel(red: 51, green: 51, blue: 51)
      #expect(bitmap[2, 3].distance(to: covered) <= 1, "\(mode)")
      let masked = mode == .destinationIn ? 0 : 255
      #expect(Int(bitmap[5, 3].red) == masked, "\(mode)")
    }
  }

  @Test(arguments: [BlendMode.multiply, .difference, .plusDarker, .destinationOut, .sourceOut])
  func planesInPerspectiveBlendWithWhatIsBehindThem(mode: BlendMode) {
    var stage = Scene.node(CGRect(x: 0, y: 0, width: 60, height: 60))
    stage.effects.sublayerTransform = Scene.perspective(200)
    var card = Scene.filled(
      CGRect(x: 10, y: 10, width: 40, height: 40), Color(red: 0.8, green: 0.4, blue: 0.2))
    card.geometry.transform = Scene.turn(0.7)
    card.geometry.zPosition = 40
    card.effects.blend = mode
    let back = Color(red: 0.5, green: 0.6, blue: 0.7)
    stage.children = [Scene.filled(CGRect(x: 0, y: 0, width: 60, height: 60), back), card]
    let bitmap = Scene.draw(stage, side: 60, background: Scene.clear)
    let expected = BlendFormulas.blend(
      .init(Color(red: 0.8, green: 0.4, blue: 0.2)), on: .init(back), mode)
    expect(bitmap[30, 30], is: expected, within: 3, "\(mode)")
    expect(bitmap[5, 30], is: .init(back), within: 1, "beside \(mode)")
  }

  @Test func anUnboundedModeOfANodeEndsAtItsBounds() {
    var node = Scene.node(CGRect(x: 2, y: 2, width: 4, height: 4))
    node.content = [Scene.fill(CGRect(x: 1, y: 1, width: 2, height: 2), .black)]
    node.effects.blend = .destinationIn
    var root = Scene.filled(CGRect(x: 0, y: 0, width: 8, height: 8), Scene.red)
    root.children = [node]
    let bitmap = Scene.draw(root, side: 8, background: Scene.clear)
    #expect((0..<8).map { bitmap[$0, 4].alpha } == [255, 255, 0, 255, 255, 0, 255, 255])
  }
}
