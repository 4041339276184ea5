// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import FilmstripImaging

extension UIImage {
  /// The image, upright and in its colours, resized to a rectangle as its cap insets specify.
  package func commands(in rect: CGRect, quality: CGInterpolationQuality = .default)
    -> [DrawCommand]
  {
    let rect = rect.standardized
    guard let image = uprightImage ?? look.frames?.first?.uprightImage, rect.width > 0,
      rect.height > 0
    else { return [] }
    guard let caps = look.caps, size.width > 0, size.height > 0 else {
      return image.commands(in: rect, quality: quality)
    }
    let insets = caps.insets
    let center = CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: 1 - (insets.left + insets.right) / size.width,
      height: 1 - (insets.top + insets.bottom) / size.height)
    let filter: ImagePart.Filter = quality == .none ? .nearest : .smooth
    return NineParts(center: center, naturalSize: size, in: rect).parts.map { part in
      let natural = CGSize(
        width: part.source.width * size.width, height: part.source.height * size.height)
      let isNatural =
        abs(natural.width - part.rect.width) < 1e-6 && abs(natural.height - part.rect.height) < 1e-6
      guard caps.mode == .tile, !isNatural else {
        return .imagePart(
          ImagePart(image: image.image, source: part.source, rect: part.rect, filter: filter))
      }
      let cell = CGRect(origin: part.rect.origin, size: natural)
      let tile = ImagePart(image: image.image, source: part.source, rect: cell, filter: filter)
      let pattern = Pattern(commands: [.imagePart(tile)], cell: cell)
      return .fill(Path(rect: part.rect), rule: .winding, paint: .pattern(pattern))
    }
  }

  /// What is shown of the image resized to a size, a template in a colour; nil without anything.
  func picture(size: CGSize, tint: Color) -> Image? {
    if look.asset != nil {
      let shown = shown(in: .current)
      if shown !== self { return shown.with { $0.asset = nil }.picture(size: size, tint: tint) }
    }
    guard isTemplate || look.caps != nil else {
      return (uprightImage ?? look.frames?.first?.uprightImage)?.image
    }
    let rect = CGRect(origin: .zero, size: size)
    var commands = commands(in: rect)
    guard !commands.isEmpty else { return nil }
    if isTemplate {
      let context = CGContext(extent: rect)
      context.setFillColor(CGColor(tint))
      commands = [context.fillCommand(for: rect, through: commands)]
    }
    return .picture(Picture(size: size, commands: commands))
  }

  /// The part that stretches, in fractions of the size, as layers count.
  package var contentsCenter: CGRect {
    guard let caps = look.caps else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return caps.insets.center(of: size)
  }
}

extension UIEdgeInsets {
  /// What the insets leave of a size, in fractions of it; all of one that is empty.
  package func center(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let (left, top) = (min(left / size.width, 1), min(top / size.height, 1))
    return CGRect(
      x: left, y: top, width: max(1 - left - right / size.width, 0),
      height: max(1 - top - bottom / size.height, 0))
  }
}

extension CGImage {
  package func tinted(_ color: CGColor) -> CGImage {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(extent: rect)
    context.setFillColor(color)
    let command = context.fillCommand(for: rect, through: [.image(image, rect: rect)])
    return CGImage(picture: Picture(size: rect.size, commands: [command]), scale: 1)
  }

  package var mirrored: CGImage { upright(from: .upMirrored) }

  func upright(from orientation: UIImage.Orientation) -> CGImage {
    switch image {
    case .bitmap(let bitmap): return CGImage(bitmap: bitmap.upright(from: orientation.exif))
    case .picture(let picture):
      let (w, h) = (picture.size.width, picture.size.height)
      let map =
        switch orientation {
        case .up: Transform.identity
        case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        }
      let isTurned = orientation.isTurned
      let command = DrawCommand.group(
        Group(
          transform: map, commands: [.image(image, rect: CGRect(origin: .zero, size: picture.size))]
        ))
      return CGImage(
        picture: Picture(
          size: isTurned ? CGSize(width: h, height: w) : picture.size, commands: [command]),
        width: isTurned ? height : width, height: isTurned ? width : height)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation that EXIF counts from 1; `up` for any other number.
  init(exif: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
  }

  var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  var isTurned: Bool { exif >= 5 }

  /// The orientation that shows the same mirrored sideways.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
