// SPDX-License-Identifier: MIT
import UIKit

final class SettingsGroup: UIView {
  init(_ rows: [UIView]) {
    super.init(frame: .zero)
    accessibilityIdentifier = "group"
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.masksToBounds = true
    let stack = UIStackView(.vertical, rows)
    place(stack)
    NSLayoutConstraint.activate(stack.edges(of: self))
    for row in rows.dropFirst() {
      let line = SeparatorView()
      row.place(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: row.topAnchor),
        line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 60),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a group has no archive") }
}
