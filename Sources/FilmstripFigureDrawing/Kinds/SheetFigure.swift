// SPDX-License-Identifier: MIT
internal import Foundation

/// Frames side by side on a line of time, or at the progress at which a touch holds them.
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
    let isHeld = !subject.heldProgress.isEmpty
    let whole =
      isHeld
      ? "held by a touch on \(subject.file.screen.name.printable)" : FigureWords.outline(subject)
    var page = try FigurePage(
      .sheet, subject, options,
      detail: moments.count == count ? whole : "\(moments.count) of \(count) frames, \(whole)")
    let strip = FrameStrip(subject, moments: moments, width: page.width)
    try strip.draw(into: &page.canvas, x: page.left, y: page.y)
    page.advance(strip.height)
    let times = moments.map(subject.words(of:))
    if isHeld {
      return try page.figure(
        caption: ["A touch holds the transition at \(FigureWords.list(times))."],
        alternative: [
          "\(FigureWords.countAtStart(moments.count, "frame")) of "
            + "\(FigureWords.name(subject.file.name))."
        ])
    }
    return try page.figure(
      caption: MotionSentences(subject).sentences(MovingLayers(subject)),
      alternative: [
        "\(FigureWords.countAtStart(moments.count, "frame")) of "
          + "\(FigureWords.name(subject.file.name)), at \(FigureWords.list(times))."
      ])
  }
}
