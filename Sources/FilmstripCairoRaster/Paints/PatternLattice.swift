// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct PatternLattice {
  /// From the pattern's space to device pixels; affine.
  let toDevice: Transform
  let cell: Box
  /// How far cells lie apart; above 0, as the order of the steps does not matter.
  let step: CGSize
  private let toPattern: Transform

  /// Nil for a pattern that paints nothing.
  init?(_ pattern: Pattern, in ctm: Transform, snapsTranslations: Bool) {
    let toDevice = pattern.transform.concatenating(ctm)
    let step = CGSize(width: abs(pattern.step.width), height: abs(pattern.step.height))
    let cell = Box(pattern.cell.standardized)
    guard toDevice.isAffine, toDevice.isDrawable, step.width > 0, step.height > 0,
      step.width.isFinite, step.height.isFinite, cell.width > 0, cell.height > 0,
      cell.width.isFinite, cell.height.isFinite
    else { return nil }
    self.toDevice = snapsTranslations ? toDevice.snapped : toDevice
    guard let inverse = self.toDevice.planeInverse else { return nil }
    (toPattern, self.step, self.cell) = (inverse, step, cell)
  }

  /// A whole number of steps along x and y for each cell that may touch a part of the pattern's
  /// space; the ranges may be too long to be walked through.
  struct Cells {
    var columns: ClosedRange<Double>
    var rows: ClosedRange<Double>
    var count: Double { columnCount * rowCount }
    var columnCount: Double { columns.upperBound - columns.lowerBound + 1 }
    var rowCount: Double { rows.upperBound - rows.lowerBound + 1 }

    /// The last ones in painting order: those that lie on top.
    func last(_ limit: Double) -> Cells {
      Cells(
        columns: max(columns.lowerBound, columns.upperBound - limit + 1)...columns.upperBound,
        rows: max(rows.lowerBound, rows.upperBound - limit + 1)...rows.upperBound)
    }

    /// In painting order: row after row.
    func forEach(_ body: (Double, Double) -> Void) {
      for row in 0..<Int(rowCount) {
        for column in 0..<Int(columnCount) {
          body(columns.lowerBound + Double(column), rows.lowerBound + Double(row))
        }
      }
    }
  }

  func cells(touching rect: PixelRect) -> Cells? {
    cells(touching: Box(rect).mapped(by: toPattern))
  }

  func cells(touching part: Box) -> Cells? {
    func range(_ low: Double, _ high: Double, _ step: Double) -> ClosedRange<Double>? {
      // Cells that only touch the edge are left out.
      let (first, last) = ((low / step).rounded(.down) + 1, (high / step).rounded(.up) - 1)
      return first <= last && first.isFinite && last.isFinite ? first...last : nil
    }
    guard let columns = range(part.minX - cell.maxX, part.maxX - cell.minX, step.width),
      let rows = range(part.minY - cell.maxY, part.maxY - cell.minY, step.height)
    else { return nil }
    return Cells(columns: columns, rows: rows)
  }

  /// The longest side of a picture that is to be repeated, in pixels.
  private static let largestTile = 8192.0

  /// A step in device pixels.
  private var period: CGSize {
    CGSize(
      width: (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot() * step.width,
      height: (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot() * step.height)
  }

  var tileIsTooLarge: Bool {
    !(max(period.width, period.height) <= PatternLattice.largestTile
      && period.width * period.height <= 16_000_000)
  }

  /// Whether cells leave no room between them, so that no edge of a cell should be smoothed.
  var isGapless: Bool { cell.width >= step.width && cell.height >= step.height }

  /// One period of the lattice as a picture to be repeated.
  struct Tile {
    let width: Int32
    let height: Int32
    /// From the pattern's space to the picture's pixels.
    let toPixels: Transform
    /// From device pixels to the picture's.
    let fromDevice: Transform
    /// The part of the pattern's space that the picture shows.
    let part: Box
    let isPixelExact: Bool
  }

  /// A period with about as many pixels as it has on the device, and not more than a limit.
  func tile(pixelLimit: Int) -> Tile? {
    let period = self.period
    guard period.width.isFinite, period.height.isFinite else { return nil }
    let largest = PatternLattice.largestTile
    let width = min(max(period.width.rounded(), 1), largest)
    let height = min(
      max(period.height.rounded(), 1), min(largest, max(1, Double(pixelLimit) / width)))
    let rounded = height.rounded(.down)
    let isUpright = toDevice.b == 0 && toDevice.c == 0 && toDevice.a > 0 && toDevice.d > 0
    let isWhole = abs(period.width - width) < 1e-6 && abs(period.height - rounded) < 1e-6
    // The corner of a pixel, so that periods of whole pixels are copied as they are; else that of a
    // cell, so that no pixel belongs to two cells.
    let corner =
      isUpright && isWhole
      ? toPattern.apply(CGPoint(x: toDevice.tx.rounded(.down), y: toDevice.ty.rounded(.down)))
      : CGPoint(x: cell.minX, y: cell.minY)
    let (scaleX, scaleY) = (width / step.width, rounded / step.height)
    let toPixels = Transform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: -corner.x * scaleX, ty: -corner.y * scaleY)
    var fromDevice = toPattern.concatenating(toPixels).ignoring(x: width == 1, y: rounded == 1)
    // Only what is left after whole periods counts, and small numbers are exact.
    fromDevice.elements[12].formRemainder(dividingBy: width)
    fromDevice.elements[13].formRemainder(dividingBy: rounded)
    let isPixelExact =
      abs(fromDevice.a - 1) < 1e-9 && abs(fromDevice.d - 1) < 1e-9 && fromDevice.b == 0
      && fromDevice.c == 0
    guard toPixels.isFinite, fromDevice.isFinite else { return nil }
    return Tile(
      width: Int32(width), height: Int32(rounded), toPixels: toPixels, fromDevice: fromDevice,
      part: Box(
        minX: corner.x, minY: corner.y, maxX: corner.x + step.width, maxY: corner.y + step.height),
      isPixelExact: isPixelExact)
  }
}

extension Transform {
  /// A map that may be another along a direction in which a picture is one pixel long, and the same
  /// everywhere: periods far smaller than a pixel make factors that Cairo cannot hold.
  fileprivate func ignoring(x ignoresX: Bool, y ignoresY: Bool) -> Transform {
    switch (ignoresX, ignoresY) {
    case (false, false): return self
    case (true, true): return .identity
    case (true, false):
      let length = (b * b + d * d).squareRoot()
      return Transform(a: d / length, b: b, c: -b / length, d: d, tx: 0, ty: ty)
    case (false, true):
      let length = (a * a + c * c).squareRoot()
      return Transform(a: a, b: -c / length, c: c, d: a / length, tx: tx, ty: 0)
    }
  }
}
