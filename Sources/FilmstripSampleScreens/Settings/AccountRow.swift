// SPDX-License-Identifier: MIT
import UIKit

/// Whose settings they are.
final class AccountRow: UIView {
  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "row"
    let avatar = AvatarView("IC", .slate, side: 56, textSize: 22, bold: false).named("avatar")
    let words = UIStackView(
      .vertical, alignment: .leading,
      [
        StyledLabel("Ines Calloway", .name).named("name"),
        StyledLabel(
          "Profile, Signature and Devices", .footnote, .secondaryLabel, lines: 0
        ).named("detail"),
      ])
    let chevron = UIView.chevron()
    place(avatar, words, chevron)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 84),
      words.topAnchor.constraint(equalTo: topAnchor, constant: 16.5),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16.5),
      words.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -10),
      chevron.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a row has no archive") }
}
