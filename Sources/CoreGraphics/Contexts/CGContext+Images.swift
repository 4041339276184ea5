// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CGContext {
  /// Draws an image into a rectangle, its bottom row at the rectangle's smallest y: in a context
  /// whose y axis points down, as UIKit's do, it appears upside down, as on iOS.
  ///
  /// With `byTiling` the rectangle is only the first of many, side by side, that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, Path(rect: rect).isFinite else { return }
    if byTiling {
      let commands = image.commands(in: rect, quality: state.interpolation)
      let cell = Group(transform: imageSpace(of: rect), commands: commands)
      let pattern = Pattern(commands: [.group(cell)], cell: rect)
      record([.paint(.pattern(pattern))])
      return
    }
    // Without the flip below where the transform flips already: an image that is only moved then
    // stays one.
    let old = state.transform
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
      .concatenating(old)
    record(image.commands(in: rect, quality: state.interpolation), within: rect)
    state.transform = old
  }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard let context = layer.context, layer.size.width > 0, layer.size.height > 0,
      Path(rect: rect).isFinite
    else { return }
    let toRect = Transform(
      scaleX: rect.width / layer.size.width, y: rect.height / layer.size.height
    ).concatenating(Transform(translationX: rect.minX, y: rect.minY))
    let clip = ClipPath(Path(rect: CGRect(origin: .zero, size: layer.size)))
    let drawn = Group(
      transform: toRect, clips: [clip], isIsolated: context.changesBackdrop,
      commands: context.allCommands)
    record([.group(drawn)], within: rect)
  }

  /// From a space in which a rectangle's image stands upright, y down, to user space, y up.
  func imageSpace(of rect: CGRect) -> Transform {
    let middle = rect.standardized.midY
    return Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * middle)
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard Path([.move(startPoint), .line(endPoint)]).isFinite else { return }
    paintAll(
      .linearGradient(
        LinearGradient(
          start: startPoint, end: endPoint, stops: gradient.stops(fadedBy: state.alpha),
          extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
          extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard Path([.move(startCenter), .line(endCenter)]).isFinite, startRadius.isFinite,
      endRadius.isFinite
    else { return }
    paintAll(
      .radialGradient(
        RadialGradient(
          startCenter: startCenter, startRadius: max(startRadius, 0), endCenter: endCenter,
          endRadius: max(endRadius, 0), stops: gradient.stops(fadedBy: state.alpha),
          extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
          extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
  }

  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    paintAll(
      .conicGradient(
        ConicGradient(
          center: center, angle: angle, stops: gradient.stops(fadedBy: state.alpha))))
  }
}

public final class CGLayer {
  public let size: CGSize
  public let context: CGContext?

  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(extent: CGRect(origin: .zero, size: size), scale: context.scale)
  }
}
