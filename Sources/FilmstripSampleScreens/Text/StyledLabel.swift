// SPDX-License-Identifier: MIT
import UIKit

final class StyledLabel: UILabel {
  /// Parts of the text, each in its colour.
  typealias Part = (text: String, color: UIColor)

  private let parts: [Part]
  private let textLook: TextLook
  private let followsTint: Bool

  init(_ parts: [Part], _ look: TextLook, lines: Int = 1, followsTint: Bool = false) {
    (self.parts, textLook, self.followsTint) = (parts, look, followsTint)
    super.init(frame: .zero)
    numberOfLines = lines
    applyLook()
  }

  convenience init(_ text: String, _ look: TextLook, _ color: UIColor = .label, lines: Int = 1) {
    self.init([(text, color)], look, lines: lines)
  }

  convenience init(tinted text: String, _ look: TextLook) {
    self.init([(text, .label)], look, followsTint: true)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a label has no archive") }

  private func applyLook() {
    let string = NSMutableAttributedString()
    for part in parts {
      string.append(
        NSAttributedString(
          string: part.text,
          attributes: textLook.attributes(
            followsTint ? tintColor : part.color, in: traitCollection,
            // Where lines of the interface begin, whatever the letters' own direction is.
            alignment: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left,
            lineBreakMode: numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping)))
    }
    attributedText = string
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previous?.layoutDirection != traitCollection.layoutDirection
    {
      applyLook()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if followsTint { applyLook() }
  }
}
