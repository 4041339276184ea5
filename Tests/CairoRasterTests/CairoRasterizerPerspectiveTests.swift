// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerPerspectiveTests {
  private typealias Scene = RasterScene
  private let black = Pixel(red: 0, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  /// A parent of 100 × 100 points that looks at its children from a distance of 200.
  private func stage(_ children: [Node], distance: Double = 200) -> Node {
    var parent = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.effects.sublayerTransform = Scene.perspective(distance)
    parent.children = children
    return parent
  }

  private func card(_ color: Color = .black, turned angle: Double = 0) -> Node {
    var node = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), color)
    node.geometry.transform = Scene.turn(angle)
    return node
  }

  /// The share of a row or column that is dark: the length of the dark stretch in pixels.
  private func darkness(_ pixels: [Pixel]) -> Double {
    pixels.reduce(0) { $0 + 1 - Double($1.red) / 255 }
  }

  @Test(arguments: [0.3, 0.8, 1.2, -0.8])
  func edgesLandWhereTheProjectionPutsThem(angle: Double) {
    let bitmap = Scene.draw(stage([card(turned: angle)]), side: 100)
    // A point at x from the axis goes to (x cos, depth −x sin) and is enlarged by d / (d − depth).
    func place(_ x: Double) -> (x: Double, zoom: Double) {
      let zoom = 200 / (200 + x * sin(angle))
      return (50 + x * cos(angle) * zoom, zoom)
    }
    let (left, right) = (place(-30), place(30))
    let middle = (0..<100).map { bitmap[$0, 50] }
    #expect(abs(darkness(middle) - (right.x - left.x)) < 0.25)
    let firstDark = (0..<100).prefix { bitmap[$0, 50].red > 127 }.count
    #expect(abs(Double(firstDark) - left.x) <= 1)
    // The height of the trapezoid, which changes linearly along the screen, half-way between edges.
    let column = Int((left.x + right.x) / 2)
    let share = (Double(column) + 0.5 - left.x) / (right.x - left.x)
    let height = 60 * (left.zoom + (right.zoom - left.zoom) * share)
    #expect(abs(darkness((0..<100).map { bitmap[column, $0] }) - height) < 0.5)
  }

  @Test func picturesAreShownInPerspective() {
    // A picture whose left half is red, turned: on the screen the halves meet at the axis.
    var node = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.blue)
    node.content.append(Scene.fill(CGRect(x: 0, y: 0, width: 15, height: 60), Scene.red))
    node.geometry.transform = Scene.turn(0.9)
    let bitmap = Scene.draw(stage([node]), side: 100)
    // The stripe ends at x = −15: on the screen at 50 − 15 cos · 200 / (200 − 15 sin).
    let edge = 50 - 15 * cos(0.9) * 200 / (200 - 15 * sin(0.9))
    let left = 50 - 30 * cos(0.9) * 200 / (200 - 30 * sin(0.9))
    let redness = (Int(left) + 2..<50).reduce(0.0) { $0 + Double(bitmap[$1, 50].red) / 255 }
    #expect(abs(redness - (edge - Double(Int(left) + 2))) < 0.4)
  }

  @Test func aTurnAndItsOppositeAreMirrorImages() {
    let one = Scene.draw(stage([card(turned: 0.7)]), side: 100)
    let other = Scene.draw(stage([card(turned: -0.7)]), side: 100)
    // Places are off by up to 1/64 pixel, which is 4 levels on an edge from black to white.
    for y in 0..<100 {
      for x in 0..<100 { #expect(one[x, y].distance(to: other[99 - x, y]) <= 4) }
    }
  }

  @Test func depthWithoutATurnIsOnlyAScale() {
    var node = card()
    node.geometry.zPosition = 100
    // 200 / (200 − 100): twice as large about the middle, drawn with sharp edges.
    let bitmap = Scene.draw(stage([node]), side: 100)
    #expect(bitmap[0, 0] == black)
    node.geometry.bounds.size = CGSize(width: 20, height: 20)
    node.content = [Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)]
    let small = Scene.draw(stage([node]), side: 100)
    #expect(small[29, 50] == white && small[30, 50] == black)
    #expect(small[69, 50] == black && small[70, 50] == white)
  }

  @Test func aWholeTurnChangesNothing() {
    let still = Scene.draw(stage([card(turned: 0)]), side: 100)
    #expect(Scene.draw(stage([card(turned: 2 * .pi)]), side: 100) == still)
  }

  @Test func aFlippedPlaneIsMirrored() {
    var node = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.blue)
    node.content.append(Scene.fill(CGRect(x: 0, y: 0, width: 30, height: 60), Scene.red))
    node.geometry.transform = Scene.turn(.pi)
    let bitmap = Scene.draw(stage([node]), side: 100)
    #expect(bitmap[30, 50] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[70, 50] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test(arguments: [(0.5, true), (2.0, false), (4.0, false), (5.5, true)])
  func oneSidedNodesHideTheirBacks(angle: Double, isShown: Bool) {
    var node = card(turned: angle)
    node.effects.isDoubleSided = false
    #expect((Scene.draw(stage([node]), side: 100)[50, 50] == black) == isShown)
  }

  @Test func backsAreDeterminedByTheWholeTransformToTheScreen() {
    // The back of a card, turned with the card: seen when the card faces away.
    var front = card(Scene.red)
    front.geometry.position = CGPoint(x: 30, y: 30)
    front.effects.isDoubleSided = false
    var back = front
    back.content = [Scene.fill(CGRect(x: 0, y: 0, width: 60, height: 60), Scene.blue)]
    back.geometry.transform = Scene.turn(.pi)
    for (angle, isRed) in [(0.6, true), (2.6, false)] {
      for isDeep in [false, true] {
        var both = Scene.node(CGRect(x: 20, y: 20, width: 60, height: 60))
        both.geometry.transform = Scene.turn(angle)
        both.effects.preservesDepth = isDeep
        both.children = [front, back]
        let pixel = Scene.draw(stage([both]), side: 100)[50, 50]
        #expect(pixel == Pixel(red: isRed ? 255 : 0, green: 0, blue: isRed ? 0 : 255))
      }
    }
  }

  @Test func childrenOfAnOrdinaryNodeAreFlattenedIntoItsPlane() {
    // A child turned back by as much as its parent is turned lies flat only with depth kept.
    var child = Scene.filled(CGRect(x: 0, y: 0, width: 60, height: 60), .black)
    child.geometry.transform = Scene.turn(-1)
    var parent = Scene.node(CGRect(x: 20, y: 20, width: 60, height: 60))
    parent.geometry.transform = Scene.turn(1)
    parent.children = [child]
    var flat: Node = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    flat.children = [parent]
    let narrow = Scene.draw(flat, side: 100)
    // Without perspective: 60 · cos 1 · cos 1.
    #expect(abs(darkness((0..<100).map { narrow[$0, 50] }) - 60 * cos(1) * cos(1)) < 0.25)
    flat.children[0].effects.preservesDepth = true
    let wide = Scene.draw(flat, side: 100)
    #expect(abs(darkness((0..<100).map { wide[$0, 50] }) - 60) < 0.01)
  }

  @Test func opacityActsOnAPlaneAsAWhole() {
    var node = card(turned: 0.4)
    node.children = [Scene.filled(CGRect(x: 0, y: 0, width: 60, height: 60), .black)]
    node.opacity = 0.5
    #expect(abs(Int(Scene.draw(stage([node]), side: 100)[50, 50].red) - 128) <= 1)
  }

  @Test func clipsAndGroupsCutPlanes() {
    var parent = stage([card(turned: 0.5)])
    parent.clip = Clip(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
    let bitmap = Scene.draw(parent, side: 100)
    #expect(bitmap[40, 50] == black && bitmap[60, 50] == white)
    // The same turn given as a group's transform, about the middle of the card.
    let turn = Transform(translationX: -50, y: -50).concatenating(Scene.turn(0.5))
      .concatenating(Scene.perspective(200)).concatenating(Transform(translationX: 50, y: 50))
    let group = Group(
      transform: turn, commands: [Scene.fill(CGRect(x: 20, y: 20, width: 60, height: 60), .black)])
    let grouped = Scene.draw(
      Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100), [.group(group)]), side: 100)
    let plain = Scene.draw(stage([card(turned: 0.5)]), side: 100)
    #expect(grouped == plain)
  }

  /// Stripes of one point that lie so flat that each pixel holds many of them turn grey.
  @Test func finePatternsTurnGreyFarAway() {
    var node = Scene.node(CGRect(x: -150, y: -150, width: 400, height: 400))
    node.content = [Scene.fill(CGRect(x: 0, y: 0, width: 400, height: 400), .white)]
    for x in stride(from: 0.0, to: 400, by: 2) {
      node.content.append(Scene.fill(CGRect(x: x, y: 0, width: 1, height: 400), .black))
    }
    node.geometry.transform = Scene.turn(1.45)
    let bitmap = Scene.draw(stage([node], distance: 5000), side: 100)
    // 400 · cos 1.45 = 48 pixels for 400 stripes and gaps.
    for x in 35..<65 { #expect(abs(Int(bitmap[x, 50].red) - 127) <= 24) }
    let mean = (35..<65).reduce(0) { $0 + Int(bitmap[$1, 50].red) } / 30
    #expect(abs(mean - 127) <= 4)
  }

  @Test func aPlaneThatReachesBehindTheEyeIsCutThere() {
    // A floor that starts below the screen and goes to the horizon, and behind the eye as well.
    var floor = Scene.filled(CGRect(x: -450, y: -450, width: 1000, height: 1000), .black)
    let (c, s) = (cos(1.3), sin(1.3))
    floor.geometry.transform = Transform(
      elements: [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1])
    let bitmap = Scene.draw(stage([floor], distance: 100), side: 100)
    // Far points of the floor go to y = 50 − d · cos / sin.
    let horizon = 50 - 100 * c / s
    #expect(bitmap[50, 99] == black && bitmap[50, 60] == black)
    #expect(bitmap[50, Int(horizon) - 3] == white)
  }

  @Test func hugeAndBrokenPlanesAreDrawnAsFarAsTheyCanBe() {
    for size in [1e5, 1e9, 1e15, 1e200] {
      var node = Scene.filled(CGRect(x: 0, y: 0, width: size, height: size), .black)
      node.geometry.position = CGPoint(x: 50, y: 50)
      node.geometry.transform = Scene.turn(0.001)
      let pixel = Scene.draw(stage([node], distance: 1e7), side: 100)[50, 50]
      // Beyond the precision of numbers it only has to end.
      #expect(pixel == black || size > 1e12, "a layer of \(size) points")
    }
    for broken in [Double.nan, .infinity, 0] {
      var node = card(turned: 0.5)
      node.geometry.transform.elements[3] = broken == 0 ? 0 : broken
      if broken == 0 { node.geometry.transform = Transform(elements: .zero) }
      #expect(Scene.draw(stage([node]), side: 100)[50, 50] == white)
    }
    var edgeOn = card(turned: .pi / 2)
    edgeOn.opacity = .nan
    #expect(Scene.draw(stage([edgeOn]), side: 100)[50, 50] == white)
  }

  @Test func opaquePicturesInAPlaneHideNothingElsewhere() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let below = Scene.node(whole, [Scene.bitmap(Pixel(red: 0, green: 0, blue: 255), whole)])
    var over = Scene.node(whole, [Scene.bitmap(Pixel(red: 0, green: 255, blue: 0), whole)])
    // In front of both others, which it would else be cut by.
    over.geometry.transform = Scene.turn(-1)
    over.geometry.zPosition = 60
    let last = Scene.node(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      [
        Scene.bitmap(
          Pixel(red: 255, green: 0, blue: 0), CGRect(x: 0, y: 0, width: 10, height: 10))
      ])
    let bitmap = Scene.draw(stage([below, over, last]), side: 100)
    #expect(bitmap[12, 50] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[50, 50] == Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[5, 5] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func deepNestsOfPlanesAreDrawnOrLeftOutButDoNotFail() {
    var node = card(turned: 0.001)
    for level in 0..<1_000 {
      var parent = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.children = [node]
      if level.isMultiple(of: 2) { parent.effects.sublayerTransform = Scene.perspective(1000) }
      if level.isMultiple(of: 5) { parent.geometry.transform = Scene.turn(0.001) }
      if level.isMultiple(of: 3) { parent.opacity = 0.999 }
      node = parent
    }
    #expect(Scene.draw(node, side: 100)[99, 99] == white)
  }
}
