// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct FigurePage {
  /// Between the paper's edge and everything on it.
  static let margin = 24.0

  let subject: FigureSubject
  let options: FigureOptions
  let kind: FigureKind
  var canvas = FigureCanvas()
  private(set) var y: Double

  init(
    _ kind: FigureKind, _ subject: FigureSubject, _ options: FigureOptions, detail: String
  ) throws {
    (self.kind, self.subject, self.options) = (kind, subject, options)
    y = FigurePage.margin
    guard options.isLabelled else { return }
    let width = options.width - 2 * FigurePage.margin
    let title = try FigureText(name, .title, within: width)
    let baseline = y + 13
    canvas.text(title, at: CGPoint(x: FigurePage.margin, y: baseline), .text)
    let room = width - title.width - 14
    let text = "\(kind.words), \(detail)"
    let short = try FigureText(text, .caption)
    // Beside the title where there is room, else below it.
    if short.width <= room {
      canvas.text(
        short, at: CGPoint(x: options.width - FigurePage.margin, y: baseline), .end, .quiet)
      y += 34
    } else {
      for line in try FigureText.paragraph(text, .caption, within: width) {
        y += FigureFont.caption.lineHeight
        canvas.text(line, at: CGPoint(x: FigurePage.margin, y: y + 14), .quiet)
      }
      y += 34
    }
  }

  private var name: String { options.title ?? subject.file.name }

  var left: Double { FigurePage.margin }
  var right: Double { options.width - FigurePage.margin }
  var width: Double { right - left }

  mutating func advance(_ height: Double) { y += height }

  mutating func paragraph(_ text: String, _ font: FigureFont, _ ink: FigureInk) throws {
    for line in try FigureText.paragraph(text, font, within: width) {
      canvas.text(line, at: CGPoint(x: left, y: y + font.size * 0.95), ink)
      y += font.lineHeight
    }
  }

  /// Where a part of the window is drawn, with its top at `y`, and what leads from the window to there.
  func place(_ part: CGRect, scale: Double, x: Double) -> (rect: CGRect, toFigure: Transform) {
    let rect = CGRect(x: x, y: y, width: part.width * scale, height: part.height * scale)
    return (
      rect,
      Transform(translationX: -part.minX, y: -part.minY)
        .concatenating(Transform(scaleX: scale, y: scale))
        .concatenating(Transform(translationX: rect.minX, y: rect.minY))
    )
  }

  /// Adds the legend of a drawing beside it or, for nil, below it, and takes up the room of both.
  mutating func add(
    _ entries: [FigureLegend.Entry], to drawing: CGRect, beside side: (gap: Double, width: Double)?
  ) throws {
    let legend = try FigureLegend(entries, width: side?.width ?? width)
    if let side {
      legend.draw(into: &canvas, x: drawing.maxX + side.gap, y: drawing.minY + 2)
      return advance(max(drawing.height, legend.height))
    }
    advance(drawing.height + 18)
    legend.draw(into: &canvas, x: left, y: y)
    advance(legend.height)
  }

  /// The finished figure.
  ///
  /// `sentences` are its caption; `alternative` says what is seen beside them.
  mutating func figure(caption sentences: [String], alternative: [String]) throws -> Figure {
    let caption = sentences.joined(separator: " ")
    if options.isLabelled && !caption.isEmpty {
      y += 16
      try paragraph(caption, .caption, .quiet)
      y += 2
    }
    return Figure(
      kind: kind, title: "\(name.printable): \(kind.words.lowercased())", caption: caption,
      alternativeText: (alternative + sentences).joined(separator: " "),
      size: CGSize(width: options.width, height: (y + FigurePage.margin).rounded(.up)),
      elements: canvas.elements)
  }
}
