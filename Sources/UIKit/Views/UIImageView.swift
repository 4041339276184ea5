// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// What the view shows, placed by `contentMode`; nil shows nothing.
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// A view of the image's size that shows it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()
    isUserInteractionEnabled = false
  }

  /// An image view that shows nothing; like every image view it cannot be touched at first.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// There are no archives to decode from here: a view from a coder has no image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
