// SPDX-License-Identifier: MIT
import UIKit

extension UIView {
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  func place(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  func edges(of other: UIView, _ insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
    ]
  }

  /// Keeps the view as large as its content says in one axis or both.
  func keepsSize(_ axes: NSLayoutConstraint.Axis...) -> Self {
    for axis in axes.isEmpty ? [.horizontal, .vertical] : axes {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    return self
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}
