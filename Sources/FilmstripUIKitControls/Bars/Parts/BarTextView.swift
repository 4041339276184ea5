// SPDX-License-Identifier: MIT

package final class BarTextView: UILabel {
  var isTinted = false { didSet { updateTint() } }

  package init(font: UIFont, role: String) {
    super.init(frame: .zero)
    layer.role = role
    self.font = font
  }

  package required init?(coder: NSCoder) { nil }

  package var naturalSize: CGSize { sizeThatFits(.zero) }

  /// What another text would need.
  package func size(of text: String) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = text.size(withAttributes: [.font: font as Any])
    return CGSize(width: size.width.ceiledToPixel, height: size.height.ceiledToPixel)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    if isTinted { textColor = tintColor }
  }
}
