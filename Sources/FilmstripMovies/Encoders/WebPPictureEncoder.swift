// SPDX-License-Identifier: MIT
internal import FilmstripImaging

final class WebPPictureEncoder: PictureEncoder {
  private let writer: WebPWriter
  /// When each frame ends, in milliseconds.
  private let ends: [Int]
  private var count = 0

  init(_ job: PictureJob, path: String) throws {
    ends = job.plan.ends(rate: 1_000)
    let background = job.options.backdropColor.map { Pixel(bgra: 0xff00_0000 | $0) }
    writer = try WebPWriter(
      path: path, shownAs: job.shownPath, width: job.composer.layout.width,
      height: job.composer.layout.height, playCount: job.options.playCount,
      background: background ?? Pixel(bgra: 0),
      compression: job.options.quality.map { .lossy(quality: Double($0)) } ?? .lossless)
  }

  func append(_ bitmap: Bitmap) throws {
    try writer.append(bitmap, until: ends[count])
    count += 1
  }

  func finish() throws { try writer.finish() }
}
