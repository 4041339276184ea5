// SPDX-License-Identifier: MIT

/// What the labels below cells say: the same for all cells of a transition, as much as the widest has room for.
struct GutterForm {
  private enum Time: CaseIterable {
    /// `116.7 ms`
    case exact
    /// `117 ms`
    case rounded
    /// `117`
    case bare
  }

  let hasPhase: Bool
  private let time: Time?

  private static let gap = 8.0

  /// The fullest form for which there is room, in cells of a width with labels a distance from their sides.
  init(_ subject: SheetSubject, frames: [Int], cellWidth: Int, inset: Double, fonts: LabelFonts) {
    let room = Double(cellWidth) - 2 * inset
    let number = frames.map { fonts.bold.line("\($0)", size: 13).width }.max() ?? 0
    let names = Set(frames.compactMap { subject.phases[$0]?.rawValue }).sorted()
    let phase = names.map { fonts.regular.line($0, size: 11).width + GutterForm.gap }.max()
    let widths = Time.allCases.map { time in
      let texts = frames.map { GutterForm.text(subject.times[$0], as: time) }
      return texts.map { fonts.regular.line($0, size: 12).width + GutterForm.gap }.max() ?? 0
    }
    let left = room - number
    for (time, width) in zip(Time.allCases, widths) where width + (phase ?? 0) <= left {
      (hasPhase, self.time) = (phase != nil, time)
      return
    }
    hasPhase = false
    time = zip(Time.allCases, widths).first { $0.1 <= left }?.0
  }

  /// A time as the labels spell it; nil where there is no room for times.
  func time(_ milliseconds: Double) -> String? {
    time.map { GutterForm.text(milliseconds, as: $0) }
  }

  private static func text(_ milliseconds: Double, as time: Time) -> String {
    switch time {
    case .exact: "\(SheetText.number(milliseconds)) ms"
    case .rounded: "\(SheetText.number(milliseconds.rounded())) ms"
    case .bare: SheetText.number(milliseconds.rounded())
    }
  }
}
