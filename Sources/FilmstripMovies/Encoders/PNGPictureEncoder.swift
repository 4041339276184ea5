// SPDX-License-Identifier: MIT
internal import FilmstripImaging

final class PNGPictureEncoder: PictureEncoder {
  private let writer: AnimatedPNGWriter
  private let plan: PicturePlan
  private var encoder = PNGEncoder(compression: .level(6))
  /// Whether a frame may have transparent pixels: then all are stored so, as an animation has one format.
  private let isOpaque: Bool
  private var count = 0

  init(_ job: PictureJob, path: String) throws {
    plan = job.plan
    isOpaque = job.options.backdropColor != nil
    writer = try AnimatedPNGWriter(
      path: path, shownAs: job.shownPath, frameCount: plan.entries.count,
      playCount: job.options.playCount)
  }

  func append(_ bitmap: Bitmap) throws {
    try writer.append(
      encoder.encode(bitmap, as: isOpaque ? .rgb : .rgba), delay: plan.delay(ofEntry: count))
    count += 1
  }

  func finish() throws { try writer.finish() }
}

extension PicturePlan {
  /// How long an entry is shown, as a fraction: exactly, where 16 bits can say that, else in milliseconds.
  fileprivate func delay(ofEntry index: Int) -> FrameDelay {
    let ticks = entries[index].ticks
    var (a, b) = (ticks, timescale)
    while b != 0 { (a, b) = (b, a % b) }
    if let numerator = UInt16(exactly: ticks / a), let denominator = UInt16(exactly: timescale / a)
    {
      return FrameDelay(numerator, over: denominator)
    }
    let milliseconds = (Double(ticks) * 1_000 / Double(timescale)).rounded()
    return milliseconds < 65_536
      ? FrameDelay(UInt16(max(milliseconds, 1)), over: 1_000)
      : FrameDelay(UInt16(clamping: Int((milliseconds / 1_000).rounded())), over: 1)
  }
}
