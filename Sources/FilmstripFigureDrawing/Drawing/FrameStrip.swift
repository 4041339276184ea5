// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// Frames in rows, each above a line of time with a dot, its time, and what drives it; frames that a touch holds above
/// their progress.
struct FrameStrip {
  private let subject: FigureSubject
  private let moments: [Int]
  private let columns: Int
  private let cell: CGSize
  private let gap: Double
  private let hasTimes: Bool
  /// From the top of one row to that of the next.
  private var rowHeight: Double {
    cell.height + (hasTimes ? (isHeld ? 20 : hasPhases ? 48 : 35) : 0)
  }

  private var isHeld: Bool { !subject.heldProgress.isEmpty }
  private var hasPhases: Bool { subject.phases.count > 1 }

  init(_ subject: FigureSubject, moments: [Int], width: Double, hasTimes: Bool = true) {
    (self.subject, self.moments, self.hasTimes) = (subject, moments, hasTimes)
    let screen = subject.screen
    let ratio = max(screen.height, 1) / max(screen.width, 1)
    gap = 14
    // Narrower cells would be illegible, higher ones would fill a page.
    let narrowest = ratio > 1 ? 88.0 : 150.0
    let fitting = max(1, Int((width + gap) / (narrowest + gap)))
    let rows = (moments.count + fitting - 1) / fitting
    columns = max(1, (moments.count + rows - 1) / max(rows, 1))
    var cellWidth = (width - Double(columns - 1) * gap) / Double(columns)
    cellWidth = min(cellWidth, 320 / max(ratio, 0.2), 300)
    cell = CGSize(width: cellWidth, height: max(4, min(cellWidth * ratio, 640)))
  }

  var height: Double {
    let rows = (moments.count + columns - 1) / columns
    return Double(rows) * rowHeight + Double(max(rows - 1, 0)) * 10
  }

  func places(x: Double, y: Double) -> [CGRect] {
    moments.indices.map { place in
      CGRect(
        x: x + Double(place % columns) * (cell.width + gap),
        y: y + Double(place / columns) * (rowHeight + 10), width: cell.width, height: cell.height)
    }
  }

  /// Points of a cell for a point of the screen.
  var scale: Double { cell.width / max(subject.screen.width, 1e-3) }

  func draw(into canvas: inout FigureCanvas, x: Double, y: Double) throws {
    let places = places(x: x, y: y)
    if hasTimes && !isHeld { drawLine(places, into: &canvas) }
    for (moment, rect) in zip(moments, places) {
      ScreenFrame(subject.screen).draw(in: rect, into: &canvas) { canvas in
        if let picture = FigurePicture(subject.frames[moment]) { canvas.picture(picture, in: rect) }
      }
      guard hasTimes else { continue }
      canvas.text(
        try FigureText(subject.label(of: moment), .label, within: cell.width + gap),
        at: CGPoint(x: rect.midX, y: rect.maxY + (isHeld ? 18 : 33)), .middle, .text)
      guard !isHeld else { continue }
      let phase = subject.phase(at: subject.file.times[moment])
      let dot = CGPoint(x: rect.midX, y: rect.maxY + 14)
      canvas.dot(dot, radius: 4.5, .paper)
      canvas.dot(dot, radius: 3, .phase(phase))
      guard hasPhases else { continue }
      canvas.text(
        try FigureText(phase.words, .small, within: cell.width + gap),
        at: CGPoint(x: rect.midX, y: rect.maxY + 46), .middle, .phase(phase))
    }
  }

  private func drawLine(_ places: [CGRect], into canvas: inout FigureCanvas) {
    for start in stride(from: 0, to: places.count, by: columns) {
      let row = places[start..<min(start + columns, places.count)]
      guard let first = row.first, let last = row.last else { continue }
      canvas.line(
        [
          CGPoint(x: first.minX, y: first.maxY + 14), CGPoint(x: last.maxX, y: first.maxY + 14),
        ], .line)
    }
  }
}

extension FigureSubject.Phase.Kind {
  var words: String {
    switch self {
    case .running: "begins"
    case .interactive: "touch drives"
    case .finishing: "finishing"
    case .cancelling: "cancelling"
    }
  }
}

struct ScreenFrame {
  private let screen: CGSize

  init(_ screen: CGSize) { self.screen = screen }

  /// The outline in a rectangle.
  ///
  /// 55 points on a screen 393 points wide are those of an iPhone 15 (measured); small screens and pictures of
  /// other forms have smaller ones.
  func outline(in rect: CGRect) -> Path {
    let isPhone = min(screen.width, screen.height) >= 300
    let share = isPhone ? 55.0 / 393 : 0.04
    return Path(
      roundedRect: rect,
      corners: Corners(radius: share * min(rect.width, rect.height), curve: .continuous))
  }

  /// What a closure draws, cut to the screen, with a line around it.
  func draw(in rect: CGRect, into canvas: inout FigureCanvas, _ body: (inout FigureCanvas) -> Void)
  {
    let outline = outline(in: rect)
    canvas.group(clip: outline, body)
    canvas.stroke(outline, width: 1, .line)
  }
}
