// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
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
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintPath { fill($0, rule: rule.rule) }
  }

  public func strokePath() { paintPath { stroke($0) } }

  public func drawPath(using mode: CGPathDrawingMode) {
    paintPath { path in
      if let rule = mode.fillRule { fill(path, rule: rule.rule) }
      if mode.strokes { stroke(path) }
    }
  }

  public func fill(_ rect: CGRect) { fill(Path(rect: rect.standardized)) }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.standardized)) }

  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect.standardized)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = old
  }

  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect.standardized)) }

  public func strokeLineSegments(between points: [CGPoint]) {
    let pairs = stride(from: 0, to: points.count - 1, by: 2)
    stroke(Path(pairs.flatMap { [.move(points[$0]), .line(points[$0 + 1])] }))
    currentPath = Path()
  }

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
