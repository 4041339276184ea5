// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import FilmstripImaging
public import Testing

// Swift Testing looks for a module of this name as soon as a file imports both Testing and
// CoreGraphics; without one such a file does not compile.

extension Attachment where AttachableValue == [UInt8] {
  /// Attaches an image to the current test, as a PNG file.
  ///
  /// The image is drawn at its size in pixels; an issue is recorded where it could not be drawn as a
  /// whole. The name should end in `.png`.
  public static func record(
    _ image: CGImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (width, height) = (image.width, image.height)
    var node = Node(
      id: 1, className: "CGImage",
      geometry: Geometry(frame: CGRect(x: 0, y: 0, width: width, height: height)))
    node.content = [.image(image.image, rect: node.geometry.bounds)]
    let losses = DrawingLosses()
    let bitmap = CairoRasterizer(losses: losses).rasterize(
      node, background: Color(white: 0, alpha: 0), width: width, height: height,
      transform: .identity)
    for reason in losses.reasons {
      Issue.record(
        "a part of the attached image is missing: \(reason)", sourceLocation: sourceLocation)
    }
    Attachment.record(
      [UInt8](PNGFile.data(of: bitmap)), named: preferredName ?? "image.png",
      sourceLocation: sourceLocation)
  }
}
