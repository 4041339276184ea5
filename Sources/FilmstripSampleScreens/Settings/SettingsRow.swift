// SPDX-License-Identifier: MIT
import UIKit

final class SettingsRow: UIView {
  private let words: UIStackView
  private let gap = GapView()

  init(
    _ title: String, tile name: String, _ color: UIColor, value: String? = nil,
    isOn: Bool? = nil
  ) {
    let label = StyledLabel(title, .body).keepsSize(.vertical).named("title")
    label.setContentHuggingPriority(.required, for: .horizontal)
    words = UIStackView(.horizontal, [label, gap])
    super.init(frame: .zero)
    accessibilityIdentifier = "row"
    if let value {
      let label = StyledLabel(value, .body, .secondaryLabel).named("value")
      label.setContentHuggingPriority(.required, for: .horizontal)
      words.addArrangedSubview(label)
    }
    let tile = tile(name, color)
    let accessory = accessory(isOn)
    place(tile, words, accessory)
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      tile.centerYAnchor.constraint(equalTo: centerYAnchor),
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60),
      words.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      words.trailingAnchor.constraint(equalTo: accessory.leadingAnchor, constant: -10),
      accessory.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      accessory.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a row has no archive") }

  private func tile(_ name: String, _ color: UIColor) -> UIView {
    let tile = UIView().named("tile")
    tile.backgroundColor = color
    tile.layer.cornerRadius = 6.5
    let drawing = DrawingView(name)
    drawing.tintColor = .white
    tile.place(drawing)
    NSLayoutConstraint.activate(drawing.edges(of: tile))
    return tile
  }

  private func accessory(_ isOn: Bool?) -> UIView {
    guard let isOn else { return .chevron() }
    let toggle = UISwitch().named("switch")
    toggle.isOn = isOn
    return toggle
  }

  /// Large letters leave no room for a title and a value side by side.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    words.axis = isLarge ? .vertical : .horizontal
    words.alignment = isLarge ? .leading : .fill
    gap.isHidden = isLarge
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }
}

extension UIView {
  /// What says that a row leads somewhere.
  static func chevron() -> UIView {
    let chevron = DrawingView("chevron", turns: true).named("chevron")
    chevron.tintColor = .tertiaryLabel
    return chevron
  }
}
