// SPDX-License-Identifier: MIT
import UIKit

/// Photos in four columns, the first one four times as large, in stacks of stacks.
final class PhotoGrid: UIStackView {
  private static let gap = 5.0 / 3

  convenience init(_ names: [String]) {
    self.init(frame: .zero)
    accessibilityIdentifier = "grid"
    axis = .vertical
    spacing = Self.gap
    let photos = names.map { Self.photo($0) }
    let columns = 4
    addArrangedSubview(
      Self.row([
        photos[0],
        UIStackView(
          .vertical, spacing: Self.gap, distribution: .fillEqually,
          [Self.row([photos[1], photos[2]]), Self.row([photos[3], photos[4]])]),
      ]))
    for start in stride(from: 5, to: photos.count, by: columns) {
      addArrangedSubview(Self.row(Array(photos[start..<min(start + columns, photos.count)])))
    }
    NSLayoutConstraint.activate(photos.map { $0.heightAnchor.constraint(equalTo: $0.widthAnchor) })
  }

  private static func row(_ views: [UIView]) -> UIStackView {
    UIStackView(.horizontal, spacing: gap, distribution: .fillEqually, views)
  }

  private static func photo(_ name: String) -> UIImageView {
    let view = UIImageView(image: Drawing.named(name).image()).named("photo")
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    // What a photo's size is says nothing about that of its place.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.init(1), for: axis)
      view.setContentCompressionResistancePriority(.init(1), for: axis)
    }
    return view
  }
}
