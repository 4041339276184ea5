// SPDX-License-Identifier: MIT
import UIKit

@objc protocol FormViewControllerDelegate {
  @objc optional func form(_ form: FormViewController, didFinishSaving saved: Bool)
}

/// A card with a title and a button.
class FormViewController: UIViewController {
  weak var delegate: FormViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 24
    let label = UILabel()
    label.text = "New place"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    ])
  }

  @objc func save() { delegate?.form?(self, didFinishSaving: true) }
}
