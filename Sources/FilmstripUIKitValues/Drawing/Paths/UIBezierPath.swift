// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var mutablePath = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// How far lines may be from the curves they represent; 0.6 by default, without effect here:
  /// curves are always as smooth as the pixels they end up on.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect.standardized)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect.standardized)
  }

  /// A rectangle with rounded corners, which begin earlier and turn more gently than circles where
  /// there is room for that.
  ///
  /// The path begins at the left end of the straight part of the top and goes clockwise (public sources
  /// that print UIKit's path); a `CGPath` begins elsewhere.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some corners rounded; of the radii the width counts, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let mask = Corners.Mask(rawValue: corners.rawValue & Corners.Mask.all.rawValue)
    mutablePath.addPath(
      CGPath(
        Path(bezierRoundedRect: rect.standardized, radius: cornerRadii.width, corners: mask)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    mutablePath.addPath(CGPath)
  }

  // MARK: Building

  open var cgPath: CGPath {
    get { mutablePath.copy() ?? mutablePath }
    set { mutablePath = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func move(to point: CGPoint) { mutablePath.move(to: point) }

  open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from +x; `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics' clockwise is meant for a y axis that points up.
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { mutablePath.closeSubpath() }
  open func removeAllPoints() { mutablePath = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }

  open func reversing() -> UIBezierPath {
    let result = duplicate()
    result.cgPath = CGPath(mutablePath.path.reversed)
    return result
  }

  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(mutablePath, transform: transform)
    mutablePath = mapped
  }

  // MARK: Querying

  open var isEmpty: Bool { mutablePath.isEmpty }

  open var bounds: CGRect { mutablePath.boundingBoxOfPath }

  open var currentPoint: CGPoint { mutablePath.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    mutablePath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Painting

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = ([], 0)
      return
    }
    dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  @preconcurrency @MainActor open func fill() { paint { $0.fillPath(using: rule) } }

  @preconcurrency @MainActor open func stroke() {
    paint { context in
      context.saveGState()
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      // A path without dashes of its own leaves the context's.
      if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
      context.strokePath()
      context.restoreGState()
    }
  }

  @preconcurrency @MainActor open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    with(blendMode, alpha) { fill() }
  }

  @preconcurrency @MainActor open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    with(blendMode, alpha) { stroke() }
  }

  @preconcurrency @MainActor open func addClip() { paint { $0.clip(using: rule) } }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  @MainActor private func paint(_ work: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(mutablePath)
    work(context)
  }

  @MainActor private func with(_ mode: CGBlendMode, _ alpha: CGFloat, _ work: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    work()
    context.restoreGState()
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let result = UIBezierPath(cgPath: mutablePath)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }
}
