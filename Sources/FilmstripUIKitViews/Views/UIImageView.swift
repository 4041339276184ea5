// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if oldValue?.images != nil, animationImages == nil { stopAnimating() }
      showImage()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image?.images != nil, animationImages == nil { startAnimating() }
    }
  }

  open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  open var animationDuration: TimeInterval = 0

  open var animationRepeatCount = 0

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  private var shownEnlargement: CGFloat = 1

  private static let animationKey = "UIImageAnimation"

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    start(image, nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    start(image, highlightedImage)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func start(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.highlightedImage = highlightedImage
    self.image = image
    isUserInteractionEnabled = false
    showImage()
    if image?.images != nil { startAnimating() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if followsColors { showImage() }
  }

  @_spi(Engine) open override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    if followsColors { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard image?.look.asset != nil || highlightedImage?.look.asset != nil else { return }
    // Its images may differ by size classes and direction, too, and in size.
    showImage()
    invalidateIntrinsicContentSize()
  }

  open override var contentMode: UIView.ContentMode { didSet { showImage() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let shownImage, needsOwnSize(shownImage) || enlargement(of: shownImage) != shownEnlargement {
      showImage()
    }
  }

  // MARK: Animation

  open func startAnimating() {
    let animated = animatedImages
    let frames = animated.images.compactMap {
      contents(of: $0.preferring(preferredSymbolConfiguration))
    }
    guard !frames.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames
    animation.calculationMode = .discrete
    animation.duration = animated.duration
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: UIImageView.animationKey)
  }

  open func stopAnimating() { layer.removeAnimation(forKey: UIImageView.animationKey) }

  open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

  private var animatedImages: (images: [UIImage], duration: TimeInterval) {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? shownImage?.images else { return ([], 0) }
    let given = own == nil ? shownImage?.duration ?? 0 : animationDuration
    return (images, given > 0 && given.isFinite ? given : Double(images.count) / 30)
  }

  // MARK: What is shown

  private var shownImage: UIImage? {
    let given = isHighlighted ? highlightedImage ?? image : image
    let shown = given?.look.asset == nil ? given : given?.shown(in: traitCollection)
    return preferredSymbolConfiguration == nil
      ? shown : shown?.preferring(preferredSymbolConfiguration)
  }

  /// Whether what is shown may be another in other traits, or with another tint.
  private var followsColors: Bool {
    isAnimating
      || (shownImage.map {
        $0.isTemplate || $0.look.tint?.isDynamic == true || $0.look.asset != nil
          || $0.hasDynamicSymbolColors
      } ?? false)
  }

  private func showImage() {
    guard let image = shownImage else {
      layer.contents = nil
      layer.contentsScale = 1
      return
    }
    let isOwnSize = needsOwnSize(image)
    shownEnlargement = enlargement(of: image)
    layer.contents = contents(of: image)
    layer.contentsScale = image.scale
    layer.contentsCenter =
      isOwnSize ? CGRect(x: 0, y: 0, width: 1, height: 1) : image.contentsCenter
    if isAnimating { startAnimating() }
  }

  /// Whether the image's parts are placed again for each size of the view, because they repeat.
  private func needsOwnSize(_ image: UIImage) -> Bool {
    guard let caps = image.look.caps, caps.mode == .tile, contentMode == .scaleToFill else {
      return false
    }
    return bounds.size != image.size && bounds.width > 0 && bounds.height > 0
  }

  /// How much larger than it is an image of vectors is shown; 1 at least, and for others.
  private func enlargement(of image: UIImage) -> CGFloat {
    guard image.look.redrawing != nil, image.look.caps == nil, image.size.width > 0,
      image.size.height > 0
    else { return 1 }
    let (x, y) = (bounds.width / image.size.width, bounds.height / image.size.height)
    return switch contentMode {
    case .scaleToFill, .scaleAspectFill: max(x, y, 1)
    case .scaleAspectFit: max(min(x, y), 1)
    default: 1
    }
  }

  /// The image upright, in the tint if it is a template, and mirrored where the view runs from right
  /// to left and it wants that.
  private func contents(of given: UIImage) -> CGImage? {
    var image = given.resolvingSymbolColors { resolved($0) }.redrawn(larger: enlargement(of: given))
    if let color = image.look.tint, color.isDynamic, let shown = resolved(color) {
      image = image.with { $0.tint = UIColor(cgColor: shown) }
    }
    var result = image.uprightImage
    if needsOwnSize(image) {
      let picture = Picture(
        size: bounds.size, commands: image.commands(in: CGRect(origin: .zero, size: bounds.size)))
      result = CGImage(picture: picture, scale: image.scale)
    }
    if image.isTemplate, let color = resolved(tintColor) { result = result?.tinted(color) }
    if image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      result = result?.mirrored
    }
    return result
  }
}
