// SPDX-License-Identifier: MIT
import UIKit

/// The bar at the bottom: 49 points above the safe area's bottom, over what is behind it, blurred.
final class BottomBar: UIView {
  /// The height above the home indicator.
  static let height: CGFloat = 49

  /// `content` has the bar's height, with a margin at its sides.
  init(_ content: UIView, margin: CGFloat) {
    super.init(frame: .zero)
    accessibilityIdentifier = "bar"
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    let line = SeparatorView()
    place(material, line, content)
    NSLayoutConstraint.activate(
      material.edges(of: self) + [
        line.topAnchor.constraint(equalTo: topAnchor),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        content.topAnchor.constraint(equalTo: topAnchor),
        content.heightAnchor.constraint(equalToConstant: Self.height),
        content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      ])
  }

  /// A toolbar: items with equal gaps.
  convenience init(items: [UIView]) {
    self.init(
      UIStackView(.horizontal, alignment: .center, distribution: .equalSpacing, items),
      margin: 16)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a bar has no archive") }

  func install(in view: UIView) {
    view.place(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Self.height),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
