// SPDX-License-Identifier: MIT

extension OutputKind {
  /// `animation.png`.
  public static let animation = OutputKind(rawValue: "animation")
}

/// All frames in one file, small unless a width is asked for: `frames/*.png` have every pixel already.
struct AnimationFormat: OutputFormat {
  /// As wide as a column of text on the web shows a phone.
  static let standardWidth = 400

  let kind = OutputKind.animation
  let summary = "an animated PNG of 400 pixels; browsers play it"
  let files = [OutputFile.png("animation.png")]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    let frames = job.recording.frames
    let count = frames.count
    let (width, height) = (frames[0].pixelWidth, frames[0].pixelHeight)
    let wanted = min(job.options.animationWidth ?? AnimationFormat.standardWidth, width)
    let file = try AnimatedPNGWriter(
      path: job.folder.path(of: files[0].path), shownAs: job.folder.shownPath(of: files[0].path),
      frameCount: count)
    return Writer(
      frames: Array(0..<count), file: file,
      scaledSize: wanted == width
        ? nil
        : ScaledSize(width: wanted, height: max((2 * height * wanted + width) / (2 * width), 1)),
      delay: FrameDelay(1, over: UInt16(clamping: job.recording.frameRate)))
  }

  private struct Writer: FrameWriter {
    let frames: [Int]
    let file: AnimatedPNGWriter
    let scaledSize: ScaledSize?
    let delay: FrameDelay

    var prepare: @Sendable (DrawnFrame) throws -> EncodedImage {
      guard let size = scaledSize else { return { $0.encoded } }
      return { $0.encoded(width: size.width, height: size.height) }
    }

    func take(_ part: EncodedImage, ofFrame index: Int) throws {
      try file.append(part, delay: delay)
    }

    func finish() throws { try file.finish() }
  }
}
