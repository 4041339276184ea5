// SPDX-License-Identifier: MIT
public import FilmstripDisplayList
public import Foundation

extension TypesetText {
  /// Draws the lines with the box's top left corner at a point.
  ///
  /// Letters stand on whole pixels, as on iOS, where `pixelsPerUnit` says how large those are; nil
  /// leaves the lines where they are.
  public func commands(at origin: CGPoint, pixelsPerUnit: Double? = nil) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for line in lines {
      for piece in line.pieces {
        guard let color = piece.style.background, piece.width > 0 else { continue }
        let rect = CGRect(
          x: origin.x + line.x + piece.x, y: origin.y + line.top, width: piece.width,
          height: line.height)
        commands.append(.fill(Path(rect: rect), rule: .winding, paint: .color(color)))
      }
      var baseline = origin.y + line.baseline
      if let pixelsPerUnit, pixelsPerUnit > 0, baseline.isFinite {
        baseline = (baseline * pixelsPerUnit).rounded() / pixelsPerUnit
      }
      for piece in line.pieces {
        var place = CGPoint(x: origin.x + line.x + piece.x, y: baseline)
        if piece.style.baselineOffset.isFinite { place.y -= piece.style.baselineOffset }
        commands += piece.commands(at: place)
      }
    }
    return commands
  }
}

extension LinePiece {
  fileprivate func commands(at place: CGPoint) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let paint = Paint.color(style.color)
    let size = style.font.size
    if let line = style.underline {
      commands += decoration(
        line, at: place, y: underline.depth * size, thickness: underline.thickness * size)
    }
    switch content {
    case .nothing: break
    case .glyphs(let run): commands += letters(run.moved(to: place), paint: paint)
    case .images(let images):
      let drawn = images.map { picture -> DrawCommand in
        .image(picture.image, rect: picture.rect.offsetBy(dx: place.x, dy: place.y))
      }
      commands +=
        style.color.alpha < 1
        ? [.group(Group(opacity: max(style.color.alpha, 0), commands: drawn))] : drawn
    case .boxes(let starts):
      var path = Path()
      for start in starts { path.elements += MissingGlyph.path(x: start, size: size).elements }
      let boxes = DrawCommand.fill(path, rule: .evenOdd, paint: paint)
      commands.append(
        .group(
          Group(transform: Transform(translationX: place.x, y: place.y), commands: [boxes])))
    case .attachment(let attachment):
      guard let image = attachment.image, attachment.width > 0, attachment.height > 0 else { break }
      commands.append(
        .image(
          image,
          rect: CGRect(
            x: place.x + attachment.x, y: place.y - attachment.y - attachment.height,
            width: attachment.width, height: attachment.height)))
    }
    if let line = style.strikethrough {
      // Through the middle of small letters (approximated).
      let y = -size * TextFont.xHeightRatio / 2
      commands += decoration(line, at: place, y: y, thickness: underline.thickness * size)
    }
    guard let shadow = style.shadow, shadow.color.alpha > 0, !commands.isEmpty else {
      return commands
    }
    var group = Group(commands: commands)
    group.effects.shadow = Shadow(
      color: shadow.color, opacity: 1, offset: CGSize(width: shadow.x, height: shadow.y),
      radius: max(shadow.radius, 0))
    return [.group(group)]
  }

  private func letters(_ run: GlyphRun, paint: Paint) -> [DrawCommand] {
    guard !run.glyphs.isEmpty else { return [] }
    let width = style.strokeWidth
    guard width != 0, width.isFinite else { return [.glyphs(run, paint: paint)] }
    let line = StrokeStyle(width: abs(width) / 100 * style.font.size)
    let outline = Paint.color(style.strokeColor ?? style.color)
    let strokes = run.glyphs.map { glyph -> DrawCommand in
      .group(
        Group(
          transform: Transform(translationX: glyph.origin.x, y: glyph.origin.y),
          commands: [.stroke(run.outlines[glyph.outline], style: line, paint: outline)]))
    }
    return width < 0 ? [.glyphs(run, paint: paint)] + strokes : strokes
  }

  /// A line along the piece, its middle at a distance below the baseline.
  private func decoration(
    _ line: LineDecoration, at place: CGPoint, y: Double, thickness: Double
  ) -> [DrawCommand] {
    let thickness = thickness * (line.isThick ? 2 : 1)
    var path = Path()
    let spans = line.isByWord ? words : [0...max(width, 0)]
    for distance in line.isDouble ? [0, 2 * thickness] : [0] {
      for span in spans {
        let height = place.y + y + distance
        path.elements += [
          .move(CGPoint(x: place.x + span.lowerBound, y: height)),
          .line(CGPoint(x: place.x + span.upperBound, y: height)),
        ]
      }
    }
    // In thicknesses, as Core Text's look (approximated).
    let dash: [Double] =
      switch line.pattern {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    let stroke = StrokeStyle(
      width: thickness, dash: dash.map { $0 * thickness * 1.5 },
      // Patterns of neighbours meet.
      dashPhase: dash.isEmpty ? 0 : x)
    return [.stroke(path, style: stroke, paint: .color(line.color ?? style.color))]
  }
}

extension GlyphRun {
  fileprivate func moved(to origin: CGPoint) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].origin.x += origin.x
      run.glyphs[index].origin.y += origin.y
    }
    return run
  }
}
