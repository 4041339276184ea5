// SPDX-License-Identifier: MIT
import UIKit

/// A mail in the list: who it is from, when it came, what it is about and how it begins.
final class MailRow: UIView {
  private let top: UIStackView
  /// Between the time and the chevron, where they are beside the sender.
  private let besides: NSLayoutConstraint

  init(_ mail: Mail) {
    let from = StyledLabel(mail.from, .headline).named("from")
    from.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    from.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let chevron = DrawingView("chevron", turns: true)
    chevron.tintColor = .tertiaryLabel
    let when = StyledLabel(mail.when, .time, .secondaryLabel).keepsSize().named("when")
    let gap = GapView()
    besides = gap.widthAnchor.constraint(equalToConstant: 7)
    top = UIStackView(
      .horizontal, spacing: 6, alignment: .center,
      [from, UIStackView(.horizontal, spacing: 0, alignment: .center, [when, gap, chevron])])
    super.init(frame: .zero)
    accessibilityIdentifier = "mail"

    let avatar = AvatarView(mail.initials, mail.tone, side: 40, textSize: 16).named("avatar")
    let subject = StyledLabel(mail.subject, .subheadline).named("subject")
    subject.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let about = UIStackView(.horizontal, spacing: 6, alignment: .center, [subject])
    if mail.hasAttachment {
      let clip = DrawingView("attachment").named("attachment")
      clip.tintColor = .secondaryLabel
      about.addArrangedSubview(clip)
    }
    let preview = StyledLabel(mail.preview, .subheadline, .secondaryLabel).named("preview")
    preview.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let text = UIStackView(.vertical, [top, about, preview])
    let line = SeparatorView()
    place(avatar, text, line)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    NSLayoutConstraint.activate(
      text.edges(
        of: self, NSDirectionalEdgeInsets(top: 11, leading: 80, bottom: 11, trailing: 16)))
    if mail.isUnread { addDot(beside: avatar) }
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a mail has no archive") }

  private func addDot(beside avatar: UIView) {
    let dot = UIView()
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    place(dot)
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 9),
    ])
  }

  /// Large letters leave no room for a sender and a time side by side.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    besides.isActive = !isLarge
    top.axis = isLarge ? .vertical : .horizontal
    top.alignment = isLarge ? .fill : .center
    top.spacing = isLarge ? 0 : 6
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }
}
