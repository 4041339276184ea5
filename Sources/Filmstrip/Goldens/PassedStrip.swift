// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
package import FilmstripImaging
internal import FilmstripSheets
internal import Foundation

/// Some frames of a recording side by side, small: what a report shows of a case that passes, where no golden has
/// pictures of it.
package struct PassedStrip {
  /// The most frames that a report shows of a case that passes, and the width of each in pixels.
  package static let (frameCount, frameWidth) = (6, 60)

  /// The frames side by side, each as wide as the others.
  package let bitmap: Bitmap
  /// Their numbers in the recording.
  package let frames: [Int]

  /// Draws frames of a recording, from the first to the last, a pixel for each point, and scales them down.
  package init(drawing recording: Recording) {
    frames = PassedStrip.frames(of: recording.frames.count)
    let pictures = frames.map { PassedStrip.picture(of: recording.frames[$0]) }
    let (width, height) = (pictures[0].width, pictures[0].height)
    let composer = SheetComposer(
      width: width * pictures.count, height: height, background: Pixel(red: 0, green: 0, blue: 0))
    for (place, picture) in pictures.enumerated() {
      composer.place(picture, x: place * width, y: 0)
    }
    bitmap = composer.makeBitmap()
  }

  /// Takes a picture that was drawn of a recording with so many frames; nil where it cannot be of one.
  package init?(_ bitmap: Bitmap, ofFrames count: Int) {
    frames = PassedStrip.frames(of: count)
    guard !frames.isEmpty, bitmap.width % frames.count == 0 else { return nil }
    self.bitmap = bitmap
  }

  /// Where its frames are.
  package var layout: GoldenFile.Sheet {
    let width = bitmap.width / frames.count
    return GoldenFile.Sheet(
      width: width, height: bitmap.height,
      cells: frames.enumerated().map { .init(frame: $1, x: $0 * width, y: 0) })
  }

  private static func frames(of count: Int) -> [Int] {
    SheetOptions(selection: .evenlySpaced(count: frameCount)).indices(of: count)
  }

  private static func picture(of frame: Frame) -> Bitmap {
    let points = Frame(
      index: frame.index, nanoseconds: frame.nanoseconds, size: frame.size,
      scale: min(frame.scale, 1), background: frame.background, root: frame.root)
    let picture = CairoRasterizer(losses: DrawingLosses()).rasterize(points)
    let width = min(frameWidth, picture.width)
    return AreaScaler.scale(
      picture, width: width, height: max(1, picture.height * width / picture.width))
  }
}
