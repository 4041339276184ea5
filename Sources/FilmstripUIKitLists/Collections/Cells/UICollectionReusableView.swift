// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  var shownAttributes: UICollectionViewLayoutAttributes?
  var storedReuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// The attributes with the sides that are estimates as constraints or `sizeThatFits` give them, and the
  /// others as they are.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let estimated = attributes.estimated, estimated.width || estimated.height else {
      return attributes
    }
    let size = systemLayoutSizeFitting(
      CGSize(
        width: estimated.width ? 0 : attributes.size.width,
        height: estimated.height ? 0 : attributes.size.height),
      withHorizontalFittingPriority: estimated.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimated.height ? .fittingSizeLevel : .required)
    let preferred = attributes.duplicate
    if estimated.width, size.width > 0 { preferred.size.width = size.width }
    if estimated.height, size.height > 0 { preferred.size.height = size.height }
    return preferred
  }

  /// Takes over attributes, in an animation where one runs.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shownAttributes, shownAttributes.isEqual(attributes) { return }
    let wanted = attributes.duplicate
    shownAttributes = wanted
    let size = CGRect(origin: bounds.origin, size: wanted.size)
    if bounds != size { bounds = size }
    if center != wanted.center { center = wanted.center }
    if !CATransform3DEqualToTransform(transform3D, wanted.transform3D) {
      transform3D = wanted.transform3D
    }
    if alpha != wanted.alpha { alpha = wanted.alpha }
    if isHidden != wanted.isHidden { isHidden = wanted.isHidden }
    // Above the views that lie in front of it, as headers are seen to cover scroll indicators on iOS.
    if layer.zPosition != CGFloat(wanted.zIndex) { layer.zPosition = CGFloat(wanted.zIndex) }
    apply(wanted)
  }
}

extension UIView {
  /// Puts a view among the subviews, as large as this one and resized with it.
  func insertFilling(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
