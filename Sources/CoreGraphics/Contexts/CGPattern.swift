// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

/// How cells of a pattern that do not fall on whole pixels are placed.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are never distorted; so are all patterns here.
  case noDistortion
  /// Cells may be distorted a little to keep their spacing.
  case constantSpacingMinimalDistortion
  /// Cells may be distorted to keep their spacing.
  case constantSpacing
}

/// Draws a cell of a pattern into a context, given the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called, with the pattern's `info`, when the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// A pattern whose cell, `bounds`, is drawn every `xStep` and `yStep` of the pattern's space,
  /// which `matrix` maps to the base space of a context.
  ///
  /// A pattern that is not coloured is drawn in the colour it is set with. Nil where a side or a
  /// step is 0 or no number, or nothing draws it.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0, Path(rect: bounds).isFinite, xStep != 0, yStep != 0,
      xStep.isFinite, yStep.isFinite, matrix.isUsable, callbacks.pointee.drawPattern != nil
    else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The pattern as it is painted with, given the components it is set with.
  func source(
    components: UnsafePointer<CGFloat>, in space: CGColorSpace
  ) -> GraphicsState.Source {
    let context = CGContext(extent: bounds)
    var alpha: CGFloat = 1
    if isColored {
      alpha = components[0]
    } else if let color = CGColor(colorSpace: space, components: components) {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    callbacks.drawPattern?(info, context)
    var commands = context.allCommands
    if alpha < 1 || context.changesBackdrop {
      let opacity = alpha > 0 ? min(alpha, 1) : 0
      commands = [.group(Group(opacity: opacity, isIsolated: true, commands: commands))]
    }
    return .pattern(
      Pattern(
        commands: commands, cell: bounds, step: step, transform: Transform(matrix)))
  }
}
