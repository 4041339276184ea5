// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import CoreGraphics

/// Makes pixels of recorded drawing for code that asks for them, as `UIImage.pngData()` does.
final class StagePictureRasterizer: PictureRasterizing {
  static func install() {
    if PictureRasterizers.current == nil { PictureRasterizers.current = StagePictureRasterizer() }
  }

  func bitmap(of picture: Picture, width: Int, height: Int) -> Bitmap {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    var node = Node(id: 1, className: "CGImage", geometry: Geometry(frame: rect))
    node.content = [.image(.picture(picture), rect: rect)]
    let whole = node
    let losses = DrawingLosses()
    defer { losses.report() }
    return OrderedPipeline.single {
      CairoRasterizer(losses: losses).rasterize(
        whole, background: Color(white: 0, alpha: 0), width: width, height: height,
        transform: .identity)
    }
  }
}

extension DrawingLosses {
  /// Reports to the running stage what was lost, for its next recording.
  func report() {
    for reason in reasons { ContentFact.lostDrawing(reason: reason).report() }
  }
}
