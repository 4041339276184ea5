// SPDX-License-Identifier: MIT

struct SheetPager {
  private let columns: Int
  private let cellWidth: Int
  private let maximumHeight: Int
  private var pages: [SheetLayout.Page] = []
  private var heads: [SheetLayout.Head] = []
  private var cells: [SheetLayout.Cell] = []
  private var rows: [SheetLayout.Row] = []
  private var y = SheetLayout.gap
  private var pixelCount = 0

  init(columns: Int, cellWidth: Int, maximumHeight: Int) {
    (self.columns, self.cellWidth, self.maximumHeight) = (columns, cellWidth, maximumHeight)
  }

  private var gridWidth: Int { columns * (cellWidth + SheetLayout.gap) - SheetLayout.gap }

  private var pageWidth: Int { gridWidth + 2 * SheetLayout.gap }

  private var pageHeight: Int { y - SheetLayout.rowGap + SheetLayout.gap }

  private func fits(_ height: Int) -> Bool {
    y + height - SheetLayout.rowGap + SheetLayout.gap <= maximumHeight
  }

  /// Adds the rows of a part; false where one of them fits on no page, or there are too many pixels.
  mutating func add(_ box: SheetLayout.Box, at part: Int) -> Bool {
    if y > SheetLayout.gap {
      y += SheetLayout.partGap
      if !fits(box.part.headHeight + box.rowHeight) { endPage() }
    }
    addHead(box.part.headHeight, of: part, isContinued: false)
    var next = 0
    while next < box.part.cellCount {
      if !fits(box.rowHeight) {
        // On an empty page with the title alone it would have to.
        guard next > 0 else { return false }
        endPage()
        addHead(box.part.titleHeight, of: part, isContinued: true)
        guard fits(box.rowHeight) else { return false }
      }
      let count = min(columns, box.part.cellCount - next)
      addRow(box, of: part, next..<next + count)
      guard pixelCount + pageWidth * pageHeight <= SheetLayout.maximumPixelCount else {
        return false
      }
      next += count
    }
    return true
  }

  private mutating func addHead(_ height: Int, of part: Int, isContinued: Bool) {
    guard height > 0 else { return }
    heads.append(
      SheetLayout.Head(
        part: part, isContinued: isContinued,
        rect: SheetLayout.Rect(x: SheetLayout.gap, y: y, w: gridWidth, h: height)))
    y += height
  }

  private mutating func addRow(_ box: SheetLayout.Box, of part: Int, _ indices: Range<Int>) {
    let first = cells.count
    for (column, index) in indices.enumerated() {
      let x = SheetLayout.gap + column * (cellWidth + SheetLayout.gap)
      cells.append(
        SheetLayout.Cell(
          part: part, index: index,
          rect: SheetLayout.Rect(x: x, y: y, w: cellWidth, h: box.cellHeight)))
    }
    rows.append(
      SheetLayout.Row(
        part: part, cells: first..<cells.count,
        gutter: SheetLayout.Rect(
          x: SheetLayout.gap, y: y + box.cellHeight, w: gridWidth, h: box.part.gutterHeight)))
    y += box.rowHeight
  }

  private mutating func endPage() {
    pages.append(
      SheetLayout.Page(
        width: pageWidth, height: pageHeight, heads: heads, cells: cells, rows: rows))
    pixelCount += pageWidth * pageHeight
    (heads, cells, rows, y) = ([], [], [], SheetLayout.gap)
  }

  mutating func finish() -> [SheetLayout.Page] {
    if !rows.isEmpty { endPage() }
    return pages
  }
}
