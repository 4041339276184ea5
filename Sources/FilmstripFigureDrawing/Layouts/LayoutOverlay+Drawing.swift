// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import Foundation
internal import FilmstripTextLayout

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
    return canvas.elements.flatMap { $0.commands(appearance) }
  }
}

extension FigureElement {
  /// The element as drawing in points; pictures are no part of it.
  fileprivate func commands(_ appearance: FigureAppearance) -> [DrawCommand] {
    switch self {
    case .fill(let path, let ink):
      return [.fill(path, rule: .winding, paint: .color(ink.color(appearance)))]
    case .stroke(let path, let ink, let style):
      return [.stroke(path, style: style, paint: .color(ink.color(appearance)))]
    case .text(let text, let place, let ink):
      return text.commands(at: place, color: ink.color(appearance))
    case .picture: return []
    case .group(let opacity, let clip, let inner):
      return [
        .group(
          Group(
            clips: clip.map { [ClipPath($0)] } ?? [], opacity: opacity, isIsolated: opacity < 1,
            commands: inner.flatMap { $0.commands(appearance) }))
      ]
    }
  }
}
