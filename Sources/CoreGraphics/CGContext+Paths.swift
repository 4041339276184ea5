// SPDX-License-Identifier: MIT
internal import DisplayList
public import Foundation

/// How the inside of a path is told from its outside.
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

  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  public func addPath(_ path: CGPath) { add(path.path) }

  public func closePath() { add(.close) }

  /// Fills the current path and starts an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint { .fill($0, rule: rule.rule, paint: .color(state.fillColor)) }
  }

  /// Strokes the current path and starts an empty one.
  public func strokePath() {
    paint {
      .stroke($0, style: StrokeStyle(width: state.lineWidth), paint: .color(state.strokeColor))
    }
  }

  /// Cuts what is drawn from now on to the current path as well, and starts an empty one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(ClipPath(currentPath, rule: rule.rule))
    currentPath = Path()
  }

  /// Cuts what is drawn from now on to a rectangle as well.
  public func clip(to rect: CGRect) {
    state.clips.append(ClipPath(Path(rect: rect).applying(state.transform)))
  }

  private func add(_ element: Path.Element) { add(Path([element])) }

  private func add(_ path: Path) { currentPath.elements += path.applying(state.transform).elements }

  private func paint(_ command: (Path) -> DrawCommand) {
    defer { currentPath = Path() }
    guard !currentPath.elements.isEmpty else { return }
    // The path is in base space; commands are recorded in user space.
    record([command(currentPath.applying(state.transform.inverted()))])
  }
}
