// SPDX-License-Identifier: MIT
import Imaging
import Sheets
import Testing

/// Pixels of a sheet: cells where the layout says, background everywhere else.
@Suite struct SheetComposerTests {
  private func layout(_ count: Int) throws -> SheetLayout {
    try #require(
      SheetLayout(
        count: count, frameWidth: 9, frameHeight: 13,
        options: SheetOptions(columns: 3, cellWidth: 9)))
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
          for (channel, value) in bgra.enumerated() {
            bytes[(y * width + x) * 4 + channel] = value
          }
        }
      }
    }
  }

  /// Every pixel of the sheet, with the cells that were placed.
  private func expectSheet(_ sheet: Bitmap, _ layout: SheetLayout, shows shown: Set<Int>) {
    #expect(sheet.width == layout.width)
    #expect(sheet.height == layout.height)
    var wrong: [String] = []
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let index = layout.cells.firstIndex {
          x >= $0.x && x < $0.x + $0.w && y >= $0.y && y < $0.y + $0.h
        }
        var expected = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)
        if let index, shown.contains(index) {
          let place = layout.cells[index]
          expected = color(cell: index, x: x - place.x, y: y - place.y)
        }
        if sheet[x, y] != expected { wrong.append("(\(x), \(y)): \(sheet[x, y])") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) pixels")
  }

  @Test func isAllBackgroundAtFirst() throws {
    let layout = try layout(4)
    let sheet = SheetComposer(layout: layout).makeBitmap()
    expectSheet(sheet, layout, shows: [])
    #expect(sheet.isOpaque)
    #expect(SheetComposer.background == Pixel(red: 0xe4, green: 0xe4, blue: 0xe9))
  }

  @Test(arguments: [[0, 1, 2, 3, 4], [4, 2, 0, 3, 1], [3], [1, 4]])
  func showsCellsWhereTheLayoutSaysInAnyOrder(order: [Int]) throws {
    let layout = try layout(5)
    let composer = SheetComposer(layout: layout)
    for index in order {
      composer.place(cell(index), x: layout.cells[index].x, y: layout.cells[index].y)
    }
    expectSheet(composer.makeBitmap(), layout, shows: Set(order))
  }

  @Test func replacesWhatWasThere() throws {
    let layout = try layout(1)
    let composer = SheetComposer(layout: layout)
    composer.place(cell(7), x: 16, y: 16)
    composer.place(cell(0), x: 16, y: 16)
    expectSheet(composer.makeBitmap(), layout, shows: [0])
  }

  @Test func aBitmapOfTheSheetDoesNotChangeAfterwards() throws {
    let layout = try layout(2)
    let composer = SheetComposer(layout: layout)
    let before = composer.makeBitmap()
    composer.place(cell(0), x: layout.cells[0].x, y: layout.cells[0].y)
    expectSheet(before, layout, shows: [])
    expectSheet(composer.makeBitmap(), layout, shows: [0])
  }

  @Test func reachesTheCornersOfTheSheet() throws {
    let layout = try layout(3)
    let composer = SheetComposer(layout: layout)
    let dot = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3))
    let (right, bottom) = (layout.width - 1, layout.height - 1)
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    for (x, y) in corners { composer.place(dot, x: x, y: y) }
    let sheet = composer.makeBitmap()
    for (x, y) in corners { #expect(sheet[x, y] == dot[0, 0]) }
    #expect(sheet[1, 0] == SheetComposer.background)
    #expect(sheet[right - 1, bottom] == SheetComposer.background)
  }

  @Test(arguments: [(-1, 0), (0, -1), (83, 0), (0, 61)])
  func rejectsABitmapThatLeavesTheSheet(x: Int, y: Int) async throws {
    await #expect(processExitsWith: .failure) { [x, y] in
      // 91 × 73 pixels; the bitmap is 9 × 13.
      let layout = try #require(
        SheetLayout(
          count: 3, frameWidth: 9, frameHeight: 13,
          options: SheetOptions(columns: 3, cellWidth: 9)))
      let bitmap = Bitmap(width: 9, height: 13, filledWith: Pixel(bgra: 0))
      SheetComposer(layout: layout).place(bitmap, x: x, y: y)
    }
  }

  /// The same sheet as above, to show that what is rejected is only just outside.
  @Test func acceptsABitmapThatJustFits() throws {
    let layout = try layout(3)
    #expect((layout.width, layout.height) == (91, 73))
    SheetComposer(layout: layout).place(cell(0), x: 82, y: 60)
  }
}
