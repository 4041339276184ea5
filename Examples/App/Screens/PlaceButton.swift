// SPDX-License-Identifier: MIT
import UIKit

/// A card of a place, with its picture at the right side.
class PlaceButton: UIButton {
  init(place: Place) {
    super.init(frame: .zero)
    backgroundColor = place.color
    layer.cornerRadius = 20
    clipsToBounds = true
    accessibilityLabel = place.name
    tag = place.number

    let picture = UIImageView(image: place.picture)
    // The picture comes out of the color.
    let fade = CAGradientLayer()
    fade.frame = CGRect(origin: .zero, size: place.picture.size)
    fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 0.35, y: 0.5)
    picture.layer.mask = fade
    let name = UILabel()
    name.text = place.name
    name.font = .display(28)
    name.textColor = .white
    let walks = SymbolLabel(symbol: "figure.walk", text: place.walksText)
    let texts = UIStackView(arrangedSubviews: [name, walks])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    for view in [picture, texts] {
      view.isUserInteractionEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 102),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

/// A symbol and a text on a colored surface.
class SymbolLabel: UIStackView {
  init(symbol: String, text: String) {
    super.init(frame: .zero)
    let icon = UIImageView(
      image: UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)))
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    icon.tintColor = .white
    addArrangedSubview(icon)
    addArrangedSubview(label)
    alignment = .center
    spacing = 6
  }

  required init(coder: NSCoder) { fatalError("not in a storyboard") }
}
