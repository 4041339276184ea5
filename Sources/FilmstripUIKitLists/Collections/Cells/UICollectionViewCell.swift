// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "cell"
    content.layer.role = "content"
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

  private func showState() {
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if selectedBackgroundView.superview !== self {
        insertFilling(selectedBackgroundView, at: backgroundView?.superview === self ? 1 : 0)
      }
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  /// Of the size that constraints in `contentView` give it, or that `sizeThatFits` gives (documented).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if layoutAttributes.estimated != nil { return fitted(layoutAttributes) }
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    let preferred = layoutAttributes.duplicate
    if size.width > 0 { preferred.size.width = size.width }
    if size.height > 0 { preferred.size.height = size.height }
    return preferred
  }

  /// The size that constraints of the content give the cell; without any, that of `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.constraintRecord?.held.isEmpty == false else { return sizeThatFits(targetSize) }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
