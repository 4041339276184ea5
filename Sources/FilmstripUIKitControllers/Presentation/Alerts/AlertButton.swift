// SPDX-License-Identifier: MIT

package final class AlertButton: UIView {
  let action: UIAlertAction
  private let isPill: Bool
  private let isPreferred: Bool
  private let label: BarTextView
  private let colors: AlertColors
  private let choose: (UIAlertAction) -> Void
  private var isPressed = false { didSet { updateColors() } }

  init(
    _ action: UIAlertAction, isPill: Bool, isPreferred: Bool, colors: AlertColors,
    choose: @escaping (UIAlertAction) -> Void
  ) {
    self.action = action
    self.isPill = isPill
    self.isPreferred = isPreferred
    self.colors = colors
    self.choose = choose
    let profile = BehaviorProfile.current.alerts
    let isBold = isPill ? isPreferred : action.style == .cancel
    label = BarTextView(
      font: .systemFont(
        ofSize: CGFloat(isPill ? profile.buttonTextSize : profile.sheetRowTextSize),
        weight: isBold ? .semibold : isPill ? .medium : .regular), role: "title")
    super.init(frame: .zero)
    layer.role = "action"
    accessibilityIdentifier = action.title
    label.text = action.title ?? ""
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    updateColors()
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let profile = environment.behavior.alerts
    if isPill { layer.cornerRadius = CGFloat(profile.buttonHeight / 2) }
    let height = label.naturalSize.height
    label.frame = CGRect(
      x: 8, y: ((bounds.height - height) / 2).roundedToPixel, width: max(bounds.width - 16, 0),
      height: height)
  }

  private func updateColors() {
    let profile = environment.behavior.alerts
    label.textColor =
      switch (action.isEnabled, action.style, isPreferred && isPill) {
      case (false, _, _): colors.disabled
      case (_, _, true): .white
      case (_, .destructive, _): colors.destructive
      default: isPill ? colors.label : colors.tint
      }
    let opacity = CGFloat(isPressed ? profile.pressedFillOpacity : profile.buttonFillOpacity)
    if isPill, isPreferred, action.isEnabled {
      let fill = profile.preferredFill
      backgroundColor = UIColor(
        red: fill.red, green: fill.green, blue: fill.blue, alpha: isPressed ? 0.8 : 1)
    } else if isPill || isPressed {
      backgroundColor = colors.fill.withAlphaComponent(opacity)
    } else {
      backgroundColor = nil
    }
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = action.isEnabled
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isPressed = action.isEnabled && bounds.contains(touch.location(in: self))
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    isPressed = false
    if isInside { choose(action) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}

struct AlertColors {
  let label = UIColor.label
  let secondaryLabel = UIColor.secondaryLabel
  let disabled = UIColor.tertiaryLabel
  let tint = UIColor.systemBlue
  let destructive = UIColor.systemRed
  /// The base of fills, whose opacity is the use's.
  let fill = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 1)
  let separator = UIColor.separator
  let card: UIColor

  @MainActor
  init() {
    let grey = BehaviorProfile.current.alerts.cardGrey
    card = .system(.init(white: CGFloat(grey.light * 255)), .init(white: CGFloat(grey.dark * 255)))
  }
}
