// SPDX-License-Identifier: MIT
internal import CairoRaster
package import DisplayList
package import Imaging

/// A frame as pixels, on the thread that has drawn it.
package final class DrawnFrame {
  /// The frame's number in its recording.
  package let index: Int
  /// What was drawn.
  package let frame: Frame
  /// Its pixels.
  package let bitmap: Bitmap
  /// The pixels compressed, without transparency: once for all formats that want them so.
  package private(set) lazy var encoded: EncodedImage = drawer.encode(bitmap)
  /// What is missing in the picture.
  let lost: [Finding]
  private let drawer: FrameDrawer

  fileprivate init(
    index: Int, frame: Frame, bitmap: Bitmap, lost: [Finding], drawer: FrameDrawer
  ) {
    self.index = index
    self.frame = frame
    self.bitmap = bitmap
    self.lost = lost
    self.drawer = drawer
  }
}

/// What one thread keeps from frame to frame: the encoder and the canvas.
final class FrameDrawer {
  private var encoder = PNGEncoder()
  private var canvas: Bitmap?

  func draw(_ frame: Frame, at index: Int) -> DrawnFrame {
    let losses = DrawingLosses()
    let bitmap = CairoRasterizer(losses: losses).rasterize(frame, recycling: canvas.take())
    canvas = bitmap
    let lost = losses.reasons.map {
      Finding.lostDrawing(reason: $0).placed(at: frame.nanoseconds, frame: index)
    }
    return DrawnFrame(index: index, frame: frame, bitmap: bitmap, lost: lost, drawer: self)
  }

  fileprivate func encode(_ bitmap: Bitmap) -> EncodedImage { encoder.encode(bitmap, as: .rgb) }
}
