// SPDX-License-Identifier: MIT
internal import DisplayList
package import Imaging

/// An image with a scale: pixels in a point.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels or the recorded drawing.
  public let cgImage: CGImage?
  /// Pixels in a point, above 0.
  public let scale: CGFloat

  /// Size in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// An image without size, which shows nothing.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// The image at scale 1: a pixel is a point.
  public convenience init(cgImage: CGImage) { self.init(image: cgImage, scale: 1) }

  /// The image at a scale; a scale that is not positive counts as 1.
  package init(image cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    super.init()
  }

  /// The pixels at a scale; a scale that is not positive counts as 1.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(image: CGImage(bitmap: bitmap), scale: scale)
  }

  /// The PNG file at a path, at the scale its name ends in (`@2x`, `@3x`), else 1; nil when it
  /// cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let result = try? PNGReader.read(path: path) else { return nil }
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    self.init(
      bitmap: result.bitmap, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// The PNG in some data, at a scale; nil when it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let result = try? PNGReader.decode(data, name: "data") else { return nil }
    self.init(bitmap: result.bitmap, scale: scale)
  }

  /// Draws the image into the current context with its top left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image into the current context, stretched to a rectangle.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.record([.image(cgImage.image, rect: rect)])
  }
}
