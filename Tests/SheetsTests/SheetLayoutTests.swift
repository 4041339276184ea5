// SPDX-License-Identifier: MIT
import FilmstripSheets
import Testing

/// Where things lie: 16 pixels around the grid and between columns, 12 below a gutter, 20 more between parts.
@Suite struct SheetLayoutTests {
  private typealias Rect = SheetLayout.Rect
  private typealias Part = SheetLayout.Part

  private func part(
    _ count: Int, _ frame: (w: Int, h: Int), head: Int = 0, title: Int = 0, gutter: Int = 28
  ) -> Part {
    Part(
      cellCount: count, frameWidth: frame.w, frameHeight: frame.h, headHeight: head,
      titleHeight: title, gutterHeight: gutter)
  }

  private func page(
    _ parts: [Part], columns: Int? = nil, cellWidth: Int
  ) throws -> SheetLayout.Page {
    let layout = try #require(
      SheetLayout(parts: parts, options: SheetOptions(columns: columns, cellWidth: cellWidth)))
    #expect(layout.pages.count == 1)
    return layout.pages[0]
  }

  @Test func fillsAGridRowByRow() throws {
    let page = try page([part(5, (100, 200))], columns: 3, cellWidth: 50)
    // Cells of 50 × 100: columns 66 apart, rows 100 + 28 + 12 apart.
    #expect(
      page.cells.map(\.rect) == [
        Rect(x: 16, y: 16, w: 50, h: 100), Rect(x: 82, y: 16, w: 50, h: 100),
        Rect(x: 148, y: 16, w: 50, h: 100), Rect(x: 16, y: 156, w: 50, h: 100),
        Rect(x: 82, y: 156, w: 50, h: 100),
      ])
    #expect(page.rows.map(\.cells) == [0..<3, 3..<5])
    #expect(
      page.rows.map(\.gutter) == [
        Rect(x: 16, y: 116, w: 182, h: 28), Rect(x: 16, y: 256, w: 182, h: 28),
      ])
    #expect((page.width, page.height) == (16 + 182 + 16, 256 + 28 + 16))
  }

  @Test func stacksPartsBelowTheirHeads() throws {
    let page = try page(
      [part(2, (100, 200), head: 40), part(3, (100, 50), head: 30, gutter: 10)], columns: 2,
      cellWidth: 50)
    #expect(page.heads.map(\.part) == [0, 1])
    // Cells of 100, gutter 28, 12 and 20 between.
    #expect(
      page.heads.map(\.rect) == [
        Rect(x: 16, y: 16, w: 116, h: 40), Rect(x: 16, y: 216, w: 116, h: 30),
      ])
    #expect(page.cells.map(\.part) == [0, 0, 1, 1, 1])
    #expect(page.cells.map(\.index) == [0, 1, 0, 1, 2])
    #expect(page.cells[2].rect == Rect(x: 16, y: 246, w: 50, h: 25))
    #expect(page.cells[4].rect == Rect(x: 16, y: 246 + 25 + 10 + 12, w: 50, h: 25))
    #expect(page.height == 293 + 25 + 10 + 16)
  }

  @Test(arguments: [1, 2, 5, 12, 61, 130], [nil, 1, 4, 500] as [Int?])
  func keepsAllApartAndInsideThePages(count: Int, columns: Int?) throws {
    let options = SheetOptions(columns: columns, cellWidth: 60, maximumSide: 1_000)
    let parts = [
      part(count, (402, 874), head: 50, title: 20), part(count, (874, 402), head: 50, title: 20),
    ]
    let layout = try #require(SheetLayout(parts: parts, options: options))
    let cells = layout.pages.flatMap(\.cells)
    #expect(
      cells.map { [$0.part, $0.index] } == [0, 1].flatMap { p in (0..<count).map { [p, $0] } })
    for page in layout.pages {
      #expect(page.width <= 1_000 && page.height <= 1_000)
      let areas = page.cells.map(\.rect) + page.rows.map(\.gutter) + page.heads.map(\.rect)
      for area in areas {
        #expect(area.x >= 16 && area.y >= 16 && area.w > 0 && area.h > 0)
        #expect(area.x + area.w <= page.width - 16 && area.y + area.h <= page.height - 16)
      }
      for (index, a) in areas.enumerated() {
        let overlapping = areas[(index + 1)...].filter { b in
          a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
        }
        #expect(overlapping.isEmpty, "area \(index)")
      }
    }
  }

  @Test(arguments: [(7, 3, 3), (7, 1, 1), (7, 7, 7), (7, 20, 7), (1, 9, 1)])
  func hasTheColumnsAskedForButNotMoreThanCells(count: Int, asked: Int, expected: Int) throws {
    let page = try page([part(count, (10, 10))], columns: asked, cellWidth: 10)
    #expect(page.rows[0].cells == 0..<expected)
  }

  /// Nearest to 3 by 2, weighed against empty places: a dozen phone screens make two full rows of
  /// six, where seven columns leave two places empty.
  @Test(arguments: [
    (12, (1_206, 2_622), 6), (1, (1_206, 2_622), 1), (2, (1_206, 2_622), 2),
    (4, (300, 200), 2), (9, (300, 200), 3),
  ])
  func choosesColumnsForASheetAboutAsWideAsAPage(
    count: Int, frame: (Int, Int), expected: Int
  ) throws {
    let page = try page([part(count, frame)], cellWidth: 200)
    #expect(page.rows[0].cells.count == expected)
  }

  /// 1280 × 1155 with a head of 111 and gutters of 76; eight columns would leave four places empty.
  @Test func aDozenPhoneScreensWithLabelsHaveTwoFullRows() throws {
    let page = try page([part(12, (1_206, 2_622), head: 111, gutter: 76)], cellWidth: 200)
    #expect(page.rows.map(\.cells.count) == [6, 6])
  }

  @Test func threeDozensHaveARowEach() throws {
    let parts = Array(repeating: part(12, (1_206, 2_622), head: 111, gutter: 76), count: 3)
    let page = try page(parts, cellWidth: 200)
    #expect(page.rows.map(\.cells.count) == [12, 12, 12])
  }

  /// Height of the cell: frame height times cell width over frame width, rounded to nearest.
  @Test(arguments: [
    ((1_206, 2_622), 200, 435), ((402, 874), 200, 435), ((3, 1), 200, 67), ((3, 2), 200, 133),
    ((400, 1), 200, 1), ((401, 1), 200, 1), ((1, 3), 7, 21), ((2, 1), 5, 3),
  ])
  func keepsTheFrameShapeToTheNearestPixel(
    frame: (Int, Int), cellWidth: Int, expected: Int
  ) throws {
    let page = try page([part(1, frame)], cellWidth: cellWidth)
    #expect(page.cells.map(\.rect) == [Rect(x: 16, y: 16, w: cellWidth, h: expected)])
    #expect((page.width, page.height) == (cellWidth + 32, expected + 28 + 32))
  }

  // MARK: Pages

  /// Rows of 100 + 28 + 12: two fit into 16 + 40 + 2 · 140 − 12 + 16 = 340 pixels below the head, and
  /// two below the title.
  @Test(arguments: [
    (340, [2, 2, 1]), (339, [1, 2, 2]), (480, [3, 2]), (620, [4, 1]), (760, [5]),
  ])
  func goesOnOnFurtherPages(side: Int, expected: [Int]) throws {
    let layout = try #require(
      SheetLayout(
        parts: [part(5, (100, 200), head: 40, title: 20)],
        options: SheetOptions(columns: 1, cellWidth: 50, maximumSide: side)))
    #expect(layout.pages.map(\.rows.count) == expected)
    #expect(layout.pages.map { $0.heads.map(\.isContinued) } == expected.indices.map { [$0 > 0] })
    #expect(layout.pages.allSatisfy { $0.height <= side })
    #expect(layout.pages.dropFirst().allSatisfy { $0.cells[0].rect.y == 36 })
  }

  @Test func aPartThatDoesNotFitBelowAnotherBeginsAPage() throws {
    let layout = try #require(
      SheetLayout(
        parts: [part(1, (100, 200), head: 40), part(1, (100, 200), head: 40)],
        options: SheetOptions(columns: 1, cellWidth: 50, maximumSide: 200)))
    #expect(layout.pages.map { $0.cells.map(\.part) } == [[0], [1]])
    #expect(layout.pages[1].heads[0].isContinued == false)
  }

  @Test func columnsAreNoMoreThanFitOnAPage() throws {
    let layout = try #require(
      SheetLayout(
        parts: [part(9, (10, 10))],
        options: SheetOptions(columns: 9, cellWidth: 50, maximumSide: 16 + 3 * 66)))
    #expect(layout.columns == 3)
    #expect(layout.pages.allSatisfy { $0.width <= 16 + 3 * 66 })
  }

  // MARK: Too large

  @Test(arguments: [
    // Narrower than a cell, lower than a row with its head, and lower below a title alone.
    (1, (100, 200), 50, 81), (1, (100, 200), 50, 199), (3, (100, 200), 50, 199),
    (1, (100, 200), 20_000, 65_535), (40_000, (402, 874), 400, 65_535),
    (1, (1, Int.max), 2, 65_535), (1, (1, 1 << 40), 1 << 30, 65_535),
    (1, (1_206, 2_622), Int.max / 2, 65_535), (1, (1, 1), Int.max, 65_535),
    (2_000, (1, 1 << 40), 1 << 20, Int.max), (1, (10, 10), 10, 0), (1, (10, 10), 10, Int.min),
  ])
  func doesNotExistWhenItWouldBeTooLarge(
    count: Int, frame: (Int, Int), cellWidth: Int, side: Int
  ) {
    let layout = SheetLayout(
      parts: [part(count, frame, head: 44, title: 44)],
      options: SheetOptions(cellWidth: cellWidth, maximumSide: side))
    #expect(layout == nil)
  }

  /// One cell of 8160 by 16324: 8192 × 16384 are just 2^27 pixels, one row more is too many.
  @Test func mayHaveTwoToTheTwentySeventhPixels() throws {
    let options = SheetOptions(cellWidth: 8_160, maximumSide: 65_535)
    let largest = try #require(SheetLayout(parts: [part(1, (8_160, 16_324))], options: options))
    let page = largest.pages[0]
    #expect(page.width * page.height == SheetLayout.maximumPixelCount)
    #expect(SheetLayout(parts: [part(1, (8_160, 16_325))], options: options) == nil)
  }
}
