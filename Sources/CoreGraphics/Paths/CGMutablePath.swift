// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

/// A path that can be added to.
///
/// Points are mapped by `transform` when they are added. A line or curve without a point to start
/// from is not added, as on iOS, which logs that in the console.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  /// Starts with the elements of a path.
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

  /// Starts a new subpath at the first point and adds lines to the others.
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

  /// Adds the ellipse that touches a rectangle's sides, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect), transform)
  }

  /// Adds a rectangle whose corners are quarters of an ellipse, as a closed subpath.
  ///
  /// - Precondition: neither radius is negative, and twice each is at most the side it lies on.
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

  /// Adds a line towards a corner and a part of a circle that rounds it and touches both sides.
  ///
  /// The corner is at `tangent1End` and its second side leads to `tangent2End`; without a corner,
  /// or with a radius of 0, only the line to `tangent1End` is added.
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
