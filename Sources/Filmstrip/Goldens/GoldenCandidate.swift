// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging
internal import Timelines

/// A recording as a golden would have it: compared with one that is there, or written as one.
///
/// Display lists are digested when it is made. Frames are drawn when their pixels are asked for, once;
/// of their pixels the digests and the sheet's cells are kept.
///
///     let candidate = GoldenCandidate(recording)
///     if let golden = try Golden(contentsOf: folder) {
///       let comparison = try candidate.compare(with: golden)
///       if !comparison.isMatch { print(comparison) }
///     } else {
///       try candidate.write(to: folder)
///     }
public final class GoldenCandidate {
  /// What happened.
  public let recording: Recording
  /// How it is compared, and what is written.
  public let options: GoldenOptions
  /// The digest of each frame's display list.
  let lists: [Digest]
  /// What moved, as it would be written.
  private(set) lazy var timeline = TimelineFile(recording)
  private(set) lazy var timelineText = Data(timeline.text.utf8)
  private var drawn: DrawnGolden?

  /// Takes a recording.
  public init(_ recording: Recording, options: GoldenOptions = GoldenOptions()) {
    self.recording = recording
    self.options = options
    lists = recording.frames.map(\.digest)
  }

  /// Whether the frames were drawn.
  var isDrawn: Bool { drawn != nil }

  /// What its frames look like; draws them the first time.
  func draw() throws -> DrawnGolden {
    if let drawn { return drawn }
    let made = try DrawnGolden(recording, options: options)
    drawn = made
    return made
  }

  /// What `golden.json` would say; draws the frames.
  func file() throws -> GoldenFile {
    let drawn = try draw()
    return GoldenFile(
      name: recording.name, screen: timeline.screen, frameRate: recording.frameRate,
      duration: recording.duration, tolerance: options.tolerance, environment: .current,
      sheet: drawn.layout,
      frames: zip(lists, drawn.pixels).map { GoldenFile.Frame(list: $0, pixels: $1) })
  }
}

/// What is kept of a recording's frames once they were drawn.
struct DrawnGolden {
  /// The digest of each frame's pixels.
  let pixels: [Digest]
  /// Some frames, and where they are.
  let sheet: Bitmap
  let layout: GoldenFile.Sheet
  /// What is missing in pictures.
  let lost: [Finding]

  /// Draws the frames of a recording, several at a time; each frame's pixels are gone when the next one
  /// is drawn.
  init(_ recording: Recording, options: GoldenOptions) throws {
    let sheet = try GoldenSheet(recording, options: options)
    let (frames, size) = (recording.frames, sheet.cellSize)
    let shown = Set(sheet.description.cells.map(\.frame))
    var pixels: [Digest] = []
    var lost: [Finding] = []
    let jobs = options.jobs > 0 ? options.jobs : ProcessInfo.processInfo.activeProcessorCount
    try OrderedPipeline.run(
      count: frames.count, jobs: jobs,
      makeWorker: {
        let drawer = FrameDrawer()
        return { index -> Part in
          let drawn = drawer.draw(frames[index], at: index)
          return Part(
            digest: drawn.bitmap.digest,
            cell: shown.contains(index)
              ? AreaScaler.scale(drawn.bitmap, width: size.width, height: size.height) : nil,
            lost: drawn.lost)
        }
      },
      consume: { index, part in
        pixels.append(part.digest)
        lost += part.lost
        if let cell = part.cell, let place = sheet.cell(ofFrame: index) {
          sheet.place(cell, inCell: place)
        }
      })
    self.pixels = pixels
    self.lost = lost
    self.sheet = sheet.bitmap()
    layout = sheet.description
  }

  private struct Part: Sendable {
    let digest: Digest
    let cell: Bitmap?
    let lost: [Finding]
  }
}
