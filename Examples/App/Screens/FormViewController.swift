// SPDX-License-Identifier: MIT
import UIKit

@objc protocol FormViewControllerDelegate {
  @objc optional func form(_ form: FormViewController, didFinishSaving saved: Bool)
}

/// A card with a title, a map and a button.
class FormViewController: UIViewController {
  weak var delegate: FormViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(resource: .card)
    view.layer.cornerRadius = 28
    let label = UILabel()
    label.text = NSLocalizedString("New place", comment: "The title of the form")
    label.font = .display(30)
    let map = UIImageView(image: UIImage(named: "Route"))
    var filled = UIButton.Configuration.filled()
    filled.title = NSLocalizedString("Save", comment: "The button of the form")
    filled.image = UIImage(systemName: "mappin.and.ellipse")
    filled.imagePadding = 8
    filled.cornerStyle = .capsule
    filled.baseBackgroundColor = UIColor(resource: .accent)
    let button = UIButton(configuration: filled)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, map, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      button.widthAnchor.constraint(equalTo: map.widthAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @objc func save() { delegate?.form?(self, didFinishSaving: true) }
}
