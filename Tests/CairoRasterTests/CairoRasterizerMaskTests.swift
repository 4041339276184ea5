// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerMaskTests {
  private typealias Scene = RasterScene
  private let whole = CGRect(x: 0, y: 0, width: 16, height: 16)

  @Test func aMaskMultipliesByItsAlpha() {
    var node = Scene.filled(whole, Scene.red)
    node.effects.mask = Scene.filled(
      CGRect(x: 4, y: 0, width: 8, height: 16), Color(red: 0, green: 1, blue: 1, alpha: 0.5))
    let bitmap = Scene.draw(node, side: 16, background: Scene.clear)
    #expect(bitmap[2, 8] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    // The mask's colour does not matter, its alpha does.
    #expect(bitmap[8, 8].distance(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)) <= 1)
  }

  @Test func aMaskLiesInTheSpaceOfItsNode() {
    var node = Scene.filled(CGRect(x: 6, y: 2, width: 8, height: 8), Scene.red)
    node.effects.mask = Scene.filled(CGRect(x: 2, y: 2, width: 2, height: 2), .black)
    node.opacity = 0.5
    let bitmap = Scene.draw(node, side: 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let isSeen = (8..<10).contains(x) && (4..<6).contains(y)
        #expect(abs(Int(bitmap[x, y].green) - (isSeen ? 128 : 255)) <= 1)
      }
    }
  }

  @Test func aDiscAsMaskCoversItsArea() {
    var node = Scene.filled(whole, .black)
    node.effects.mask = Scene.node(
      whole,
      [
        .fill(
          Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), rule: .winding,
          paint: .color(.black))
      ])
    let bitmap = Scene.draw(node, side: 16)
    var area = 0.0
    for y in 0..<16 { for x in 0..<16 { area += 1 - Double(bitmap[x, y].red) / 255 } }
    #expect(abs(area - .pi * 36) < 1)
  }

  @Test func tintMultipliesEachComponent() {
    var node = Scene.filled(whole, Color(red: 1, green: 0.5, blue: 1))
    node.effects.tint = Color(red: 0.5, green: 0.5, blue: 1, alpha: 0.5)
    let bitmap = Scene.draw(node, side: 16, background: Scene.clear)
    // Straight (0.5, 0.25, 1) at alpha 0.5, premultiplied.
    #expect(bitmap[8, 8].distance(to: Pixel(red: 64, green: 32, blue: 128, alpha: 128)) <= 1)
    let group = Group(
      tint: node.effects.tint, commands: [Scene.fill(whole, Color(red: 1, green: 0.5, blue: 1))])
    let grouped = Scene.draw(Scene.node(whole, [.group(group)]), side: 16, background: Scene.clear)
    #expect(grouped == bitmap)
  }

  @Test func withoutGroupOpacityEachPartFadesForItself() {
    var node = Scene.filled(whole, .black)
    node.children = [Scene.filled(whole, .black)]
    node.overlay = [Scene.fill(CGRect(x: 0, y: 0, width: 8, height: 16), .black)]
    node.opacity = 0.5
    #expect(abs(Int(Scene.draw(node, side: 16)[4, 8].red) - 128) <= 1)
    node.effects.groupsOpacity = false
    // Three layers that each leave half of the white; two where there is no overlay.
    let bitmap = Scene.draw(node, side: 16)
    #expect(abs(Int(bitmap[4, 8].red) - 32) <= 1)
    #expect(abs(Int(bitmap[12, 8].red) - 64) <= 1)
  }

  @Test func anAppearanceStandsForAllParts() {
    var node = Scene.filled(whole, .black)
    node.children = [Scene.filled(whole, Scene.blue)]
    node.effects.appearance = [
      Scene.fill(CGRect(x: 0, y: 0, width: 8, height: 16), Scene.red)
    ]
    let bitmap = Scene.draw(node, side: 16)
    #expect(bitmap[4, 8] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[12, 8] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func halvesThatAreAddedMakeAWhole() {
    let half = { (color: Color) -> DrawCommand in
      .group(
        Group(opacity: 0.5, blend: .plusLighter, commands: [Scene.fill(self.whole, color)]))
    }
    let fade = Group(isIsolated: true, commands: [half(Scene.red), half(Scene.red)])
    let bitmap = Scene.draw(Scene.node(whole, [.group(fade)]), side: 16, background: .black)
    #expect(bitmap[8, 8].distance(to: Pixel(red: 255, green: 0, blue: 0)) <= 1)
    // Over white the isolated sum hides the white; added to it directly it cannot.
    let over = Scene.draw(Scene.node(whole, [.group(fade)]), side: 16)
    #expect(over[8, 8].distance(to: Pixel(red: 255, green: 0, blue: 0)) <= 1)
    let open = Scene.draw(Scene.node(whole, [half(Scene.red)]), side: 16)
    #expect(open[8, 8] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test(arguments: ["mask", "tint", "appearance", "ungrouped", "blend", "isolated", "shadow"])
  func opaquePicturesWithAnEffectHideNothing(effect: String) {
    let green = Pixel(red: 0, green: 255, blue: 0)
    let half = CGRect(x: 0, y: 0, width: 8, height: 16)
    let picture = Scene.bitmap(green, whole)
    var over = Scene.node(whole, [picture])
    switch effect {
    case "mask": over.effects.mask = Scene.filled(half, .black)
    case "tint": over.effects.tint = Color(red: 1, green: 1, blue: 1, alpha: 0)
    case "appearance": over.effects.appearance = [Scene.bitmap(green, half)]
    case "ungrouped":
      over.effects.groupsOpacity = false
      over.opacity = 0.5
    case "blend": over.content = [.group(Group(blend: .plusLighter, commands: [picture]))]
    case "isolated":
      over.content = [.group(Group(isIsolated: true, commands: [picture]))]
      over.content.append(Scene.bitmap(Pixel(red: 0, green: 0, blue: 255), whole))
    default:
      over.content = []
      over.effects.shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 2)
      over.children = [Scene.node(half, [Scene.bitmap(green, half)])]
    }
    var parent = Scene.node(whole, [Scene.bitmap(Pixel(red: 0, green: 0, blue: 255), whole)])
    let last = CGRect(x: 14, y: 14, width: 2, height: 2)
    parent.children = [
      over,
      Scene.node(
        last,
        [
          Scene.bitmap(
            Pixel(red: 255, green: 0, blue: 0), CGRect(x: 0, y: 0, width: 2, height: 2))
        ]),
    ]
    let bitmap = Scene.draw(parent, side: 16)
    #expect(bitmap[12, 4].blue > 100)
    #expect(bitmap[15, 15] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func rasterizedNodesHaveThePixelsOfTheirScale() {
    // At one pixel for four, a stripe of one point is spread over a large pixel, a quarter as dark,
    // and mixed with its neighbours: fully black at its middle, x = 6, and gone four points away.
    var node = Scene.node(whole, [Scene.fill(CGRect(x: 4, y: 0, width: 1, height: 16), .black)])
    node.effects.rasterizationScale = 0.25
    let bitmap = Scene.draw(node, side: 16)
    for x in 0..<16 {
      let nearness = max(0, 1 - abs(Double(x) + 0.5 - 6) / 4)
      #expect(abs(255 - Double(bitmap[x, 8].red) - 255 * 0.25 * nearness) <= 2)
    }
    node.effects.rasterizationScale = 1
    #expect(Scene.draw(node, side: 16)[4, 8] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func deepNestsOfGroupsNeedNoMemoryForEach() {
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 8, height: 8), .black)
    for level in 0..<1_000 {
      var parent = Scene.node(whole)
      parent.children = [node]
      switch level % 4 {
      case 0: parent.opacity = 0.9999
      case 1: parent.effects.tint = .white
      case 2: parent.effects.mask = Scene.filled(whole, .black)
      default: parent.effects.shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 1)
      }
      node = parent
    }
    #expect(Scene.draw(node, side: 16)[15, 15].red > 0)
  }

  @Test func aThousandFadesMultiply() {
    var node = Scene.filled(whole, .black)
    for _ in 0..<1_000 {
      var parent = Scene.node(whole)
      parent.children = [node]
      parent.opacity = 0.999
      node = parent
    }
    // 0.999 to the power of 1000, with one rounding for each of the first 32.
    let expected = 255 * (1 - exp(1_000 * log(0.999)))
    #expect(abs(Double(Scene.draw(node, side: 16)[8, 8].red) - expected) <= 8)
  }
}
