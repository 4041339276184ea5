// SPDX-License-Identifier: MIT

@MainActor
struct ButtonArrangement {
  let title: CGSize
  let subtitle: CGSize
  let image: CGSize
  let button: UIButton

  /// The least sides of a button without a configuration, and what is added to the height of its
  /// title where it has no insets (approximated: 15 points of text give a height of 30).
  private static let leastSide: CGFloat = 30
  private static let titleMargin: CGFloat = 6

  var insets: UIEdgeInsets {
    guard let configuration = button.configuration else { return button.contentEdgeInsets.finite }
    return configuration.contentInsets.insets(in: button.effectiveUserInterfaceLayoutDirection)
      .finite
  }

  private var text: CGSize {
    let padding = button.configuration?.titlePadding ?? 0
    let gap = subtitle.height > 0 && title.height > 0 && padding.isFinite ? padding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var isVertical: Bool {
    switch button.configuration?.imagePlacement {
    case .top?, .bottom?: true
    default: false
    }
  }

  private var gap: CGFloat {
    let padding = button.configuration?.imagePadding ?? 0
    return image.width > 0 && text.width > 0 && padding.isFinite ? padding : 0
  }

  var size: CGSize {
    var size = CGSize(
      width: isVertical ? max(image.width, text.width) : image.width + gap + text.width,
      height: isVertical ? image.height + gap + text.height : max(image.height, text.height))
    let insets = insets
    if button.configuration == nil {
      if insets.top == 0 && insets.bottom == 0 && title.height > 0 {
        size.height = max(size.height, title.height + 2 * ButtonArrangement.titleMargin)
      }
      let background = button.currentBackgroundImage?.size ?? .zero
      size.width = max(size.width + insets.left + insets.right, background.width)
      size.height = max(size.height + insets.top + insets.bottom, background.height)
      if image.width == 0 && background.width == 0 {
        size.width = max(size.width, ButtonArrangement.leastSide)
      }
      return size
    }
    return CGSize(
      width: (size.width + insets.left + insets.right).ceiledToPixel,
      height: (size.height + insets.top + insets.bottom).ceiledToPixel)
  }

  func placed(in room: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    var text = text
    text.width = min(text.width, isVertical ? room.width : max(room.width - image.width - gap, 0))
    let whole = CGSize(
      width: isVertical ? max(image.width, text.width) : image.width + gap + text.width,
      height: isVertical ? image.height + gap + text.height : max(image.height, text.height))
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = start(
      whole.width, from: room.minX, to: max(room.maxX, room.minX), isMirrored: isMirrored)
    func y(_ height: CGFloat) -> CGFloat {
      switch button.contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      case .center, .fill: room.minY + (room.height - height) / 2
      }
    }
    var (imageRect, textRect) = (
      CGRect(origin: .zero, size: image), CGRect(origin: .zero, size: text)
    )
    if isVertical {
      let top = y(whole.height)
      let isFirst = button.configuration?.imagePlacement == .top
      imageRect.origin = CGPoint(
        x: x + (whole.width - image.width) / 2, y: isFirst ? top : top + text.height + gap)
      textRect.origin = CGPoint(
        x: x + (whole.width - text.width) / 2, y: isFirst ? top + image.height + gap : top)
    } else {
      let isTrailing = button.configuration?.imagePlacement == .trailing
      let isFirst = isTrailing == isMirrored
      imageRect.origin = CGPoint(x: isFirst ? x : x + text.width + gap, y: y(image.height))
      textRect.origin = CGPoint(x: isFirst ? x + image.width + gap : x, y: y(text.height))
    }
    var titleRect = CGRect(
      x: textRect.minX, y: textRect.minY, width: min(title.width, text.width), height: title.height)
    var subtitleRect = CGRect(
      x: textRect.minX, y: textRect.maxY - subtitle.height, width: min(subtitle.width, text.width),
      height: subtitle.height)
    if isVertical {
      titleRect.origin.x += (textRect.width - titleRect.width) / 2
      subtitleRect.origin.x += (textRect.width - subtitleRect.width) / 2
    }
    if button.configuration == nil {
      titleRect = moved(titleRect, by: button.titleEdgeInsets)
      imageRect = moved(imageRect, by: button.imageEdgeInsets)
    }
    return (onPixels(titleRect), onPixels(subtitleRect), onPixels(imageRect))
  }

  /// Insets from one side move by half of it where content is centred (documented by its effect).
  private func moved(_ rect: CGRect, by given: UIEdgeInsets) -> CGRect {
    let insets = given.finite
    var rect = rect
    switch button.contentHorizontalAlignment {
    case .left, .leading: rect.origin.x += insets.left
    case .right, .trailing: rect.origin.x -= insets.right
    case .center, .fill: rect.origin.x += (insets.left - insets.right) / 2
    }
    switch button.contentVerticalAlignment {
    case .top: rect.origin.y += insets.top
    case .bottom: rect.origin.y -= insets.bottom
    case .center, .fill: rect.origin.y += (insets.top - insets.bottom) / 2
    }
    return rect
  }

  private func start(
    _ width: CGFloat, from low: CGFloat, to high: CGFloat, isMirrored: Bool
  ) -> CGFloat {
    switch button.contentHorizontalAlignment {
    case .left: low
    case .right: high - width
    case .leading: isMirrored ? high - width : low
    case .trailing: isMirrored ? low : high - width
    case .center, .fill: low + (high - low - width) / 2
    }
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX.roundedToPixel, y: rect.minY.roundedToPixel, width: rect.width,
      height: rect.height)
  }
}
