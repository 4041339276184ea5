// SPDX-License-Identifier: MIT
import UIKit

final class SearchPrompt: UIView {
  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "search"
    backgroundColor = .tertiarySystemFill
    tintColor = .secondaryLabel
    layer.cornerRadius = 10
    let prompt = StyledLabel("Search", .body, .secondaryLabel).named("prompt")
    prompt.setContentHuggingPriority(.required, for: .horizontal)
    let content = UIStackView(
      .horizontal, spacing: 6, alignment: .center,
      [DrawingView("search"), prompt, GapView(), DrawingView("microphone").named("microphone")])
    place(content)
    NSLayoutConstraint.activate(
      content.edges(
        of: self, NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a field has no archive") }
}
