// SPDX-License-Identifier: MIT
internal import CairoRaster
internal import DisplayList
package import Imaging
internal import Sheets
internal import TextLayout

/// Words above the panels of a picture, such as expected, difference and actual.
package struct PictureCaptions {
  private let fonts: LabelFonts

  /// Finds the fonts.
  ///
  /// - Throws: `TextLayoutError` where there is none.
  package init() throws { fonts = try LabelFonts() }

  /// The picture below a strip with a caption above each panel; one that is too wide ends in an ellipsis.
  ///
  /// A panel is where it begins and how wide it is, in pixels. Text is as large as can be read when the whole
  /// picture is shown on a screen. The strip has the ground of pictures of comparisons. A picture that is too large for a strip more is returned as it is.
  package func adding(
    _ captions: [String], above panels: [(x: Int, width: Int)], to picture: Bitmap
  ) -> Bitmap {
    let textSize = min(max(Double(panels.first?.width ?? 0) / 28, 15), 60).rounded()
    let (width, height) = (picture.width, Int(2 * textSize))
    guard width <= Bitmap.maximumPixelCount / (picture.height + height) else { return picture }
    let ink = SheetInk(.light)
    var canvas = LabelCanvas(width: width, height: height, fonts: fonts)
    for (caption, panel) in zip(captions, panels) {
      let line = canvas.line(
        caption, size: textSize, isBold: true, within: Double(panel.width))
      canvas.draw(
        line, x: Double(panel.x),
        baseline: (Double(height) + textSize / 2 + line.ascent - line.descent) / 2, ink.text)
    }
    let strip = canvas.makeBitmap(on: ink.canvas)
    return Bitmap(width: width, height: height + picture.height, isOpaque: true) { bytes in
      let head = width * height * 4
      strip.withUnsafeBytes { bytes.copyMemory(from: $0) }
      picture.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: bytes[head...]).copyMemory(from: $0)
      }
    }
  }
}
