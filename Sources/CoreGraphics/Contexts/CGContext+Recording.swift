// SPDX-License-Identifier: MIT
package import DisplayList
package import Foundation

extension CGContext {
  /// Records commands given in user space under the current graphics state.
  package func record(_ recorded: [DrawCommand]) { record(recorded, shape: nil) }

  /// Records commands given in user space that paint within a rectangle there.
  ///
  /// Blend modes that change what lies below where nothing is painted stay within the rectangle.
  package func record(_ recorded: [DrawCommand], within rect: CGRect) {
    record(recorded, shape: ClipPath(Path(rect: rect)))
  }

  /// Records commands given in user space under the current graphics state.
  ///
  /// `shape`, in user space, is what the commands cover: some blend modes stay within it. With
  /// `hasAlpha` the commands contain the state's alpha already.
  func record(_ recorded: [DrawCommand], shape: ClipPath?, hasAlpha: Bool = false) {
    let ctm = state.transform
    guard ctm.isUsable, !recorded.isEmpty else { return }
    var commands = inTextDrawingMode(recorded)
    var opacity = hasAlpha ? 1 : Double(state.alpha)
    if state.blendMode == .clear, let shape {
      // Takes away what is there by the shape alone, whatever it is painted with.
      commands = [.fill(shape.path, rule: shape.rule, paint: .color(.black))]
      opacity = 1
    }
    // What is inside: the transform, the alpha and what the shadow falls behind.
    var inner = Group(transform: Transform(ctm), opacity: opacity, commands: commands)
    if let shadow = state.shadow, state.blendMode != .clear {
      if opacity != 1 { inner = Group(commands: [.group(inner)]) }
      inner.effects.shadow = shadow
    }
    if !inner.transform.isIdentity || inner.opacity != 1 || inner.hasEffects {
      commands = [.group(inner)]
    }
    var outer = Group(clips: state.clips, blend: state.blendMode.blend, commands: commands)
    if let shape, state.blendMode.isBoundedByShape {
      outer.clips.append(
        ClipPath(shape.path.applying(ctm), rule: shape.rule))
    }
    outer.isAntialiased = state.isAntialiased
    for (index, mask) in state.masks.enumerated() {
      if index > 0 { outer.commands = [.group(Group(masked: outer.commands, by: mask))] }
      if index == 0 { outer.effects.mask = mask }
    }
    append(outer)
  }

  /// Adds a group, or what is in it where nothing else is said by it.
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
      [.fill(path, rule: rule, paint: paint)], shape: ClipPath(path, rule: rule),
      hasAlpha: hasAlpha)
  }

  /// Strokes a path given in user space.
  func stroke(_ path: Path) {
    guard path.isFinite, state.line.width > 0, state.line.width.isFinite else { return }
    let (paint, hasAlpha) = self.paint(with: state.stroke)
    let needsShape = state.blendMode.isBoundedByShape || state.blendMode == .clear
    let shape = needsShape ? ClipPath(path.stroked(with: state.line)) : nil
    record([.stroke(path, style: state.line, paint: paint)], shape: shape, hasAlpha: hasAlpha)
  }

  /// A rectangle of the fill colour, or pattern, seen through the alpha of some commands.
  package func fillCommand(for rect: CGRect, through shape: [DrawCommand]) -> DrawCommand {
    // The state's alpha is applied when the command is recorded.
    let paint: Paint
    switch state.fill {
    case .color(let color): paint = .color(color)
    case .pattern: paint = self.paint(with: state.fill).paint
    }
    return .group(
      Group(masked: [.fill(Path(rect: rect), rule: .winding, paint: paint)], by: shape))
  }

  /// Fills everything inside the clip; the stops of gradients are given without the state's alpha.
  func paintAll(_ paint: Paint) { record([.paint(paint)], shape: nil, hasAlpha: true) }

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
      let line = DrawCommand.stroke(
        path, style: state.line, paint: paint(with: state.stroke).paint)
      return (mode.fills ? [command] : []) + (mode.strokes ? [line] : [])
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
  /// The colour with its alpha multiplied.
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

extension Path {
  /// Whether every coordinate is a finite number.
  var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
