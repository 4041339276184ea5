// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

public enum CGPatternTiling: Int32, Sendable {
  /// Cells are never distorted; so are all patterns here.
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
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
  func source(components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> GraphicsState.Source {
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
