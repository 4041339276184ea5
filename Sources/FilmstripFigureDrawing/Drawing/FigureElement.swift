// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// A part of a figure's drawing; lengths are points, y down.
indirect enum FigureElement: Sendable {
  case fill(Path, FigureInk)
  case stroke(Path, FigureInk, StrokeStyle)
  /// A line of text that begins at a point of its baseline.
  case text(FigureText, CGPoint, FigureInk)
  /// A picture; the transform leads from its part, whose corner is 0, 0, to the figure.
  case picture(FigurePicture, Transform)
  case group(opacity: Double, clip: Path?, [FigureElement])
}

struct FigureCanvas {
  enum Anchor {
    case start
    case middle
    case end
  }

  private(set) var elements: [FigureElement] = []

  mutating func add(_ more: [FigureElement]) { elements += more }

  mutating func fill(_ path: Path, _ ink: FigureInk) { elements.append(.fill(path, ink)) }

  mutating func fill(_ rect: CGRect, radius: Double = 0, _ ink: FigureInk) {
    fill(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect: rect), ink)
  }

  mutating func dot(_ center: CGPoint, radius: Double, _ ink: FigureInk) {
    fill(Path(ellipseIn: FigureCanvas.box(center, radius)), ink)
  }

  mutating func ring(_ center: CGPoint, radius: Double, width: Double, _ ink: FigureInk) {
    stroke(Path(ellipseIn: FigureCanvas.box(center, radius)), width: width, ink)
  }

  private static func box(_ center: CGPoint, _ radius: Double) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  mutating func stroke(_ path: Path, width: Double = 1, dash: [Double] = [], _ ink: FigureInk) {
    elements.append(
      .stroke(
        path, ink,
        StrokeStyle(width: width, cap: dash.isEmpty ? .round : .butt, join: .round, dash: dash)))
  }

  mutating func line(
    _ points: [CGPoint], width: Double = 1, dash: [Double] = [], _ ink: FigureInk
  ) {
    guard points.count > 1 else { return }
    stroke(Path(points: points), width: width, dash: dash, ink)
  }

  mutating func text(_ text: FigureText, at place: CGPoint, _ ink: FigureInk) {
    self.text(text, at: place, .start, ink)
  }

  /// Places a line of text; `place` is on its baseline.
  mutating func text(_ text: FigureText, at place: CGPoint, _ anchor: Anchor, _ ink: FigureInk) {
    guard !text.string.isEmpty else { return }
    let x =
      switch anchor {
      case .start: place.x
      case .middle: place.x - text.width / 2
      case .end: place.x - text.width
      }
    elements.append(.text(text, CGPoint(x: x, y: place.y), ink))
  }

  mutating func picture(_ picture: FigurePicture, in rect: CGRect) {
    elements.append(
      .picture(
        picture,
        Transform(
          a: rect.width / picture.rect.width, b: 0, c: 0, d: rect.height / picture.rect.height,
          tx: rect.minX, ty: rect.minY)))
  }

  /// What a closure draws, as a whole.
  mutating func group(
    opacity: Double = 1, clip: Path? = nil, _ body: (inout FigureCanvas) throws -> Void
  ) rethrows {
    var inner = FigureCanvas()
    try body(&inner)
    guard !inner.elements.isEmpty, opacity > 0 else { return }
    elements.append(.group(opacity: opacity, clip: clip, inner.elements))
  }
}

extension Path {
  init(points: [CGPoint], isClosed: Bool = false) {
    var elements: [Element] = points.enumerated().map { place, point in
      place == 0 ? .move(point) : .line(point)
    }
    if isClosed { elements.append(.close) }
    self.init(elements)
  }
}

extension FigureElement {
  /// The element as drawing in points; a picture as `draw` has it, with what leads from its space to the figure.
  func commands(
    _ appearance: FigureAppearance, picture draw: (FigurePicture, Transform) -> [DrawCommand]
  ) -> [DrawCommand] {
    switch self {
    case .fill(let path, let ink):
      return [.fill(path, rule: .winding, paint: .color(ink.color(appearance)))]
    case .stroke(let path, let ink, let style):
      return [.stroke(path, style: style, paint: .color(ink.color(appearance)))]
    case .text(let text, let place, let ink):
      return text.commands(at: place, color: ink.color(appearance))
    case .picture(let picture, let transform): return draw(picture, transform)
    case .group(let opacity, let clip, let inner):
      return [
        .group(
          Group(
            clips: clip.map { [ClipPath($0)] } ?? [], opacity: opacity, isIsolated: opacity < 1,
            commands: inner.flatMap { $0.commands(appearance, picture: draw) }))
      ]
    }
  }
}
