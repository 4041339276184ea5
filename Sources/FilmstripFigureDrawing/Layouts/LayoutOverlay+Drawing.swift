// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import Foundation

extension LayoutOverlay {
  /// The parts as drawing over a screen, in points of the window.
  ///
  /// - Throws: `TextLayoutError` where the font is damaged.
  package func commands(
    _ diagram: LayoutDiagram, over frame: Frame, appearance: FigureAppearance
  ) throws -> [DrawCommand] {
    guard !isEmpty else { return [] }
    let painter = LayoutPainter(
      PlacedLayout(diagram, in: frame), parts: self, transform: .identity,
      limit: CGRect(origin: .zero, size: frame.size))
    var canvas = FigureCanvas()
    try painter.draw(into: &canvas)
    return canvas.elements.flatMap { $0.commands(appearance) { _, _ in [] } }
  }
}
