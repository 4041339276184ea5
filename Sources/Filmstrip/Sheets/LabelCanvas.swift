// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import Foundation
internal import FilmstripTextLayout

final class LabelFonts {
  let bold: TextShaper
  let regular: TextShaper
  let losses = DrawingLosses()

  init() throws(TextLayoutError) {
    bold = try TextShaper(weight: .semibold)
    regular = try TextShaper(weight: .regular)
  }
}

/// A piece of a sheet beside the cells, in pixels from its top left corner: text, bars and symbols.
struct LabelCanvas {
  private let fonts: LabelFonts
  private let width: Int
  private let height: Int
  private var commands: [DrawCommand] = []

  init(width: Int, height: Int, fonts: LabelFonts) {
    (self.width, self.height, self.fonts) = (width, height, fonts)
  }

  /// A line of text; one that is too wide ends in an ellipsis.
  func line(_ text: String, size: Double, isBold: Bool = false, within width: Double = .infinity)
    -> TextLine
  {
    let shaper = isBold ? fonts.bold : fonts.regular
    let whole = shaper.line(text, size: size)
    guard whole.width > width else { return whole }
    // Widths grow with the number of characters, but for rounding.
    let characters = Array(text)
    var (fits, tooMany) = (0, characters.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let part = shaper.line(String(characters[..<middle]) + "…", size: size)
      if part.width <= width { fits = middle } else { tooMany = middle }
    }
    return shaper.line(fits == 0 ? "" : String(characters[..<fits]) + "…", size: size)
  }

  mutating func draw(_ line: TextLine, x: Double, baseline y: Double, _ color: Color) {
    commands.append(
      .group(
        Group(
          transform: Transform(translationX: x.rounded(), y: y.rounded()),
          commands: [.glyphs(line.run, paint: .color(color))])))
  }

  mutating func fill(_ path: Path, _ color: Color) {
    commands.append(.fill(path, rule: .winding, paint: .color(color)))
  }

  mutating func fill(_ rect: CGRect, _ color: Color, radius: Double = 0) {
    fill(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect: rect), color)
  }

  mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    commands.append(
      .stroke(
        path, style: StrokeStyle(width: width, cap: .round, join: .round), paint: .color(color)))
  }

  func makeBitmap(on background: Color) -> Bitmap {
    var node = Node(
      id: 1, className: "Label",
      geometry: Geometry(frame: CGRect(x: 0, y: 0, width: Double(width), height: Double(height))))
    node.content = commands
    return CairoRasterizer(losses: fonts.losses).rasterize(
      node, background: background, width: width, height: height, transform: .identity)
  }
}

extension LabelCanvas {
  /// Draws the symbol of what happened, seven pixels wide, about a point.
  mutating func draw(_ kind: EventMarker.Kind, x: Double, y: Double, _ color: Color) {
    let box = CGRect(x: x - 3.5, y: y - 3.5, width: 7, height: 7)
    switch kind {
    case .touchDown: fill(Path(ellipseIn: box), color)
    case .release: stroke(Path(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, color)
    case .touchCancelled, .cancelled:
      stroke(
        LabelCanvas.path([(x - 2.5, y - 2.5), (x + 2.5, y + 2.5)], isClosed: false), width: 1.75,
        color)
      stroke(
        LabelCanvas.path([(x - 2.5, y + 2.5), (x + 2.5, y - 2.5)], isClosed: false), width: 1.75,
        color)
    case .complete:
      stroke(
        LabelCanvas.path([(x - 3, y), (x - 0.75, y + 2.5), (x + 3.25, y - 2.75)], isClosed: false),
        width: 1.75, color)
    case .willAppear, .didAppear: drawTriangle(x, y, up: true, isFilled: kind == .didAppear, color)
    case .willDisappear, .didDisappear:
      drawTriangle(x, y, up: false, isFilled: kind == .didDisappear, color)
    }
  }

  private mutating func drawTriangle(
    _ x: Double, _ y: Double, up: Bool, isFilled: Bool, _ color: Color
  ) {
    let (base, tip) = up ? (y + 2.5, y - 3) : (y - 2.5, y + 3)
    let path = LabelCanvas.path([(x - 3, base), (x + 3, base), (x, tip)], isClosed: true)
    if isFilled { fill(path, color) }
    stroke(path, width: 1, color)
  }

  private static func path(_ points: [(Double, Double)], isClosed: Bool) -> Path {
    var elements: [Path.Element] = points.enumerated().map { index, point in
      let place = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(place) : .line(place)
    }
    if isClosed { elements.append(.close) }
    return Path(elements)
  }
}
