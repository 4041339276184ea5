// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import FilmstripImaging

extension CGImage {
  /// The part of the image in a rectangle of whole pixels, y down; nil where they share none.
  ///
  /// A rectangle between pixels becomes the smallest one of whole pixels around it (documented);
  /// one with a place or a side that is no number shares none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let shared = rect.shared(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard shared.width > 0, shared.height > 0 else { return nil }
    let part = shared.integral
    switch image {
    case .bitmap(let bitmap): return CGImage(bitmap: bitmap.part(part))
    case .picture(let picture):
      let (sx, sy) = (picture.size.width / Double(width), picture.size.height / Double(height))
      let size = CGSize(width: part.width * sx, height: part.height * sy)
      let group = Group(
        transform: Transform(translationX: -part.minX * sx, y: -part.minY * sy),
        clips: [
          ClipPath(
            Path(
              rect: CGRect(
                origin: CGPoint(x: part.minX * sx, y: part.minY * sy), size: size)))
        ],
        commands: [.image(image, rect: CGRect(origin: .zero, size: picture.size))])
      return CGImage(
        picture: Picture(size: size, commands: [.group(group)]), width: Int(part.width),
        height: Int(part.height), isOpaque: isOpaque)
    }
  }

  public func masking(_ mask: CGImage) -> CGImage? {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let group = Group(masked: [.image(image, rect: rect)], by: [.image(mask.alphaMask, rect: rect)])
    return CGImage(
      picture: Picture(size: rect.size, commands: [.group(group)]), width: width, height: height)
  }

  /// The image stretched to a rectangle, top row first.
  package func commands(
    in rect: CGRect, quality: CGInterpolationQuality = .default
  ) -> [DrawCommand] {
    quality == .none
      ? [.imagePart(ImagePart(image: image, rect: rect, filter: .nearest))]
      : [.image(image, rect: rect)]
  }

  /// An image whose alpha is what this one, as a mask, lets through.
  var alphaMask: Image {
    guard isOpaque, !isMask, let bitmap else { return image }
    return .bitmap(bitmap.mappingAlpha { r, g, b, _ in PixelLayout.gray(r, g, b) })
  }
}

extension Bitmap {
  func part(_ rect: CGRect) -> Bitmap {
    part(x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
  }

  /// Black of an alpha that follows from each pixel's red, green, blue and alpha.
  func mappingAlpha(_ alpha: (UInt8, UInt8, UInt8, UInt8) -> UInt8) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      withUnsafeBytes { source in
        for offset in stride(from: 0, to: source.count, by: 4) {
          target[offset + 3] = alpha(
            source[offset + 2], source[offset + 1], source[offset], source[offset + 3])
        }
      }
    }
  }
}
