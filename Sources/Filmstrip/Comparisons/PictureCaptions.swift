// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

package struct PictureCaptions {
  private let fonts: LabelFonts

  /// Finds the fonts.
  ///
  /// - Throws: `TextLayoutError` where there is none.
  package init() throws { fonts = try LabelFonts() }

  /// A strip of a width with a caption above each panel; one that is too wide ends in an ellipsis.
  ///
  /// A panel is where it begins and how wide it is, in pixels. Text is as large as can be read when the whole
  /// picture is shown on a screen. The strip has the ground of pictures of comparisons.
  package func strip(
    _ captions: [String], above panels: [(x: Int, width: Int)], width: Int
  ) -> Bitmap {
    let textSize = min(max(Double(panels.first?.width ?? 0) / 28, 15), 60).rounded()
    let height = Int(2 * textSize)
    let ink = SheetInk(.light)
    var canvas = LabelCanvas(width: width, height: height, fonts: fonts)
    for (caption, panel) in zip(captions, panels) {
      let line = canvas.line(caption, size: textSize, isBold: true, within: Double(panel.width))
      canvas.draw(
        line, x: Double(panel.x),
        baseline: (Double(height) + textSize / 2 + line.ascent - line.descent) / 2, ink.text)
    }
    return canvas.makeBitmap(on: ink.canvas)
  }
}
