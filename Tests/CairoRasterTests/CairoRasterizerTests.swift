// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// What the rasterizer makes of a node, in pixels that can be computed by hand.
@Suite struct CairoRasterizerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  private func node(_ frame: CGRect, _ content: [DrawCommand] = []) -> Node {
    var node = Node(id: 1, className: "Test", geometry: Geometry(frame: frame))
    node.content = content
    return node
  }

  private func fill(_ rect: CGRect) -> DrawCommand {
    .fill(Path(rect: rect), rule: .winding, paint: .color(red))
  }

  private func image(_ pixel: Pixel, _ rect: CGRect) -> DrawCommand {
    .image(
      .bitmap(Bitmap(width: Int(rect.width), height: Int(rect.height), filledWith: pixel)),
      rect: rect)
  }

  private func draw(_ node: Node, snaps: Bool = true) -> Bitmap {
    CairoRasterizer(snapsTranslations: snaps).rasterize(
      node, background: .white, width: 8, height: 8, transform: .identity)
  }

  @Test func movedLayersLandOnWholePixels() {
    let bitmap = draw(
      node(
        CGRect(x: 2.4, y: 2.6, width: 2, height: 2),
        [fill(CGRect(x: 0, y: 0, width: 2, height: 2))]))
    for y in 0..<8 {
      for x in 0..<8 {
        let rest: UInt8 = (2..<4).contains(x) && (3..<5).contains(y) ? 0 : 255
        #expect(bitmap[x, y] == Pixel(red: 255, green: rest, blue: rest))
      }
    }
  }

  @Test func withoutSnappingEdgesGetTheirCoverage() {
    let bar = CGRect(x: 0, y: 0, width: 2, height: 8)
    let bitmap = draw(node(bar.offsetBy(dx: 2.25, dy: 0), [fill(bar)]), snaps: false)
    // Three quarters of column 2 and one quarter of column 4 are red.
    #expect(abs(Int(bitmap[2, 4].green) - 64) <= 1)
    #expect(bitmap[3, 4].green == 0)
    #expect(abs(Int(bitmap[4, 4].green) - 191) <= 1)
  }

  @Test func opacityFadesAGroupOnce() {
    var group = node(whole, [fill(whole)])
    group.children = [node(whole, [fill(whole)])]
    group.opacity = 0.5
    // Red over red is red; at half opacity over white: green 255 · 0.5, not 255 · 0.25.
    #expect(abs(Int(draw(group)[4, 4].green) - 128) <= 1)
  }

  @Test func hiddenAndTransparentNodesLeaveNoTrace() {
    var hidden = node(whole, [fill(whole)])
    hidden.isHidden = true
    #expect(draw(hidden)[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    var clear = node(whole, [fill(whole)])
    clear.opacity = 0
    #expect(draw(clear)[0, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func clippingCutsChildren() {
    var parent = node(CGRect(x: 1, y: 1, width: 3, height: 3))
    parent.clip = Clip(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
    let large = CGRect(x: 0, y: 0, width: 20, height: 20)
    parent.children = [node(large.offsetBy(dx: -5, dy: -5), [fill(large)])]
    let bitmap = draw(parent)
    #expect(bitmap[0, 0].green == 255 && bitmap[4, 4].green == 255)
    #expect(bitmap[1, 1].green == 0 && bitmap[3, 3].green == 0)
  }

  @Test func coveredPicturesAreNotSeenAndUncoveredPartsAre() {
    let bitmap = draw(
      node(
        whole,
        [
          image(Pixel(red: 0, green: 0, blue: 255), whole),
          image(Pixel(red: 0, green: 255, blue: 0), CGRect(x: 2, y: 0, width: 4, height: 8)),
          image(
            Pixel(red: 128, green: 0, blue: 0, alpha: 128),
            CGRect(x: 0, y: 6, width: 8, height: 2)),
        ]))
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[3, 3] == Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[7, 5] == Pixel(red: 0, green: 0, blue: 255))
    // Half red over green and over blue.
    #expect(bitmap[3, 7] == Pixel(red: 128, green: 127, blue: 0))
    #expect(bitmap[0, 7] == Pixel(red: 128, green: 0, blue: 127))
  }

  @Test func anOpaquePictureInAFadedOrRoundedLayerDoesNotHideWhatIsBelow() {
    let over = image(Pixel(red: 0, green: 255, blue: 0), whole)
    var parent = node(whole, [image(Pixel(red: 0, green: 0, blue: 255), whole)])
    var faded = node(whole, [over])
    faded.opacity = 0.5
    parent.children = [faded]
    #expect(abs(Int(draw(parent)[4, 4].blue) - 127) <= 1)
    var rounded = node(whole, [over])
    rounded.clip = Clip(rect: whole, cornerRadius: 4)
    parent.children = [rounded]
    #expect(draw(parent)[0, 0].blue > 200)
    #expect(draw(parent)[4, 4] == Pixel(red: 0, green: 255, blue: 0))
  }

  @Test(arguments: [Double.nan, .infinity, 0])
  func matricesWithoutSenseDrawNothing(scale: Double) {
    var broken = node(whole, [fill(whole), image(Pixel(red: 0, green: 0, blue: 0), whole)])
    broken.geometry.transform = Transform(scaleX: scale, y: 1)
    #expect(draw(broken)[4, 4] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func aPictureTallerThanASurfaceMayBeIsDrawn() {
    let tall = Bitmap(width: 1, height: 40_000, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<40_000 {
        pixels[y] = Pixel(red: 0, green: y < 39_996 ? 255 : 0, blue: 0).bgra.littleEndian
      }
    }
    let frame = CGRect(x: 0, y: -39_992, width: 8, height: 40_000)
    var layer = node(frame)
    layer.content = [.image(.bitmap(tall), rect: CGRect(origin: .zero, size: frame.size))]
    let bitmap = draw(layer)
    #expect(bitmap[4, 0].green == 255)
    #expect(bitmap[4, 7].green == 0)
  }

  /// Where a gradient does not continue, nothing is painted, and inside its colours are full.
  @Test func aGradientEndsWhereItEnds() {
    var layer = node(whole)
    let black = Color.black
    layer.content = [
      .paint(
        .linearGradient(
          LinearGradient(
            start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0),
            stops: [.init(location: 0.5, color: black), .init(location: 1, color: black)],
            extendsBeforeStart: false, extendsAfterEnd: false)))
    ]
    let bitmap = draw(layer)
    #expect((0..<8).map { bitmap[$0, 4].red } == [255, 255, 0, 0, 0, 0, 255, 255])
  }

  @Test func aDeepTreeIsDrawn() {
    var tree = node(whole, [fill(whole)])
    for _ in 0..<500 {
      var parent = node(whole)
      parent.children = [tree]
      tree = parent
    }
    #expect(draw(tree)[4, 4].green == 0)
  }
}
