// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// Draws what is above a transition's cells: its title, and a strip in which time runs from left to right.
///
/// The strip has a bar for each frame, as high as the frame differs from the one before; below the bars the
/// phases, above them what happened. Frames that have a cell have darker bars.
struct SheetHead {
  let subject: SheetSubject
  /// How much each frame differs from the one before; the first from nothing.
  let changes: [Double]
  /// The largest change on the sheet, which has the highest bar.
  let largestChange: Double
  let shown: Set<Int>
  let hasLegend: Bool
  let ink: SheetInk
  let fonts: LabelFonts

  /// Pixels for the title alone.
  static let titleHeight = 32
  private static let laneHeight = 15.0
  private static let barHeight = 30.0
  private static let phaseHeight = 14.0

  private static let legendHeight = 18.0

  static func height(of subject: SheetSubject, hasLegend: Bool) -> Int {
    guard subject.times.count > 1 else { return titleHeight }
    return titleHeight + Int(laneHeight + barHeight)
      + (hasPhases(subject) ? Int(phaseHeight) + 2 : 0)
      + (hasLegend && !subject.markers.isEmpty ? Int(legendHeight) : 0) + 18
  }

  private static func hasPhases(_ subject: SheetSubject) -> Bool {
    subject.phases.contains { $0 != nil }
  }

  func makeBitmap(width: Int, height: Int, isContinued: Bool) -> Bitmap {
    var canvas = LabelCanvas(width: width, height: height, fonts: fonts)
    let inset = ink.plate == nil ? 0.0 : 10
    if let plate = ink.plate {
      canvas.fill(
        CGRect(x: 0, y: 0, width: Double(width), height: Double(height) - 8), plate, radius: 8)
    }
    let area = (left: inset, right: Double(width) - inset)
    drawTitle(on: &canvas, from: area.left, to: area.right, isContinued: isContinued)
    if !isContinued, subject.times.count > 1 {
      drawStrip(on: &canvas, from: area.left, to: area.right)
    }
    return canvas.makeBitmap(on: ink.canvas)
  }

  private func drawTitle(
    on canvas: inout LabelCanvas, from left: Double, to right: Double, isContinued: Bool
  ) {
    let width = right - left
    let name = isContinued ? "\(subject.title) (continued)" : subject.title
    let title = canvas.line(name.printable, size: 16, isBold: true, within: width)
    let baseline = 20.0
    canvas.draw(title, x: left, baseline: baseline, ink.text)
    guard !isContinued else { return }
    var end = left + title.width
    // As much as there is room for.
    for count in (1...subject.details.count).reversed() {
      let text = subject.details.prefix(count).joined(separator: " · ").printable
      let details = canvas.line(text, size: 12)
      guard end + 12 + details.width <= right else { continue }
      canvas.draw(details, x: end + 12, baseline: baseline, ink.quietText)
      end += 12 + details.width
      break
    }
    guard subject.times.count > 1 else { return }
    let percent = SheetText.number((changes.max() ?? 0) * 100)
    let note = canvas.line("change from frame to frame, at most \(percent) %", size: 12)
    if end + 24 + note.width <= right {
      canvas.draw(note, x: right - note.width, baseline: baseline, ink.quietText)
    }
  }

  // MARK: The strip

  private func drawStrip(on canvas: inout LabelCanvas, from left: Double, to right: Double) {
    let times = subject.times
    let start = times[0]
    let last = times.count - 1
    // Held frames are states, not instants: each has the same share.
    let isEven = subject.isHeld
    let span = isEven ? Double(times.count) : times[last] + subject.durations[last] - start
    let width = right - left
    func x(_ index: Int) -> Double {
      guard index <= last else { return right }
      let share = isEven ? Double(index) : times[index] - start
      return (left + width * (span > 0 ? share / span : 0)).rounded()
    }
    let top = Double(SheetHead.titleHeight) + SheetHead.laneHeight
    let bottom = top + SheetHead.barHeight
    canvas.fill(
      CGRect(x: left, y: top, width: width, height: SheetHead.barHeight), ink.track, radius: 3)
    for index in times.indices where changes[index] > 0 {
      let share = largestChange > 0 ? changes[index] / largestChange : 0
      let height = max(1, (share * (SheetHead.barHeight - 3)).rounded())
      let end = x(index + 1)
      let gap = end - x(index) >= 4 ? 1.0 : 0
      canvas.fill(
        CGRect(
          x: x(index), y: bottom - height, width: max(1, end - x(index) - gap), height: height),
        shown.contains(index) ? ink.bar : ink.quietBar)
    }
    if SheetHead.hasPhases(subject) { drawPhases(on: &canvas, y: bottom + 2, x: x) }
    if hasLegend {
      drawLegend(on: &canvas, y: bottom + 2 + SheetHead.phaseHeight + 14, from: left, to: right)
    }
    drawMarkers(on: &canvas, y: top - 8, from: left, to: right) { milliseconds in
      left + width * (span > 0 ? min(max((milliseconds - start) / span, 0), 1) : 0)
    }
  }

  private func drawPhases(on canvas: inout LabelCanvas, y: Double, x: (Int) -> Double) {
    var start = 0
    while start < subject.phases.count {
      let phase = subject.phases[start]
      var end = start
      while end + 1 < subject.phases.count, subject.phases[end + 1] == phase { end += 1 }
      let (left, right) = (x(start), x(end + 1) - (end + 1 < subject.phases.count ? 1 : 0))
      start = end + 1
      guard let phase else { continue }
      canvas.fill(
        CGRect(x: left, y: y, width: max(1, right - left), height: SheetHead.phaseHeight),
        ink.fill(phase), radius: 3)
      let name = canvas.line(phase.rawValue, size: 10, isBold: true)
      if name.width + 12 <= right - left {
        canvas.draw(name, x: left + 6, baseline: y + 10, .white)
      }
    }
  }

  /// What the symbols mean, as many as there is room for.
  private func drawLegend(
    on canvas: inout LabelCanvas, y: Double, from left: Double, to right: Double
  ) {
    var x = left
    var known: [EventMarker.Kind] = []
    for marker in subject.markers where !known.contains(marker.kind) {
      known.append(marker.kind)
      let name = canvas.line(marker.kind.name, size: 10)
      guard x + 12 + name.width <= right else { break }
      canvas.draw(marker.kind, x: x + 4, y: y - 3.5, ink.symbol(marker.kind))
      canvas.draw(name, x: x + 12, baseline: y, ink.quietText)
      x += 12 + name.width + 10
    }
  }

  /// Symbols of what happened; those that would overlap are one symbol with their number.
  private func drawMarkers(
    on canvas: inout LabelCanvas, y: Double, from left: Double, to right: Double,
    x: (Double) -> Double
  ) {
    var groups: [(x: Double, markers: [EventMarker])] = []
    for marker in subject.markers {
      let place = min(max(x(marker.milliseconds), left + 4), right - 4)
      if let last = groups.last, place - last.x < 24 {
        groups[groups.count - 1].markers.append(marker)
      } else {
        groups.append((place, [marker]))
      }
    }
    for (place, markers) in groups {
      guard let first = markers.first(where: \.kind.isPrimary) ?? markers.first else { continue }
      let rest = markers.count - 1
      let count = canvas.line("+\(rest)", size: 9.5)
      // A number that does not fit beside its symbol moves it.
      let width = rest > 0 ? 6 + count.width : 0
      let center = min(place, right - 4 - width)
      canvas.draw(first.kind, x: center, y: y, ink.symbol(first.kind))
      if rest > 0 { canvas.draw(count, x: center + 6, baseline: y + 3.5, ink.quietText) }
    }
  }
}
