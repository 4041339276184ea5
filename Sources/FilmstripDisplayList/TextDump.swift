// SPDX-License-Identifier: MIT
internal import Foundation

extension Frame {
  /// The frame as indented text, one fact a line: for goldens that a person can read and diff.
  ///
  /// Numbers are rounded to 1/10000; images appear as their digests.
  public var textDump: String {
    var dump = TextDump()
    dump.line(
      "frame \(index) at \(TextDump.text(seconds)) s, "
        + "\(TextDump.text(size)) @\(TextDump.text(scale))x"
    )
    dump.nested { $0.node(root) }
    return dump.text
  }
}

struct TextDump {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func nested(_ body: (inout TextDump) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func node(_ node: Node) {
    var head = "node \(node.id) \(node.className)"
    if let name = node.name { head += " \"\(name)\"" }
    head += " position \(TextDump.text(node.geometry.position))"
    head += " bounds \(TextDump.text(node.geometry.bounds))"
    if node.geometry.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      head += " anchor \(TextDump.text(node.geometry.anchorPoint))"
    }
    if !node.geometry.transform.isIdentity {
      head += " transform \(TextDump.text(node.geometry.transform))"
    }
    if node.opacity != 1 { head += " opacity \(TextDump.text(node.opacity))" }
    if node.isHidden { head += " hidden" }
    if let clip = node.clip {
      head += " clip \(TextDump.text(clip.rect))"
      head += TextDump.text(clip.corners)
    }
    line(head)
    nested { dump in
      if node.hasEffects { dump.effects(node.effects) }
      dump.commands(node.content)
      for child in node.children { dump.node(child) }
      dump.commands(node.overlay)
    }
  }

  private mutating func effects(_ effects: Node.Effects) {
    var head: [String] = []
    if !effects.sublayerTransform.isIdentity {
      head.append("sublayers \(TextDump.text(effects.sublayerTransform))")
    }
    if !effects.isDoubleSided { head.append("one-sided") }
    if effects.preservesDepth { head.append("deep") }
    if !effects.groupsOpacity { head.append("ungrouped") }
    if let tint = effects.tint { head.append("tint \(TextDump.text(tint))") }
    if let scale = effects.rasterizationScale {
      head.append("rasterized at \(TextDump.text(scale))")
    }
    if effects.blend != .normal { head.append(effects.blend.rawValue) }
    for filter in effects.filters { head.append(TextDump.text(filter)) }
    if !head.isEmpty { line(head.joined(separator: " ")) }
    if let shadow = effects.shadow { self.shadow(shadow) }
    if let backdrop = effects.backdrop {
      line(
        "backdrop \(TextDump.text(backdrop.clip.rect))\(TextDump.text(backdrop.clip.corners)) "
          + backdrop.filters.map { TextDump.text($0) }.joined(separator: " "))
    }
    if let mask = effects.mask {
      line("mask")
      nested { $0.node(mask) }
    }
    if let appearance = effects.appearance {
      line("shown as")
      nested { $0.commands(appearance) }
    }
  }

  private mutating func shadow(_ shadow: Shadow) {
    line(
      "shadow \(TextDump.text(shadow.color)) opacity \(TextDump.text(shadow.opacity)) "
        + "offset \(TextDump.text(shadow.offset)) radius \(TextDump.text(shadow.radius))"
        + (shadow.path.map { " \(TextDump.text($0))" } ?? ""))
  }

  mutating func commands(_ commands: [DrawCommand]) {
    for command in commands { self.command(command) }
  }

  private mutating func command(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let rule, let paint):
      line("fill \(TextDump.text(path)) \(rule.rawValue) \(TextDump.text(paint))")
    case .paint(let paint): line("paint \(TextDump.text(paint))")
    case .stroke(let path, let style, let paint):
      line("stroke \(TextDump.text(path)) \(TextDump.text(style)) \(TextDump.text(paint))")
    case .image(let image, let rect): line("image \(image.digest) in \(TextDump.text(rect))")
    case .imagePart(let part):
      line(
        "image \(part.image.digest) part \(TextDump.text(part.source)) in "
          + TextDump.text(part.rect) + (part.filter == .nearest ? " nearest" : ""))
    case .glyphs(let run, let paint):
      line("glyphs \(TextDump.text(paint))")
      nested { dump in
        for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
          dump.line("\(TextDump.text(glyph.origin)) \(TextDump.text(run.outlines[glyph.outline]))")
        }
      }
    case .group(let group): self.group(group)
    case .node(let node): self.node(node)
    }
  }

  private mutating func group(_ group: Group) {
    var head = "group"
    if !group.transform.isIdentity { head += " transform \(TextDump.text(group.transform))" }
    if group.opacity != 1 { head += " opacity \(TextDump.text(group.opacity))" }
    if group.blend != .normal { head += " \(group.blend.rawValue)" }
    if group.isIsolated { head += " isolated" }
    if let tint = group.tint { head += " tint \(TextDump.text(tint))" }
    for clip in group.clips { head += " clip \(TextDump.text(clip.path)) \(clip.rule.rawValue)" }
    if !group.isAntialiased { head += " aliased" }
    line(head)
    nested { dump in
      if let shadow = group.effects.shadow { dump.shadow(shadow) }
      if let mask = group.effects.mask {
        dump.line("mask")
        dump.nested { $0.commands(mask) }
      }
      dump.commands(group.commands)
    }
  }

  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e14 else { return "\(value)" }
    let scaled = (value * 10_000).rounded()
    let whole = scaled / 10_000
    return whole == whole.rounded() ? "\(Int64(whole))" : "\(whole)"
  }

  static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  static func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

  static func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }

  static func text(_ transform: Transform) -> String {
    let plane = Transform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
    let values =
      transform == plane
      ? [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      : (0..<16).map { transform.elements[$0] }
    return "[" + values.map { text($0) }.joined(separator: " ") + "]"
  }

  static func text(_ color: Color) -> String {
    "rgba(\(text(color.red)), \(text(color.green)), \(text(color.blue)), \(text(color.alpha)))"
  }

  static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return text(color)
    case .linearGradient(let gradient):
      let ends =
        (gradient.extendsBeforeStart ? " before" : "") + (gradient.extendsAfterEnd ? " after" : "")
      return "linear \(text(gradient.start)) \(text(gradient.end))\(ends) \(text(gradient.stops))"
    case .radialGradient(let gradient):
      let ends =
        (gradient.extendsBeforeStart ? " before" : "") + (gradient.extendsAfterEnd ? " after" : "")
      return "radial \(text(gradient.startCenter)) \(text(gradient.startRadius)) "
        + "\(text(gradient.endCenter)) \(text(gradient.endRadius))\(ends) \(text(gradient.stops))"
    case .conicGradient(let gradient):
      return "conic \(text(gradient.center)) angle \(text(gradient.angle)) \(text(gradient.stops))"
    case .pattern(let pattern):
      var cell = TextDump()
      cell.commands(pattern.commands)
      return "pattern \(text(pattern.cell)) every \(text(pattern.step)) "
        + "\(text(pattern.transform)) {\(cell.text.split(separator: "\n").joined(separator: "; "))}"
    }
  }

  static func text(_ filter: Filter) -> String {
    switch filter {
    case .gaussianBlur(let radius, let clampsEdges):
      return "blur \(text(radius))" + (clampsEdges ? " clamped" : "")
    case .colorMatrix(let matrix):
      return "colors ["
        + matrix.rows.map { $0.map { text($0) }.joined(separator: " ") }.joined(separator: "; ")
        + "]"
    }
  }

  static func text(_ stops: [LinearGradient.Stop]) -> String {
    "[" + stops.map { "\(text($0.location)) \(text($0.color))" }.joined(separator: "; ") + "]"
  }

  static func text(_ corners: Corners) -> String {
    guard corners.radius > 0 else { return "" }
    return " radius \(text(corners.radius))" + (corners.curve == .continuous ? " continuous" : "")
      + (corners.mask == .all ? "" : " corners \(corners.mask.rawValue)")
  }

  static func text(_ style: StrokeStyle) -> String {
    var result = "width \(text(style.width))"
    if style.cap != .butt { result += " \(style.cap.rawValue)" }
    if style.join != .miter { result += " \(style.join.rawValue)" }
    if style.join == .miter && style.miterLimit != 10 {
      result += " miter \(text(style.miterLimit))"
    }
    if !style.dash.isEmpty {
      result += " dash \(style.dash.map { text($0) }.joined(separator: " "))"
      if style.dashPhase != 0 { result += " phase \(text(style.dashPhase))" }
    }
    return result
  }

  static func text(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quad(let control, let end): "Q\(text(control))\(text(end))"
      case .curve(let control1, let control2, let end):
        "C\(text(control1))\(text(control2))\(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
