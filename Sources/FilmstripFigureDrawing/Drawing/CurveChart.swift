// SPDX-License-Identifier: MIT
internal import Foundation

struct CurveChart {
  struct Line {
    /// Points in seconds and progress; the ends of the motion are 0 and 1.
    var points: [CGPoint]
    var ink: FigureInk
    /// Values of frames, as dots.
    var dots: [CGPoint] = []
    /// The control points of a cubic curve, in seconds and progress.
    var handles: [CGPoint] = []
    var isDashed = false
  }

  /// Where the plot is, in points of the figure.
  let rect: CGRect
  /// Seconds from the left to the right side.
  let times: ClosedRange<Double>
  /// Progress from the bottom to the top; it has 0 and 1 in it.
  let range: ClosedRange<Double>

  /// A chart that has room for lines.
  ///
  /// `times` are those from side to side; nil as the lines have them.
  init(in rect: CGRect, lines: [Line], times range: ClosedRange<Double>? = nil) {
    self.rect = rect
    let points = lines.flatMap { $0.points + $0.dots }
    let xs = points.map { Double($0.x) }
    times = range ?? (xs.min() ?? 0)...max(xs.max() ?? 1, (xs.min() ?? 0) + 1e-6)
    let ys = lines.flatMap { $0.points + $0.handles + $0.dots }.map { Double($0.y) }
    // Beyond that nothing is read off.
    let (lowest, highest) = (ys.min() ?? 0, ys.max() ?? 1)
    let top = highest > 1.001 ? highest + 0.05 : highest
    self.range = max(min(lowest, 0), -2)...min(max(top, 1), 3)
  }

  /// Where a time and a progress are.
  func place(_ point: CGPoint) -> CGPoint {
    let x = (Double(point.x) - times.lowerBound) / (times.upperBound - times.lowerBound)
    let y = (Double(point.y) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return CGPoint(
      x: rect.minX + rect.width * min(max(x, -0.5), 1.5),
      y: rect.maxY - rect.height * min(max(y, -0.5), 1.5))
  }

  func draw(_ lines: [Line], into canvas: inout FigureCanvas) throws {
    canvas.fill(rect, .panel)
    for step in 1..<4 {
      let x = rect.minX + rect.width * Double(step) / 4
      canvas.line([CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)], .faint)
    }
    for step in 1..<4 {
      let y = place(CGPoint(x: 0, y: Double(step) / 4)).y
      canvas.line([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)], .faint)
    }
    for level in [0.0, 1.0] {
      let y = place(CGPoint(x: 0, y: level)).y
      canvas.line([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)], .line)
      canvas.text(
        try FigureText(level == 0 ? "0" : "1", .small), at: CGPoint(x: rect.minX - 6, y: y + 3.5),
        .end, .quiet)
    }
    for line in lines { draw(line, into: &canvas) }
    let y = rect.maxY + 14
    canvas.text(
      try FigureText(FigureWords.seconds(times.lowerBound), .small),
      at: CGPoint(x: rect.minX, y: y), .quiet)
    canvas.text(
      try FigureText(FigureWords.seconds(times.upperBound), .small),
      at: CGPoint(x: rect.maxX, y: y), .end, .quiet)
  }

  private func draw(_ line: Line, into canvas: inout FigureCanvas) {
    if line.handles.count == 2 {
      let ends = [line.points.first, line.points.last]
      for (end, handle) in zip(ends, line.handles) {
        guard let end else { continue }
        canvas.line([place(end), place(handle)], width: 1, .quiet)
      }
    }
    canvas.line(line.points.map(place), width: 2.25, dash: line.isDashed ? [5, 4] : [], line.ink)
    for dot in line.dots { canvas.dot(place(dot), radius: 1.75, line.ink) }
    for handle in line.handles {
      canvas.dot(place(handle), radius: 4, .paper)
      canvas.ring(place(handle), radius: 3.25, width: 1.5, .quiet)
    }
    for end in [line.points.first, line.points.last].compactMap(\.self) where !line.handles.isEmpty
    { canvas.dot(place(end), radius: 3, line.ink) }
  }
}
