// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList

/// Simple forms in the manner of Apple's symbols, which are not ours to copy.
///
/// They are drawn in a square of the side of ``Glyph/side``.
enum SymbolShape {
  /// Size of the text that a symbol is beside by default (documented: the body style's).
  private static let defaultPointSize: CGFloat = 17
  /// Side of a symbol's square against the point size (approximated: most symbols of 17 points are
  /// about 20 wide).
  private static let sideFactor: CGFloat = 20.0 / 17

  /// A symbol in black; empty, and reported, for a name without a form.
  static func image(
    of name: String, configuration: UIImage.SymbolConfiguration?, scale: CGFloat
  ) -> CGImage {
    let pointSize = configuration?.pointSize ?? defaultPointSize
    let factor = configuration?.scale?.factor ?? 1
    let wanted = pointSize * sideFactor * factor
    let side = wanted > 1 ? min(wanted, 2_000) : 1
    let size = CGSize(width: side, height: side).roundedUpToPixels(at: scale)
    let context = CGContext(extent: CGRect(origin: .zero, size: size), scale: scale)
    context.scaleBy(x: size.width / Glyph.side, y: size.height / Glyph.side)
    if let glyph = glyph(named: name) {
      context.setLineWidth(glyph.lineWidth * (configuration?.weight ?? .regular).lineFactor)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addPath(glyph.path)
      context.drawPath(using: glyph.isFilled ? .fillStroke : .stroke)
    } else {
      UnsupportedFeature.report("UIImage(systemName: \"\(name)\")")
    }
    return context.makeImage()
      ?? CGImage(picture: Picture(size: size, commands: context.drawing()), scale: scale)
  }

  private static func glyph(named name: String) -> Glyph? {
    switch name {
    case "plus": .system(.add)
    case "xmark": .system(.stop)
    case "magnifyingglass": .system(.search)
    case "play.fill": .system(.play)
    case "pause.fill": .system(.pause)
    case "backward.fill": .system(.rewind)
    case "forward.fill": .system(.fastForward)
    case "square.and.arrow.up": .system(.action)
    case "trash": .system(.trash)
    case "arrow.clockwise": .system(.refresh)
    case "square.and.pencil": .system(.compose)
    case "arrowshape.turn.up.left", "arrow.turn.up.left": .system(.reply)
    case "folder": .system(.organize)
    case "book": .system(.bookmarks)
    case "camera": .system(.camera)
    default: simple(named: name)
    }
  }

  private static func simple(named name: String) -> Glyph? {
    switch name {
    case "minus": Glyph([[(4, 12), (20, 12)]])
    case "checkmark": Glyph([[(4, 13), (10, 19), (20, 5)]])
    case "chevron.left", "chevron.backward": Glyph([[(15.5, 4), (7.5, 12), (15.5, 20)]])
    case "chevron.right", "chevron.forward": Glyph([[(8.5, 4), (16.5, 12), (8.5, 20)]])
    case "chevron.up": Glyph([[(4, 15.5), (12, 7.5), (20, 15.5)]])
    case "chevron.down": Glyph([[(4, 8.5), (12, 16.5), (20, 8.5)]])
    case "arrow.left", "arrow.backward":
      Glyph([[(21, 12), (3, 12)], [(10, 5), (3, 12), (10, 19)]])
    case "arrow.right", "arrow.forward":
      Glyph([[(3, 12), (21, 12)], [(14, 5), (21, 12), (14, 19)]])
    case "arrow.up": Glyph([[(12, 21), (12, 3)], [(5, 10), (12, 3), (19, 10)]])
    case "arrow.down": Glyph([[(12, 3), (12, 21)], [(5, 14), (12, 21), (19, 14)]])
    case "line.horizontal.3", "line.3.horizontal":
      Glyph([[(3, 6), (21, 6)], [(3, 12), (21, 12)], [(3, 18), (21, 18)]])
    case "square", "square.fill":
      Glyph([[(4, 4), (20, 4), (20, 20), (4, 20), (4, 4)]], isFilled: name.hasSuffix("fill"))
    case "circle", "circle.fill":
      Glyph([], isFilled: name.hasSuffix("fill")) {
        $0.addEllipse(in: CGRect(x: 3, y: 3, width: 18, height: 18))
      }
    case "ellipsis":
      Glyph([], isFilled: true) {
        for x in [4.0, 12, 20] {
          $0.addEllipse(in: CGRect(x: x - 1.2, y: 10.8, width: 2.4, height: 2.4))
        }
      }
    case "star", "star.fill": Glyph([star], isFilled: name.hasSuffix("fill"))
    case "heart", "heart.fill":
      Glyph([], isFilled: name.hasSuffix("fill")) { path in
        path.move(to: CGPoint(x: 12, y: 20.5))
        path.addCurve(
          to: CGPoint(x: 12, y: 7), control1: CGPoint(x: -3, y: 11),
          control2: CGPoint(x: 6, y: -1))
        path.addCurve(
          to: CGPoint(x: 12, y: 20.5), control1: CGPoint(x: 18, y: -1),
          control2: CGPoint(x: 27, y: 11))
        path.closeSubpath()
      }
    case "house", "house.fill":
      Glyph(
        [[(2.5, 11.5), (12, 3.5), (21.5, 11.5)], [(5, 10), (5, 20.5), (19, 20.5), (19, 10)]],
        isFilled: name.hasSuffix("fill"))
    case "person", "person.fill":
      Glyph([], isFilled: name.hasSuffix("fill")) { path in
        path.addEllipse(in: CGRect(x: 8, y: 3, width: 8, height: 9))
        path.move(to: CGPoint(x: 4, y: 21))
        path.addCurve(
          to: CGPoint(x: 20, y: 21), control1: CGPoint(x: 4, y: 12.5),
          control2: CGPoint(x: 20, y: 12.5))
        path.closeSubpath()
      }
    default: nil
    }
  }

  /// Five points on a circle, and five between them on a smaller one.
  private static let star: [(CGFloat, CGFloat)] = (0...10).map { index in
    let angle = CGFloat(index) * .pi / 5 - .pi / 2
    let radius: CGFloat = index.isMultiple(of: 2) ? 10.5 : 4.2
    return (12 + radius * cos(angle), 12.6 + radius * sin(angle))
  }
}
