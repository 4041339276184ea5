// SPDX-License-Identifier: MIT
internal import Filmstrip

/// Writes a GIF: with a palette that is there already, frame by frame; without one it keeps the frames until it
/// knows all their colours.
final class GIFPictureEncoder: PictureEncoder {
  private let job: PictureJob
  private let path: String
  private let jobs: Int
  /// How long each frame stays, in hundredths of a second.
  private let delays: [Int]
  private var stream: (maker: GIFFrameMaker, writer: GIFWriter)?
  private var kept: [Bitmap] = []
  private var census = ColorCensus()
  private var count = 0

  init(_ job: PictureJob, path: String, jobs: Int) throws {
    (self.job, self.path, self.jobs) = (job, path, jobs)
    let ends = job.plan.ends(rate: 100)
    delays = zip(ends, [0] + ends).map { $0 - $1 }
    if let palette = job.palette {
      stream = (job.makeFrameMaker(palette), try job.makeGIFWriter(path: path, palette: palette))
    }
  }

  func append(_ bitmap: Bitmap) throws {
    defer { count += 1 }
    if let stream {
      if let frame = stream.maker.add(bitmap, delay: delays[count]) {
        try stream.writer.append(frame)
      }
      return
    }
    census.add(bitmap, after: kept.last)
    kept.append(bitmap)
  }

  func finish() throws {
    if let stream {
      if let frame = stream.maker.finish() { try stream.writer.append(frame) }
      try stream.writer.finish()
      return
    }
    let palette = job.makePalette(census)
    let writer = try job.makeGIFWriter(path: path, palette: palette)
    let frames = OrderedGIFFrames(job.makeFrameMaker(palette), bitmaps: kept, delays: delays)
    let compressor = writer.compressor
    try OrderedPipeline.run(
      count: kept.count + 1, jobs: jobs,
      makeWorker: {
        { place -> (frame: GIFFrame, blocks: [UInt8])? in
          frames.frame(at: place).map { ($0, compressor($0)) }
        }
      },
      consume: { _, made in
        if let made { try writer.append(made.frame, compressed: made.blocks) }
      })
    try writer.finish()
  }
}

extension PictureJob {
  func makePalette(_ census: ColorCensus) -> GIFPalette {
    let most = GIFPalette.largestColorCount
    return GIFPalette(census, colorCount: options.quality.map { $0 * most / 100 } ?? most)
  }

  /// The job with a palette for some frames, evenly spaced, where all of them are too many to be in memory.
  ///
  /// `makeWorker` returns what draws or reads a frame of the transition, one for each thread.
  func withPalette(
    jobs: Int, makeWorker: @escaping @Sendable () -> (Int) throws -> Bitmap
  ) throws -> PictureJob {
    let frames = plan.frames
    guard format == .gif, palette == nil, !fits(frameCount: frames.count) else { return self }
    // Neighbours have the same colours: of a recording of any length, 48 moments tell which there are.
    let count = min(48, frames.count)
    let chosen = (0..<count).map { frames[$0 * (frames.count - 1) / max(count - 1, 1)] }
    var census = ColorCensus()
    let composer = composer
    try OrderedPipeline.run(
      count: count, jobs: jobs,
      makeWorker: {
        let draw = makeWorker()
        return { place -> ColorCensus in
          var own = ColorCensus()
          own.add(composer.compose(try draw(chosen[place])))
          return own
        }
      },
      consume: { _, part in census.merge(part) })
    var job = self
    job.palette = makePalette(census)
    return job
  }

  fileprivate func makeFrameMaker(_ palette: GIFPalette) -> GIFFrameMaker {
    GIFFrameMaker(width: composer.layout.width, height: composer.layout.height, palette: palette)
  }

  fileprivate func makeGIFWriter(path: String, palette: GIFPalette) throws -> GIFWriter {
    try GIFWriter(
      path: path, shownAs: shownPath, width: composer.layout.width,
      height: composer.layout.height, palette: palette, playCount: options.playCount,
      byteLimit: options.byteLimit ?? .max)
  }
}
