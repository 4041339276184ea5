// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// Draws a figure as pixels: as a display list, with the project's rasterizer.
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
      [.fill(figure.paper, rule: .winding, paint: paint(.paper))]
      + figure.elements.flatMap(commands)
    let bitmap = CairoRasterizer(losses: DrawingLosses()).rasterize(
      node, background: FigurePicture.nothing, width: width, height: height,
      transform: Transform(scaleX: Double(scale), y: Double(scale)))
    return PNGFile.data(
      of: bitmap, as: .rgba, compression: .level(6), description: figure.alternativeText)
  }

  private func paint(_ ink: FigureInk) -> Paint { .color(ink.color(appearance)) }

  private func commands(_ element: FigureElement) -> [DrawCommand] {
    switch element {
    case .fill(let path, let ink):
      return [.fill(path, rule: .winding, paint: paint(ink))]
    case .stroke(let path, let ink, let style):
      return [.stroke(path, style: style, paint: paint(ink))]
    case .text(let text, let place, let ink):
      return text.commands(at: place, color: ink.color(appearance))
    case .picture(let picture, let transform):
      let size = picture.pixelSize(
        x: transform.horizontalScale * Double(scale), y: transform.verticalScale * Double(scale))
      let bitmap = pictures.bitmap(of: picture, width: size.width, height: size.height)
      let rect = CGRect(origin: .zero, size: picture.rect.size)
      return [
        .group(Group(transform: transform, commands: [.image(.bitmap(bitmap), rect: rect)]))
      ]
    case .group(let opacity, let clip, let inner):
      return [
        .group(
          Group(
            clips: clip.map { [ClipPath($0)] } ?? [], opacity: opacity, isIsolated: opacity < 1,
            commands: inner.flatMap(commands)))
      ]
    }
  }
}
