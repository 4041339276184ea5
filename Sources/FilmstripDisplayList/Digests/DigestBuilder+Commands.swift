// SPDX-License-Identifier: MIT
internal import FilmstripImaging

extension DigestBuilder {
  mutating func add(_ commands: [DrawCommand]) { add(commands) { $0.add($1) } }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let rule, let paint):
      add(0)
      add(path)
      add(rule.rawValue)
      add(paint)
    case .paint(let paint):
      add(1)
      add(paint)
    case .stroke(let path, let style, let paint):
      add(2)
      add(path)
      add(style)
      add(paint)
    case .image(let image, let rect):
      add(3)
      add(image)
      add(rect)
    case .imagePart(let part):
      add(4)
      add(part)
    case .glyphs(let run, let paint):
      add(5)
      add(run)
      add(paint)
    case .group(let group):
      add(6)
      add(group)
    case .node(let node):
      add(7)
      add(node)
    }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.cap.rawValue)
    add(style.join.rawValue)
    add(style.miterLimit)
    add(style.dash) { $0.add($1) }
    add(style.dashPhase)
  }

  private mutating func add(_ part: ImagePart) {
    add(part.image)
    add(part.source)
    add(part.rect)
    add(part.filter.rawValue)
  }

  private mutating func add(_ image: Image) {
    switch image {
    case .bitmap(let bitmap):
      add(0)
      add(bitmap.digest)
      // Says nothing about the pixels, and yet decides how they are drawn.
      add(bitmap.isOpaque)
    case .picture(let picture):
      add(1)
      add(precision == .exact ? picture.digest : picture.name)
    }
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.outlines) { $0.add($1) }
    add(run.glyphs) { builder, glyph in
      builder.add(glyph.outline)
      builder.add(glyph.origin)
    }
  }

  private mutating func add(_ group: Group) {
    add(group.transform)
    add(group.clips) { builder, clip in
      builder.add(clip.path)
      builder.add(clip.rule.rawValue)
    }
    add(group.opacity)
    add(group.blend.rawValue)
    add(group.isIsolated)
    add(group.tint) { $0.add($1) }
    add(group.isAntialiased)
    add(group.commands)
    add(group.hasEffects ? group.effects : nil) { builder, effects in
      builder.add(effects.shadow) { $0.add($1) }
      builder.add(effects.mask) { $0.add($1) }
    }
  }
}
