// SPDX-License-Identifier: MIT

struct LineBreaker {
  let paragraph: ShapedParagraph

  /// A small tolerance is allowed, so that text fits into a box made of its own width.
  private static let hair = 1e-6

  func tabStop(after x: Double) -> Double {
    let style = paragraph.style
    if let stop = style.tabStops.first(where: { $0 > x + LineBreaker.hair }) { return stop }
    let interval = style.tabInterval > 0 ? style.tabInterval : 28
    return ((x / interval + LineBreaker.hair).rounded(.down) + 1) * interval
  }

  /// The end of a line, white space that hangs there included.
  ///
  /// As many words as have room, or as many characters where a word has none; at least one.
  func end(from start: Int, width: Double, indent: Double, byCharacter: Bool) -> Int {
    var x = 0.0
    var lastBreak: Int?
    var place = start
    while place < paragraph.count {
      if place > start, paragraph.isStart[place],
        byCharacter || paragraph.canBreakBefore[place]
      {
        lastBreak = place
      }
      let advance = advance(at: place, x: x + indent)
      if !paragraph.isWhite[place], x + advance > width + LineBreaker.hair, place > start {
        if let lastBreak { return lastBreak }
        return paragraph.isStart[place] ? place : next(after: place)
      }
      x += advance
      place += 1
    }
    return paragraph.count
  }

  private func next(after place: Int) -> Int {
    (place + 1..<max(paragraph.count, place + 1)).first { paragraph.isStart[$0] } ?? paragraph.count
  }

  private func advance(at place: Int, x: Double) -> Double {
    paragraph.units[place] == 9 ? tabStop(after: x) - x : paragraph.advances[place]
  }

  func width(of range: Range<Int>, indent: Double) -> Double {
    range.reduce(0) { $0 + advance(at: $1, x: $0 + indent) }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.isWhite[end - 1] { end -= 1 }
    return range.lowerBound..<end
  }

  /// What is left of a part at its start and at its end beside an ellipsis.
  func shortened(
    _ range: Range<Int>, _ mode: TextParagraphStyle.LineBreak, width: Double, ellipsis: Double
  ) -> (front: Range<Int>, back: Range<Int>) {
    var starts = range.filter { paragraph.isStart[$0] }
    if starts.first != range.lowerBound { starts.insert(range.lowerBound, at: 0) }
    let bounds = starts + [range.upperBound]
    var room = width - ellipsis + LineBreaker.hair
    var (front, back) = (0, bounds.count - 1)
    var (frontWidth, backWidth) = (0.0, 0.0)
    while front < back {
      let isFront =
        switch mode {
        case .truncateHead: false
        case .truncateMiddle: frontWidth <= backWidth
        default: true
        }
      let place = isFront ? front : back - 1
      let advance = self.width(
        of: bounds[place]..<bounds[place + 1], indent: isFront ? frontWidth : 0)
      guard advance <= room else { break }
      room -= advance
      if isFront {
        front += 1
        frontWidth += advance
      } else {
        back -= 1
        backWidth += advance
      }
    }
    // No space between a word and the ellipsis.
    let kept = trimmed(range.lowerBound..<bounds[front])
    var backStart = bounds[back]
    while backStart < range.upperBound, paragraph.isWhite[backStart] { backStart += 1 }
    return (kept, backStart..<range.upperBound)
  }
}
