// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

struct PictureWriting {
  let picture: AnimatedPicture
  let format: AnimatedPictureFormat
  let options: AnimatedPictureOptions
  let output: SingleOutput
  let jobs: Int
  let progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  func write() throws -> AnimatedPicture.Result {
    guard options.byteLimit == nil else { return try writeFitting() }
    let width = options.width ?? picture.standardWidth(format, options)
    return try encode(options, width: width)
  }

  func encode(_ options: AnimatedPictureOptions, width: Int?) throws -> AnimatedPicture.Result {
    let plain = try picture.job(format, options, width, output.shownPath)
    let makeSource = makeSource(for: plain)
    let job = try plain.withPalette(jobs: jobs) {
      let source = makeSource()
      return { try source($0).bitmap }
    }
    let encoder = try job.makeEncoder(path: output.workPath, jobs: jobs)
    let findings = try feed(encoder, job)
    try encoder.finish()
    var status = stat()
    guard stat(output.workPath, &status) == 0 else {
      throw FilmstripError.outputUnwritable(path: output.shownPath, errno: errno)
    }
    let size = job.pictureSize
    return AnimatedPicture.Result(
      format: format, width: size.width, height: size.height,
      frameCount: job.plan.entries.count, frameRate: job.plan.frameRate,
      duration: job.plan.duration, byteCount: Int(status.st_size), findings: findings)
  }

  private struct SourceFrame {
    let bitmap: Bitmap
    let lost: [Finding]
  }

  /// Returns what draws frames, or reads them in the size in which the picture has them, one for each thread.
  private func makeSource(for job: PictureJob) -> @Sendable () -> (Int) throws -> SourceFrame {
    let screen = job.composer.layout.screen
    let size = (width: screen.width, height: screen.height)
    switch picture.source {
    case .recording(let recording):
      return {
        let drawer = FrameDrawer()
        return { index in
          let drawn = drawer.draw(recording.frames[index], at: index)
          return SourceFrame(bitmap: drawn.bitmap, lost: drawn.lost)
        }
      }
    case .sequence(let sequence):
      return {
        { index in SourceFrame(bitmap: try sequence.bitmap(at: index, scaledTo: size), lost: []) }
      }
    }
  }

  private struct Composed: Sendable {
    let bitmap: Bitmap
    let lost: [Finding]
  }

  /// Gives an encoder all frames of the plan; returns what is missing in them, each frame's once.
  private func feed(_ encoder: any PictureEncoder, _ job: PictureJob) throws -> [Finding] {
    let order = job.plan.entries.map(\.frame)
    let isForward = zip(order, order.dropFirst()).allSatisfy(<)
    guard !isForward, job.fits(frameCount: job.plan.frames.count) else {
      return try compose(order, job) { try encoder.append($0) }
    }
    // What is shown twice is made once.
    let frames = job.plan.frames
    var made: [Int: Bitmap] = [:]
    var place = 0
    let findings = try compose(frames, job) { bitmap in
      made[frames[place]] = bitmap
      place += 1
    }
    for frame in order {
      if let bitmap = made[frame] { try encoder.append(bitmap) }
    }
    return findings
  }

  private func compose(
    _ order: [Int], _ job: PictureJob, consume: (Bitmap) throws -> Void
  ) throws -> [Finding] {
    let (makeSource, composer) = (makeSource(for: job), job.composer)
    var findings: [Finding] = []
    var seen: Set<Int> = []
    try OrderedPipeline.run(
      count: order.count, jobs: jobs,
      makeWorker: {
        let source = makeSource()
        return { place -> Composed in
          let frame = try source(order[place])
          return Composed(bitmap: composer.compose(frame.bitmap), lost: frame.lost)
        }
      },
      consume: { place, composed in
        if seen.insert(order[place]).inserted { findings += composed.lost }
        try consume(composed.bitmap)
        progress?(place + 1, order.count)
      })
    return findings
  }
}
