// SPDX-License-Identifier: MIT

/// What a cell is emitted by: a layer, or another cell.
protocol EmitterCellHolder: AnyObject {
  /// Called after each change of a cell or of one in it.
  func cellsDidChange()
}
