// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

struct CellEditingLook: Equatable {
  var isEditable = true
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row is moved in though it has no control.
  var isIndented = true
  /// Whether the row can be moved; nil where the data source does not say it.
  var canMove: Bool?
  var isChosen = false
}

package final class CellEditControl: UIControl {
  enum Kind { case delete, insert, choice }

  let kind: Kind
  var isChosen = false { didSet { if isChosen != oldValue { show() } } }
  private let disc = UIView()
  private var bars: [UIView] = []
  private let sign = UIImageView()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    layer.role = "edit control"
    isUserInteractionEnabled = kind != .choice
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    if kind != .choice {
      bars = (0..<(kind == .insert ? 2 : 1)).map { _ in
        let bar = UIView()
        bar.backgroundColor = .white
        disc.addSubview(bar)
        return bar
      }
    } else {
      sign.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .bold))
      sign.tintColor = .white
      disc.addSubview(sign)
    }
    show()
  }

  package required init?(coder: NSCoder) { nil }

  private func show() {
    switch kind {
    case .delete: disc.backgroundColor = .systemRed
    case .insert: disc.backgroundColor = .systemGreen
    case .choice:
      disc.backgroundColor = isChosen ? .tintColor : .clear
      disc.layer.borderWidth = isChosen ? 0 : 1.5
      disc.layer.borderColor = resolved(.systemGray3)
      sign.isHidden = !isChosen
    }
  }

  package override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    show()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let side = CGFloat(environment.behavior.tables.editing.control)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: ((bounds.height - side) / 2).rounded(), width: side,
      height: side)
    disc.layer.cornerRadius = side / 2
    // Half as long as the disc is wide, and two points thick (approximated from screenshots).
    for (index, bar) in bars.enumerated() {
      let size =
        index == 0 ? CGSize(width: side / 2, height: 2) : CGSize(width: 2, height: side / 2)
      bar.frame = CGRect(
        x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
        height: size.height)
    }
    let image = sign.image?.size ?? .zero
    sign.frame = CGRect(
      x: (side - image.width) / 2, y: (side - image.height) / 2, width: image.width,
      height: image.height)
  }
}

/// What a cell has at its end while its row can be moved: three lines.
package final class CellReorderControl: UIView {
  private let lines = [UIView(), UIView(), UIView()]

  package init() {
    super.init(frame: .zero)
    layer.role = "reorder control"
    for line in lines {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .tertiaryLabel
      addSubview(line)
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(environment.behavior.tables.reorder.lines)
    // Lines of a point and a half, five points apart (approximated from screenshots).
    let (height, step): (CGFloat, CGFloat) = (1.5, 5)
    let top = (bounds.height - 2 * step - height) / 2
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: (bounds.width - width) / 2, y: top + CGFloat(index) * step, width: width, height: height)
      line.layer.cornerRadius = height / 2
    }
  }
}
