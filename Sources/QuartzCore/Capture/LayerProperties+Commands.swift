// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension LayerProperties {
  /// What lies behind the sublayers: background, then contents.
  var contentCommands: [DrawCommand] {
    var commands: [DrawCommand] = []
    if let background = backgroundColor, background.color.alpha > 0, !bounds.isEmpty {
      let paint = background.displayPattern.map { Paint.pattern($0) } ?? .color(background.color)
      commands.append(.fill(outline, rule: .winding, paint: paint))
    }
    if contents != nil { commands += contentsCommands }
    return commands
  }

  var outline: Path {
    corners.radius > 0 ? Path(roundedRect: bounds, corners: corners) : Path(rect: bounds)
  }

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

  /// The values behind background, border, corners and contents, for a timeline; nil for those of a new
  /// layer.
  var look: Node.Look? {
    let part = hasUncommonProperties && contents != nil ? uncommonProperties.contentsRect : nil
    guard backgroundColor != nil || corners.radius > 0 || borderWidth > 0 || part != nil else {
      return nil
    }
    var look = Node.Look()
    if corners.radius > 0 { look.corners = corners }
    look.background = backgroundColor.map { background in
      background.displayPattern.map { .pattern($0) } ?? .color(background.color)
    }
    if borderWidth > 0 {
      look.borderWidth = borderWidth
      look.borderColor = borderColor?.color
    }
    if let part { look.contentsRect = part }
    return look
  }

  private var contentsCommands: [DrawCommand] {
    guard let contents, !bounds.isEmpty else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    guard hasUncommonProperties else {
      let size = CGSize(
        width: Double(contents.width) / scale, height: Double(contents.height) / scale)
      return [.image(contents.image, rect: contentsGravity.rect(forContentsOf: size, in: bounds))]
    }
    let part = uncommonProperties.contentsRect
    let size = CGSize(
      width: Double(contents.width) / scale * part.width,
      height: Double(contents.height) / scale * part.height)
    let rect = contentsGravity.rect(forContentsOf: size, in: bounds)
    let isEnlarged = rect.width > size.width || rect.height > size.height
    let filter =
      isEnlarged ? uncommonProperties.magnificationFilter : uncommonProperties.minificationFilter
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    if isWhole && filter != .nearest && uncommonProperties.contentsCenter == part {
      return [.image(contents.image, rect: rect)]
    }
    let stretches = NineParts(
      center: uncommonProperties.contentsCenter, naturalSize: size, in: rect)
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

  var effects: Node.Effects {
    let uncommonProperties = self.uncommonProperties
    var effects = Node.Effects()
    effects.sublayerTransform = uncommonProperties.sublayerTransform.matrix
    effects.isDoubleSided = uncommonProperties.isDoubleSided
    effects.groupsOpacity = uncommonProperties.allowsGroupOpacity
    if uncommonProperties.shouldRasterize, uncommonProperties.rasterizationScale > 0 {
      effects.rasterizationScale = uncommonProperties.rasterizationScale
    }
    // A layer that masks its bounds cuts off its shadow, too (measured).
    if uncommonProperties.shadowOpacity > 0, let color = uncommonProperties.shadowColor?.color,
      !masksToBounds
    {
      effects.shadow = Shadow(
        color: color, opacity: Double(min(uncommonProperties.shadowOpacity, 1)),
        offset: uncommonProperties.shadowOffset,
        radius: max(uncommonProperties.shadowRadius, 0), path: uncommonProperties.shadowPath?.path)
    }
    effects.blend = uncommonProperties.compositing.blend
    effects.filters = uncommonProperties.contentFilters
    if !uncommonProperties.backdropFilters.isEmpty {
      effects.backdrop = Backdrop(
        clip: Clip(rect: bounds, corners: corners), filters: uncommonProperties.backdropFilters)
    }
    return effects
  }
}
