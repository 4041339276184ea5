// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// The back button's arrow, in the tint.
package final class ChevronView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }

  init(role: String) {
    let size = BarMetrics.chevronSize
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.role = role
    guard let shape = layer as? CAShapeLayer else { return }
    let inset = BarMetrics.chevronLineWidth / 2
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: size.width - inset, y: inset), CGPoint(x: inset, y: size.height / 2),
      CGPoint(x: size.width - inset, y: size.height - inset),
    ])
    shape.path = path
    shape.fillColor = nil
    shape.lineWidth = BarMetrics.chevronLineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    updateTint()
  }

  package required init?(coder: NSCoder) { nil }

  package override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    updateTint()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() { (layer as? CAShapeLayer)?.strokeColor = resolved(tintColor) }
}

/// An image as bars show it: its alpha in one colour, or its own colours if it is always original.
package final class BarImageView: UIView {
  /// The colour of a template; nil for the tint.
  var color: UIColor? { didSet { updateTint() } }

  private let image: UIImage
  private let stencil = UIView(frame: .zero)
  /// Whether the image has its own colours (documented for `UIImage.RenderingMode.alwaysOriginal`), as symbols with
  /// several colours do.
  private let isOriginal: Bool

  init(image: UIImage, longestSide: CGFloat = .infinity, role: String) {
    self.image = image
    isOriginal = image.renderingMode == .alwaysOriginal || image.isSymbolImage && !image.isTemplate
    let size = image.size
    let share = Swift.min(1, longestSide / Swift.max(size.width, size.height, 1))
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: (size.width * share).roundedToPixel,
        height: (size.height * share).roundedToPixel))
    layer.role = role
    if isOriginal {
      let view = UIImageView(image: image)
      view.frame = bounds
      addSubview(view)
    } else {
      stencil.frame = bounds
      mask = stencil
      showImage()
      updateTint()
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A mask has no traits of its own.
    if image.look.asset != nil, !isOriginal { showImage() }
  }

  private func showImage() {
    let shown = image.shown(in: traitCollection)
    stencil.layer.contents = shown.uprightImage
    stencil.layer.contentsScale = shown.scale
  }

  private func updateTint() { backgroundColor = isOriginal ? nil : color ?? tintColor }
}
