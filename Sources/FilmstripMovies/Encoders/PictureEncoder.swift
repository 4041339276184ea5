// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// Writes the frames of one moving picture into a file of one format.
///
/// Made by ``PictureJob/makeEncoder(path:jobs:)``. Not for use from two threads at once.
protocol PictureEncoder: AnyObject {
  /// Takes the next composed frame, in the order of the plan.
  func append(_ bitmap: Bitmap) throws
  /// Writes what is left; called once, after all frames.
  func finish() throws
}

struct PictureJob: Sendable {
  let format: AnimatedPictureFormat
  let options: AnimatedPictureOptions
  let plan: PicturePlan
  let composer: PictureComposer
  let shownPath: String
  /// A palette that was made before; nil where it is made from all frames.
  var palette: GIFPalette?

  /// Frames that are in memory at the same time have at most so many bytes, before they are made again each time
  /// they are needed: 80 frames of 400 × 867 pixels are a little less.
  static let memoryLimit = 128 << 20

  /// A picture of frames of a size in pixels; `width` stands in for that of the options.
  ///
  /// - Throws: ``AnimatedPictureError``.
  init(
    _ clock: FrameClock, frame: (width: Int, height: Int), format: AnimatedPictureFormat,
    options: AnimatedPictureOptions, width: Int?, shownPath: String
  ) throws(AnimatedPictureError) {
    try options.check(for: format)
    (self.format, self.options, self.shownPath) = (format, options, shownPath)
    plan = try PicturePlan(clock, options: options, format: format)
    composer = PictureComposer(
      try PictureLayout(of: frame, options: options, width: width, format: format, file: shownPath),
      options: options)
  }

  /// Width and height of the file's picture in pixels: that of frames in MP4 is even, as colours have half the
  /// resolution there.
  var pictureSize: (width: Int, height: Int) {
    let (width, height) = (composer.layout.width, composer.layout.height)
    return format == .mp4 ? (width + width % 2, height + height % 2) : (width, height)
  }

  func fits(frameCount: Int) -> Bool { frameCount <= PictureJob.memoryLimit / composer.byteCount }

  /// Begins to write at a temporary path, with so many threads where a format has use for them.
  func makeEncoder(path: String, jobs: Int) throws -> any PictureEncoder {
    switch format {
    case .gif: try GIFPictureEncoder(self, path: path, jobs: jobs)
    case .webp: try WebPPictureEncoder(self, path: path)
    case .mp4: try MP4PictureEncoder(self, path: path)
    case .png: try PNGPictureEncoder(self, path: path)
    }
  }
}
