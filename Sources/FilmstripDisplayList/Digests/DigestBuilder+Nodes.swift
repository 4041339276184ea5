// SPDX-License-Identifier: MIT
internal import FilmstripImaging

// Every stored property of a value is added, in the order of its declaration, and before the values
// of a case its place among the cases; what only has a name, such as a blend mode, counts by its raw
// value. DigestCompletenessTests changes each value once.

extension DigestBuilder {
  mutating func add(_ node: Node) {
    add(node.className)
    add(node.name) { $0.add($1) }
    add(node.geometry)
    add(node.opacity)
    add(node.isHidden)
    add(node.clip) { $0.add($1) }
    add(node.children) { $0.add($1) }
    add(node.overlay)
    add(node.contentsName) { $0.add($1) }
    add(node.content)
    add(node.look)
    add(node.hasEffects ? node.effects : nil) { $0.add($1) }
  }

  private mutating func add(_ geometry: Geometry) {
    add(geometry.position)
    add(geometry.bounds)
    add(geometry.anchorPoint)
    add(geometry.anchorPointZ)
    add(geometry.zPosition)
    add(geometry.transform)
  }

  private mutating func add(_ clip: Clip) {
    add(clip.rect)
    add(clip.corners)
  }

  private mutating func add(_ corners: Corners) {
    add(corners.radius)
    add(corners.curve.rawValue)
    add(Int(bitPattern: corners.mask.rawValue))
  }

  private mutating func add(_ look: Node.Look) {
    add(look.corners)
    add(look.background) { $0.add($1) }
    add(look.borderWidth)
    add(look.borderColor) { $0.add($1) }
    add(look.contentsRect)
    add(look.classDrawing) { $0.add($1) }
    // Not `look.text`: it says what the glyphs show.
  }

  mutating func add(_ effects: Node.Effects) {
    add(effects.sublayerTransform)
    add(effects.isDoubleSided)
    add(effects.preservesDepth)
    add(effects.groupsOpacity)
    add(effects.shadow) { $0.add($1) }
    add(effects.tint) { $0.add($1) }
    add(effects.rasterizationScale) { $0.add($1) }
    add(effects.appearance) { $0.add($1) }
    add(effects.blend.rawValue)
    add(effects.filters) { $0.add($1) }
    add(effects.backdrop) { builder, backdrop in
      builder.add(backdrop.clip)
      builder.add(backdrop.filters) { $0.add($1) }
    }
    add(effects.mask) { $0.add($1) }
  }

  mutating func add(_ shadow: Shadow) {
    add(shadow.color)
    add(shadow.opacity)
    add(shadow.offset)
    add(shadow.radius)
    add(shadow.path) { $0.add($1) }
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .gaussianBlur(let radius, let clampsEdges):
      add(0)
      add(radius)
      add(clampsEdges)
    case .colorMatrix(let matrix):
      add(1)
      add(matrix.rows) { builder, row in builder.add(row) { $0.add($1) } }
    }
  }
}
