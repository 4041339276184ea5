// SPDX-License-Identifier: MIT
internal import Foundation

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
  private(set) lazy var timeline = TimelineFile(recording)
  private(set) lazy var timelineText = Data(timeline.text.utf8)
  private var drawn: DrawnGolden?
  private var written: (sheet: GoldenSheet, data: Data)?

  /// Takes a recording.
  ///
  /// - Parameters:
  ///   - recording: What is compared.
  ///   - options: What of it has to be equal.
  public init(_ recording: Recording, options: GoldenOptions = GoldenOptions()) {
    self.recording = recording
    self.options = options
    lists = recording.frames.map(\.digest)
  }

  /// Width and height in pixels of the cells that the recording's own sheet has.
  var cellSize: (width: Int, height: Int) { DrawnGolden.cellSize(recording, options) }

  var isDrawn: Bool { drawn != nil }

  /// Names all that a comparison with a golden of this process would look at, without drawing: display lists, motion,
  /// options and the programs that draw.
  ///
  /// Two recordings with one digest are unchanged but for their names; with two digests they may be equal all the same,
  /// as where another version of Filmstrip wrote the timeline otherwise.
  package var digest: Digest {
    var builder = DigestBuilder()
    for list in lists { builder.add(list) }
    // The first line has the name.
    let text = timelineText
    let unnamed = text.drop { $0 != UInt8(ascii: "\n") }
    builder.add(unnamed.withUnsafeBytes { Digest(of: $0) })
    builder.add("\(options.comparison) \(options.tolerance.map { "\($0)" } ?? "") \(cellSize)")
    let environment = DrawingEnvironment(of: recording)
    builder.add("\(environment.drawing) \(environment.cairo) \(environment.pixman ?? "")")
    return builder.digest
  }

  /// What its frames look like; draws them the first time.
  ///
  /// With those that are nearest in time to the frames of a golden's sheet, where they are drawn for a comparison
  /// with it.
  func draw(besides golden: Golden? = nil) throws -> DrawnGolden {
    if let drawn { return drawn }
    let pairing = golden.map(pairing)
    let besides = golden?.layout.cells.compactMap { pairing?.nearest(toExpected: $0.frame) }
    let made = try DrawnGolden(
      recording, options: options, besides: Set(besides ?? []), as: golden?.layout)
    drawn = made
    return made
  }

  /// The sheet that would be written, and its bytes; draws the frames.
  func sheet() throws -> (sheet: GoldenSheet, data: Data) {
    if let written { return written }
    let isLimited =
      options.cellWidth == nil && !options.showsEveryFrame && recording.frames.count > 1
      && !options.hasLargeCells
    let made = try GoldenSheet.fitting(
      try draw().cells,
      byteCount: isLimited
        ? GoldenOptions.maximumSheetByteCount : .max / GoldenOptions.maximumCellCount)
    written = made
    return made
  }

  /// What `golden.json` would say; draws the frames.
  func file(with parts: [GoldenFile.Part], sheet: GoldenFile.Sheet) throws -> GoldenFile {
    GoldenFile(
      name: recording.name, screen: timeline.screen, frameRate: recording.frameRate,
      duration: recording.duration, tolerance: options.tolerance,
      environment: DrawingEnvironment(of: recording),
      sheet: sheet, parts: parts,
      frames: zip(lists, try draw().pixels).map { GoldenFile.Frame(list: $0, pixels: $1) })
  }
}

struct DrawnGolden {
  let pixels: [Digest]
  /// The frames that a sheet of the recording may show, in order.
  let cells: [GoldenSheet.Cell]
  /// These and those that are compared with a golden's sheet, in the size of its cells, in order.
  let pictures: [GoldenSheet.Cell]
  /// What is missing in pictures.
  let lost: [Finding]

  /// Draws the frames of a recording, several at a time; each frame's pixels are gone when the next one
  /// is drawn.
  init(
    _ recording: Recording, options: GoldenOptions, besides compared: Set<Int>,
    as sheet: GoldenFile.Sheet?
  ) throws {
    let frames = recording.frames
    let (width, height) = DrawnGolden.cellSize(recording, options)
    let shown = Set(options.shownFrames(of: frames.count))
    // A golden may have cells of another width than one that would be written now.
    let size = (width: sheet?.width ?? width, height: sheet?.height ?? height)
    let isOther = size != (width, height)
    var pixels: [Digest] = []
    var cells: [GoldenSheet.Cell] = []
    var pictures: [GoldenSheet.Cell] = []
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
            picture: shown.contains(index) || compared.contains(index)
              ? drawn.scaled(width: size.width, height: size.height) : nil,
            cell: isOther && shown.contains(index)
              ? drawn.scaled(width: width, height: height) : nil,
            lost: drawn.lost)
        }
      },
      consume: { index, part in
        pixels.append(part.digest)
        lost += part.lost
        let milliseconds = Double(frames[index].nanoseconds) / 1_000_000
        func cell(_ picture: Bitmap) -> GoldenSheet.Cell {
          GoldenSheet.Cell(frame: index, milliseconds: milliseconds, picture: picture)
        }
        if let picture = part.picture { pictures.append(cell(picture)) }
        if let own = part.cell { cells.append(cell(own)) }
      })
    self.pixels = pixels
    self.cells = isOther ? cells : pictures.filter { shown.contains($0.frame) }
    self.pictures = pictures
    self.lost = lost
  }

  static func cellSize(_ recording: Recording, _ options: GoldenOptions) -> (
    width: Int, height: Int
  ) {
    let (frames, first) = (recording.frames, recording.frames[0])
    let isLarge = options.hasLargeCells && options.tolerance == nil
    let wanted =
      options.cellWidth
      ?? (frames.count == 1
        ? first.pixelWidth
        : isLarge
          ? LargeFrames.width(
            of: first, count: options.shownFrames(of: frames.count).count)
          : GoldenOptions.standardCellWidth)
    let width = min(max(wanted, 1), first.pixelWidth)
    // Rounded to nearest, and at least one pixel.
    return (width, max(1, (first.pixelHeight * width + first.pixelWidth / 2) / first.pixelWidth))
  }

  private struct Part: Sendable {
    let digest: Digest
    let picture: Bitmap?
    let cell: Bitmap?
    let lost: [Finding]
  }
}

extension GoldenOptions {
  /// Whether the sheet has every frame: what a tolerance or an ignore is applied to has to be in the golden.
  var showsEveryFrame: Bool { tolerance != nil || !ignores.isEmpty || hasEveryFrame }

  /// The frames that the sheet of so many shows, unless they take too much space.
  func shownFrames(of count: Int) -> [Int] {
    let selection: SheetOptions.Selection =
      showsEveryFrame ? .all : .evenlySpaced(count: GoldenOptions.maximumCellCount)
    return SheetOptions(selection: selection).indices(of: count)
  }
}
