// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

extension CGContext {
  /// Records commands given in user space under the current graphics state.
  package func record(_ recorded: [DrawCommand]) { record(recorded, silhouette: nil) }

  /// Records commands given in user space that paint within a rectangle there.
  package func record(_ recorded: [DrawCommand], within rect: CGRect) {
    record(recorded, silhouette: .fill(Path(rect: rect), rule: .winding, paint: .color(.black)))
  }

  /// Records commands given in user space under the current graphics state.
  ///
  /// `silhouette` covers the same in opaque black. With `hasAlpha` the commands contain the state's
  /// alpha already. A whole that is made first, `isLayer`, takes up all of the clip in blend modes
  /// that change what is there by painting nothing; other drawing what it covers.
  func record(
    _ recorded: [DrawCommand], silhouette: DrawCommand?, hasAlpha: Bool = false,
    isLayer: Bool = false
  ) {
    let ctm = state.transform
    guard ctm.isUsable, !recorded.isEmpty else { return }
    var commands = inTextDrawingMode(recorded)
    var opacity = hasAlpha ? 1 : Double(state.alpha)
    var (blend, shadow) = (state.blendMode.blend, state.shadow)
    if state.blendMode == .copy, recorded.count == 1, recorded[0].isOpaquePaint {
      blend = .normal  // the same, and cheaper
    }
    if state.blendMode == .clear {
      // Takes away what is there by the shape alone, regardless of the paint.
      (opacity, shadow) = (1, nil)
      if let silhouette { (commands, blend) = ([silhouette], .destinationOut) }
    }
    // What is inside: the transform, the alpha and what the shadow falls behind.
    var inner = Group(transform: Transform(ctm), opacity: opacity, commands: commands)
    // In a blend mode the shadow meets what is there first, by itself.
    if let shadow, blend == .normal {
      if opacity != 1 { inner = Group(commands: [.group(inner)]) }
      inner.effects.shadow = shadow
    }
    if !inner.transform.isIdentity || inner.opacity != 1 || inner.hasEffects {
      commands = [.group(inner)]
    }
    var outer = Group(
      clips: state.clips, blend: blend, isIsolated: isLayer && blend != .normal,
      commands: commands)
    outer.isAntialiased = state.isAntialiased
    if blend != .normal { outer.effects.shadow = shadow }
    for (index, mask) in state.masks.enumerated() {
      if index > 0 { outer.commands = [.group(Group(masked: outer.commands, by: mask))] }
      if index == 0 { outer.effects.mask = mask }
    }
    append(outer)
  }

  /// Adds a group, or what is in it where the group changes nothing.
  func append(_ group: Group) {
    if group.blend != .normal { changesBackdrop = true }
    let isPlain =
      group.transform.isIdentity && group.clips.isEmpty && group.opacity == 1
      && group.blend == .normal && !group.isIsolated && group.tint == nil && group.isAntialiased
      && !group.hasEffects
    let added = isPlain ? group.commands : [.group(group)]
    guard let surface, surface.isSeen, openLayers.isEmpty else {
      commands += added
      return
    }
    surface.draw(added)
  }

  /// What the source paints with in user space, and whether the state's alpha is in it.
  func paint(with source: GraphicsState.Source) -> (paint: Paint, hasAlpha: Bool) {
    switch source {
    case .color(let color): return (.color(color.faded(by: state.alpha)), true)
    case .pattern(var pattern):
      let phase = state.patternPhase
      pattern.transform = pattern.transform
        .concatenating(Transform(translationX: phase.width, y: phase.height))
        .concatenating(Transform(state.transform.inverted()))
      return (.pattern(pattern), false)
    }
  }

  /// Fills a path given in user space.
  func fill(_ path: Path, rule: FillRule = .winding) {
    guard path.isFinite else { return }
    let (paint, hasAlpha) = self.paint(with: state.fill)
    record(
      [.fill(path, rule: rule, paint: paint)],
      silhouette: .fill(path, rule: rule, paint: .color(.black)), hasAlpha: hasAlpha)
  }

  /// Strokes a path given in user space.
  func stroke(_ path: Path) {
    guard path.isFinite, state.line.width > 0, state.line.width.isFinite else { return }
    let (paint, hasAlpha) = self.paint(with: state.stroke)
    record(
      [.stroke(path, style: state.line, paint: paint)],
      silhouette: .stroke(path, style: state.line, paint: .color(.black)), hasAlpha: hasAlpha)
  }

  /// A rectangle of the fill colour, or pattern, seen through the alpha of some commands.
  package func fillCommand(for rect: CGRect, through shape: [DrawCommand]) -> DrawCommand {
    // The state's alpha is applied when the command is recorded.
    let paint: Paint
    switch state.fill {
    case .color(let color): paint = .color(color)
    case .pattern: paint = self.paint(with: state.fill).paint
    }
    return .group(Group(masked: [.fill(Path(rect: rect), rule: .winding, paint: paint)], by: shape))
  }

  /// Fills everything inside the clip; the stops of gradients are given without the state's alpha.
  func paintAll(_ paint: Paint) { record([.paint(paint)], silhouette: nil, hasAlpha: true) }

  private func inTextDrawingMode(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard state.textDrawingMode != .fill else { return commands }
    return commands.flatMap { command -> [DrawCommand] in
      guard case .glyphs(let run, _) = command else { return [command] }
      let mode = state.textDrawingMode
      if mode.clips { UnsupportedFeature.report("CGTextDrawingMode.\(mode)") }
      var path = Path()
      for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
        let place = CGAffineTransform(translationX: glyph.origin.x, y: glyph.origin.y)
        path.elements += run.outlines[glyph.outline].applying(place).elements
      }
      let line = DrawCommand.stroke(path, style: state.line, paint: paint(with: state.stroke).paint)
      return (mode.fills ? [command] : []) + (mode.strokes ? [line] : [])
    }
  }
}

extension DrawCommand {
  /// Whether an area is painted in one colour that nothing shows through.
  fileprivate var isOpaquePaint: Bool {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.alpha >= 1
    default: false
    }
  }
}

extension Group {
  init(masked commands: [DrawCommand], by mask: [DrawCommand]) {
    self.init(commands: commands)
    effects.mask = mask
  }
}

extension Color {
  func faded(by alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}

extension CGAffineTransform {
  /// Whether all numbers are finite and an area stays one.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && tx.isFinite
      && ty.isFinite
  }
}
