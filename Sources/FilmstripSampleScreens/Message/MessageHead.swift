// SPDX-License-Identifier: MIT
import UIKit

/// Who a message is from, to whom, and when it came.
final class MessageHead: UIView {
  private let when = StyledLabel("9:32 AM", .time, .secondaryLabel).keepsSize().named("when")
  private let names: UIStackView
  /// Where things are beside each other, and where one is below the other.
  private var besides: [NSLayoutConstraint] = []
  private var belows: [NSLayoutConstraint] = []

  init() {
    names = UIStackView(
      .vertical, alignment: .leading,
      [
        StyledLabel("Mara Lindqvist", .headline).named("from"),
        StyledLabel([("To: ", .secondaryLabel), ("Ines Calloway", .label)], .time).named("to"),
      ])
    super.init(frame: .zero)
    let avatar = AvatarView("ML", .teal, side: 44, textSize: 17).named("avatar")
    place(avatar, names)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
      names.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      names.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
    // The line below takes four points of the height.
    let hugged = heightAnchor.constraint(equalToConstant: 0)
    hugged.priority = .fittingSizeLevel
    besides = [
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -2),
      names.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -2),
      names.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      hugged,
    ]
    belows = [
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      names.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      names.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ]
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a head has no archive") }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? besides : belows)
    if isLarge {
      names.addArrangedSubview(when)
    } else {
      names.removeArrangedSubview(when)
      when.removeFromSuperview()
      place(when)
      NSLayoutConstraint.activate([
        when.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        when.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate(isLarge ? belows : besides)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let wasLarge = previous?.preferredContentSizeCategory.isAccessibilityCategory ?? false
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory != wasLarge {
      arrange()
    }
  }
}
