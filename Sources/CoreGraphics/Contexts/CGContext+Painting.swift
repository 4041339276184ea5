// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by the winding rule.
  case fill
  /// Filled, by the even-odd rule.
  case eoFill
  case stroke
  /// Filled, by the winding rule, and then stroked.
  case fillStroke
  /// Filled, by the even-odd rule, and then stroked.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { [.stroke, .fillStroke, .eoFillStroke].contains(self) }
}

extension CGContext {
  /// Fills the current path and starts an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintPath { fill($0, rule: rule.rule) }
  }

  /// Strokes the current path and starts an empty one.
  public func strokePath() { paintPath { stroke($0) } }

  /// Paints the current path and starts an empty one.
  public func drawPath(using mode: CGPathDrawingMode) {
    paintPath { path in
      if let rule = mode.fillRule { fill(path, rule: rule.rule) }
      if mode.strokes { stroke(path) }
    }
  }

  /// Fills a rectangle in user space; a negative side extends the other way.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect.standardized)) }

  /// Fills rectangles one after another; where they overlap, colour is painted twice.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.standardized)) }

  /// Strokes a rectangle's outline, half the line width on each side of it.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect.standardized)) }

  /// Strokes a rectangle's outline with lines of a width, which stays the line width only here.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = old
  }

  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect.standardized)) }

  /// Strokes lines from each point at an even index to the next point, as one path; a last point
  /// without a partner does not count.
  public func strokeLineSegments(between points: [CGPoint]) {
    let pairs = stride(from: 0, to: points.count - 1, by: 2)
    stroke(Path(pairs.flatMap { [.move(points[$0]), .line(points[$0 + 1])] }))
    currentPath = Path()
  }

  /// Makes a rectangle in user space transparent, regardless of alpha, shadow and blend mode.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.shadow, state.alpha) = (.clear, nil, 1)
    fill(rect)
    restoreGState()
  }

  private func paintPath(_ paint: (Path) -> Void) {
    defer { currentPath = Path() }
    guard !currentPath.elements.isEmpty, state.transform.isUsable else { return }
    // The path is in base space; commands are recorded in user space.
    paint(pathInUserSpace)
  }
}
