// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

/// Blend modes of what is faded, masked, translucent or made of parts, on random colours, against
/// the formula of the W3C's Compositing and Blending:
/// co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·B(cb, cs).
@Suite struct BlendOpacityTests {
  private typealias Scene = RasterScene
  private typealias Premultiplied = BlendFormulas.Premultiplied

  /// The modes that the W3C defines a B for, and `normal`.
  static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  enum Source: CaseIterable { case opaque, colorAlpha, mask, sublayers, commands, halfCovered }

  private struct Case {
    let node: Node
    let expected: Premultiplied
    let words: String
  }

  /// Scenes of one pixel each, as many as the square of this in a picture.
  private static let side = 16

  /// A premultiplied colour as 8 bits hold it: what is rounded before it is blended is not what is
  /// tested here.
  private static func pixel(
    _ numbers: inout SeededNumbers, alpha range: ClosedRange<Double>
  ) -> Pixel {
    let alpha = (numbers.number(range) * 255).rounded()
    func component() -> UInt8 { UInt8((numbers.number(0...1) * alpha).rounded()) }
    return Pixel(red: component(), green: component(), blue: component(), alpha: UInt8(alpha))
  }

  private static func color(_ pixel: Pixel) -> Premultiplied {
    Premultiplied(
      color: SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255,
      alpha: Double(pixel.alpha) / 255)
  }

  private static func makeCase(
    _ mode: BlendMode, _ source: Source, at place: CGPoint, _ numbers: inout SeededNumbers
  ) -> Case {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let back = pixel(&numbers, alpha: Bool.random(using: &numbers) ? 1...1 : 0.2...1)
    let front = pixel(&numbers, alpha: source == .colorAlpha ? 0.3...1 : 1...1)
    let opacity = numbers.number(0.02...1)
    var share = opacity
    var blended = Scene.node(unit, [Scene.bitmap(front, unit)])
    (blended.effects.blend, blended.opacity) = (mode, opacity)
    switch source {
    case .opaque, .colorAlpha: break
    case .mask:
      let mask = pixel(&numbers, alpha: 0.1...1)
      blended.effects.mask = Scene.node(unit, [Scene.bitmap(mask, unit)])
      share *= Double(mask.alpha) / 255
    case .sublayers:
      blended.content = [Scene.bitmap(pixel(&numbers, alpha: 1...1), unit)]
      blended.children = [Scene.node(unit, [Scene.bitmap(front, unit)])]
    case .commands, .halfCovered:
      let isHalf = source == .halfCovered
      let half = CGRect(x: 0.5, y: 0, width: 1, height: 1)
      blended = Scene.node(unit)
      blended.content = [
        .group(
          Group(
            clips: isHalf ? [ClipPath(Path(rect: half))] : [], opacity: opacity, blend: mode,
            commands: [Scene.bitmap(front, unit)]))
      ]
      if isHalf { share *= 0.5 }
    }
    let painted = color(front)
    let scaled = Premultiplied(color: painted.color * share, alpha: painted.alpha * share)
    var node = Scene.node(CGRect(origin: place, size: unit.size), [Scene.bitmap(back, unit)])
    node.children = [blended]
    return Case(
      node: node, expected: BlendFormulas.blend(scaled, on: color(back), mode),
      words: "\(mode) \(source): \(front) at \(opacity) on \(back)")
  }

  @Test(arguments: modes)
  func whatIsFadedBlendsByTheFormula(mode: BlendMode) throws {
    var numbers = SeededNumbers(seed: 11)
    for source in Source.allCases {
      var root = Scene.node(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      var cases: [Case] = []
      for index in 0..<Self.side * Self.side {
        let place = CGPoint(x: index % Self.side, y: index / Self.side)
        cases.append(Self.makeCase(mode, source, at: place, &numbers))
      }
      root.children = cases.map(\.node)
      let bitmap = Scene.draw(root, side: Self.side, background: Scene.clear)
      for (index, one) in cases.enumerated() {
        let pixel = bitmap[index % Self.side, index / Self.side]
        let expected = [
          one.expected.color.x, one.expected.color.y, one.expected.color.z, one.expected.alpha,
        ].map { Int(($0 * 255).rounded()) }
        let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
        let distance = zip(expected, found).map { abs($0 - $1) }.max() ?? 0
        #expect(
          distance <= BlendFormulas.tolerance(of: mode), "\(one.words): \(found), not \(expected)")
      }
    }
  }

  /// Each grey behind each of some others, at half opacity.
  ///
  /// The sum of a grey's luminosity differs from the grey by what is rounded: nothing may be divided by
  /// that.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func greysOfEveryValueBlendByTheFormula(mode: BlendMode) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let fronts: [UInt8] = [0, 1, 58, 127, 200, 254, 255]
    var root = Scene.node(CGRect(x: 0, y: 0, width: 256, height: 256))
    for grey in 0...255 {
      let back = Pixel(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey))
      for (row, value) in fronts.enumerated() {
        let front = Pixel(red: value, green: value, blue: value)
        var blended = Scene.node(unit, [Scene.bitmap(front, unit)])
        (blended.effects.blend, blended.opacity) = (mode, 0.5)
        var node = Scene.node(
          CGRect(x: grey, y: row, width: 1, height: 1), [Scene.bitmap(back, unit)])
        node.children = [blended]
        root.children.append(node)
      }
    }
    let bitmap = Scene.draw(root, side: 256, background: Scene.clear)
    for grey in 0...255 {
      for (row, value) in fronts.enumerated() {
        // Between greys B is one of the two: the source's luminosity, or what was there.
        let mixed = mode == .luminosity ? Double(value) : Double(grey)
        let expected = Int((mixed * 0.5 + Double(grey) * 0.5).rounded())
        let found = Int(bitmap[grey, row].red)
        #expect(
          abs(found - expected) <= 1, "\(mode) \(value) on \(grey): \(found), not \(expected)")
      }
    }
  }

  /// The figures of a browser: Chromium 145 gives (104, 48, 75).
  @Test func aFadedColorLayerKeepsTheHueOfItsOwn() {
    var root = Scene.filled(
      CGRect(x: 0, y: 0, width: 4, height: 4),
      Color(red: 166.0 / 255, green: 23.0 / 255, blue: 40.0 / 255))
    var layer = Scene.filled(
      CGRect(x: 0, y: 0, width: 4, height: 4),
      Color(red: 180.0 / 255, green: 175.0 / 255, blue: 208.0 / 255))
    (layer.effects.blend, layer.opacity) = (.color, 0.63)
    root.children = [layer]
    let pixel = Scene.draw(root, side: 4)[2, 2]
    #expect(pixel.distance(to: Pixel(red: 104, green: 48, blue: 75)) <= 1, "\(pixel)")
  }

  /// A round clip around what is blended covers pixels in part, which is a mask as well.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func aClipThatCutsPixelsTakesAPartOfTheBlendedColor(mode: BlendMode) {
    let (back, front) = (
      Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.4, blue: 1)
    )
    var clipped = Scene.node(CGRect(x: 0, y: 0, width: 6, height: 6))
    clipped.clip = Clip(rect: CGRect(x: 0, y: 0, width: 2.5, height: 6))
    var layer = Scene.filled(CGRect(x: 0, y: 0, width: 6, height: 6), front)
    layer.effects.blend = mode
    clipped.children = [layer]
    var root = Scene.filled(CGRect(x: 0, y: 0, width: 6, height: 6), back)
    root.children = [clipped]
    let bitmap = Scene.draw(root, side: 6)
    // Between what is there and what is blended, on the way from one to the other.
    let whole = BlendFormulas.blend(.init(front), on: .init(back), mode).color * 255
    let under = Premultiplied(back).color * 255
    let pixel = bitmap[2, 3]
    let found = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    let way = whole - under
    let share = ((found - under) * way).sum() / (way * way).sum()
    let beside = found - under - way * share
    #expect(share > 0.2 && share < 0.7, "\(share)")
    #expect(
      (beside * beside).sum().squareRoot() < 2.5, "\(found) is not between \(under) and \(whole)")
  }
}
