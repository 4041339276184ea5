// SPDX-License-Identifier: MIT
internal import Wording

/// Where the cells of a sheet lie: a fixed grid, row by row, each cell with its label below it in
/// the gutter.
public struct SheetLayout: Sendable, Equatable {
  /// A rectangle of whole pixels.
  public struct Rect: Sendable, Equatable, Codable {
    /// Pixels from the sheet's left side.
    public let x: Int
    /// Pixels from the sheet's top; y points down.
    public let y: Int
    /// Width in pixels.
    public let w: Int
    /// Height in pixels.
    public let h: Int

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Int, y: Int, w: Int, h: Int) {
      (self.x, self.y, self.w, self.h) = (x, y, w, h)
    }
  }

  /// Where each cell is, in the order in which they are shown.
  public let cells: [Rect]
  /// Cells in a full row.
  public let columns: Int
  /// The whole sheet in pixels.
  public let width: Int
  /// Height of the whole sheet in pixels.
  public let height: Int

  /// Space around the grid and between columns.
  static let gap = 16
  /// Space below a cell for its label.
  public static let labelHeight = 28

  /// The largest number of pixels a sheet may have: 2^27, half a gibibyte in memory.
  public static let maximumPixelCount = 1 << 27

  /// Lays out `count` cells for frames of a size; nil when the sheet would be larger than
  /// ``maximumPixelCount``.
  ///
  /// - Precondition: all numbers are positive.
  public init?(count: Int, frameWidth: Int, frameHeight: Int, options: SheetOptions) {
    require(
      count > 0 && frameWidth > 0 && frameHeight > 0 && options.cellWidth > 0
        && options.columns ?? 1 > 0,
      "SheetLayout: count, frame size, cell width and columns must be positive")
    let cellWidth = options.cellWidth
    // Sides and numbers beyond this make too large a sheet anyway, and could overflow below.
    guard [count, frameWidth, frameHeight, cellWidth].allSatisfy({ $0 <= 1 << 24 }) else {
      return nil
    }
    // Rounded to nearest, and at least one pixel.
    let cellHeight = max(1, (frameHeight * cellWidth + frameWidth / 2) / frameWidth)
    let columns = min(
      count, options.columns ?? SheetLayout.columns(count: count, w: cellWidth, h: cellHeight))
    let rows = (count + columns - 1) / columns
    let stepX = cellWidth + SheetLayout.gap
    let stepY = cellHeight + SheetLayout.labelHeight
    let width = columns * stepX + SheetLayout.gap
    let height = rows * stepY + 2 * SheetLayout.gap
    let area = width.multipliedReportingOverflow(by: height)
    guard !area.overflow, area.partialValue <= SheetLayout.maximumPixelCount else { return nil }
    cells = (0..<count).map { index in
      Rect(
        x: SheetLayout.gap + index % columns * stepX, y: SheetLayout.gap + index / columns * stepY,
        w: cellWidth, h: cellHeight)
    }
    (self.columns, self.width, self.height) = (columns, width, height)
  }

  /// Where the label of a cell goes: the full width of the cell, below it.
  public func labelRect(ofCell index: Int) -> Rect {
    let cell = cells[index]
    return Rect(x: cell.x, y: cell.y + cell.h, w: cell.w, h: SheetLayout.labelHeight)
  }

  /// The number of columns whose sheet comes nearest to 3 by 2, full rows preferred.
  private static func columns(count: Int, w: Int, h: Int) -> Int {
    let candidates = (1...count).prefix(64)
    let best = candidates.min {
      cost($0, count: count, w: w, h: h) < cost($1, count: count, w: w, h: h)
    }
    return best ?? 1
  }

  private static func cost(_ columns: Int, count: Int, w: Int, h: Int) -> Double {
    let rows = (count + columns - 1) / columns
    let ratio = Double(columns * (w + gap)) / Double(rows * (h + labelHeight))
    let shape = ratio > 1.5 ? ratio / 1.5 : 1.5 / ratio
    let empty = Double(columns * rows - count) / Double(columns * rows)
    return shape * (1 + empty)
  }
}
