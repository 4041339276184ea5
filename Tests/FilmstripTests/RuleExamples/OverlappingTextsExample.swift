// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum OverlappingTextsExample: ScreenExample {
  static let rule = Rule.overlappingTexts

  static func runBadly(_ view: UIView) {
    let labels = ["A", "B"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    for (label, y) in zip(labels, [60.0, 90]) {
      label.frame.origin = CGPoint(x: 10, y: y)
      label.sizeToFit()
      view.addSubview(label)
    }
  }

  static func runWell(_ view: UIView) {
    let labels = ["A", "B"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
    ])
  }
}
