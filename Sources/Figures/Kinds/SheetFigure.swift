// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

/// Frames side by side on a line of time.
struct SheetFigure {
  private let subject: FigureSubject
  private let options: FigureOptions

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    guard !subject.frames.isEmpty else {
      throw .noDrawing(kind: .sheet, recording: subject.file.name)
    }
    (self.subject, self.options) = (subject, options)
  }

  func figure() throws -> Figure {
    let moments = subject.moments(options)
    let count = subject.frameCount
    var page = try FigurePage(
      .sheet, subject, options,
      detail: moments.count == count
        ? FigureWords.outline(subject)
        : "\(moments.count) of \(count) frames, \(FigureWords.outline(subject))")
    let strip = FrameStrip(subject, moments: moments, width: page.width)
    try strip.draw(into: &page.canvas, x: page.left, y: page.y)
    page.advance(strip.height)
    let times = moments.map { FigureWords.seconds(subject.file.times[$0]) }
    let sentences = MotionSentences(subject).sentences(MovingLayers(subject))
    return try page.figure(
      caption: sentences,
      alternative: [
        "\(FigureWords.countAtStart(moments.count, "frame")) of "
          + "\(FigureWords.name(subject.file.name)), at \(FigureWords.list(times))."
      ])
  }
}
