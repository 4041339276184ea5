// SPDX-License-Identifier: MIT
import UIKit

final class TabItem: UIView {
  init(_ drawing: String, _ title: String, isSelected: Bool = false) {
    super.init(frame: .zero)
    accessibilityIdentifier = "tab"
    tintColor = isSelected ? .systemBlue : .systemGray
    let icon = DrawingView(drawing).named("icon")
    let label = StyledLabel(tinted: title, .tab).named("title")
    place(icon, label)
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      icon.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 3),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("an item has no archive") }
}
