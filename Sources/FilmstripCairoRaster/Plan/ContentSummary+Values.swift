// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

// What single values add to a summary: to its digest what differs most often, the same for equal values.
//
// A new property or case need not be added: what is found by the digest is compared with the content
// (``KeptSurface``). The digest in which all counts is `Frame.digest`.

extension Node {
  func hashSome(into hasher: inout Hasher) {
    hasher.combine(geometry.position)
    hasher.combine(geometry.bounds)
    hasher.combine(opacity)
    hasher.combine(isHidden)
    hasher.combine(children.count)
    let transform = geometry.transform
    if !transform.isIdentity { hasher.combine(transform.elements) }
    if let clip {
      hasher.combine(clip.rect)
      hasher.combine(clip.corners.radius)
    }
    if hasEffects { effects.hashSome(into: &hasher) }
  }

  /// About how much memory the node takes, without what it holds.
  var byteCount: Int {
    MemoryLayout<Node>.size + (hasEffects ? 512 + (effects.shadow?.path?.byteCount ?? 0) : 0)
  }
}

extension Node.Effects {
  fileprivate func hashSome(into hasher: inout Hasher) {
    for filter in filters {
      switch filter {
      case .gaussianBlur(let radius, let clampsEdges):
        hasher.combine(radius)
        hasher.combine(clampsEdges)
      case .colorMatrix(let matrix): hasher.combine(matrix.rows)
      }
    }
    if let shadow {
      hasher.combine(shadow.opacity)
      hasher.combine(shadow.radius)
      hasher.combine(shadow.offset)
      shadow.color.hashSome(into: &hasher)
    }
    tint?.hashSome(into: &hasher)
    if !sublayerTransform.isIdentity { hasher.combine(sublayerTransform.elements) }
  }
}

extension DrawCommand {
  func hashSome(into hasher: inout Hasher) {
    switch self {
    case .fill(let path, _, let paint):
      path.hashSome(into: &hasher)
      paint.hashSome(into: &hasher)
    case .paint(let paint): paint.hashSome(into: &hasher)
    case .stroke(let path, let style, let paint):
      path.hashSome(into: &hasher)
      hasher.combine(style.width)
      hasher.combine(style.dashPhase)
      paint.hashSome(into: &hasher)
    case .image(let image, let rect):
      image.hashSome(into: &hasher)
      hasher.combine(rect)
    case .imagePart(let part):
      part.image.hashSome(into: &hasher)
      hasher.combine(part.source)
      hasher.combine(part.rect)
    case .glyphs(let run, let paint):
      hasher.combine(run.glyphs.count)
      for glyph in run.glyphs.prefix(4) {
        hasher.combine(glyph.outline)
        hasher.combine(glyph.origin)
      }
      for outline in run.outlines.prefix(16) { hasher.combine(outline.elements.count) }
      paint.hashSome(into: &hasher)
    case .group(let group):
      hasher.combine(group.opacity)
      hasher.combine(group.clips.count)
      if !group.transform.isIdentity { hasher.combine(group.transform.elements) }
    case .node: break
    }
  }

  var byteCount: Int {
    switch self {
    case .fill(let path, _, let paint), .stroke(let path, _, let paint):
      path.byteCount + paint.byteCount
    case .paint(let paint): paint.byteCount
    case .image(let image, _): image.byteCount
    case .imagePart(let part): part.image.byteCount
    case .glyphs(let run, let paint):
      run.outlines.reduce(
        run.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride + paint.byteCount
      ) { $0 + $1.byteCount }
    case .group(let group): group.clips.reduce(MemoryLayout<Group>.size) { $0 + $1.path.byteCount }
    case .node: 0
    }
  }
}

extension Path {
  fileprivate func hashSome(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements.prefix(4) {
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point):
        hasher.combine(point)
      case .close: break
      }
    }
  }

  fileprivate var byteCount: Int { 64 + elements.count * MemoryLayout<Element>.stride }
}

extension Paint {
  fileprivate func hashSome(into hasher: inout Hasher) {
    switch self {
    case .color(let color): color.hashSome(into: &hasher)
    case .linearGradient(let gradient):
      hasher.combine(gradient.start)
      hasher.combine(gradient.end)
      gradient.stops.hashSome(into: &hasher)
    case .radialGradient(let gradient):
      hasher.combine(gradient.endCenter)
      hasher.combine(gradient.endRadius)
      gradient.stops.hashSome(into: &hasher)
    case .conicGradient(let gradient):
      hasher.combine(gradient.angle)
      gradient.stops.hashSome(into: &hasher)
    case .pattern(let pattern): hasher.combine(pattern.cell)
    }
  }

  fileprivate var byteCount: Int {
    let stops =
      switch self {
      case .linearGradient(let gradient): gradient.stops.count
      case .radialGradient(let gradient): gradient.stops.count
      case .conicGradient(let gradient): gradient.stops.count
      case .color, .pattern: 0
      }
    return stops * MemoryLayout<LinearGradient.Stop>.stride
  }
}

extension [LinearGradient.Stop] {
  fileprivate func hashSome(into hasher: inout Hasher) {
    for stop in self {
      hasher.combine(stop.location)
      stop.color.hashSome(into: &hasher)
    }
  }
}

extension Color {
  fileprivate func hashSome(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension Image {
  /// Equal bitmaps may lie in different memory: only their size is known.
  fileprivate func hashSome(into hasher: inout Hasher) {
    switch self {
    case .bitmap(let bitmap):
      hasher.combine(bitmap.width)
      hasher.combine(bitmap.height)
    case .picture(let picture): hasher.combine(picture.digest)
    }
  }

  fileprivate var byteCount: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.bytesPerRow * bitmap.height
    case .picture: 256
    }
  }
}
