// SPDX-License-Identifier: MIT
import Combine
import UIKit

/// A list of places; a tap on one opens it, a tap on the plus presents a form.
@objc(EXHomeViewController)
class HomeViewController: UIViewController {
  @IBOutlet private(set) var stack: UIStackView!
  private let transition = FadePushTransition()
  private let slide = SlideUpTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Places", comment: "The title of the list")
    view.backgroundColor = UIColor(named: "Paper")
    view.tintColor = UIColor(resource: .accent)
    navigationController?.delegate = transition
    navigationController?.navigationBar.titleTextAttributes = [.font: UIFont.display(20)]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus.circle.fill"), style: .plain, target: self,
      action: #selector(addPlace))

    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    self.stack = stack
    for place in Place.all { stack.addArrangedSubview(button(for: place)) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = UIColor(resource: .accent)
  }

  private func button(for place: Place) -> UIButton {
    let button = PlaceButton(place: place)
    button.addTarget(self, action: #selector(HomeViewController.open(_:)), for: .touchUpInside)
    return button
  }

  @objc func open(_ sender: UIButton) {
    let detail = PlaceViewController(place: Place.all[sender.tag])
    navigationController?.pushViewController(detail, animated: true)
  }

  @IBAction func addPlace() {
    let form = FormViewController()
    form.modalPresentationStyle = .custom
    form.transitioningDelegate = slide
    form.delegate = self
    present(form, animated: true)
  }
}

extension HomeViewController: FormViewControllerDelegate {
  func form(_ form: FormViewController, didFinishSaving saved: Bool) {
    dismiss(animated: true)
  }
}
