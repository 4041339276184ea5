// SPDX-License-Identifier: MIT
internal import Foundation

/// Draws what is below a row of cells: each one's number, phase and time, and what happened until the next.
struct SheetGutter {
  struct Label {
    let index: Int
    let milliseconds: Double
    let phase: SheetPhase?
    let lines: [MarkerLine]
  }

  let ink: SheetInk
  let fonts: LabelFonts
  let cellWidth: Int
  let form: GutterForm

  private static let phaseTop = 4.0
  private static let phaseHeight = 3.0
  private static let labelHeight = 29
  private static let lineHeight = 15

  /// The most lines of events below a cell.
  static let lineLimit = 4

  /// Whether a cell of a width in pixels has room for symbols alone.
  static func isNarrow(_ cellWidth: Int) -> Bool { cellWidth < 88 }

  /// Pixels between the sides of a cell and its labels.
  static func inset(_ ink: SheetInk) -> Double { ink.plate == nil ? 0 : 6 }

  /// Pixels below each row of cells, of which the fullest has so many lines of events.
  static func height(lineCount: Int) -> Int {
    labelHeight + lineCount * lineHeight + (lineCount > 0 ? 2 : 0)
  }

  func makeBitmap(_ labels: [Label], width: Int, height: Int) -> Bitmap {
    var canvas = LabelCanvas(width: width, height: height, fonts: fonts)
    let inset = SheetGutter.inset(ink)
    for (place, label) in labels.enumerated() {
      let left = Double(place * (cellWidth + SheetLayout.gap))
      let right = left + Double(cellWidth)
      if let plate = ink.plate {
        canvas.fill(
          CGRect(x: left, y: 2, width: Double(cellWidth), height: Double(height - 2)), plate,
          radius: 6)
      }
      // A phase goes on as one line through the cells of the row.
      let next = place + 1 < labels.count ? labels[place + 1].phase : nil
      let joins = next == label.phase && ink.plate == nil
      canvas.fill(
        CGRect(
          x: left + inset, y: SheetGutter.phaseTop,
          width: right - left - 2 * inset + (joins ? Double(SheetLayout.gap) : 0),
          height: SheetGutter.phaseHeight), label.phase.map(ink.fill) ?? ink.line, radius: 1.5)
      draw(label, on: &canvas, from: left + inset, to: right - inset)
    }
    return canvas.makeBitmap(on: ink.canvas)
  }

  private func draw(
    _ label: Label, on canvas: inout LabelCanvas, from left: Double, to right: Double
  ) {
    let baseline = 22.0
    let number = canvas.line("\(label.index)", size: 13, isBold: true, within: right - left)
    canvas.draw(number, x: left, baseline: baseline, ink.text)
    if let text = form.time(label.milliseconds) {
      let time = canvas.line(text, size: 12)
      canvas.draw(time, x: right - time.width, baseline: baseline, ink.quietText)
    }
    if form.hasPhase, let phase = label.phase {
      let name = canvas.line(phase.rawValue, size: 11)
      canvas.draw(name, x: left + number.width + 8, baseline: baseline, ink.text(phase))
    }
    drawEvents(label.lines, on: &canvas, from: left, to: right)
  }

  private func drawEvents(
    _ lines: [MarkerLine], on canvas: inout LabelCanvas, from left: Double, to right: Double
  ) {
    for (place, line) in lines.enumerated() {
      let baseline = Double(SheetGutter.labelHeight + (place + 1) * SheetGutter.lineHeight) - 4
      guard let kind = line.kind else {
        canvas.draw(
          canvas.line(line.text, size: 11, within: right - left), x: left + 12,
          baseline: baseline, ink.quietText)
        continue
      }
      canvas.draw(kind, x: left + 4, y: baseline - 4, ink.symbol(kind))
      let room = right - left - 12
      // A long callback's name is said in words that are shorter.
      let isLong = canvas.line(line.text, size: 11).width > room
      let text = canvas.line(isLong ? kind.name : line.text, size: 11, within: room)
      let color = kind.isPrimary ? ink.symbol(kind) : ink.text
      canvas.draw(text, x: left + 12, baseline: baseline, color)
      let object = canvas.line(line.object, size: 11, within: room - text.width - 6)
      if !line.object.isEmpty, object.width > 40 {
        canvas.draw(object, x: left + 12 + text.width + 6, baseline: baseline, ink.quietText)
      }
    }
  }
}
