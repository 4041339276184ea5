// SPDX-License-Identifier: MIT
internal import Imaging
internal import Sheets

/// The cells of a golden's sheet, as they are drawn.
struct GoldenSheet {
  private let recording: Recording
  private let indices: [Int]
  private let layout: SheetLayout
  private let composer: SheetComposer
  private let labels: LabelDrawer

  init(_ recording: Recording, options: GoldenOptions) throws {
    let first = recording.frames[0]
    let wanted =
      options.cellWidth
      ?? (recording.frames.count == 1 ? first.pixelWidth : GoldenOptions.standardCellWidth)
    let sheet = SheetOptions(
      selection: .evenlySpaced(count: GoldenOptions.maximumCellCount),
      cellWidth: min(max(wanted, 1), first.pixelWidth))
    indices = sheet.indices(of: recording.frames.count)
    guard
      let layout = SheetLayout(
        count: indices.count, frameWidth: first.pixelWidth, frameHeight: first.pixelHeight,
        options: sheet)
    else { throw FilmstripError.sheetTooLarge(cells: indices.count) }
    self.recording = recording
    self.layout = layout
    composer = SheetComposer(layout: layout)
    labels = try LabelDrawer()
  }

  /// The place of a frame among the cells; nil for one that is not shown.
  func cell(ofFrame index: Int) -> Int? { indices.firstIndex(of: index) }

  /// The size of every cell in pixels.
  var cellSize: (width: Int, height: Int) { (layout.cells[0].w, layout.cells[0].h) }

  /// Where the cells are.
  var description: GoldenFile.Sheet {
    GoldenFile.Sheet(
      width: cellSize.width, height: cellSize.height,
      cells: zip(indices, layout.cells).map { .init(frame: $0, x: $1.x, y: $1.y) })
  }

  /// Puts a picture of the cells' size in its place, and its label below it.
  func place(_ picture: Bitmap, inCell cell: Int) {
    composer.place(picture, x: layout.cells[cell].x, y: layout.cells[cell].y)
    let gutter = layout.labelRect(ofCell: cell)
    let index = indices[cell]
    let label = labels.label(
      index: index, milliseconds: Double(recording.frames[index].nanoseconds) / 1_000_000,
      width: gutter.w, height: gutter.h)
    composer.place(label, x: gutter.x, y: gutter.y)
  }

  /// The sheet with what has been placed.
  func bitmap() -> Bitmap { composer.makeBitmap() }
}
