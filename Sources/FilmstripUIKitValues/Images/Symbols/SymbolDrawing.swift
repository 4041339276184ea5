// SPDX-License-Identifier: MIT

/// What a symbol consists of: parts one over another, in the square of ``SymbolOutline/em``.
struct SymbolDrawing {
  enum Ink: Equatable {
    case paints
    /// In one colour it is left out of what is below; in several it is painted in its own.
    case punches
    /// It is left out of what is below, wider by a gap or as it is.
    case clears(withGap: Bool)
  }

  enum Form {
    case outline(SymbolOutline)
    case line(CGPoint, CGPoint)
    case disc(CGPoint, radius: CGFloat)
  }

  struct Part {
    var form: Form
    var ink = Ink.paints
    /// Place in the hierarchy: 0 for what matters most.
    var level = 0
    /// Maps the part's square to the symbol's.
    var map = CGAffineTransform.identity
    /// By how much `map` enlarges: lines are as wide after it as elsewhere.
    var factor: CGFloat = 1
  }

  var parts: [Part]

  /// Radius of outer corners against a line's width (chosen: the set's are sharp, Apple's are rounded).
  private static let rounding: CGFloat = 0.25
  /// What is left free around a part that clears, against a line's width (approximated).
  private static let gap: CGFloat = 1

  static let center = CGPoint(x: SymbolOutline.em / 2, y: SymbolOutline.em / 2)

  // MARK: Geometry

  /// Areas of a part whose lines have a width: what is filled, and what is stroked how wide over it.
  private struct Area {
    var filled: CGPath?
    var stroked: CGPath?
    var width: CGFloat

    var box: CGRect {
      let inner = filled?.boundingBoxOfPath ?? .null
      let outer = stroked?.boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2) ?? .null
      return inner.union(outer)
    }
  }

  private static func area(of part: Part, stem: CGFloat) -> Area {
    switch part.form {
    case .line(let start, let end):
      let path = CGMutablePath()
      path.addLines(between: [start.applying(part.map), end.applying(part.map)])
      return Area(stroked: path, width: stem)
    case .disc(let center, let radius):
      let rect = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      var map = part.map
      return Area(filled: CGPath(ellipseIn: rect, transform: &map), width: 0)
    case .outline(let outline):
      // Contours are drawn lighter than wanted and widened by a line that rounds their corners. Those
      // that are drawn as they are have the wanted weight, and solids the size of the others.
      let stem = stem / part.factor
      let line = stem * rounding * 2
      let range = SymbolOutline.heavyStem - SymbolOutline.lightStem
      let share = (stem - line - SymbolOutline.lightStem) / range
      let plain = (stem - SymbolOutline.lightStem) / range
      var map = part.map
      if outline.isSeveralSolids {
        let (radius, added) = (SymbolOutline.lightRadius, SymbolOutline.addedRadius)
        let size = (radius + added * share + line / 2) / (radius + added * plain)
        map = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: size, y: size)
          .translatedBy(x: -center.x, y: -center.y).concatenating(map)
      }
      return Area(
        filled: outline.path(share: share, plain: plain).copy(using: &map),
        stroked: outline.path(share: share, plain: nil).copy(using: &map),
        width: line * part.factor)
    }
  }

  /// What the symbol covers where its lines have a width.
  func box(stem: CGFloat) -> CGRect {
    parts.reduce(CGRect.null) { box, part in
      part.ink == .paints ? box.union(SymbolDrawing.area(of: part, stem: stem).box) : box
    }
  }

  // MARK: Painting

  /// Paints the parts into a context whose unit is the square's.
  ///
  /// With one colour all have it; else each level has its own, and levels beyond have the last.
  func paint(in context: CGContext, stem: CGFloat, colors: [CGColor]) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let leavesOut = parts.contains { $0.ink != .paints }
    if leavesOut { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    for part in parts {
      var area = SymbolDrawing.area(of: part, stem: stem)
      let color = colors[min(part.level, colors.count - 1)]
      if part.ink != .paints {
        let gap = part.ink == .clears(withGap: true) ? SymbolDrawing.gap * stem : 0
        var wider = area
        if gap > 0 {
          wider.stroked = area.stroked ?? area.filled
          wider.width += 2 * gap
        }
        context.setBlendMode(.clear)
        SymbolDrawing.fill(wider, in: context)
        context.setBlendMode(.normal)
      }
      guard part.ink == .paints || part.ink == .punches && colors.count > 1 else { continue }
      context.setFillColor(color)
      context.setStrokeColor(color)
      if area.width == 0 { area.stroked = nil }
      SymbolDrawing.fill(area, in: context)
    }
    if leavesOut { context.endTransparencyLayer() }
  }

  private static func fill(_ area: Area, in context: CGContext) {
    if let path = area.filled {
      context.addPath(path)
      context.fillPath()
    }
    if let path = area.stroked, area.width > 0 {
      context.setLineWidth(area.width)
      context.addPath(path)
      context.strokePath()
    }
  }
}
