// SPDX-License-Identifier: MIT

/// What draws an image again where it is shown larger than it is.
package final class ImageRedrawing {
  private let draw: (CGFloat) -> CGImage?
  private var last: (scale: CGFloat, image: CGImage?)?

  /// A drawing that has an image for each scale, or nil where that would have too many pixels.
  init(_ draw: @escaping (CGFloat) -> CGImage?) { self.draw = draw }

  func image(scale: CGFloat) -> CGImage? {
    if let last, last.scale == scale { return last.image }
    let image = draw(scale)
    last = (scale, image)
    return image
  }
}
