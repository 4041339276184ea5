// SPDX-License-Identifier: MIT
internal import Foundation

struct GoldenSheet {
  struct Cell: Sendable {
    let frame: Int
    let milliseconds: Double
    let picture: Bitmap
  }

  let bitmap: Bitmap
  let layout: GoldenFile.Sheet

  /// Puts cells of one size side by side.
  ///
  /// - Throws: ``FilmstripError/sheetTooLarge(cells:)`` if they make too large a sheet.
  init(_ cells: [Cell]) throws {
    let size = cells[0].picture
    let part = SheetLayout.Part(
      cellCount: cells.count, frameWidth: size.width, frameHeight: size.height,
      gutterHeight: GoldenSheet.gutterHeight)
    // On one page, however large.
    let options = SheetOptions(selection: .all, cellWidth: size.width, maximumSide: 1 << 24)
    guard let page = SheetLayout(parts: [part], options: options)?.pages.first else {
      throw FilmstripError.sheetTooLarge(cells: cells.count)
    }
    let fonts = try LabelFonts()
    let composer = SheetComposer(
      width: page.width, height: page.height, background: GoldenSheet.background)
    for (cell, place) in zip(cells, page.cells.map(\.rect)) {
      composer.place(cell.picture, x: place.x, y: place.y)
      composer.place(
        GoldenSheet.label(of: cell, width: place.w, fonts: fonts), x: place.x,
        y: place.y + place.h)
    }
    bitmap = composer.makeBitmap()
    layout = GoldenFile.Sheet(
      width: size.width, height: size.height,
      cells: zip(cells, page.cells).map { .init(frame: $0.frame, x: $1.rect.x, y: $1.rect.y) })
  }

  private static let gutterHeight = 28
  private static let textSize = 13.0
  private static let background = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)

  /// The frame's number at the left and its time at the right, where there is room for both.
  private static func label(of cell: Cell, width: Int, fonts: LabelFonts) -> Bitmap {
    var canvas = LabelCanvas(width: width, height: gutterHeight, fonts: fonts)
    let number = canvas.line("\(cell.frame)", size: textSize, isBold: true)
    let tenths = (cell.milliseconds * 10).rounded() / 10
    let time = canvas.line(
      (tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)") + " ms", size: textSize)
    let baseline = ((Double(gutterHeight) + number.ascent - number.descent) / 2).rounded()
    canvas.draw(number, x: 0, baseline: baseline, Color(red: 0.11, green: 0.11, blue: 0.12))
    if number.width + time.width + textSize <= Double(width) {
      canvas.draw(
        time, x: Double(width) - time.width, baseline: baseline,
        Color(red: 0.43, green: 0.43, blue: 0.45))
    }
    return canvas.makeBitmap(
      on: Color(
        red: Double(background.red) / 255, green: Double(background.green) / 255,
        blue: Double(background.blue) / 255))
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
