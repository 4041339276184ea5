// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

extension OutputKind {
  /// `animation.gif`.
  public static let gif = OutputKind(rawValue: "gif")
  /// `animation.webp`.
  public static let webp = OutputKind(rawValue: "webp")
  /// `animation.mp4`.
  public static let mp4 = OutputKind(rawValue: "mp4")
}

/// All frames in a moving picture that other tools take, as it is without options: docs/animations.md.
struct MovingPictureFormat: OutputFormat {
  let kind: OutputKind
  let summary: String
  let files: [OutputFile]
  var isDefault: Bool { false }
  private let format: AnimatedPictureFormat

  /// `animation.gif`.
  static let gif = MovingPictureFormat(
    .gif, "a GIF of 400 pixels ([docs/animations.md](docs/animations.md)); shown everywhere"
  ) { (try? $0.read(upToCount: GIFWriter.markReach)).map { GIFWriter.isOurs($0) } ?? false }

  /// `animation.webp`.
  static let webp = MovingPictureFormat(
    .webp, "an animated WebP of 400 pixels, lossless; web browsers play it"
  ) { file in
    guard let length = try? file.seekToEnd() else { return false }
    let reach = UInt64(WebPWriter.markReach)
    try? file.seek(toOffset: length > reach ? length - reach : 0)
    return (try? file.readToEnd()).map { WebPWriter.isOurs(end: $0) } ?? false
  }

  /// `animation.mp4`.
  static let mp4 = MovingPictureFormat(
    .mp4, "an H.264 video at full resolution, where `ffmpeg` is installed",
    isOurs: MP4PictureEncoder.isOurs)

  private init(
    _ format: AnimatedPictureFormat, _ summary: String,
    isOurs: @escaping @Sendable (FileHandle) -> Bool
  ) {
    (self.format, self.summary) = (format, summary)
    kind = OutputKind(rawValue: format.rawValue)
    files = [OutputFile("animation.\(format.rawValue)", isOurs: isOurs)]
  }

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    let frames = job.recording.frames
    let size = (width: frames[0].pixelWidth, height: frames[0].pixelHeight)
    let path = files[0].path
    let width = format.standardWidth.map { min($0, size.width) }
    let picture = try PictureJob(
      FrameClock(frameRate: job.recording.frameRate, count: frames.count), frame: size,
      format: format, options: AnimatedPictureOptions(), width: width,
      shownPath: job.folder.shownPath(of: path)
    ).withPalette(jobs: job.options.jobs) {
      let drawer = FrameDrawer()
      return { drawer.draw(frames[$0], at: $0).bitmap }
    }
    return Writer(
      job: picture,
      encoder: try picture.makeEncoder(
        path: job.folder.path(of: path), jobs: job.options.jobs))
  }

  private struct Writer: FrameWriter {
    let job: PictureJob
    let encoder: any PictureEncoder

    /// Each once, ascending: nothing is played backwards here.
    var frames: [Int] { job.plan.frames }

    var prepare: @Sendable (DrawnFrame) throws -> Bitmap {
      let composer = job.composer
      return { composer.compose($0.bitmap) }
    }

    func take(_ part: Bitmap, ofFrame index: Int) throws { try encoder.append(part) }

    func finish() throws { try encoder.finish() }
  }
}
