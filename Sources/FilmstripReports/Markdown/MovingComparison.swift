// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripDiff
internal import FilmstripImaging
internal import FilmstripMovies
internal import FilmstripSheets
internal import Foundation

/// A small moving picture of a failure: the frames of its sheets one after the other, expected at the left and actual at
/// the right, with outlines around what differs.
///
/// The last frame of the shorter recording stays.
struct MovingComparison {
  /// The most bytes of a picture.
  static let byteLimit = 300_000

  private struct Moment {
    let expected: Bitmap?
    let actual: Bitmap
    let regions: [PixelRect]
  }

  private let moments: [Moment]
  private let cell: (width: Int, height: Int)

  private static let gap = 8
  /// What is below each cell of a sheet: the frame's number and its time.
  private static let labelHeight = 28
  /// Cells are no wider.
  private static let maximumWidth = 180
  /// Hundredths of a second that a frame stays, and the last one.
  private static let (delay, lastDelay) = (20, 120)
  private static let background = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)
  private static let mark = Pixel(red: 0xff, green: 0x2d, blue: 0x55)
  private static let white = Pixel(red: 255, green: 255, blue: 255)

  /// Reads a failure, in whose folder no link is followed; nil where it has no pictures.
  ///
  /// Of one with which nothing was compared there is what was recorded.
  ///
  /// - Throws: `GoldenError`, or what reading pictures throws.
  init?(of failure: InputFolder) throws {
    guard let compared = try FailureComparison(contentsOf: failure) else {
      guard let golden = try Golden(in: failure), !golden.file.sheet.cells.isEmpty else {
        return nil
      }
      let layout = golden.file.sheet
      let sheet = try MovingComparison.sheet("sheet.png", layout, in: failure)
      moments = layout.cells.map {
        Moment(
          expected: nil, actual: MovingComparison.part(of: sheet, layout, $0), regions: [])
      }
      cell = (layout.width, layout.height)
      return
    }
    let actual = try MovingComparison.sheet("actual.png", compared.actual, in: failure)
    let hasExpected = !compared.expected.cells.isEmpty
    let expected =
      hasExpected ? try MovingComparison.sheet("expected.png", compared.expected, in: failure) : nil
    let (left, right) = (compared.expected.byFrame, compared.actual.byFrame)
    let ends = (
      compared.frames.lastIndex { $0.expected != nil } ?? -1,
      compared.frames.lastIndex { $0.actual != nil } ?? -1
    )
    var shown: (expected: Bitmap?, actual: Bitmap?)
    moments = compared.frames.enumerated().compactMap { index, frame in
      let one = frame.expected.flatMap { left[$0] }
      let other = frame.actual.flatMap { right[$0] }
      guard !hasExpected || one != nil || index > ends.0, other != nil || index > ends.1 else {
        return nil
      }
      if let one {
        shown.expected = expected.map { MovingComparison.part(of: $0, compared.expected, one) }
      }
      if let other {
        shown.actual = MovingComparison.part(of: actual, compared.actual, other)
      }
      // Of one that has ended there is nothing new.
      guard one != nil || other != nil else { return nil }
      return shown.actual.map {
        Moment(expected: shown.expected, actual: $0, regions: frame.regions ?? [])
      }
    }
    cell = (compared.actual.width, compared.actual.height)
    guard !moments.isEmpty else { return nil }
  }

  private static func sheet(
    _ name: String, _ layout: GoldenFile.Sheet, in folder: InputFolder
  ) throws -> Bitmap {
    let sheet = try PNGReader.decode(try folder.data(of: name), name: name).bitmap
    guard
      layout.width > 0, layout.height > 0,
      layout.cells.allSatisfy({
        $0.x >= 0 && $0.y >= 0 && $0.x + layout.width <= sheet.width
          && $0.y + layout.height <= sheet.height
      })
    else {
      throw GoldenError.damaged(
        file: folder.url.relativePath + "/" + name, reason: "it does not hold its cells")
    }
    return sheet
  }

  /// A cell and its label.
  private static func part(
    of sheet: Bitmap, _ layout: GoldenFile.Sheet, _ cell: GoldenFile.Sheet.Cell
  ) -> Bitmap {
    sheet.part(
      x: cell.x, y: cell.y, width: layout.width,
      height: min(layout.height + labelHeight, sheet.height - cell.y))
  }

  /// The picture as a GIF of at most ``byteLimit`` bytes: smaller, and then with fewer frames, where it would be
  /// larger; nil where no such picture is small enough.
  func gif() throws -> Data? {
    let first = min(1, Double(MovingComparison.maximumWidth) / Double(cell.width))
    for (scale, step) in [(1.0, 1), (0.75, 1), (0.5, 1), (0.5, 2), (0.35, 3)] {
      let frames = stride(from: 0, to: moments.count, by: step).map { moments[$0] }
      let made = try MovingComparison.gif(frames.map { picture(of: $0, scale: scale * first) })
      if made.count <= MovingComparison.byteLimit { return made }
    }
    return nil
  }

  /// Both cells, as large as those of all other moments.
  private func picture(of moment: Moment, scale: Double) -> Bitmap {
    let gap = MovingComparison.gap
    func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
    let size = (
      width: scaled(cell.width), height: scaled(cell.height + MovingComparison.labelHeight)
    )
    let parts = [moment.expected, moment.actual].compactMap(\.self)
    let count = moments.contains { $0.expected != nil } ? 2 : 1
    let composer = SheetComposer(
      width: gap + count * (size.width + gap), height: 2 * gap + size.height,
      background: MovingComparison.background)
    for (place, part) in parts.enumerated() {
      composer.place(
        AreaScaler.scale(part, width: size.width, height: min(size.height, scaled(part.height))),
        x: gap + place * (size.width + gap), y: gap)
    }
    let left = gap + (count - 1) * (size.width + gap)
    for region in moment.regions {
      for (distance, pixel) in [
        (1, MovingComparison.mark), (2, MovingComparison.mark), (3, MovingComparison.white),
      ] {
        composer.outline(
          SheetLayout.Rect(
            x: left + Int(Double(region.x) * scale) - distance,
            y: gap + Int(Double(region.y) * scale) - distance,
            w: scaled(region.width) + 2 * distance, h: scaled(region.height) + 2 * distance),
          with: pixel)
      }
    }
    return composer.makeBitmap()
  }

  private static func gif(_ pictures: [Bitmap]) throws -> Data {
    let (width, height) = (pictures[0].width, pictures[0].height)
    var census = ColorCensus()
    for (place, picture) in pictures.enumerated() {
      census.add(picture, after: place > 0 ? pictures[place - 1] : nil)
    }
    let palette = GIFPalette(census)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-summary-\(UUID().uuidString).gif").path
    defer { unlink(path) }
    let writer = try GIFWriter(
      path: path, shownAs: "the picture of the summary", width: width, height: height,
      palette: palette)
    let maker = GIFFrameMaker(width: width, height: height, palette: palette)
    for (place, picture) in pictures.enumerated() {
      let delay = place == pictures.count - 1 ? lastDelay : Self.delay
      if let frame = maker.add(picture, delay: delay) { try writer.append(frame) }
    }
    if let frame = maker.finish() { try writer.append(frame) }
    try writer.finish()
    return try FileBytes.read(path: path)
  }
}

extension GoldenFile.Sheet {
  fileprivate var byFrame: [Int: Cell] {
    Dictionary(cells.map { ($0.frame, $0) }) { first, _ in first }
  }
}
