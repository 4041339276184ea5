// SPDX-License-Identifier: MIT

/// Which frames a sheet shows, how large, and on what.
public struct SheetOptions: Sendable, Equatable {
  /// Which frames are shown.
  public enum Selection: Sendable, Equatable {
    /// At most this many, evenly spaced, the first and the last included.
    case evenlySpaced(count: Int)
    /// Every n-th, and the last.
    case every(Int)
    /// Every frame.
    case all
  }

  /// What lies behind the cells and their labels.
  public enum Backdrop: String, Sendable, Equatable, CaseIterable {
    /// A light grey, which contrasts with white and black screens.
    case light
    /// A dark grey.
    case dark
    /// Nothing: labels lie on light plates, and what is transparent in frames stays so.
    case transparent
  }

  /// How the description beside the sheet lists the cells.
  public enum DataFormat: String, Sendable, Equatable, CaseIterable {
    /// TexturePacker's "JSON hash": by name.
    case hash
    /// TexturePacker's "JSON array": in order, each with its `filename`.
    case array
  }

  /// Which frames get a cell.
  public var selection: Selection
  /// Cells in a row; nil chooses so that the sheet is about as wide as a page.
  public var columns: Int?
  /// Width of a cell in pixels; the height follows from the frames.
  public var cellWidth: Int
  /// What lies behind the cells.
  public var backdrop: Backdrop
  /// The longest side of a sheet in pixels: what does not fit goes on further pages.
  public var maximumSide: Int
  /// How the description lists the cells.
  public var dataFormat: DataFormat

  /// The side of the largest texture that common graphics processors take, in pixels.
  public static let standardMaximumSide = 8_192

  /// A dozen frames in cells 200 pixels wide on a light backdrop.
  public init(
    selection: Selection = .evenlySpaced(count: 12), columns: Int? = nil, cellWidth: Int = 200,
    backdrop: Backdrop = .light, maximumSide: Int = standardMaximumSide,
    dataFormat: DataFormat = .hash
  ) {
    self.selection = selection
    self.columns = columns
    self.cellWidth = cellWidth
    self.backdrop = backdrop
    self.maximumSide = maximumSide
    self.dataFormat = dataFormat
  }

  /// The indices shown out of `count` frames, ascending.
  ///
  /// Evenly spaced ones are those nearest to equal steps: index round(i · (count − 1) / (n − 1)).
  public func indices(of count: Int) -> [Int] {
    guard count > 0 else { return [] }
    switch selection {
    case .all: return Array(0..<count)
    case .every(let step):
      var result = Array(stride(from: 0, to: count, by: max(step, 1)))
      if result.last != count - 1 { result.append(count - 1) }
      return result
    case .evenlySpaced(let wanted):
      let shown = min(max(wanted, 1), count)
      guard shown > 1 else { return [0] }
      return (0..<shown).map { ($0 * (count - 1) * 2 + shown - 1) / (2 * (shown - 1)) }
    }
  }
}
