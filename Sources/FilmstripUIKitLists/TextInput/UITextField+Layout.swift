// SPDX-License-Identifier: MIT

// Where the parts of a text field lie, and its border.

extension UITextField {
  private var behavior: TextInputBehavior { environment.behavior.textInput }

  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: CGFloat(behavior.borderPadding)
    case .roundedRect: CGFloat(behavior.roundedField.padding)
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) }
  private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRight: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }

  var fittingSize: CGSize {
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let shown = hasText ? label : hint
    let text = shown.sizeThatFits(endless)
    var width = text.width + 2 * padding
    if showsLeft { width += leftViewRect(forBounds: bounds).width }
    if showsRight { width += rightViewRect(forBounds: bounds).width }
    if showsClearButton {
      width += CGFloat(behavior.clearButton.side + behavior.clearButton.margin)
    }
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let usual = UIFont.systemFont(ofSize: 17).lineHeight
    let height: CGFloat =
      switch borderStyle {
      case .roundedRect: max(CGFloat(behavior.roundedField.height) + line - usual, line)
      case .none: line + CGFloat(behavior.plainPadding)
      case .line, .bezel: line + CGFloat(behavior.plainPadding) + 2 * padding
      }
    return CGSize(width: width.rounded(.up), height: height.rounded(.up))
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (padding, padding)
    if showsLeft { left = max(leftViewRect(forBounds: bounds).maxX - bounds.minX, left) }
    if showsRight { right = max(bounds.maxX - rightViewRect(forBounds: bounds).minX, right) }
    if showsClearButton {
      right = max(bounds.maxX - clearButtonRect(forBounds: bounds).minX, right)
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let side = CGFloat(behavior.clearButton.side)
    return CGRect(
      x: bounds.maxX - side - CGFloat(behavior.clearButton.margin),
      y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  func sideRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  func placeParts() {
    backdrop.frame = bounds
    let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    label.frame = text
    hint.frame = placeholderRect(forBounds: bounds)
    hint.isHidden = hasText
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton || clearButtonMode != .never {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.isHidden = !showsClearButton
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    caret.isHidden = !isEditing
    caret.frame = caretRect(in: text)
  }

  /// Where text is inserted: after all there is.
  private func caretRect(in text: CGRect) -> CGRect {
    let width = CGFloat(behavior.caretWidth)
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let used = hasText ? min(label.sizeThatFits(endless).width, text.width) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat =
      switch textAlignment {
      case .center: text.midX + used / 2
      case .right: text.maxX
      default: isMirrored && textAlignment != .left ? text.maxX - used : text.minX + used
      }
    x = min(x, text.maxX - width)
    return CGRect(x: x, y: ((bounds.height - line) / 2).rounded(), width: width, height: line)
  }

  func showBorder() {
    let image = isEnabled ? background : disabledBackground ?? background
    backdrop.image = borderStyle == .roundedRect ? nil : image
    backdrop.isHidden = false
    backdrop.layer.cornerRadius = 0
    backdrop.backgroundColor = nil
    let scale = traitCollection.displayScale
    switch borderStyle {
    case .none: backdrop.layer.borderWidth = 0
    case .line:
      backdrop.layer.borderWidth = 1
      backdrop.layer.borderColor = UIColor.label.cgColor
    case .bezel:
      backdrop.layer.borderWidth = 1
      backdrop.layer.borderColor = UIColor.systemGray3.cgColor
    case .roundedRect:
      backdrop.backgroundColor = .systemBackground
      backdrop.layer.borderWidth = scale > 0 ? 2 / scale : 0.5
      backdrop.layer.borderColor = UIColor.systemGray4.cgColor
      backdrop.layer.cornerRadius = CGFloat(behavior.roundedField.radius)
    }
  }

  func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.layer.role = "clear button"
    let side = CGFloat(behavior.clearButton.side)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    let cross = renderer.image { _ in
      UIColor.systemGray3.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      UIColor.systemBackground.setStroke()
      let path = UIBezierPath()
      let (near, far) = (side * 0.32, side * 0.68)
      path.move(to: CGPoint(x: near, y: near))
      path.addLine(to: CGPoint(x: far, y: far))
      path.move(to: CGPoint(x: far, y: near))
      path.addLine(to: CGPoint(x: near, y: far))
      path.lineWidth = 1.5
      path.lineCapStyle = .round
      path.stroke()
    }
    button.setImage(cross, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, self.delegate?.textFieldShouldClear(self) ?? true else { return }
        self.text = ""
        self.userDidChange()
      }, for: .touchUpInside)
    return button
  }
}
