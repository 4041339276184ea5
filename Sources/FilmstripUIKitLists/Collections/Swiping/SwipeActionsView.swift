// SPDX-License-Identifier: MIT

/// The buttons beside a swiped row: as wide as the row is moved, divided as their natural widths are.
package final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  let isAtRight: Bool
  /// Whether the first button has the room of all.
  var isFilled = false
  /// Is called with the number of a button that was touched.
  var onTouch: (Int) -> Void = { _ in }
  private let buttons: [SwipeActionButton]

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool) {
    (self.configuration, self.isAtRight) = (configuration, isAtRight)
    buttons = configuration.actions.map { SwipeActionButton(action: $0) }
    super.init(frame: .zero)
    layer.role = "swipe actions"
    clipsToBounds = true
    // The first one is in front: it covers the others where it has the room of all.
    for (index, button) in buttons.enumerated().reversed() {
      addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.onTouch(index) }, for: .touchUpInside)
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// How wide the buttons are when nothing pulls at them.
  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.naturalWidth(inHeight: height) }
  }

  func button(_ index: Int) -> UIView { buttons[index] }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  func place() {
    let total = naturalWidth(inHeight: bounds.height)
    guard total > 0 else { return }
    var before: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let natural = button.naturalWidth(inHeight: bounds.height)
      // What is inside of a button has its natural place until the button is wider.
      button.contentWidth = max(natural, bounds.width * natural / total)
      let start = index == 0 || !isFilled ? bounds.width * before / total : bounds.width
      let end = index == 0 && isFilled ? bounds.width : start + bounds.width * natural / total
      button.isAtRight = isAtRight
      button.isFilled = isFilled && index == 0
      button.frame = CGRect(
        x: isAtRight ? bounds.width - end : start, y: 0, width: end - start,
        height: bounds.height)
      before += natural
    }
  }
}

package final class SwipeActionButton: UIControl {
  private let action: UIContextualAction
  private let label = UILabel()
  private let icon = UIImageView()
  var contentWidth: CGFloat = 0
  var isAtRight = true
  var isFilled = false

  init(action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    layer.role = "swipe action"
    accessibilityLabel = action.title
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    icon.image = action.image.map {
      $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
    }
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: behavior.fontSize)
    for view in [icon, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  private var behavior: SwipeBehavior { environment.behavior.swipes }

  private func showsTitle(inHeight height: CGFloat) -> Bool {
    guard action.title?.isEmpty == false else { return false }
    return action.image == nil || Double(height) >= behavior.titled.height
  }

  private var imageSize: CGSize {
    guard let size = action.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let factor = min(CGFloat(behavior.imageSide) / max(size.width, size.height), 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    let text = showsTitle(inHeight: height) ? label.sizeThatFits(.zero).width : 0
    let content = max(text, imageSize.width) + 2 * CGFloat(behavior.button.padding)
    return max(content.rounded(.up), CGFloat(behavior.button.width))
  }

  package override var isHighlighted: Bool {
    // A touched button is darker (approximated).
    didSet { label.alpha = isHighlighted ? 0.6 : 1 }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = showsTitle(inHeight: bounds.height)
    label.isHidden = !hasTitle
    let image = imageSize
    let text = hasTitle ? label.sizeThatFits(.zero) : .zero
    let gap = hasTitle && image.height > 0 ? CGFloat(behavior.titled.spacing) : 0
    let top = ((bounds.height - image.height - gap - text.height) / 2).rounded()
    // The content comes in with the row's edge; once the first button has all the room, it stays there.
    let width = isFilled ? naturalWidth(inHeight: bounds.height) : max(contentWidth, bounds.width)
    let isFromLeft = isAtRight
    let start = isFromLeft ? 0 : bounds.width - width
    icon.frame = CGRect(
      x: start + (width - image.width) / 2, y: top, width: image.width, height: image.height)
    let textWidth = min(text.width, width)
    label.frame = CGRect(
      x: start + (width - textWidth) / 2, y: top + image.height + gap, width: textWidth,
      height: text.height)
  }
}
