// SPDX-License-Identifier: MIT
import UIKit

final class AttachmentView: UIView {
  init(picture name: String, file: String, size: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "attachment"
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    layer.masksToBounds = true
    let picture = UIImageView(image: Drawing.named(name).image()).named("picture")
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    let caption = UIStackView(
      .horizontal, spacing: 8, distribution: .equalSpacing,
      [
        StyledLabel(file, .footnote).named("file"),
        StyledLabel(size, .footnote, .secondaryLabel).named("size"),
      ])
    place(picture, caption)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 174),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 9),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      caption.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("an attachment has no archive") }
}
