// SPDX-License-Identifier: MIT
import UIKit

final class PillButton: UIControl {
  init(_ title: String) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    let label = StyledLabel(tinted: title, .pill).keepsSize().named("title")
    place(label)
    NSLayoutConstraint.activate(
      label.edges(
        of: self, NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a button has no archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
