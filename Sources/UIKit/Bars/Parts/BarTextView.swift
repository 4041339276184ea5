// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A line of text in a bar, which ends in an ellipsis where it has no room.
final class BarTextView: UIView {
  override class var layerClass: AnyClass { CATextLayer.self }

  /// The line.
  var text = "" { didSet { textLayer?.string = text } }
  /// Colour of the letters.
  var color: UIColor = .label { didSet { textLayer?.foregroundColor = resolved(color) } }
  /// Takes the tint as its colour.
  var isTinted = false { didSet { takeTint() } }

  private let size: CGFloat
  private let weight: TextWeight
  private var textLayer: CATextLayer? { layer as? CATextLayer }

  /// An empty line; bold text of the SDK is the heaviest there is here, semibold.
  init(size: CGFloat, weight: TextWeight, role: String) {
    self.size = size
    self.weight = weight
    super.init(frame: .zero)
    layer.role = role
    textLayer?.fontSize = size
    textLayer?.font = weight.rawValue
    textLayer?.truncationMode = .end
    textLayer?.foregroundColor = resolved(color)
  }

  /// There are no archives to decode from here.
  required init?(coder: NSCoder) { nil }

  /// The size of the whole line; the width is rounded up to device pixels, as labels do it
  /// (measured).
  var naturalSize: CGSize { size(of: text) }

  /// What another text would need.
  func size(of text: String) -> CGSize {
    guard !text.isEmpty, let line = TextShapers.current?.line(text, size: size, weight: weight)
    else { return CGSize(width: 0, height: size) }
    return CGSize(
      width: CGFloat(line.width).ceiledToPixel,
      height: CGFloat(line.ascent + line.descent).ceiledToPixel)
  }

  override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    if color.isDynamic { textLayer?.foregroundColor = resolved(color) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeTint()
  }

  private func takeTint() {
    if isTinted { color = tintColor }
  }
}

extension UIView {
  /// Gives the view a frame that does not depend on the last one, not even by a rounding error; a
  /// transform acts on that.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

extension CGFloat {
  /// The next whole device pixel, in points.
  @MainActor var ceiledToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale - 1e-6).rounded(.up) / scale
  }

  /// The nearest whole device pixel, in points.
  @MainActor var roundedToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}
