// SPDX-License-Identifier: MIT
public import Filmstrip
internal import Foundation

extension OutputKind {
  /// `animation.gif`.
  public static let gif = OutputKind(MovingPictureFormat.gif)
  /// `animation.webp`.
  public static let webp = OutputKind(MovingPictureFormat.webp)
  /// `animation.mp4`.
  public static let mp4 = OutputKind(MovingPictureFormat.mp4)
}

extension OutputFormats {
  package static let movies = OutputFormats([
    MovingPictureFormat.gif, MovingPictureFormat.webp, MovingPictureFormat.mp4,
  ])
}

/// All frames in a moving picture that other tools take, as it is without options: docs/moving-pictures.md.
struct MovingPictureFormat: OutputFormat {
  let kind: OutputKind
  let summary: String
  let files: [OutputFile]
  var isDefault: Bool { false }
  private let format: AnimatedPictureFormat

  static let gif = MovingPictureFormat(
    .gif, .gif,
    "a GIF of 400 pixels ([docs/moving-pictures.md](docs/moving-pictures.md)); shown everywhere")

  static let webp = MovingPictureFormat(
    .webp, .webp, "an animated WebP of 400 pixels, lossless; web browsers play it")

  /// `animation.mp4`.
  static let mp4 = MovingPictureFormat(
    .mp4, .mp4, "an H.264 video at full resolution, where `ffmpeg` is installed")

  private init(_ format: AnimatedPictureFormat, _ file: OutputFile, _ summary: String) {
    (self.format, self.summary, files) = (format, summary, [file])
    kind = OutputKind(rawValue: format.rawValue)
  }

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    let frames = job.recording.frames
    let size = (width: frames[0].pixelWidth, height: frames[0].pixelHeight)
    let path = files[0].path
    let width = (job.options.animationWidth ?? format.standardWidth).map { min($0, size.width) }
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
