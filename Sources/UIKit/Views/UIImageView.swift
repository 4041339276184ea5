// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// A view of the image's size that shows it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
