// SPDX-License-Identifier: MIT
internal import CairoRaster
internal import DisplayList
internal import Foundation
internal import Imaging
internal import Sheets
internal import TextLayout

/// Draws the labels of sheet cells: the frame's number, and its time.
final class LabelDrawer {
  private let bold: TextShaper
  private let regular: TextShaper
  /// What could not be drawn of any label.
  let losses = DrawingLosses()

  private static let textSize = 13.0
  private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
  private static let quietInk = Color(red: 0.43, green: 0.43, blue: 0.45)

  init() throws(TextLayoutError) {
    bold = try TextShaper(weight: .semibold)
    regular = try TextShaper(weight: .regular)
  }

  /// A label of a size in pixels, on the sheet's background: the number at the left, the time at
  /// the right; the time is left out where there is no room for both.
  func label(index: Int, milliseconds: Double, width: Int, height: Int) -> Bitmap {
    let number = bold.line("\(index)", size: LabelDrawer.textSize)
    let time = regular.line(
      "\(LabelDrawer.text(milliseconds)) ms", size: LabelDrawer.textSize)
    let baseline = ((Double(height) + number.ascent - number.descent) / 2).rounded()
    var node = Node(
      id: 1, className: "Label",
      geometry: Geometry(frame: CGRect(x: 0, y: 0, width: Double(width), height: Double(height))))
    node.content = [LabelDrawer.command(number, x: 0, y: baseline, color: LabelDrawer.ink)]
    if number.width + time.width + LabelDrawer.textSize <= Double(width) {
      node.content.append(
        LabelDrawer.command(
          time, x: Double(width) - time.width, y: baseline, color: LabelDrawer.quietInk))
    }
    let background = SheetComposer.background
    return CairoRasterizer(losses: losses).rasterize(
      node,
      background: Color(
        red: Double(background.red) / 255, green: Double(background.green) / 255,
        blue: Double(background.blue) / 255),
      width: width, height: height, transform: .identity)
  }

  private static func command(_ line: TextLine, x: Double, y: Double, color: Color) -> DrawCommand {
    .group(
      Group(
        transform: Transform(translationX: x, y: y),
        commands: [.glyphs(line.run, paint: .color(color))]))
  }

  /// Milliseconds to a tenth, without a needless zero.
  private static func text(_ milliseconds: Double) -> String {
    let tenths = (milliseconds * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
