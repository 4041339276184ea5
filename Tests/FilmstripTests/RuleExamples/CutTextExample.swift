// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum CutTextExample: ScreenExample {
  static let rule = Rule.cutText

  static func runBadly(_ view: UIView) {
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 80, height: 24))
    label.text = "OK"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
  }

  static func runWell(_ view: UIView) {
    let label = UILabel()
    label.text = "OK"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
    ])
  }
}
