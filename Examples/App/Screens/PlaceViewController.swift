// SPDX-License-Identifier: MIT
import UIKit

/// One place; a drag from the left edge goes back.
class PlaceViewController: UIViewController {
  let place: Place
  private let heading = UILabel()

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    view.backgroundColor = place.color
    heading.text = place.name
    heading.font = .systemFont(ofSize: 44, weight: .bold)
    heading.textColor = .white
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    NSLayoutConstraint.activate([
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(drag(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  @objc private func drag(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let transition = navigationController?.delegate as? FadePushTransition else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      transition.interaction = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      transition.interaction?.update(progress)
    case .ended where progress > 0.4:
      transition.interaction?.finish()
      transition.interaction = nil
    case .ended, .cancelled, .failed:
      transition.interaction?.cancel()
      transition.interaction = nil
    default: break
    }
  }
}

extension PlaceViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
