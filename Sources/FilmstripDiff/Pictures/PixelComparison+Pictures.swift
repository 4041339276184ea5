// SPDX-License-Identifier: MIT
public import FilmstripImaging
internal import FilmstripWording

extension PixelComparison {
  /// The expected picture faded to grey, and on it in colour what differs.
  ///
  /// Crimson is what is wrong, amber what is anti-aliasing in one of the pictures, blue what the
  /// tolerance's ``PixelTolerance/channelDifference`` makes right. Wrong pixels have a rose halo,
  /// so that a single one is found in a screenshot. What lies in only one of two pictures of
  /// different sizes is that picture, faded, under crimson stripes. Opaque; as large as both
  /// pictures together.
  ///
  /// - Precondition: that is at most ``Bitmap/maximumPixelCount`` pixels, as it always is for
  ///   pictures of one size.
  public func differencePicture() -> Bitmap { diffWithPicture().picture }

  /// Compares the pictures and draws the difference in one pass, which takes less time than
  /// ``diff()`` and then ``differencePicture()``.
  ///
  /// - Precondition: as for ``differencePicture()``.
  public func diffWithPicture() -> (diff: PixelDiff, picture: Bitmap) {
    let (width, height) = (commonSize.width, commonSize.height)
    var figures = PixelFigures(width: min(expected.width, actual.width))
    let picture = Bitmap(width: width, height: height, isOpaque: true) { bytes in
      let drawing = DifferenceDrawing(
        bytes.bindMemory(to: UInt32.self).baseAddress!, width: width, height: height)
      drawing.drawGround(expected: expected, actual: actual)
      PixelPair.with(self) { pair in
        var halo = DifferenceHalo(drawing, width: pair.width, height: pair.height)
        pair.forEachDifferingRow { row in
          figures.add(row)
          halo.add(row)
          drawing.draw(row)
        }
        halo.finish()
      }
    }
    return (PixelDiff(of: self, figures.finished()), picture)
  }

  /// The expected picture, the difference and the actual picture side by side, in this order.
  ///
  /// Transparent parts show a chequerboard. Pictures whose longer side is below 240 pixels are
  /// enlarged by a whole number, pixel by pixel. ``panels`` has their places.
  ///
  /// - Parameters:
  ///   - difference: What ``diffWithPicture()`` made; nil draws it here. Anything else has to be of its size.
  ///   - head: Something that comes above, as wide as ``boardWidth``, such as captions.
  /// - Returns: The picture, opaque; nil if it would have more than ``Bitmap/maximumPixelCount``
  ///   pixels.
  public func sideBySidePicture(difference: Bitmap? = nil, head: Bitmap? = nil) -> Bitmap? {
    let board = PictureBoard(panelSize: commonSize, count: 3, headHeight: head?.height ?? 0)
    if let head {
      require(
        head.width == board.width,
        "PixelComparison: the head is \(head.width) pixels wide, not \(board.width)")
    }
    guard board.isPossible else { return nil }
    if let difference {
      require(
        difference.width == commonSize.width && difference.height == commonSize.height,
        "PixelComparison: the difference is \(difference.width)×\(difference.height) pixels, "
          + "not \(commonSize)")
    }
    return board.picture(of: [expected, difference ?? differencePicture(), actual], head: head)
  }

  /// Where the three pictures are in ``sideBySidePicture(difference:head:)``, from the left: for labels
  /// and links.
  public var panels: [PixelRect] { PictureBoard(panelSize: commonSize, count: 3).panels }

  /// How wide ``sideBySidePicture(difference:head:)`` is, in pixels.
  public var boardWidth: Int { PictureBoard(panelSize: commonSize, count: 3).width }

  /// Writes an animated PNG that blinks between the expected and the actual picture: what moved or
  /// changed catches the eye.
  ///
  /// The expected picture comes first, and is shown where players do not animate. Of the two
  /// squares below the picture the left one is filled while it shows, the right one with the actual
  /// picture. Both frames are of the size of both pictures together, on the ground and enlarged as
  /// in ``sideBySidePicture(difference:head:)``.
  ///
  /// - Parameters:
  ///   - path: Where the file is made; one that is there is replaced.
  ///   - delay: How long each picture stays; half a second if nothing else is said.
  /// - Throws: An error if the file cannot be written.
  public func writeBlinkingPicture(
    path: String, delay: FrameDelay = FrameDelay(1, over: 2)
  ) throws(ImagingError) {
    let board = PictureBoard(panelSize: commonSize, count: 1, markCount: 2)
    guard board.isPossible else {
      throw .tooLarge(
        file: path, width: commonSize.width, height: commonSize.height,
        limit: Bitmap.maximumPixelCount)
    }
    let writer = try AnimatedPNGWriter(path: path, frameCount: 2)
    var encoder = PNGEncoder()
    for (index, picture) in [expected, actual].enumerated() {
      let frame = board.picture(of: [picture], filledMark: index)
      try writer.append(encoder.encode(frame, as: .rgb), delay: delay)
    }
    try writer.finish()
  }

  private var commonSize: PixelSize {
    PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  }
}
