// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripImaging
internal import FilmstripSheets
internal import Foundation

/// Pictures that a report makes of a golden's sheet: small ones for the list, and a row of frames of what passes.
enum SmallPictures {
  /// Twice what the list shows, in pixels; of a case that passes it shows less.
  private static let (thumbnailWidth, passedThumbnailWidth) = (72, 48)
  /// The height of what is twice as high as wide, and a little more.
  private static let tallest = 2.25
  private static let gap = 6
  private static let background = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)

  /// A cell, no larger than the list needs it; of what is very tall the upper part.
  static func thumbnail(
    of sheet: Bitmap, _ layout: GoldenFile.Sheet, cell: GoldenFile.Sheet.Cell, isPassed: Bool
  ) -> Data {
    let width = isPassed ? passedThumbnailWidth : thumbnailWidth
    let height = min(layout.height, Int(Double(layout.width) * tallest))
    return png(picture(of: sheet, layout, cell, height: height, width: width))
  }

  /// Some of a sheet's frames, from the first to the last.
  static func shownFrames(of layout: GoldenFile.Sheet) -> [GoldenFile.Sheet.Cell] {
    SheetOptions(selection: .evenlySpaced(count: PassedStrip.frameCount)).indices(
      of: layout.cells.count
    )
    .map { layout.cells[$0] }
  }

  /// Frames side by side.
  static func row(
    of cells: [GoldenFile.Sheet.Cell], in sheet: Bitmap, _ layout: GoldenFile.Sheet
  ) -> Data {
    let pictures = cells.map {
      picture(of: sheet, layout, $0, height: layout.height, width: PassedStrip.frameWidth)
    }
    let (width, height) = (pictures[0].width, pictures[0].height)
    let composer = SheetComposer(
      width: gap + pictures.count * (width + gap), height: height + 2 * gap, background: background)
    for (place, picture) in pictures.enumerated() {
      composer.place(picture, x: gap + place * (width + gap), y: gap)
    }
    return png(composer.makeBitmap())
  }

  /// The upper part of a cell, so many of its pixels high, in a width that is no larger than its own.
  private static func picture(
    of sheet: Bitmap, _ layout: GoldenFile.Sheet, _ cell: GoldenFile.Sheet.Cell, height: Int,
    width: Int
  ) -> Bitmap {
    let width = min(width, layout.width)
    let part = sheet.part(x: cell.x, y: cell.y, width: layout.width, height: height)
    return AreaScaler.scale(part, width: width, height: max(1, height * width / layout.width))
  }

  private static func png(_ bitmap: Bitmap) -> Data {
    PNGFile.data(of: bitmap, as: .rgb, compression: .level(6))
  }
}
