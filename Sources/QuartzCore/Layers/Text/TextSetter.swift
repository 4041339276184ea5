// SPDX-License-Identifier: MIT

/// Breaks text into lines of a width, and shortens those that have no room.
struct TextSetter {
  let shaper: any TextShaping
  let size: Double
  let weight: TextWeight
  /// Room for a line, in points.
  let width: Double

  /// The letters of a line, and whether it ends its paragraph.
  struct Line {
    var text: String
    var endsParagraph: Bool
  }

  /// A part of a line, and where it starts.
  struct Placed {
    let line: ShapedLine
    let x: Double
  }

  /// The lines that are shown in a height; nil when nothing can be shaped.
  func lines(of text: TextProperties, height: Double) -> [Line]? {
    guard let sample = shaper.line(" ", size: size, weight: weight) else { return nil }
    let lineHeight = sample.ascent + sample.descent
    // A line that begins within the bounds shows, as far as they reach.
    let room = lineHeight > 0 ? (height / lineHeight).rounded(.up) : 1
    var lines: [Line] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      guard Double(lines.count) < room else { break }
      let paragraph = String(paragraph)
      if text.isWrapped {
        lines += wrapped(paragraph)
      } else {
        lines.append(Line(text: paragraph, endsParagraph: true))
      }
    }
    guard text.truncationMode != .none else {
      return Array(lines.prefix(Int(min(room, Double(lines.count)))))
    }
    if text.isWrapped {
      // Only lines that fit as a whole; the last one stands for all the others.
      let whole = max(lineHeight > 0 ? ((height / lineHeight) + 1e-9).rounded(.down) : 1, 1)
      guard Double(lines.count) > whole else { return lines }
      let count = Int(whole)
      let rest = lines[(count - 1)...].map(\.text).joined(separator: " ")
      lines = Array(lines.prefix(count - 1)) + [Line(text: rest, endsParagraph: true)]
      lines[count - 1].text = shortened(rest, text.truncationMode)
      return lines
    }
    return lines.prefix(Int(min(room, Double(lines.count)))).map {
      Line(text: shortened($0.text, text.truncationMode), endsParagraph: true)
    }
  }

  private func shaped(_ text: String) -> ShapedLine? {
    shaper.line(text, size: size, weight: weight)
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    // A hair is allowed, so that text fits into bounds made of its own width.
    (shaped(String(text))?.width ?? 0) <= width + 1e-6
  }

  /// The lines of a paragraph: each takes as many words as it has room for.
  ///
  /// A word longer than a line is broken between characters. The space at a break is dropped.
  private func wrapped(_ paragraph: String) -> [Line] {
    var lines: [Line] = []
    var current = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = current.isEmpty ? String(word) : current + " " + word
      if fits(longer) {
        current = longer
        continue
      }
      if !current.isEmpty { lines.append(Line(text: current, endsParagraph: false)) }
      var rest = Substring(word)
      while !fits(rest), rest.count > 1 {
        let count = max(longestFit(of: rest.count) { fits(rest.prefix($0)) }, 1)
        lines.append(Line(text: String(rest.prefix(count)), endsParagraph: false))
        rest = rest.dropFirst(count)
      }
      current = String(rest)
    }
    lines.append(Line(text: current, endsParagraph: true))
    return lines
  }

  /// The largest number of characters that fits, by bisection: longer text is wider.
  private func longestFit(of count: Int, _ fits: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The text with an ellipsis in the place of what has no room.
  private func shortened(_ text: String, _ mode: CATextLayerTruncationMode) -> String {
    if fits(text) { return text }
    func candidate(_ count: Int) -> String {
      switch mode {
      case .start: return "…" + text.suffix(count)
      case .middle:
        let front = (count + 1) / 2
        return text.prefix(front) + "…" + text.suffix(count - front)
      default: return text.prefix(count) + "…"
      }
    }
    return candidate(longestFit(of: text.count) { fits(candidate($0)) })
  }

  /// The shaped parts of a line, one unless it is spread, with the place of each.
  func placed(_ line: Line, alignment: CATextLayerAlignmentMode) -> [Placed] {
    guard let whole = shaped(line.text) else { return [] }
    switch alignment {
    case .right: return [Placed(line: whole, x: width - whole.width)]
    case .center: return [Placed(line: whole, x: (width - whole.width) / 2)]
    case .justified where !line.endsParagraph:
      return spread(line.text) ?? [Placed(line: whole, x: 0)]
    default: return [Placed(line: whole, x: 0)]
    }
  }

  /// Words with equal gaps from side to side; nil for a single word.
  private func spread(_ text: String) -> [Placed]? {
    let words = text.split(separator: " ").compactMap { shaped(String($0)) }
    guard words.count > 1 else { return nil }
    let gap = (width - words.reduce(0) { $0 + $1.width }) / Double(words.count - 1)
    var x = 0.0
    return words.map { word in
      defer { x += word.width + gap }
      return Placed(line: word, x: x)
    }
  }
}
