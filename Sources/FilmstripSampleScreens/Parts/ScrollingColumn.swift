// SPDX-License-Identifier: MIT
import UIKit

/// A scroll view with one column of views, as wide as the screen.
final class ScrollingColumn: UIScrollView {
  let stack = UIStackView(.vertical, [])

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    place(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a column has no archive") }

  /// Adds a view with margins at its sides and some space above it.
  ///
  /// A view that does not fill the column begins where lines begin.
  func add(_ view: UIView, top: CGFloat = 0, margins: CGFloat = 16, fills: Bool = true) {
    let row = UIView()
    row.place(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: row.topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: margins),
      fills
        ? view.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -margins)
        : view.trailingAnchor.constraint(
          lessThanOrEqualTo: row.trailingAnchor, constant: -margins),
    ])
    stack.addArrangedSubview(row)
  }

  func install(in view: UIView, below bar: UIView?, bottomInset: CGFloat) {
    contentInset.bottom = bottomInset
    view.place(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: bar?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
