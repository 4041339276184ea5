// SPDX-License-Identifier: MIT

struct LineMetrics {
  let height: Double
  /// From the top of the line to its baseline.
  let baseline: Double

  /// The heights of the fonts of a part, and what the paragraph's style makes of them.
  ///
  /// What a style adds to a line is above its letters, and what it takes is taken there, as text
  /// systems of iOS do it (approximated). Letters off the baseline leave it where it is, also where all of
  /// a line are: so half of what a fixed height adds, as their offset, puts them into its middle, which is
  /// the published way to that.
  init(of paragraph: ShapedParagraph, in range: Range<Int>) {
    var (ascent, descent) = (0.0, 0.0)
    func count(_ style: TextStyle) {
      let offset = style.baselineOffset.isFinite ? style.baselineOffset : 0
      ascent = max(ascent, style.font.ascent + max(offset, 0))
      descent = max(descent, style.font.descent - min(offset, 0))
    }
    if range.isEmpty {
      count(paragraph.runs[paragraph.run(at: range.lowerBound)].style)
    } else {
      for segment in paragraph.segments where segment.range.overlaps(range) {
        let style = paragraph.runs[segment.run].style
        if case .attachment(let attachment) = segment.kind {
          ascent = max(ascent, attachment.y + attachment.height)
          descent = max(descent, -attachment.y)
        } else {
          count(style)
        }
      }
    }
    let style = paragraph.style
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    self.height = height
    baseline = height - descent
  }
}
