// SPDX-License-Identifier: MIT
public import Filmstrip
public import Foundation

/// A transition as a moving picture that other tools take: GIF, WebP, MP4 or animated PNG.
///
/// ```swift
/// let picture = AnimatedPicture(recording)
/// try picture.write(to: url, options: AnimatedPictureOptions(width: 400, bezel: .dark))
/// ```
///
/// What the formats can do, and when to take which: docs/moving-pictures.md.
public struct AnimatedPicture: Sendable {
  enum Source: Sendable {
    case recording(Recording)
    case sequence(FrameSequence)
  }

  let source: Source

  /// The frames of a recording, drawn when the picture is written.
  ///
  /// - Parameter recording: What is shown.
  public init(_ recording: Recording) { source = .recording(recording) }

  /// Frames from files, read when the picture is written.
  ///
  /// - Parameter sequence: What is shown.
  public init(_ sequence: FrameSequence) { source = .sequence(sequence) }

  /// What was written.
  public struct Result: Sendable {
    /// Named by the file's extension.
    public let format: AnimatedPictureFormat
    /// Of the whole picture, in pixels.
    public let width: Int
    /// Of the whole picture, in pixels.
    public let height: Int
    /// The pictures that are shown one after the other; equal ones may be one in the file.
    public let frameCount: Int
    /// Frames that are shown of a second of the transition; nil for frames that are not evenly spaced.
    public let frameRate: Int?
    /// How long it takes to play once, in seconds.
    public let duration: Double
    /// The size of the file.
    public let byteCount: Int
    /// What is missing in drawn frames.
    public let findings: [Finding]
  }

  /// Writes the picture into a file, which appears complete or not at all; its extension names the format.
  ///
  /// A picture of the same format that is there is replaced; anything else is refused. Frames are drawn or read on
  /// as many threads as `jobs` says. Memory does not grow with the number of frames, but for what libwebp keeps
  /// compressed. `progress` is called on the calling thread after each frame with the number done and the number in
  /// all; where several sizes are tried, it begins again for each.
  ///
  /// - Parameters:
  ///   - url: The file; its extension is that of a format.
  ///   - options: What is around the screen, how large and how fast it is.
  ///   - jobs: How many threads draw or read.
  ///   - progress: Called after each frame with the number done and the number in all.
  /// - Returns: The size, the duration and the findings of what was written.
  /// - Throws: ``AnimatedPictureError``, `FilmstripError`, `SequenceError` or `ImagingError`.
  @discardableResult
  public func write(
    to url: URL, options: AnimatedPictureOptions = AnimatedPictureOptions(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) throws -> Result {
    let format = try AnimatedPictureFormat(for: url)
    var options = options
    if options.width == Int.max {
      options.width = PictureLayout.fullWidth(of: size, options: options)
    }
    // Refused before anything is made or read.
    _ = try job(format, options, options.width ?? standardWidth(format, options), url.relativePath)
    try format.checkReplacement(of: url.path, shownAs: url.relativePath)
    let output = try SingleOutput(replacing: url.path, shownAs: url.relativePath)
    do {
      let writing = PictureWriting(
        picture: self, format: format, options: options, output: output, jobs: max(jobs, 1),
        progress: progress)
      let result = try writing.write()
      try output.commit()
      return result
    } catch {
      output.discard()
      throw error
    }
  }

  func job(
    _ format: AnimatedPictureFormat, _ options: AnimatedPictureOptions, _ width: Int?,
    _ shownPath: String
  ) throws(AnimatedPictureError) -> PictureJob {
    try PictureJob(
      clock, frame: size, format: format, options: options, width: width, shownPath: shownPath)
  }

  /// The width of a picture for which none is given; nil for the frames' own.
  func standardWidth(_ format: AnimatedPictureFormat, _ options: AnimatedPictureOptions) -> Int? {
    // Where bytes are limited, the largest picture is looked for.
    guard options.byteLimit == nil else { return nil }
    return format.standardWidth.map { min($0, PictureLayout.fullWidth(of: size, options: options)) }
  }

  /// Width and height of the frames in pixels.
  private var size: (width: Int, height: Int) {
    switch source {
    case .recording(let recording):
      (recording.frames[0].pixelWidth, recording.frames[0].pixelHeight)
    case .sequence(let sequence): (sequence.width, sequence.height)
    }
  }

  private var clock: FrameClock {
    switch source {
    case .recording(let recording):
      FrameClock(frameRate: recording.frameRate, count: recording.frames.count)
    case .sequence(let sequence): FrameClock(milliseconds: sequence.durations)
    }
  }
}
