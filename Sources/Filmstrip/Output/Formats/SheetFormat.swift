// SPDX-License-Identifier: MIT
internal import Foundation

extension OutputKind {
  /// `sheet.png` and `sheet.json`.
  public static let sheet = OutputKind(rawValue: "sheet")
}

struct SheetFormat: OutputFormat {
  let kind = OutputKind.sheet
  let summary =
    "a dozen frames to look at, with times, phases and events, and how much each frame changed "
    + "([docs/sheets.md](docs/sheets.md)); where they are, as TexturePacker's JSON"
  let files = [
    OutputFile.png("sheet.png"),
    OutputFile.png("sheet-2.png", isNumbered: true, isMentioned: false),
    // The name stands near the end.
    OutputFile("sheet.json", isOurs: SheetFormat.isDescription),
    OutputFile(
      "sheet-2.json", isNumbered: true, isMentioned: false, isOurs: SheetFormat.isDescription),
  ]

  private static func isDescription(_ file: FileHandle) -> Bool {
    (try? file.readToEnd()).map { SheetSidecar.isOurs($0) } ?? false
  }

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    let sheet = try SheetWriter.make([SheetSubject(job.recording)], options: job.options.sheet)
    return Writer(sheet: sheet, job: job)
  }

  private struct Writer: FrameWriter {
    let sheet: SheetWriter
    let job: OutputJob

    /// Also those without a cell: the strip of changes has a bar for each.
    var frames: [Int] { Array(job.recording.frames.indices) }

    var scaledSize: ScaledSize? {
      let size = sheet.cellSize(ofSubject: 0)
      return ScaledSize(width: size.width, height: size.height)
    }

    var prepare: @Sendable (DrawnFrame) throws -> Bitmap {
      let size = sheet.cellSize(ofSubject: 0)
      return { $0.scaled(width: size.width, height: size.height) }
    }

    func take(_ part: Bitmap, ofFrame index: Int) { sheet.take(part, frame: index) }

    func finish() throws {
      let pages = sheet.makePages()
      job.add(sheet.lost)
      for page in pages {
        try job.folder.write(page.imageData(), to: page.imageName)
        try job.folder.write(page.data, to: page.dataName)
      }
    }
  }
}

extension SheetWriter {
  /// Lays out a sheet of subjects, of which there is one at least.
  ///
  /// - Throws: ``FilmstripError/sheetTooLarge(cells:)`` or `TextLayoutError`.
  static func make(_ subjects: [SheetSubject], options: SheetOptions) throws -> SheetWriter {
    guard let writer = try SheetWriter(subjects, options: options) else {
      let cells = subjects.reduce(0) { $0 + options.indices(of: $1.times.count).count }
      throw FilmstripError.sheetTooLarge(cells: cells)
    }
    return writer
  }
}
