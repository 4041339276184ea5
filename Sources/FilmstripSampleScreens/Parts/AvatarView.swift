// SPDX-License-Identifier: MIT
import UIKit

final class AvatarView: UIView {
  enum Tone: CaseIterable {
    case coral, teal, violet, leaf, sky, rose, sand, slate

    var colors: [UIColor] {
      let names: [String] =
        switch self {
        case .coral: ["#ff9d8a", "#f0604d"]
        case .teal: ["#5cc7c3", "#1f8f9c"]
        case .violet: ["#b39bf2", "#7d5fd6"]
        case .leaf: ["#8fce7a", "#4b9a4f"]
        case .sky: ["#7fbdf6", "#3c81dd"]
        case .rose: ["#f79ab8", "#dc5586"]
        case .sand: ["#f4c06a", "#dd9230"]
        case .slate: ["#a7adbb", "#777f91"]
        }
      return names.compactMap { UIColor(hexadecimal: $0) }
    }
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ initials: String, _ tone: Tone, side: CGFloat, textSize: CGFloat, bold: Bool = true) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = tone.colors.map(\.cgColor)
    layer.cornerRadius = side / 2
    layer.masksToBounds = true
    let look = TextLook(
      size: textSize, lineHeight: textSize * 1.25, tracking: -0.01,
      weight: bold ? .semibold : .medium)
    let label = StyledLabel(initials, look, .white)
    place(label)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: side),
      heightAnchor.constraint(equalToConstant: side),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("an avatar has no archive") }
}
