// SPDX-License-Identifier: MIT
public import Foundation

/// A sheet of one transition or of several below each other, from recordings or from files.
///
/// ```swift
/// let sheet = TransitionSheet([.recording(push), .recording(pop, title: "the way back")])
/// try sheet.write(to: url, options: OutputOptions(sheet: SheetOptions(backdrop: .dark)))
/// ```
///
/// What is in it, and what the numbers mean: docs/sheets.md.
public struct TransitionSheet: Sendable {
  /// One of the transitions.
  public struct Row: Sendable {
    enum Source: Sendable {
      case recording(Recording)
      case sequence(FrameSequence)
    }

    let source: Source
    let title: String?

    /// The frames of a recording, drawn when the sheet is written.
    ///
    /// - Parameters:
    ///   - recording: What is shown.
    ///   - title: In place of the recording's name.
    /// - Returns: The row.
    public static func recording(_ recording: Recording, title: String? = nil) -> Row {
      Row(source: .recording(recording), title: title)
    }

    /// Frames from files, read when the sheet is written.
    ///
    /// - Parameters:
    ///   - sequence: What is shown.
    ///   - title: In place of the sequence's name.
    /// - Returns: The row.
    public static func sequence(_ sequence: FrameSequence, title: String? = nil) -> Row {
      Row(source: .sequence(sequence), title: title)
    }
  }

  /// From the top.
  public let rows: [Row]

  /// A sheet of some transitions, at least one; each is called as its recording or sequence is unless it has
  /// a title.
  ///
  /// - Parameter rows: From the top.
  public init(_ rows: [Row]) { self.rows = rows }

  /// Writes `sheet.png` and `sheet.json` into a folder, which appears complete or not at all; where the sheet
  /// has several pages, also `sheet-2.png` and so on.
  ///
  /// An earlier output there is replaced; a folder with anything else in it is refused. Frames are read or
  /// drawn on as many threads as `jobs` says, each with one drawn frame in memory at a time, or a file and its
  /// cell; the pages are in memory until all are made.
  ///
  /// - Parameters:
  ///   - folder: Where the files are to be.
  ///   - options: What the sheet looks like, and how many threads draw.
  /// - Returns: What is missing in drawn frames and in labels.
  /// - Throws: ``FilmstripError``, ``SequenceError``, `ImagingError` or `TextLayoutError`.
  /// - Precondition: there is a row.
  @discardableResult
  public func write(
    to folder: URL, options: OutputOptions = OutputOptions()
  ) throws -> [Finding] {
    let writer = try SheetWriter.make(rows.map(\.subject), options: options.sheet)
    let output = try OutputFolder(
      replacing: folder.path, shownAs: folder.relativePath,
      knownFiles: .known)
    do {
      let lost = try takeFrames(writer, options)
      for page in writer.makePages() {
        try output.write(page.imageData(), to: page.imageName)
        try output.write(page.data, to: page.dataName)
      }
      try output.commit()
      return lost + writer.lost
    } catch {
      output.discard()
      throw error
    }
  }

  /// The pages of the sheet, and what is missing in drawn frames and in labels: for what keeps them elsewhere.
  ///
  /// - Precondition: there is a row.
  package func makePages(
    options: OutputOptions = OutputOptions()
  ) throws -> (pages: [SheetPage], lost: [Finding]) {
    let writer = try SheetWriter.make(rows.map(\.subject), options: options.sheet)
    let lost = try takeFrames(writer, options)
    let pages = writer.makePages()
    return (pages, lost + writer.lost)
  }

  private struct Cell: Sendable {
    let bitmap: Bitmap
    let lost: [Finding]
  }

  private func takeFrames(_ writer: SheetWriter, _ options: OutputOptions) throws -> [Finding] {
    let frames = rows.enumerated().flatMap { place, row in
      (0..<row.frameCount).map { (row: place, frame: $0) }
    }
    let sizes = rows.indices.map(writer.cellSize)
    let rows = rows
    var lost: [Finding] = []
    try OrderedPipeline.run(
      count: frames.count, jobs: options.jobs,
      makeWorker: {
        let drawer = FrameDrawer()
        return { place -> Cell in
          let (row, frame) = frames[place]
          let size = sizes[row]
          switch rows[row].source {
          case .recording(let recording):
            let drawn = drawer.draw(recording.frames[frame], at: frame)
            return Cell(
              bitmap: drawn.scaled(width: size.width, height: size.height),
              lost: drawn.lost)
          case .sequence(let sequence):
            return Cell(bitmap: try sequence.bitmap(at: frame, scaledTo: size), lost: [])
          }
        }
      },
      consume: { place, cell in
        lost += cell.lost
        writer.take(cell.bitmap, frame: frames[place].frame, ofSubject: frames[place].row)
        options.progress?(place + 1, frames.count)
      })
    return lost
  }
}

extension TransitionSheet.Row {
  fileprivate var frameCount: Int {
    switch source {
    case .recording(let recording): recording.frames.count
    case .sequence(let sequence): sequence.count
    }
  }

  fileprivate var subject: SheetSubject {
    switch source {
    case .recording(let recording): SheetSubject(recording, title: title)
    case .sequence(let sequence): SheetSubject(sequence, title: title)
    }
  }
}

extension SheetSubject {
  fileprivate init(_ sequence: FrameSequence, title: String?) {
    let first = sequence.durations[0]
    let isEven = sequence.durations.allSatisfy { abs($0 - first) < 0.01 } && first > 0
    self.init(
      title: title ?? sequence.name, size: (sequence.width, sequence.height),
      frameNames: sequence.frameNames, times: sequence.times, durations: sequence.durations,
      history: TransitionHistory(
        events: sequence.events, touches: sequence.touches, end: sequence.end,
        isHeld: sequence.isHeld),
      rate: isEven && !sequence.isHeld ? 1_000 / first : nil, device: nil)
  }
}
