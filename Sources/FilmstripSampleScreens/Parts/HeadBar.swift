// SPDX-License-Identifier: MIT
import UIKit

/// The bar at the top, with a way back and what the screen's own buttons are; 44 points below the safe
/// area's top.
final class HeadBar: UIView {
  init(back title: String? = nil, actions: [UIView] = []) {
    super.init(frame: .zero)
    let trailing = UIStackView(.horizontal, spacing: 20, alignment: .center, actions)
    place(trailing)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 44),
      trailing.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      trailing.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    guard let title else { return }
    let back = UIStackView(
      .horizontal, spacing: 5, alignment: .center,
      [
        DrawingView("back", turns: true),
        StyledLabel(tinted: title, .barButton).named("title"),
      ]
    ).named("back")
    place(back)
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      back.topAnchor.constraint(equalTo: topAnchor),
      back.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a bar has no archive") }

  /// Puts the bar below the status bar of a screen.
  func install(in view: UIView) {
    view.place(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
