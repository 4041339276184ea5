// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerGroupTests {
  private typealias Scene = RasterScene

  private func draw(_ group: Group, side: Int = 100, scale: Double = 1) -> Bitmap {
    let node = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100), [.group(group)])
    return Scene.draw(node, side: side, background: Scene.clear, scale: scale)
  }

  private func box(_ rect: CGRect, shadow: Shadow? = nil, mask: [DrawCommand]? = nil) -> Group {
    var group = Group(commands: [Scene.fill(rect, Scene.red)])
    group.effects = Group.Effects(shadow: shadow, mask: mask)
    return group
  }

  @Test func theShadowIsTheBlurredSilhouetteOfWhatIsPainted() {
    let shadow = Shadow(color: .black, opacity: 1, offset: CGSize(width: 40, height: 0), radius: 5)
    let bitmap = draw(box(CGRect(x: 0, y: -50, width: 30, height: 200), shadow: shadow))
    #expect(bitmap[15, 50] == Pixel(red: 255, green: 0, blue: 0))
    for x in 30..<100 {
      let (low, high) = (Double(x) + 0.5 - 70, Double(x) + 0.5 - 40)
      let share = RasterScene.share(high, sigma: 5) - RasterScene.share(low, sigma: 5)
      #expect(abs(Double(bitmap[x, 50].alpha) - share * 255) < 2)
      #expect(bitmap[x, 50].red == 0)
    }
  }

  @Test func theOffsetIsGivenAroundTheGroupAndNotInIt() {
    var group = box(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      shadow: Shadow(color: .black, opacity: 1, offset: CGSize(width: 30, height: 0), radius: 0))
    // A quarter turn and a scale of two: to (40…60, 40…60).
    group.transform = Transform(a: 0, b: 2, c: -2, d: 0, tx: 60, ty: 40)
    let bitmap = draw(group)
    #expect(bitmap[50, 50].red == 255)
    #expect(bitmap[80, 50].alpha == 255 && bitmap[80, 50].red == 0)
    #expect(bitmap[50, 75].alpha == 0 && bitmap[91, 50].alpha == 0)
    // The surroundings' scale counts.
    let twice = draw(
      box(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        shadow: Shadow(color: .black, opacity: 1, offset: CGSize(width: 20, height: 0), radius: 0)),
      scale: 2)
    #expect(twice[39, 10].alpha == 0 && twice[41, 10].alpha == 255 && twice[59, 10].alpha == 255)
  }

  @Test func shadowAndPaintingAreOneWhole() {
    let shadow = Shadow(color: .black, opacity: 1, offset: CGSize(width: 5, height: 0), radius: 0)
    var group = box(CGRect(x: 10, y: 10, width: 20, height: 20), shadow: shadow)
    group.opacity = 0.5
    let bitmap = draw(group)
    // The shadow beneath the painting does not show through it.
    #expect(bitmap[20, 20].distance(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)) <= 1)
    #expect(bitmap[32, 20].distance(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)) <= 1)
  }

  @Test func severalCommandsCastOneShadow() {
    var group = box(
      CGRect(x: 0, y: 0, width: 20, height: 20),
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.5), opacity: 1, offset: CGSize(width: 0, height: 40),
        radius: 0))
    group.commands.append(Scene.fill(CGRect(x: 10, y: 0, width: 20, height: 20), Scene.blue))
    let bitmap = draw(group)
    #expect((0..<30).allSatisfy { abs(Int(bitmap[$0, 50].alpha) - 128) <= 1 })
  }

  @Test func clipsCutTheShadowAndNotItsSilhouette() {
    var group = box(
      CGRect(x: 0, y: 0, width: 20, height: 20),
      shadow: Shadow(color: .black, opacity: 1, offset: CGSize(width: 30, height: 0), radius: 0))
    group.clips = [ClipPath(Path(rect: CGRect(x: 40, y: 0, width: 100, height: 100)))]
    let bitmap = draw(group)
    #expect(bitmap[10, 10].alpha == 0 && bitmap[35, 10].alpha == 0 && bitmap[45, 10].alpha == 255)
  }

  @Test func aMaskMultipliesAlpha() {
    var group = box(
      CGRect(x: 0, y: 0, width: 40, height: 40),
      mask: [
        Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 40), Color(white: 1, alpha: 0.6)),
        Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 40), Color(white: 0, alpha: 0.5)),
      ])
    group.opacity = 0.5
    let bitmap = draw(group)
    // 0.5 and 0.6 one over the other are 0.8.
    #expect(abs(Int(bitmap[5, 20].alpha) - 102) <= 1)
    #expect(abs(Int(bitmap[15, 20].alpha) - 77) <= 1)
    #expect(bitmap[25, 20].alpha == 0)
    #expect(bitmap[5, 20].red == bitmap[5, 20].alpha)
  }

  @Test func aMaskMovesWithItsGroup() {
    var group = box(
      CGRect(x: 0, y: 0, width: 40, height: 40),
      mask: [Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 40), .black)])
    group.transform = Transform(translationX: 50, y: 0)
    let bitmap = draw(group)
    #expect(bitmap[55, 20].alpha == 255 && bitmap[65, 20].alpha == 0)
  }

  @Test func edgesThatAreNotSmoothedAreWhole() {
    var path = Path()
    path.elements = [
      .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 90, y: 30)), .line(CGPoint(x: 20, y: 80)),
      .close,
    ]
    var group = Group(commands: [.fill(path, rule: .winding, paint: .color(.black))])
    group.isAntialiased = false
    // Inside everything that the group holds, and in clips.
    var inner = group
    inner.isAntialiased = true
    inner.opacity = 0.5
    inner.clips = [ClipPath(path)]
    var outer = Group(commands: [.group(inner)])
    outer.isAntialiased = false
    for (group, alpha) in [(group, 255), (outer, 128)] {
      let bitmap = draw(group)
      for y in 0..<100 {
        for x in 0..<100 {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          // On which side of each edge the middle of the pixel lies.
          let sides = [
            (px - 10) * 20 - (py - 10) * 80, (px - 90) * 50 + (py - 30) * 70,
            (px - 20) * -70 + (py - 80) * 10,
          ]
          let value = Int(bitmap[x, y].alpha)
          #expect(value == 0 || abs(value - alpha) <= 1)
          if sides.allSatisfy({ $0 < -20 }) { #expect(value > 0) }
          if sides.contains(where: { $0 > 20 }) { #expect(value == 0) }
        }
      }
    }
    // And the next group is as smooth as ever.
    let after = Scene.draw(
      Scene.node(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        [
          .group(group),
          .group(
            Group(
              transform: Transform(translationX: 0.5, y: 0),
              opacity: 0.5, commands: [.fill(path, rule: .winding, paint: .color(Scene.red))])),
        ]), side: 100, background: Scene.clear)
    #expect((0..<100).contains { (20...100).contains(after[$0, 13].alpha) })
  }

  @Test(arguments: [Double.nan, .infinity, 1e9, -4])
  func shadowsWithoutSenseAreSurvived(value: Double) {
    for shadow in [
      Shadow(color: .black, opacity: 1, offset: CGSize(width: value, height: 3), radius: 4),
      Shadow(color: .black, opacity: 1, offset: .zero, radius: value),
    ] {
      let bitmap = draw(box(CGRect(x: 10, y: 10, width: 20, height: 20), shadow: shadow))
      #expect(bitmap[20, 20].red == 255)
    }
  }

  @Test func groupsInPerspectiveHaveShadowsAndMasks() {
    var group = box(
      CGRect(x: 30, y: 20, width: 20, height: 60),
      shadow: Shadow(color: .black, opacity: 1, offset: CGSize(width: 20, height: 0), radius: 0),
      mask: [Scene.fill(CGRect(x: 0, y: 0, width: 100, height: 50), .black)])
    group.transform = Transform(translationX: -50, y: -50)
      .concatenating(Scene.turn(0.5)).concatenating(Scene.perspective(300))
      .concatenating(Transform(translationX: 50, y: 50))
    let bitmap = draw(group)
    #expect(bitmap[40, 40].red == 255 && bitmap[40, 60].alpha == 0)
    #expect(bitmap[58, 40].alpha == 255 && bitmap[58, 40].red == 0)
  }
}
