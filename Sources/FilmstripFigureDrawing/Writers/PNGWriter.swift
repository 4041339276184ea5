// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

struct PNGWriter {
  let figure: Figure
  let appearance: FigureAppearance
  let scale: Int
  let pictures: PictureStore

  /// The bytes of a PNG file; what is outside of the paper's corners is transparent.
  func data() throws(FigureError) -> Data {
    guard (1...3).contains(scale) else { throw .scale(scale) }
    let size = figure.size
    let (width, height) = (
      Frame.pixels(size.width, scale: Double(scale)),
      Frame.pixels(size.height, scale: Double(scale))
    )
    guard max(width, height) <= Frame.maximumPixelSide, width * height <= Bitmap.maximumPixelCount
    else { throw .tooLarge(width: size.width, height: size.height, scale: scale) }
    var node = Node(
      id: 1, className: "Figure", geometry: Geometry(frame: CGRect(origin: .zero, size: size)))
    node.content =
      [.fill(figure.paper, rule: .winding, paint: .color(FigureInk.paper.color(appearance)))]
      + figure.elements.flatMap(commands)
    let bitmap = CairoRasterizer(losses: DrawingLosses()).rasterize(
      node, background: FigurePicture.nothing, width: width, height: height,
      transform: Transform(scaleX: Double(scale), y: Double(scale)))
    return PNGFile.data(
      of: bitmap, as: .rgba, compression: .level(6), description: figure.alternativeText)
  }

  private func commands(_ element: FigureElement) -> [DrawCommand] {
    element.commands(appearance) { picture, transform in
      let size = picture.pixelSize(
        x: transform.horizontalScale * Double(scale), y: transform.verticalScale * Double(scale))
      let bitmap = pictures.bitmap(of: picture, width: size.width, height: size.height)
      let rect = CGRect(origin: .zero, size: picture.rect.size)
      return [
        .group(Group(transform: transform, commands: [.image(.bitmap(bitmap), rect: rect)]))
      ]
    }
  }
}
