// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Writes one recording's files: every frame is drawn once and compressed once, and serves each format
/// that takes it.
struct RecordingWriter {
  let job: OutputJob
  let formats: [any OutputFormat]

  func write() throws {
    let writers = try formats.map { try $0.makeWriter(for: job) }
    try drawFrames(for: writers.compactMap { $0 as? any FrameWriter }.map { FrameTaker($0) })
    // What is missing in pictures is among the findings that the others write.
    for writer in writers where writer is any FrameWriter { try writer.finish() }
    for writer in writers where !(writer is any FrameWriter) { try writer.finish() }
  }

  private func drawFrames(for takers: [FrameTaker]) throws {
    let wanted = takers.reduce(into: Set<Int>()) { $0.formUnion($1.frames) }
    let indices = job.recording.frames.indices.filter(wanted.contains)
    guard !indices.isEmpty else { return }
    let (frames, options) = (job.recording.frames, job.options)
    var lost: [Finding] = []
    let demands = takers.map { ($0.frames, $0.prepare) }
    let sizes = takers.compactMap(\.scaledSize)
    try OrderedPipeline.run(
      count: indices.count, jobs: options.jobs,
      makeWorker: {
        let drawer = FrameDrawer(sizes: sizes)
        return { place -> FrameParts in
          let drawn = drawer.draw(frames[indices[place]], at: indices[place])
          let parts = try demands.map { frames, prepare in
            frames.contains(drawn.index) ? try prepare(drawn) : nil
          }
          return FrameParts(parts: parts, lost: drawn.lost)
        }
      },
      consume: { place, frame in
        lost += frame.lost
        for (taker, part) in zip(takers, frame.parts) {
          if let part { try taker.take(part, indices[place]) }
        }
        options.progress?(place + 1, indices.count)
      })
    job.add(lost)
  }

  /// What one frame leaves for the writers that take it, and what is missing in its picture.
  private struct FrameParts: Sendable {
    let parts: [(any Sendable)?]
    let lost: [Finding]
  }

  /// A writer that takes frames, with the type of what it keeps erased.
  private struct FrameTaker {
    let frames: Set<Int>
    let scaledSize: ScaledSize?
    let prepare: @Sendable (DrawnFrame) throws -> any Sendable
    let take: (any Sendable, Int) throws -> Void

    init<Writer: FrameWriter>(_ writer: Writer) {
      frames = Set(writer.frames)
      scaledSize = writer.scaledSize
      let prepare = writer.prepare
      self.prepare = { try prepare($0) }
      take = { part, index in
        guard let part = part as? Writer.Part else {
          refuse("RecordingWriter: \(Writer.self) was given a \(type(of: part))")
        }
        try writer.take(part, ofFrame: index)
      }
    }
  }
}
