// SPDX-License-Identifier: MIT
import UIKit

/// One place; a drag from the left edge goes back.
class PlaceViewController: UIViewController {
  let place: Place
  private let heading = UILabel()
  private let story = UILabel()

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    view.backgroundColor = place.color
    // The heading says the title.
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.titleTextAttributes = [.foregroundColor: UIColor.clear]
    navigationItem.standardAppearance = bar
    navigationItem.scrollEdgeAppearance = bar
    heading.text = place.name
    heading.font = .display(44)
    heading.textColor = .white
    story.text = place.story
    story.font = .systemFont(ofSize: 17)
    story.textColor = UIColor.white.withAlphaComponent(0.85)
    story.numberOfLines = 0
    let icon = UIImageView(
      image: UIImage(
        systemName: place.symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .semibold)))
    icon.tintColor = .white
    let walks = SymbolLabel(symbol: "figure.walk", text: place.walksText)
    let texts = UIStackView(arrangedSubviews: [icon, heading, story, walks])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 12
    let picture = UIImageView(image: place.picture)
    picture.contentMode = .scaleAspectFill
    for view in [texts, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      texts.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6),
    ])
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(drag(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = .white
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
