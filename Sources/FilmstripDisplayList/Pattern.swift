// SPDX-License-Identifier: MIT
public import Foundation

/// Drawing that repeats in both directions.
public struct Pattern: Sendable, Codable, Equatable {
  /// What a cell shows, in the pattern's own space; cut to ``cell``.
  public var commands: [DrawCommand]
  /// The part of the pattern's space that is drawn for each repetition.
  public var cell: CGRect
  /// How far one cell lies from the next, in the pattern's space; a component that is 0 or no number
  /// paints nothing.
  public var step: CGSize
  /// From the pattern's space to that of the command that paints it; affine.
  public var transform: Transform

  /// Cells side by side by default.
  public init(
    commands: [DrawCommand], cell: CGRect, step: CGSize? = nil, transform: Transform = .identity
  ) {
    self.commands = commands
    self.cell = cell
    self.step = step ?? cell.size
    self.transform = transform
  }
}
