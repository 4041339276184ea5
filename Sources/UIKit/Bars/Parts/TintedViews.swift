// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A path in the tint colour, as wide as its stroke says: chevrons and the glyphs of system items.
final class GlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Whether the glyph has the tint or the colour of what is not enabled.
  var isEnabled = true { didSet { updateTint() } }

  private let glyph: Glyph

  /// A glyph of its own size.
  init(_ glyph: Glyph, role: String) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    layer.role = role
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = glyph.path
    shape.lineWidth = glyph.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    updateTint()
  }

  /// There are no archives to decode from here.
  required init?(coder: NSCoder) { nil }

  override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    updateTint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    guard let shape = layer as? CAShapeLayer else { return }
    let color = resolved(isEnabled ? tintColor : .tertiaryLabel)
    shape.strokeColor = color
    shape.fillColor = glyph.isFilled ? color : nil
  }
}

/// An image as a template: its alpha in one colour, as bars show images.
final class TemplateImageView: UIView {
  /// The colour; nil for the tint.
  var color: UIColor? { didSet { updateTint() } }

  private let stencil = UIView(frame: .zero)

  /// A view of the image's size, made smaller to fit a side.
  init(image: UIImage, longestSide: CGFloat = .infinity, role: String) {
    let size = image.size
    let share = Swift.min(1, longestSide / Swift.max(size.width, size.height, 1))
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: (size.width * share).roundedToPixel,
        height: (size.height * share).roundedToPixel))
    layer.role = role
    stencil.frame = bounds
    stencil.layer.contents = image.uprightImage
    stencil.layer.contentsScale = image.scale
    mask = stencil
    updateTint()
  }

  /// There are no archives to decode from here.
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() { backgroundColor = color ?? tintColor }
}
