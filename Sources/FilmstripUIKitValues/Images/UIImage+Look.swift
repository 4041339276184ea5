// SPDX-License-Identifier: MIT

extension UIImage {
  public var renderingMode: RenderingMode { look.renderingMode }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.renderingMode = renderingMode
      $0.tint = color
      $0.frames = $0.frames?.map { $0.withTintColor(color, renderingMode: renderingMode) }
    }
  }

  public var isSymbolImage: Bool { look.symbol != nil }

  public var capInsets: UIEdgeInsets { look.caps?.insets ?? .zero }

  /// How the part between the caps fills its place; `tile` by default, as on iOS.
  public var resizingMode: ResizingMode { look.caps?.mode ?? .tile }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose sides keep their size when it is resized; insets that are negative or NaN count
  /// as 0.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    let capInsets = capInsets.finite
    let caps = UIEdgeInsets(
      top: max(capInsets.top, 0), left: max(capInsets.left, 0), bottom: max(capInsets.bottom, 0),
      right: max(capInsets.right, 0))
    return with { $0.caps = (caps, resizingMode) }
  }

  /// An image of which one column and one row, next to the caps, stretches (documented).
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    // Without a cap all of that direction stretches.
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    var look = look
    // Its images are not mirrored.
    look.asset = nil
    return UIImage(image: cgImage, scale: scale, orientation: imageOrientation.flipped, look: look)
  }

  public var images: [UIImage]? { look.frames }

  public var duration: TimeInterval { look.duration }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var look = first.look
    look.frames = images
    look.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return UIImage(
      image: first.cgImage, scale: first.scale, orientation: first.imageOrientation, look: look)
  }

  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let scope = StageScope.current
    func frame(_ number: Int) -> UIImage? {
      scope.assets.image(named: "\(name)\(number)", in: .main, traits: .predicted)
        ?? scope.imageFolders.image(named: "\(name)\(number)", in: .main)
    }
    let first = frame(0) == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = frame(first + images.count) { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  package func redrawn(larger factor: CGFloat) -> UIImage {
    guard factor > 1, let image = look.redrawing?.image(scale: scale * factor) else { return self }
    return UIImage(image: image, scale: scale * factor, orientation: imageOrientation, look: look)
  }

  package func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(image: cgImage, scale: scale, orientation: imageOrientation, look: look)
  }
}
