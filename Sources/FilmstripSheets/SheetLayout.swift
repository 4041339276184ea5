// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Where everything on a sheet lies: titled parts below each other, each a fixed grid of cells, row by row,
/// with a gutter below each row of cells; on as many pages as are needed.
///
/// All parts have the same columns. A part that does not fit on a page goes on on the next one, below a
/// title; rows are never cut.
public struct SheetLayout: Sendable, Equatable {
  /// A rectangle of whole pixels.
  public struct Rect: Sendable, Equatable, Codable {
    /// Pixels from the page's left side.
    public let x: Int
    /// Pixels from the page's top; y points down.
    public let y: Int
    /// Width in pixels.
    public let w: Int
    /// Height in pixels.
    public let h: Int

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Int, y: Int, w: Int, h: Int) { (self.x, self.y, self.w, self.h) = (x, y, w, h) }
  }

  /// What one transition needs of the sheet.
  public struct Part: Sendable, Equatable {
    /// Cells, at least one.
    public let cellCount: Int
    /// Width of its frames in pixels.
    public let frameWidth: Int
    /// Height of its frames in pixels.
    public let frameHeight: Int
    /// Pixels for the title and what is below it, above the first row of cells.
    public let headHeight: Int
    /// Pixels for the title alone, above the cells on a further page.
    public let titleHeight: Int
    /// Pixels for the labels below each row of cells.
    public let gutterHeight: Int

    /// A part by its numbers of pixels.
    public init(
      cellCount: Int, frameWidth: Int, frameHeight: Int, headHeight: Int = 0, titleHeight: Int = 0,
      gutterHeight: Int
    ) {
      self.cellCount = cellCount
      (self.frameWidth, self.frameHeight) = (frameWidth, frameHeight)
      (self.headHeight, self.titleHeight) = (headHeight, titleHeight)
      self.gutterHeight = gutterHeight
    }
  }

  /// A part's title, or what stands for it on a further page.
  public struct Head: Sendable, Equatable {
    /// Which part it is of.
    public let part: Int
    /// Whether the part began on an earlier page.
    public let isContinued: Bool
    /// Where it is.
    public let rect: Rect
  }

  /// A frame's place.
  public struct Cell: Sendable, Equatable {
    /// Which part it is of.
    public let part: Int
    /// Which cell of the part it is.
    public let index: Int
    /// Where the frame goes.
    public let rect: Rect
  }

  /// A row of cells with its gutter.
  public struct Row: Sendable, Equatable {
    /// Which part it is of.
    public let part: Int
    /// The cells of the page that are in it.
    public let cells: Range<Int>
    /// Where the labels go: as wide as the grid, right below the cells.
    public let gutter: Rect
  }

  /// One image.
  public struct Page: Sendable, Equatable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// The titles, from the top.
    public let heads: [Head]
    /// The cells, in the order in which they are shown.
    public let cells: [Cell]
    /// The rows, from the top.
    public let rows: [Row]
  }

  /// At least one.
  public let pages: [Page]
  /// Cells in a full row.
  public let columns: Int

  /// Space around the grid and between columns.
  public static let gap = 16
  /// Space between the gutter of a row and what follows.
  static let rowGap = 12
  static let partGap = 20

  /// The largest number of pixels that all pages of a sheet may have: 2^27, half a gibibyte in memory.
  public static let maximumPixelCount = 1 << 27

  /// Lays out parts below each other; nil when a row does not fit on a page, or when all pages had more
  /// than ``maximumPixelCount`` pixels.
  ///
  /// - Precondition: there is a part, and all numbers are positive but heights of heads.
  public init?(parts: [Part], options: SheetOptions) {
    require(
      !parts.isEmpty && options.cellWidth > 0 && options.columns ?? 1 > 0
        && parts.allSatisfy {
          $0.cellCount > 0 && $0.frameWidth > 0 && $0.frameHeight > 0 && $0.gutterHeight > 0
            && $0.headHeight >= 0 && $0.titleHeight >= 0
        },
      "SheetLayout: count, frame size, cell width and columns must be positive")
    // Sides and numbers beyond this make too large a sheet anyway, and could overflow below.
    let sides = parts.flatMap { [$0.cellCount, $0.frameWidth, $0.frameHeight, $0.gutterHeight] }
    guard (sides + [options.cellWidth]).allSatisfy({ $0 <= 1 << 24 }) else { return nil }
    let side = min(max(options.maximumSide, 0), 1 << 24)
    let fitting = (side - SheetLayout.gap) / (options.cellWidth + SheetLayout.gap)
    guard fitting > 0 else { return nil }
    let boxes = parts.map { Box($0, cellWidth: options.cellWidth) }
    let most = parts.map(\.cellCount).max() ?? 1
    let columns = min(
      most, fitting, options.columns ?? SheetLayout.columns(boxes, cellWidth: options.cellWidth))
    var pager = SheetPager(columns: columns, cellWidth: options.cellWidth, maximumHeight: side)
    for (index, box) in boxes.enumerated() {
      guard pager.add(box, at: index) else { return nil }
    }
    pages = pager.finish()
    self.columns = columns
  }

  struct Box {
    let part: Part
    let cellHeight: Int

    init(_ part: Part, cellWidth: Int) {
      self.part = part
      // Rounded to nearest, and at least one pixel.
      cellHeight = max(1, (part.frameHeight * cellWidth + part.frameWidth / 2) / part.frameWidth)
    }

    var rowHeight: Int { cellHeight + part.gutterHeight + SheetLayout.rowGap }

    func rows(_ columns: Int) -> Int { (part.cellCount + columns - 1) / columns }
  }

  /// The number of columns whose sheet comes nearest to 3 by 2, full rows preferred.
  private static func columns(_ boxes: [Box], cellWidth: Int) -> Int {
    let most = boxes.map(\.part.cellCount).max() ?? 1
    let candidates = (1...most).prefix(64)
    let costs = candidates.map { columns in (columns, cost(columns, boxes, cellWidth: cellWidth)) }
    return costs.min { $0.1 < $1.1 }?.0 ?? 1
  }

  private static func cost(_ columns: Int, _ boxes: [Box], cellWidth: Int) -> Double {
    let height = boxes.reduce(0.0) { sum, box in
      sum + Double(box.part.headHeight) + Double(box.rows(columns)) * Double(box.rowHeight)
    }
    let ratio = Double(columns * (cellWidth + gap)) / height
    let shape = ratio > 1.5 ? ratio / 1.5 : 1.5 / ratio
    let places = boxes.reduce(0) { $0 + columns * $1.rows(columns) }
    let cells = boxes.reduce(0) { $0 + $1.part.cellCount }
    return shape * (1 + 2 * Double(places - cells) / Double(places))
  }
}
