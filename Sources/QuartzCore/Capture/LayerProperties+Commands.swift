// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
internal import Foundation

extension LayerProperties {
  /// What lies behind the sublayers: background, then contents.
  var contentCommands: [DrawCommand] {
    var commands: [DrawCommand] = []
    if let color = backgroundColor?.color, color.alpha > 0, !bounds.isEmpty {
      commands.append(.fill(outline, rule: .winding, paint: .color(color)))
    }
    if contents != nil { commands += contentsCommands }
    return commands
  }

  /// The bounds with their corners.
  var outline: Path {
    corners.radius > 0 ? Path(roundedRect: bounds, corners: corners) : Path(rect: bounds)
  }

  /// A ring between the bounds and the bounds less the border's width.
  var borderCommands: [DrawCommand] {
    guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0, !bounds.isEmpty else {
      return []
    }
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    var ring = outline
    if !inner.isEmpty {
      ring.elements +=
        Path(roundedRect: inner, corners: corners.with(radius: corners.radius - borderWidth))
        .elements
    }
    return [.fill(ring, rule: .evenOdd, paint: .color(color))]
  }

  private var contentsCommands: [DrawCommand] {
    guard let contents, !bounds.isEmpty else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    guard hasRare else {
      let size = CGSize(
        width: Double(contents.width) / scale, height: Double(contents.height) / scale)
      return [.image(contents.image, rect: contentsGravity.rect(forContentsOf: size, in: bounds))]
    }
    let part = rare.contentsRect
    let size = CGSize(
      width: Double(contents.width) / scale * part.width,
      height: Double(contents.height) / scale * part.height)
    let rect = contentsGravity.rect(forContentsOf: size, in: bounds)
    let isEnlarged = rect.width > size.width || rect.height > size.height
    let filter = isEnlarged ? rare.magnificationFilter : rare.minificationFilter
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    if isWhole && filter != .nearest && rare.contentsCenter == part {
      return [.image(contents.image, rect: rect)]
    }
    let stretches = NineParts(center: rare.contentsCenter, naturalSize: size, in: rect)
    return stretches.parts.map { place in
      .imagePart(
        ImagePart(
          image: contents.image,
          source: CGRect(
            x: part.minX + place.source.minX * part.width,
            y: part.minY + place.source.minY * part.height,
            width: place.source.width * part.width, height: place.source.height * part.height),
          rect: place.rect, filter: filter == .nearest ? .nearest : .smooth))
    }
  }

  /// Shadow, perspective and the like.
  var effects: Node.Effects {
    let rare = self.rare
    var effects = Node.Effects()
    effects.sublayerTransform = rare.sublayerTransform.matrix
    effects.isDoubleSided = rare.isDoubleSided
    effects.groupsOpacity = rare.allowsGroupOpacity
    if rare.shouldRasterize, rare.rasterizationScale > 0 {
      effects.rasterizationScale = rare.rasterizationScale
    }
    // A layer that masks its bounds cuts off its shadow, too (measured).
    if rare.shadowOpacity > 0, let color = rare.shadowColor?.color, !masksToBounds {
      effects.shadow = Shadow(
        color: color, opacity: Double(min(rare.shadowOpacity, 1)), offset: rare.shadowOffset,
        radius: max(rare.shadowRadius, 0), path: rare.shadowPath?.path)
    }
    return effects
  }
}

/// Contents of which only the middle stretches: up to nine parts.
struct NineParts {
  /// A part of the contents, in fractions, and where it lands.
  struct Part {
    let source: CGRect
    let rect: CGRect
  }

  let parts: [Part]

  /// What lies beside the centre keeps its natural size; where there is no room for that, it shrinks
  /// in proportion.
  init(center: CGRect, naturalSize: CGSize, in rect: CGRect) {
    let columns = NineParts.spans(
      from: center.minX, to: center.maxX, natural: naturalSize.width, start: rect.minX,
      length: rect.width)
    let rows = NineParts.spans(
      from: center.minY, to: center.maxY, natural: naturalSize.height, start: rect.minY,
      length: rect.height)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source, y: row.source, width: column.share, height: row.share),
          rect: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private struct Span {
    let source, share, start, length: Double
  }

  private static func spans(
    from low: Double, to high: Double, natural: Double, start: Double, length: Double
  ) -> [Span] {
    let (low, high) = (min(max(low, 0), 1), min(max(high, low, 0), 1))
    var (before, after) = (low * natural, (1 - high) * natural)
    if before + after > length {
      let factor = length / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    return [
      Span(source: 0, share: low, start: start, length: before),
      Span(source: low, share: high - low, start: start + before, length: length - before - after),
      Span(source: high, share: 1 - high, start: start + length - after, length: after),
    ].filter { $0.share > 0 && $0.length > 0 }
  }
}
