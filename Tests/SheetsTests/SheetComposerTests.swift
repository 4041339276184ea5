// SPDX-License-Identifier: MIT
import FilmstripImaging
import FilmstripSheets
import Testing

/// Pixels of a page: cells where the layout says, background everywhere else.
@Suite struct SheetComposerTests {
  private static let background = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)

  /// Cells of 9 × 13 in three columns, 28 pixels for labels.
  private func page(_ count: Int) throws -> SheetLayout.Page {
    let layout = try #require(
      SheetLayout(
        parts: [
          .init(cellCount: count, frameWidth: 9, frameHeight: 13, gutterHeight: 28)
        ],
        options: SheetOptions(columns: 3, cellWidth: 9)))
    return layout.pages[0]
  }

  private func composer(_ page: SheetLayout.Page) -> SheetComposer {
    SheetComposer(width: page.width, height: page.height, background: SheetComposerTests.background)
  }

  /// A colour for a place in a cell that occurs nowhere else.
  private func color(cell: Int, x: Int, y: Int) -> Pixel {
    Pixel(red: UInt8(cell * 10), green: UInt8(x), blue: UInt8(y))
  }

  private func cell(_ index: Int, width: Int = 9, height: Int = 13) -> Bitmap {
    Bitmap(width: width, height: height) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = color(cell: index, x: x, y: y)
          let bgra = [pixel.blue, pixel.green, pixel.red, pixel.alpha]
          for (channel, value) in bgra.enumerated() { bytes[(y * width + x) * 4 + channel] = value }
        }
      }
    }
  }

  /// Every pixel of the page, with the cells that were placed.
  private func expectSheet(_ sheet: Bitmap, _ page: SheetLayout.Page, shows shown: Set<Int>) {
    #expect(sheet.width == page.width)
    #expect(sheet.height == page.height)
    var wrong: [String] = []
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let index = page.cells.firstIndex { cell in
          let rect = cell.rect
          return (rect.x..<rect.x + rect.w).contains(x) && (rect.y..<rect.y + rect.h).contains(y)
        }
        var expected = SheetComposerTests.background
        if let index, shown.contains(index) {
          let place = page.cells[index].rect
          expected = color(cell: index, x: x - place.x, y: y - place.y)
        }
        if sheet[x, y] != expected { wrong.append("(\(x), \(y)): \(sheet[x, y])") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) pixels")
  }

  @Test func isAllBackgroundAtFirst() throws {
    let page = try page(4)
    let sheet = composer(page).makeBitmap()
    expectSheet(sheet, page, shows: [])
    #expect(sheet.isOpaque)
  }

  @Test(arguments: [[0, 1, 2, 3, 4], [4, 2, 0, 3, 1], [3], [1, 4]])
  func showsCellsWhereTheLayoutSaysInAnyOrder(order: [Int]) throws {
    let page = try page(5)
    let composer = composer(page)
    for index in order {
      composer.place(cell(index), x: page.cells[index].rect.x, y: page.cells[index].rect.y)
    }
    expectSheet(composer.makeBitmap(), page, shows: Set(order))
  }

  @Test func replacesWhatWasThereAndKeepsEarlierBitmaps() throws {
    let page = try page(1)
    let composer = composer(page)
    let before = composer.makeBitmap()
    composer.place(cell(7), x: 16, y: 16)
    composer.place(cell(0), x: 16, y: 16)
    expectSheet(composer.makeBitmap(), page, shows: [0])
    expectSheet(before, page, shows: [])
  }

  @Test func reachesTheCornersOfThePage() throws {
    let page = try page(3)
    let composer = composer(page)
    let dot = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3))
    let (right, bottom) = (page.width - 1, page.height - 1)
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    for (x, y) in corners { composer.place(dot, x: x, y: y) }
    let sheet = composer.makeBitmap()
    for (x, y) in corners { #expect(sheet[x, y] == dot[0, 0]) }
    #expect(sheet[1, 0] == SheetComposerTests.background)
    #expect(sheet[right - 1, bottom] == SheetComposerTests.background)
  }

  @Test(arguments: [(-1, 0), (0, -1), (83, 0), (0, 61)])
  func rejectsABitmapThatLeavesThePage(x: Int, y: Int) async throws {
    await #expect(processExitsWith: .failure) { [x, y] in
      let bitmap = Bitmap(width: 9, height: 13, filledWith: Pixel(bgra: 0))
      SheetComposer(width: 91, height: 73, background: Pixel(bgra: 0)).place(bitmap, x: x, y: y)
    }
  }

  /// The same page as above, to show that what is rejected is only just outside.
  @Test func acceptsABitmapThatJustFits() throws {
    SheetComposer(width: 91, height: 73, background: Pixel(bgra: 0)).place(cell(0), x: 82, y: 60)
  }

  // MARK: Transparency

  /// By hand: half of red over the background, which shows through by 127 of 255.
  @Test func whatIsTransparentShowsTheBackground() throws {
    let composer = SheetComposer(
      width: 2, height: 1, background: Pixel(red: 0xe4, green: 0xe4, blue: 0xe9))
    let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    composer.place(Bitmap(width: 1, height: 1, filledWith: half), x: 0, y: 0)
    composer.place(Bitmap(width: 1, height: 1, filledWith: Pixel(bgra: 0)), x: 1, y: 0)
    let sheet = composer.makeBitmap()
    // 228 · 127 / 255 = 113.55; 233 · 127 / 255 = 116.04.
    #expect(sheet[0, 0] == Pixel(red: 128 + 114, green: 114, blue: 116))
    #expect(sheet[1, 0] == Pixel(red: 0xe4, green: 0xe4, blue: 0xe9))
    #expect(sheet.isOpaque)
  }

  @Test func withoutABackgroundItStaysTransparent() throws {
    let composer = SheetComposer(width: 2, height: 1, background: Pixel(bgra: 0))
    let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    composer.place(Bitmap(width: 1, height: 1, filledWith: half), x: 0, y: 0)
    let sheet = composer.makeBitmap()
    #expect(sheet[0, 0] == half)
    #expect(sheet[1, 0] == Pixel(bgra: 0))
    #expect(!sheet.isOpaque)
  }

  /// A line lies outside of what it is around, and ends where the page does.
  @Test func outlinesARectangle() throws {
    let composer = SheetComposer(width: 5, height: 4, background: Pixel(bgra: 0))
    let line = Pixel(red: 9, green: 8, blue: 7)
    composer.outline(.init(x: 0, y: 1, w: 3, h: 2), with: line)
    let sheet = composer.makeBitmap()
    let rows = (0..<4).map { y in (0..<5).map { sheet[$0, y] == line ? "#" : "." }.joined() }
    #expect(rows == ["####.", "...#.", "...#.", "####."])
  }
}
