// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging
internal import Sheets

/// Frames of a recording side by side, as a golden keeps them.
struct GoldenSheet {
  /// A frame as it is shown.
  struct Cell: Sendable {
    let frame: Int
    let milliseconds: Double
    let picture: Bitmap
  }

  /// The sheet with its labels.
  let bitmap: Bitmap
  /// Where the frames are in it.
  let layout: GoldenFile.Sheet

  /// Puts cells of one size side by side.
  ///
  /// - Throws: ``FilmstripError/sheetTooLarge(cells:)`` if they make too large a sheet.
  init(_ cells: [Cell]) throws {
    let size = cells[0].picture
    guard
      let grid = SheetLayout(
        count: cells.count, frameWidth: size.width, frameHeight: size.height,
        options: SheetOptions(selection: .all, cellWidth: size.width))
    else { throw FilmstripError.sheetTooLarge(cells: cells.count) }
    let (composer, labels) = (SheetComposer(layout: grid), try LabelDrawer())
    for (index, cell) in cells.enumerated() {
      composer.place(cell.picture, x: grid.cells[index].x, y: grid.cells[index].y)
      let gutter = grid.labelRect(ofCell: index)
      let label = labels.label(
        index: cell.frame, milliseconds: cell.milliseconds, width: gutter.w, height: gutter.h)
      composer.place(label, x: gutter.x, y: gutter.y)
    }
    bitmap = composer.makeBitmap()
    layout = GoldenFile.Sheet(
      width: size.width, height: size.height,
      cells: zip(cells, grid.cells).map { .init(frame: $0.frame, x: $1.x, y: $1.y) })
  }

  /// The sheet of as many cells as fit a number of bytes, and the bytes.
  ///
  /// Cells are left out, as evenly as they can be, as long as the file is larger; the first and the last
  /// stay, however large they are.
  static func fitting(
    _ cells: [Cell], byteCount limit: Int
  ) throws -> (sheet: GoldenSheet, data: Data) {
    var count = cells.count
    while true {
      let shown = SheetOptions(selection: .evenlySpaced(count: count)).indices(of: cells.count)
      let sheet = try GoldenSheet(shown.map { cells[$0] })
      let data = PNGFile.smallestData(of: sheet.bitmap)
      if data.count <= limit || count <= 2 { return (sheet, data) }
      // A file grows with its cells.
      count = min(count - 1, max(2, count * limit / data.count))
    }
  }
}
