// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripImaging

extension UIImage {
  convenience init(copying image: UIImage) {
    self.init(
      image: image.cgImage, scale: image.scale, orientation: image.imageOrientation,
      look: image.look)
  }

  public func pngData() -> Data? { uprightImage?.bitmap.map { PNGFile.data(of: $0) } }

  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage?.bitmap.flatMap { JPEGFile.data(of: $0, quality: compressionQuality) }
  }

  /// The image made smaller to a size in points; nil for sizes that are not positive.
  ///
  /// A recorded drawing stays one: it is rendered at its new size when it is shown.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let image = shape, pixels.width >= 0.5, pixels.height >= 0.5,
      pixels.width <= CGFloat(Frame.maximumPixelSide),
      pixels.height <= CGFloat(Frame.maximumPixelSide)
    else { return nil }
    let picture = Picture(
      size: size, commands: [.image(image.image, rect: CGRect(origin: .zero, size: size))])
    return UIImage(
      image: CGImage(
        picture: picture, width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded())),
      scale: scale, look: look)
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself: nothing has to be decoded later.
  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }
}
