// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster

/// A frame as pixels, on the thread that draws it.
///
/// Each form of the picture is made when it is first asked for. One that only moves screens is never in memory in
/// its own size, unless ``bitmap`` is asked for.
package final class DrawnFrame {
  package let index: Int
  package let frame: Frame
  package private(set) lazy var bitmap: Bitmap = drawer.bitmap(of: picture)
  /// The pixels compressed, without transparency: once for all formats that want them so.
  package private(set) lazy var encoded: EncodedImage = encode()

  private let picture: PlannedPicture
  private let drawer: FrameDrawer
  private let losses: DrawingLosses
  private var cells: [ScaledSize: Bitmap] = [:]

  fileprivate init(
    index: Int, frame: Frame, picture: PlannedPicture, losses: DrawingLosses, drawer: FrameDrawer
  ) {
    (self.index, self.frame, self.picture) = (index, frame, picture)
    (self.losses, self.drawer) = (losses, drawer)
  }

  /// What is missing in the picture; known once it was drawn in a form.
  package var lost: [Finding] {
    losses.reasons.map {
      Finding.lostDrawing(reason: $0).placed(at: frame.nanoseconds, frame: index)
    }
  }

  /// The pixels averaged by area.
  ///
  /// - Precondition: both sides are positive.
  package func scaled(width: Int, height: Int) -> Bitmap {
    let size = ScaledSize(width: width, height: height)
    if let made = cells[size] { return made }
    let made =
      picture.mosaic.map { AreaScaler.scale($0, to: size) }
      ?? AreaScaler.scale(bitmap, width: width, height: height)
    cells[size] = made
    return made
  }

  /// The pixels averaged by area and compressed, without transparency.
  package func encoded(width: Int, height: Int) -> EncodedImage {
    drawer.encodeSmall(scaled(width: width, height: height))
  }

  private func encode() -> EncodedImage {
    guard let mosaic = picture.mosaic else { return drawer.encode(bitmap) }
    // While its rows are at hand the picture is scaled as others will want it.
    let sizes = drawer.sizes.filter { cells[$0] == nil }
    let (image, made) = drawer.encode(mosaic, scaledTo: sizes)
    for (size, bitmap) in zip(sizes, made) { cells[size] = bitmap }
    return image
  }
}

/// What one thread keeps from frame to frame: the encoder and the canvas.
package final class FrameDrawer {
  /// The sizes in which frames are wanted beside their own.
  let sizes: [ScaledSize]
  private var encoder = PNGEncoder()
  /// For pictures of few pixels, whose size counts for more than their time.
  private var smallEncoder = PNGEncoder(compression: .level(6))
  private var canvas: Bitmap?

  package init(sizes: [ScaledSize] = []) { self.sizes = sizes }

  package func draw(_ frame: Frame, at index: Int) -> DrawnFrame {
    let losses = DrawingLosses()
    return DrawnFrame(
      index: index, frame: frame, picture: CairoRasterizer(losses: losses).picture(of: frame),
      losses: losses, drawer: self)
  }

  fileprivate func bitmap(of picture: PlannedPicture) -> Bitmap {
    let bitmap = picture.bitmap(recycling: canvas.take())
    canvas = bitmap
    return bitmap
  }

  fileprivate func encodeSmall(_ bitmap: Bitmap) -> EncodedImage {
    smallEncoder.encode(bitmap, as: .rgb)
  }

  fileprivate func encode(_ bitmap: Bitmap) -> EncodedImage { encoder.encode(bitmap, as: .rgb) }

  fileprivate func encode(
    _ mosaic: Mosaic, scaledTo sizes: [ScaledSize]
  ) -> (image: EncodedImage, scaled: [Bitmap]) {
    encoder.encode(mosaic, scaledTo: sizes)
  }
}
