// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// A path that can be added to.
///
/// Points are mapped by `transform` when they are added. A line or curve without a point to start
/// from is not added, as on iOS, which logs that in the console.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, end: end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(rect: rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Path(checkedRoundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.path, transform)
  }

  /// Adds a part of a circle, with a line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from +x towards +y; `clockwise` lets them fall from start to end, which
  /// is anticlockwise where y points down (documented). Ends a whole turn or more apart make a
  /// whole circle (assumed for more). Numbers that are not finite add nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, falling: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds a part of a circle that begins at an angle and spans another, in radians.
  ///
  /// A positive angle goes from +x towards +y. At most a thousand turns are added.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, sweep: delta, transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = path.currentPoint?.applying(transform.inverted()) else { return }
    path.addArc(
      from: current, corner: tangent1End, towards: tangent2End, radius: radius,
      transform: transform)
  }

  public func closeSubpath() { append(.close, .identity) }

  private func append(_ added: Path, _ transform: CGAffineTransform) {
    path.elements += added.applying(transform).elements
  }

  private func append(_ element: Path.Element, _ transform: CGAffineTransform) {
    guard !path.elements.isEmpty else { return }
    append(Path([element]), transform)
  }
}
