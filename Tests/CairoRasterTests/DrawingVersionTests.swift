// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Requirements
import Testing

/// Goldens of equal display lists are not drawn again while the version of drawing is the same: it has to be
/// raised with the pixels.
@Suite struct DrawingVersionTests {
  /// The pixels of random scenes in each version, with the Cairo that they were drawn with.
  private static let recorded: [Int: (cairo: String, digest: String)] = [
    4: ("1.16.0", "96220941374f082d2fae823f9d05eb53")
  ]

  /// The Cairo of the record, as another one may draw other pixels; a version without a record needs none.
  private static var recordedCairo: Requirement {
    let cairo = recorded[DrawingVersion.number]?.cairo
    return Requirement(
      "Cairo \(cairo ?? "")", remedy: "Cairo \(DrawingVersion.cairo) is here, run it where that is"
    ) { cairo == nil || cairo == DrawingVersion.cairo }
  }

  /// Screens that move over each other, with a shadow and a colour between them, and fade: what needs no canvas.
  private static func screens(_ step: Int) -> Node {
    let whole = CGRect(origin: .zero, size: RandomScene.size)
    var root = RasterScene.node(whole)
    let shift = Double(step) * 3.3
    var upper = RasterScene.node(
      whole.offsetBy(dx: 60 - shift, dy: 0),
      [RasterScene.bitmap(Pixel(red: 90, green: 200, blue: 31), whole)])
    upper.opacity = 1 - Double(step) * 0.1
    var shadow = RasterScene.node(
      CGRect(x: 30 - shift, y: 0, width: 30, height: whole.height),
      [
        .paint(
          .linearGradient(
            LinearGradient(
              start: .zero, end: CGPoint(x: 30, y: 0),
              stops: [
                LinearGradient.Stop(location: 0, color: RasterScene.clear),
                LinearGradient.Stop(location: 1, color: Color(white: 0, alpha: 0.4)),
              ], extendsBeforeStart: false, extendsAfterEnd: true)))
      ])
    shadow.clip = Clip(rect: CGRect(x: 0, y: 0, width: 30, height: whole.height))
    root.children = [
      RasterScene.node(whole, [RasterScene.bitmap(Pixel(red: 250, green: 17, blue: 130), whole)]),
      RasterScene.filled(whole, Color(red: 0.1, green: 0, blue: 0.3, alpha: 0.07 * Double(step))),
      shadow, upper,
    ]
    return root
  }

  /// Other pixels ask for a new ``DrawingVersion/number``, and for a new entry here.
  @Test(.needs(recordedCairo)) func pixelsAreThoseOfTheVersion() {
    let size = (width: Int(RandomScene.size.width), height: Int(RandomScene.size.height))
    var digests = DigestBuilder()
    let roots = (UInt64(0)..<24).map { RandomScene.root(seed: $0) } + (0..<8).map(Self.screens)
    for root in roots {
      let bitmap = CairoRasterizer(cache: RasterCache(byteLimit: 0)).rasterize(
        root, background: .white, width: size.width, height: size.height, transform: .identity)
      digests.add(bitmap.digest)
    }
    #expect(
      Self.recorded[DrawingVersion.number]?.digest == "\(digests.digest)",
      "raise DrawingVersion.number if the pixels changed, and record their digest")
  }
}
