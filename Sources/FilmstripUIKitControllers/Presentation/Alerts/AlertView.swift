// SPDX-License-Identifier: MIT

/// An alert's card, or the groups of an action sheet: texts above, buttons below.
package final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private var texts: [AlertTextView] = []
  private var buttons: [AlertButton] = []
  /// What lies behind texts and buttons: the groups of an action sheet, and the lines in it.
  private var plates: [UIView] = []

  /// The size the alert needs, of the width it was given.
  private(set) var fittingSize = CGSize.zero
  /// Width of an action sheet, as its presentation sets it; 0 until it is known.
  var sheetWidth: CGFloat = 0 { didSet { if sheetWidth != oldValue { rebuild() } } }

  var isCard: Bool {
    alert.preferredStyle == .alert
      || (!alert.isPopover && environment.behavior.alerts.actionSheetIsCard)
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    layer.role = "alert"
  }

  package required init?(coder: NSCoder) { nil }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rebuild()
  }

  func rebuild() {
    for view in texts + buttons + plates { view.removeFromSuperview() }
    (texts, buttons, plates) = ([], [], [])
    let colors = AlertColors()
    if isCard { buildCard(colors) } else { buildSheet(colors) }
  }

  private func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private func button(_ action: UIAlertAction, isPill: Bool, _ colors: AlertColors) -> AlertButton {
    let button = AlertButton(
      action, isPill: isPill, isPreferred: action === alert.preferredAction, colors: colors
    ) { [weak alert] in alert?.choose($0) }
    buttons.append(button)
    return button
  }

  // MARK: Card

  private func buildCard(_ colors: AlertColors) {
    let profile = environment.behavior.alerts
    backgroundColor = colors.card
    layer.cornerRadius = CGFloat(profile.cornerRadius)
    layer.cornerCurve = .continuous
    layer.shadowOpacity = Float(profile.shadow.opacity)
    layer.shadowRadius = CGFloat(profile.shadow.radius)
    layer.shadowOffset = CGSize(width: 0, height: profile.shadow.offset)
    let width = CGFloat(profile.width)
    let y = addCardTexts(colors, width: width)
    fittingSize = CGSize(width: width, height: addCardButtons(colors, below: y, width: width))
    for view in texts + buttons { addSubview(view) }
  }

  /// Title and message at the left; a lone one in the middle.
  ///
  /// Returns where they end.
  private func addCardTexts(_ colors: AlertColors, width: CGFloat) -> CGFloat {
    let profile = environment.behavior.alerts
    let (title, message) = (given(alert.title), given(alert.message))
    let inset = CGFloat(profile.textInset)
    var y = CGFloat(profile.topPadding)
    func add(_ text: AlertTextView) {
      text.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: text.height)
      texts.append(text)
      y += text.height
    }
    guard let title, let message else {
      guard let lone = title ?? message else { return 0 }
      add(
        AlertTextView(
          lone, width: width - 2 * inset, size: CGFloat(profile.titleSize), weight: .regular,
          color: colors.label, line: profile.titleLine, alignment: .center, role: "title"))
      return y + CGFloat(profile.singleHeaderBottom)
    }
    add(
      AlertTextView(
        title, width: width - 2 * inset, size: CGFloat(profile.titleSize), weight: .semibold,
        color: colors.label, line: profile.titleLine, alignment: .left, role: "title"))
    y += CGFloat(profile.titleGap)
    add(
      AlertTextView(
        message, width: width - 2 * inset, size: CGFloat(profile.messageSize), weight: .regular,
        color: colors.secondaryLabel, line: profile.messageLine, alignment: .left, role: "message"))
    return y + CGFloat(profile.headerBottom)
  }

  /// Two actions side by side with the one to cancel at the left, others below each other with it
  /// last.
  ///
  /// Returns where the card ends.
  private func addCardButtons(_ colors: AlertColors, below top: CGFloat, width: CGFloat) -> CGFloat
  {
    let profile = environment.behavior.alerts
    let (inset, gap) = (CGFloat(profile.buttonInset), CGFloat(profile.buttonGap))
    let height = CGFloat(profile.buttonHeight)
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    guard !alert.actions.isEmpty else { return top + inset }
    var y = top + inset
    if alert.actions.count == 2 {
      let half = (width - 2 * inset - gap) / 2
      for (index, action) in (cancel + others).enumerated() {
        button(action, isPill: true, colors).frame = CGRect(
          x: inset + CGFloat(index) * (half + gap), y: y, width: half, height: height)
      }
      return y + height + inset
    }
    for action in others + cancel {
      button(action, isPill: true, colors).frame = CGRect(
        x: inset, y: y, width: width - 2 * inset, height: height)
      y += height + gap
    }
    return y - gap + inset
  }

  // MARK: Action sheet

  private func buildSheet(_ colors: AlertColors) {
    let profile = environment.behavior.alerts
    backgroundColor = alert.isPopover ? colors.card : nil
    let width = alert.isPopover ? CGFloat(profile.popoverWidth) : sheetWidth
    guard width > 0 else { return }
    let header = addSheetTexts(colors, width: width)
    var y = header
    let rowHeight = CGFloat(profile.sheetRowHeight)
    let hairline = 1 / max(UIScreen.main.scale, 1)
    let others = alert.actions.filter { $0.style != .cancel }
    for action in others {
      if y > 0 { addLine(at: y, height: hairline, width: width, colors) }
      button(action, isPill: false, colors).frame = CGRect(
        x: 0, y: y, width: width, height: rowHeight)
      y += rowHeight
    }
    if y > 0, !alert.isPopover { addPlate(0, height: y, width: width, colors) }
    // In a popover a tap beside it cancels.
    if !alert.isPopover, let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      if y > 0 { y += CGFloat(profile.sheetMargin) }
      addPlate(y, height: rowHeight, width: width, colors)
      button(cancel, isPill: false, colors).frame = CGRect(
        x: 0, y: y, width: width, height: rowHeight)
      y += rowHeight
    }
    fittingSize = CGSize(width: width, height: y)
    arrangeSheet()
  }

  private func addSheetTexts(_ colors: AlertColors, width: CGFloat) -> CGFloat {
    let profile = environment.behavior.alerts
    let padding = CGFloat(profile.sheetHeaderPadding)
    var y = padding
    for (text, weight) in [
      (given(alert.title), UIFont.Weight.semibold), (given(alert.message), .regular),
    ] {
      guard let text else { continue }
      if !texts.isEmpty { y += CGFloat(profile.sheetHeaderGap) }
      let view = AlertTextView(
        text, width: width - 2 * padding, size: CGFloat(profile.sheetHeaderTextSize),
        weight: weight, color: colors.secondaryLabel, line: profile.sheetHeaderLine,
        alignment: .center, role: texts.isEmpty ? "title" : "message")
      view.frame = CGRect(x: padding, y: y, width: width - 2 * padding, height: view.height)
      texts.append(view)
      y += view.height
    }
    return texts.isEmpty ? 0 : y + padding
  }

  private func addPlate(_ y: CGFloat, height: CGFloat, width: CGFloat, _ colors: AlertColors) {
    let plate = UIView(frame: CGRect(x: 0, y: y, width: width, height: height))
    plate.backgroundColor = colors.card
    plate.clipsToBounds = true
    plate.layer.role = "group"
    plate.layer.cornerRadius = CGFloat(environment.behavior.alerts.sheetCornerRadius)
    plate.layer.cornerCurve = .continuous
    plates.append(plate)
  }

  private func addLine(at y: CGFloat, height: CGFloat, width: CGFloat, _ colors: AlertColors) {
    let line = UIView(frame: CGRect(x: 0, y: y, width: width, height: height))
    line.backgroundColor = colors.separator
    line.layer.role = "separator"
    plates.append(line)
  }

  /// Puts texts, rows and lines into the group they lie in, which cuts them to its corners.
  private func arrangeSheet() {
    let groups = plates.filter { $0.clipsToBounds }
    for group in groups { addSubview(group) }
    for view in texts as [UIView] + buttons as [UIView] + plates.filter({ !$0.clipsToBounds }) {
      guard let group = groups.first(where: { $0.frame.contains(view.center) }) else {
        addSubview(view)
        continue
      }
      view.frame.origin.y -= group.frame.minY
      group.addSubview(view)
    }
  }
}
