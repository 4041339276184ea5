// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A line of text in a bar: a label that may have the tint as its colour.
final class BarTextView: UILabel {
  /// Takes the tint as its colour.
  var isTinted = false { didSet { updateTint() } }

  init(font: UIFont, role: String) {
    super.init(frame: .zero)
    layer.role = role
    self.font = font
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { sizeThatFits(.zero) }

  /// What another text would need.
  func size(of text: String) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = text.size(withAttributes: [.font: font as Any])
    return CGSize(width: size.width.ceiledToPixel, height: size.height.ceiledToPixel)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    if isTinted { textColor = tintColor }
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
