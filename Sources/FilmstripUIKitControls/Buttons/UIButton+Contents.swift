// SPDX-License-Identifier: MIT

extension UIButton {
  /// Takes over title and image of an action that the button does from now on.
  func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// White on `custom` buttons; the tint on others, grey while they are disabled (approximated: that
  /// of labels of little importance).
  func ownTitleColor(in state: UIControl.State) -> UIColor {
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Contents of a configuration

  func setContents(_ change: (inout ButtonContents) -> Void) {
    let old = contents.part(for: state)
    change(&contents)
    if configuration != nil { contents.reportUnshown() }
    updateContents { _ in old }
    applyState()
  }

  /// Gives the configuration what title and image are now, where they were others.
  func updateContents(before: (ButtonContents) -> ButtonContents.Part) {
    guard var changed = configuration else { return }
    let (old, new) = (before(contents), contents.part(for: state))
    var isChanged = false
    if new.title != old.title || new.attributedTitle != old.attributedTitle {
      changed.title = new.title
      changed.attributedTitle = new.attributedTitle.map { AttributedString($0.string) }
      isChanged = true
    }
    if new.image !== old.image {
      changed.image = new.image
      isChanged = true
    }
    if isChanged { configuration = changed }
  }

  /// A configuration has come, changed or gone.
  ///
  /// A new one takes over what was set by state where it says nothing itself.
  func configurationChanged(from old: Configuration?) {
    if old == nil, var new = configuration {
      if plainTitle == nil { plainTitle = (label.font, label.lineBreakMode) }
      contents.reportUnshown()
      let part = contents.part(for: state)
      let needsTitle = new.shownTitle == nil && (part.title ?? part.attributedTitle?.string) != nil
      let needsImage = new.image == nil && part.image != nil
      if needsTitle {
        new.title = part.title
        new.attributedTitle = part.attributedTitle.map { AttributedString($0.string) }
      }
      if needsImage { new.image = part.image }
      // Called again, with a previous configuration.
      if needsTitle || needsImage { return configuration = new }
    }
    configuration?.reportUnsupported()
    applyState()
  }

  // MARK: Showing

  func showContents() {
    if let plainTitle {
      label.text = nil
      label.font = plainTitle.font
      label.lineBreakMode = plainTitle.lineBreakMode
      self.plainTitle = nil
    }
    showSpinner(false, color: .clear)
    plate.isHidden = true
    subtitleLabel.isHidden = true
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.image = currentImage
    picture.tintColor = nil
    backgroundPicture.image = currentBackgroundImage
    // The title's alpha was measured; the image's is approximated: as the title's during a touch.
    let isFaint = isHighlighted && buttonType != .custom
    label.alpha = isFaint ? 0.2 : 1
    picture.alpha = isFaint ? 0.2 : isEnabled || buttonType == .custom ? 1 : 0.3
  }

  func show(_ configuration: Configuration) {
    let look = ConfiguredLook(configuration, button: self)
    backgroundPicture.image = nil
    plate.isHidden = look.fill == nil && look.strokeWidth == 0
    plate.backgroundColor = look.fill
    plate.layer.borderWidth = look.strokeWidth
    plate.layer.borderColor = resolved(look.stroke)
    // What is set on a text with attributes would count before them.
    if label.look.isAttributed { label.text = nil }
    label.font = look.font
    label.textColor = look.foreground
    label.shadowColor = nil
    let attributed = attributedTitle(for: state)
    if let attributed, attributed.string == configuration.attributedTitle.map(Self.letters) {
      label.attributedText = attributed
    } else {
      label.text = configuration.shownTitle
    }
    label.lineBreakMode = configuration.titleLineBreakMode
    subtitleLabel.font = look.subtitleFont
    subtitleLabel.textColor = look.foreground
    subtitleLabel.text = configuration.subtitle
    subtitleLabel.isHidden = configuration.subtitle == nil
    showSpinner(configuration.showsActivityIndicator, color: look.foreground)
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    picture.image = spinner == nil ? configuration.image : nil
    picture.tintColor = look.foreground
    for view in [label, subtitleLabel, picture] as [UIView] { view.alpha = look.opacity }
  }

  private func showSpinner(_ isShown: Bool, color: UIColor) {
    guard isShown else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = color
    view.startAnimating()
    if spinner == nil { addSubview(view) }
    spinner = view
  }

  private static func letters(of title: AttributedString) -> String { String(title.characters) }
}
