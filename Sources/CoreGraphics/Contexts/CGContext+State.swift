// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  package var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  package var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  /// Mixed; all qualities but `none` are the same here.
  case low
  case high
  case medium
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill
  case stroke
  case fillStroke
  case invisible
  /// As `fill`; that later drawing is cut to the letters is not supported, and reported.
  case fillClip
  /// As `stroke`; cutting is not supported, and reported.
  case strokeClip
  /// As `fillStroke`; cutting is not supported, and reported.
  case fillStrokeClip
  /// Draws nothing; cutting is not supported, and reported.
  case clip

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

extension CGContext {
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }

  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.line.miterLimit = max(limit, 1) }
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.setDash(phase: phase, lengths: lengths)
  }

  /// Curves are always as smooth as the pixels they end up on: does nothing, on purpose.
  public func setFlatness(_ flatness: CGFloat) {}

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Lets a shadow fall behind each thing drawn from now on: a third opaque black.
  ///
  /// Offset and blur are in base space: the transform does not change them (documented).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    // Documented: black with an alpha of 1/3 is the shadow without a colour.
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Lets a shadow of a colour fall behind each thing drawn from now on; none with nil.
  ///
  /// Offset and blur are in base space: the transform does not change them (documented). `blur` is
  /// twice the σ of the Gauss curve (measured); less than 0 counts as 0.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color = color?.color, color.alpha > 0, offset.width.isFinite,
      offset.height.isFinite, blur.isFinite
    else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(color: color, opacity: 1, offset: offset, radius: max(blur, 0) / 2)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// Letters have no coloured edges here, as on iOS: does nothing, on purpose.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Letters have no coloured edges here, as on iOS: does nothing, on purpose.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// All colours are brought into sRGB as they are given: does nothing, on purpose.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// From user space to pixels: in a context that only records, to base space times its scale.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    return state.transform.concatenating(toPixels)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

extension StrokeStyle {
  /// Dashes as the SDK takes them; what makes no sense is a solid line.
  package mutating func setDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable =
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
    dash = isUsable ? lengths.map(Double.init) : []
    dashPhase = isUsable ? phase : 0
  }
}
