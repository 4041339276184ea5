// SPDX-License-Identifier: MIT
import Sheets
import Testing

/// Where cells lie: 16 pixels around the grid and between columns, 28 below a cell.
@Suite struct SheetLayoutTests {
  private typealias Rect = SheetLayout.Rect

  /// A layout that has to exist.
  private func layout(
    _ count: Int, frame: (w: Int, h: Int), columns: Int? = nil, cellWidth: Int
  ) throws -> SheetLayout {
    try #require(
      SheetLayout(
        count: count, frameWidth: frame.w, frameHeight: frame.h,
        options: SheetOptions(columns: columns, cellWidth: cellWidth)))
  }

  @Test func fillsAGridRowByRow() throws {
    let layout = try layout(5, frame: (100, 200), columns: 3, cellWidth: 50)
    #expect(layout.columns == 3)
    // Cells of 50 × 100: columns 66 apart, rows 128 apart.
    #expect(
      layout.cells == [
        Rect(x: 16, y: 16, w: 50, h: 100), Rect(x: 82, y: 16, w: 50, h: 100),
        Rect(x: 148, y: 16, w: 50, h: 100), Rect(x: 16, y: 144, w: 50, h: 100),
        Rect(x: 82, y: 144, w: 50, h: 100),
      ])
    #expect(layout.width == 16 + 3 * 66)
    #expect(layout.height == 16 + 2 * 128 + 16)
  }

  @Test func putsLabelsBelowTheirCells() throws {
    let layout = try layout(5, frame: (100, 200), columns: 3, cellWidth: 50)
    #expect(layout.labelRect(ofCell: 0) == Rect(x: 16, y: 116, w: 50, h: 28))
    #expect(layout.labelRect(ofCell: 4) == Rect(x: 82, y: 244, w: 50, h: 28))
    #expect(SheetLayout.labelHeight == 28)
  }

  @Test(arguments: [1, 2, 5, 12, 61, 130], [nil, 1, 4, 500] as [Int?])
  func keepsCellsAndLabelsApartAndInsideTheSheet(count: Int, columns: Int?) throws {
    let layout = try layout(count, frame: (402, 874), columns: columns, cellWidth: 60)
    #expect(layout.cells.count == count)
    let areas = layout.cells + layout.cells.indices.map { layout.labelRect(ofCell: $0) }
    for area in areas {
      #expect(area.x >= 0 && area.y >= 0 && area.w > 0 && area.h > 0)
      #expect(area.x + area.w <= layout.width && area.y + area.h <= layout.height)
    }
    for (index, a) in areas.enumerated() {
      let overlapping = areas[(index + 1)...].filter { b in
        a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
      }
      #expect(overlapping.isEmpty, "area \(index)")
    }
  }

  @Test(arguments: [(7, 3, 3), (7, 1, 1), (7, 7, 7), (7, 20, 7), (1, 9, 1)])
  func hasTheColumnsAskedForButNotMoreThanCells(count: Int, asked: Int, expected: Int) throws {
    let layout = try layout(count, frame: (10, 10), columns: asked, cellWidth: 10)
    #expect(layout.columns == expected)
    let first = try #require(layout.cells.first)
    #expect(layout.cells.filter { $0.y == first.y }.count == expected)
  }

  /// Nearest to 3 by 2, weighed against empty places: a dozen phone screens make two full rows of
  /// six (1296 × 926), where seven columns leave two places empty.
  @Test(arguments: [
    (12, (1_206, 2_622), 6), (1, (1_206, 2_622), 1), (2, (1_206, 2_622), 2),
    (4, (300, 200), 2), (9, (300, 200), 3),
  ])
  func choosesColumnsForASheetAboutAsWideAsAPage(
    count: Int, frame: (Int, Int), expected: Int
  ) throws {
    let layout = try layout(count, frame: (frame.0, frame.1), cellWidth: 200)
    #expect(layout.columns == expected)
  }

  /// Height of the cell: frame height times cell width over frame width, rounded to nearest.
  @Test(arguments: [
    ((1_206, 2_622), 200, 435), ((402, 874), 200, 435), ((3, 1), 200, 67), ((3, 2), 200, 133),
    ((400, 1), 200, 1), ((401, 1), 200, 1), ((1, 3), 7, 21), ((2, 1), 5, 3),
  ])
  func keepsTheFrameShapeToTheNearestPixel(frame: (Int, Int), cellWidth: Int, expected: Int) throws
  {
    let layout = try layout(1, frame: (frame.0, frame.1), cellWidth: cellWidth)
    #expect(layout.cells == [Rect(x: 16, y: 16, w: cellWidth, h: expected)])
    #expect(layout.width == cellWidth + 32)
    #expect(layout.height == expected + 28 + 32)
  }

  @Test(arguments: [
    (1, (100, 200), 20_000), (10_000, (402, 874), 400), (1, (1, Int.max), 2),
    (1, (1, 1 << 40), 1 << 30), (1, (1_206, 2_622), Int.max / 2),
  ])
  func doesNotExistWhenItWouldBeTooLarge(count: Int, frame: (Int, Int), cellWidth: Int) {
    let layout = SheetLayout(
      count: count, frameWidth: frame.0, frameHeight: frame.1,
      options: SheetOptions(cellWidth: cellWidth))
    #expect(layout == nil)
  }

  /// One cell of 8192 - 32 by h - 60: 8192 × 16384 are just 2^27 pixels, one row more is too many.
  @Test func mayHaveTwoToTheTwentySeventhPixels() throws {
    let largest = try layout(1, frame: (8_160, 16_324), cellWidth: 8_160)
    #expect(largest.width * largest.height == SheetLayout.maximumPixelCount)
    #expect(
      SheetLayout(
        count: 1, frameWidth: 8_160, frameHeight: 16_325, options: SheetOptions(cellWidth: 8_160))
        == nil)
  }

  /// One side is too long by so much that adding a gap or multiplying by columns overflows.
  @Test(arguments: [(1, 1, 1, Int.max), (1, 1, Int.max, 1), (2_000, 1, 1 << 40, 1 << 20)])
  func doesNotTrapWhenItWouldBeFarTooLarge(
    count: Int, frameWidth: Int, frameHeight: Int, cellWidth: Int
  ) {
    let layout = SheetLayout(
      count: count, frameWidth: frameWidth, frameHeight: frameHeight,
      options: SheetOptions(cellWidth: cellWidth))
    #expect(layout == nil)
  }
}
