// SPDX-License-Identifier: MIT

extension OutputKind {
  /// `animation.png`.
  public static let animation = OutputKind(rawValue: "animation")
}

struct AnimationFormat: OutputFormat {
  let kind = OutputKind.animation
  let summary = "an animated PNG; web browsers and Preview play it"
  let files = [OutputFile.png("animation.png")]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    let count = job.recording.frames.count
    let file = try AnimatedPNGWriter(
      path: job.folder.path(of: files[0].path), shownAs: job.folder.shownPath(of: files[0].path),
      frameCount: count)
    return Writer(
      frames: Array(0..<count), file: file,
      delay: FrameDelay(1, over: UInt16(clamping: job.recording.frameRate)))
  }

  private struct Writer: FrameWriter {
    let frames: [Int]
    let file: AnimatedPNGWriter
    let delay: FrameDelay

    var prepare: @Sendable (DrawnFrame) throws -> EncodedImage { { $0.encoded } }

    func take(_ part: EncodedImage, ofFrame index: Int) throws {
      try file.append(part, delay: delay)
    }

    func finish() throws { try file.finish() }
  }
}
