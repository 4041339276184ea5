// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}

extension CGContext {
  public func beginPath() { currentPath = Path() }

  public func move(to point: CGPoint) { add(.move(point)) }

  public func addLine(to point: CGPoint) { add(.line(point)) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(control1: control1, control2: control2, end: end))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control: control, end: end))
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, from: startAngle,
      sweep: Path.sweep(from: startAngle, to: endAngle, falling: clockwise),
      transform: state.transform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPath.currentPoint?.applying(state.transform.inverted()) else {
      return
    }
    currentPath.addArc(
      from: current, corner: tangent1End, towards: tangent2End, radius: radius,
      transform: state.transform)
  }

  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  public func addPath(_ path: CGPath) { add(path.path) }

  public func closePath() { add(.close) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public var path: CGPath? { currentPath.elements.isEmpty ? nil : CGPath(pathInUserSpace) }

  public var isPathEmpty: Bool { currentPath.elements.isEmpty }

  public var currentPointOfPath: CGPoint { pathInUserSpace.currentPoint ?? .zero }

  public var boundingBoxOfPath: CGRect {
    Path.box(around: pathInUserSpace.elements.flatMap(\.points))
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = pathInUserSpace
    if let rule = mode.fillRule, path.contains(point, rule: rule.rule) { return true }
    return mode.strokes && path.stroked(with: state.line).contains(point, rule: .winding)
  }

  public func replacePathWithStrokedPath() {
    currentPath = pathInUserSpace.stroked(with: state.line).applying(state.transform)
  }

  var pathInUserSpace: Path { currentPath.applying(state.transform.inverted()) }

  private func add(_ element: Path.Element) {
    if case .move = element {} else if currentPath.elements.isEmpty { return }
    add(Path([element]))
  }

  private func add(_ path: Path) { currentPath.elements += path.applying(state.transform).elements }
}
