// SPDX-License-Identifier: MIT

// The labels, image and accessories of a cell, and where they lie.

extension UITableViewCell {
  private var behavior: TableBehavior { environment.behavior.tables }

  func madeTextLabel() -> UILabel {
    if let madeTitle { return madeTitle }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    madeTitle = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func madeDetailLabel() -> UILabel {
    if let madeDetail { return madeDetail }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    madeDetail = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func madeImageView() -> UIImageView {
    if let madeImage { return madeImage }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    madeImage = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Accessories

  private var shownAccessory: (type: AccessoryType, view: UIView?) {
    isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
  }

  func makeAccessory() {
    for part in accessoryParts { part.removeFromSuperview() }
    accessoryParts = []
    let (type, view) = shownAccessory
    if let view {
      accessoryParts = [view]
    } else {
      let sizes = behavior.accessories
      if type == .detailButton || type == .detailDisclosureButton {
        accessoryParts.append(detailButton(side: sizes.detail))
      }
      if type == .disclosureIndicator || type == .detailDisclosureButton {
        accessoryParts.append(
          sign("chevron.right", side: sizes.disclosure, color: .tertiaryLabel, weight: .semibold))
      }
      if type == .checkmark {
        accessoryParts.append(
          sign("checkmark", side: sizes.checkmark, color: nil, weight: .semibold))
      }
    }
    for part in accessoryParts { addSubview(part) }
  }

  private func sign(
    _ name: String, side: Double, color: UIColor?, weight: UIImage.SymbolWeight
  ) -> UIView {
    let view = UIImageView(
      image: UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: side, weight: weight)))
    view.tintColor = color
    view.layer.role = "accessory"
    return view
  }

  private func detailButton(side: Double) -> UIView {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: side, height: side)
    button.layer.role = "accessory"
    button.setTitle("i", for: .normal)
    button.titleLabel?.font = .italicSystemFont(ofSize: side * 0.7)
    button.setTitleColor(.tintColor, for: .normal)
    button.layer.cornerRadius = side / 2
    button.layer.borderWidth = 1.5
    button.layer.borderColor = tintColor.cgColor
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table = self.table, let path = table.indexPath(for: self) else {
          return
        }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }

  /// What the accessory takes of the cell's width, with the room around it.
  var accessoryWidth: CGFloat {
    let moving = reorderWidth
    guard !accessoryParts.isEmpty else { return moving }
    let parts = accessoryParts.reduce(0) { $0 + $1.bounds.width }
    // What moves the row has the room at the side.
    return parts + CGFloat(accessoryParts.count) * 8 + (moving > 0 ? moving : margin)
  }

  var margin: CGFloat {
    let margins = behavior.margins
    let width = table?.bounds.width ?? bounds.width
    return CGFloat(Double(width) >= margins.wideFrom ? margins.wide : margins.compact)
  }

  /// How high the separator is: a device pixel; 0 without one.
  var separatorHeight: CGFloat {
    guard separatorLook.isShown else { return 0 }
    let scale = traitCollection.displayScale
    return scale > 0 ? 1 / scale : 1
  }

  // MARK: Places

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func placeParts() {
    let height = bounds.height - (separatorLook.isShown ? separatorHeight : 0)
    let indent = editingIndent
    contentView.frame = mirrored(
      CGRect(
        x: indent, y: 0, width: max(bounds.width - indent - accessoryWidth, 0), height: height),
      in: bounds.width)
    placeControls(inHeight: height)
    var end = bounds.width - (reorderWidth > 0 ? reorderWidth : margin)
    for part in accessoryParts.reversed() {
      let size = part.bounds.size
      part.frame = mirrored(
        CGRect(
          x: end - size.width, y: ((height - size.height) / 2).rounded(), width: size.width,
          height: size.height), in: bounds.width)
      end -= size.width + 8
    }
    let inset = separatorInset
    separator.isHidden = !separatorLook.isShown
    separator.frame = mirrored(
      CGRect(
        x: inset.left + indent, y: bounds.height - separatorHeight,
        width: max(bounds.width - inset.left - indent - inset.right, 0),
        height: separatorHeight),
      in: bounds.width)
    placeContent()
  }

  /// Where the text begins and ends, and whether there is an image before it.
  private func textRange(in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var start = margin + CGFloat(indentationLevel) * indentationWidth
    if let image = madeImage?.image { start += image.size.width + CGFloat(behavior.contentSpacing) }
    return (start, max(width - (accessoryWidth == 0 ? margin : 0), start))
  }

  private func placeContent() {
    let size = contentView.bounds.size
    if let view = madeImage {
      let image = view.image?.size ?? .zero
      let height = min(image.height, size.height)
      view.frame = mirrored(
        CGRect(
          x: margin + CGFloat(indentationLevel) * indentationWidth,
          y: ((size.height - height) / 2).rounded(), width: image.width, height: height),
        in: size.width)
    }
    let (start, end) = textRange(in: size.width)
    let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
    let hasDetail = madeDetail?.text?.isEmpty == false
    guard let title = madeTitle else { return placeDetailAlone(from: start, to: end, in: size) }
    guard let detail = madeDetail, hasDetail else {
      title.frame = mirrored(
        CGRect(x: start, y: 0, width: end - start, height: size.height), in: size.width)
      madeDetail?.frame = .zero
      return
    }
    switch style {
    case .default: break
    case .subtitle:
      let (upper, lower) = (title.sizeThatFits(room), detail.sizeThatFits(room))
      let gap: CGFloat = 3
      let top = ((size.height - upper.height - gap - lower.height) / 2).rounded()
      title.frame = mirrored(
        CGRect(x: start, y: top, width: room.width, height: upper.height), in: size.width)
      detail.frame = mirrored(
        CGRect(x: start, y: top + upper.height + gap, width: room.width, height: lower.height),
        in: size.width)
    case .value1:
      let gap = CGFloat(behavior.detailSpacing)
      let wanted = detail.sizeThatFits(room).width
      let own = min(title.sizeThatFits(room).width, room.width)
      let width = max(min(wanted, room.width - own - gap), 0)
      title.frame = mirrored(
        CGRect(x: start, y: 0, width: own, height: size.height), in: size.width)
      detail.frame = mirrored(
        CGRect(x: end - width, y: 0, width: width, height: size.height), in: size.width)
    case .value2:
      let own = CGFloat(behavior.value2TitleWidth)
      let gap = CGFloat(behavior.detailSpacing)
      title.frame = mirrored(
        CGRect(x: start, y: 0, width: own, height: size.height), in: size.width)
      detail.frame = mirrored(
        CGRect(
          x: start + own + gap, y: 0, width: max(room.width - own - gap, 0), height: size.height),
        in: size.width)
    }
  }

  private func placeDetailAlone(from start: CGFloat, to end: CGFloat, in size: CGSize) {
    madeDetail?.frame = mirrored(
      CGRect(x: start, y: 0, width: end - start, height: size.height), in: size.width)
  }

  /// The height that the labels need in a width, with what surrounds them and the separator; at least that
  /// of a usual row.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    let (start, end) = textRange(in: width - accessoryWidth - editingIndent)
    let room = CGSize(width: max(end - start, 0), height: .greatestFiniteMagnitude)
    var height = madeTitle?.sizeThatFits(room).height ?? 0
    if let detail = madeDetail, detail.text?.isEmpty == false {
      let own = detail.sizeThatFits(room).height
      height = style == .subtitle ? height + 3 + own : max(height, own)
    }
    if let image = madeImage?.image { height = max(height, image.size.height - 22) }
    let padded = height + 2 * CGFloat(behavior.textPadding) + separatorHeight
    return max(padded, CGFloat(behavior.rowHeight))
  }
}
