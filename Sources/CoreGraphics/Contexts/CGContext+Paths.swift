// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path's turns around a point do not cancel out.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}

extension CGContext {
  /// Drops the current path and starts an empty one.
  public func beginPath() { currentPath = Path() }

  /// Starts a new subpath at a point in user space.
  public func move(to point: CGPoint) { add(.move(point)) }

  /// Adds a straight line from the current point to one in user space.
  public func addLine(to point: CGPoint) { add(.line(point)) }

  /// Adds a cubic Bézier curve from the current point; all points are in user space.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(control1: control1, control2: control2, end: end))
  }

  /// Adds a quadratic Bézier curve from the current point; both points are in user space.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control: control, end: end))
  }

  /// Starts a new subpath at the first point in user space and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a part of a circle in user space, as `CGMutablePath` does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, from: startAngle,
      sweep: Path.sweep(from: startAngle, to: endAngle, falling: clockwise),
      transform: state.transform)
  }

  /// Adds a line towards a corner and a part of a circle that rounds it, as `CGMutablePath` does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPath.currentPoint?.applying(state.transform.inverted()) else {
      return
    }
    currentPath.addArc(
      from: current, corner: tangent1End, towards: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// Adds a rectangle in user space as a closed subpath.
  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  /// Adds the ellipse that touches the sides of a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  /// Adds all of a path, its points taken as user space.
  public func addPath(_ path: CGPath) { add(path.path) }

  public func closePath() { add(.close) }

  /// Adds rectangles in user space, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// The current path as it lies in user space now.
  public var path: CGPath? {
    currentPath.elements.isEmpty ? nil : CGPath(pathInUserSpace)
  }

  public var isPathEmpty: Bool { currentPath.elements.isEmpty }

  /// Where the next line starts, in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { pathInUserSpace.currentPoint ?? .zero }

  /// The smallest upright rectangle of user space around all points of the current path, handles
  /// included; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    Path.box(around: pathInUserSpace.elements.flatMap(\.points))
  }

  /// Whether painting the current path with a mode would paint a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = pathInUserSpace
    if let rule = mode.fillRule, path.contains(point, rule: rule.rule) { return true }
    return mode.strokes && path.stroked(with: state.line).contains(point, rule: .winding)
  }

  /// Makes the outline of the stroked path the current path: filling it paints what stroking would.
  public func replacePathWithStrokedPath() {
    currentPath = pathInUserSpace.stroked(with: state.line).applying(state.transform)
  }

  /// The current path, which is kept in base space, in user space.
  var pathInUserSpace: Path { currentPath.applying(state.transform.inverted()) }

  private func add(_ element: Path.Element) {
    if case .move = element {} else if currentPath.elements.isEmpty { return }
    add(Path([element]))
  }

  private func add(_ path: Path) { currentPath.elements += path.applying(state.transform).elements }
}
