// SPDX-License-Identifier: MIT
import UIKit

final class PlanList: UIStackView {
  private var columns: [NSLayoutConstraint] = []

  convenience init(_ plans: [(day: String, plan: String)]) {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 4
    for plan in plans {
      let day = StyledLabel(plan.day, .letterDay).named("day")
      columns.append(day.widthAnchor.constraint(equalToConstant: 84))
      addArrangedSubview(
        UIStackView(
          .horizontal, alignment: .top,
          [day, StyledLabel(plan.plan, .letter, lines: 0).named("plan")]))
    }
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for case let row as UIStackView in arrangedSubviews {
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .fill : .top
      row.spacing = isLarge ? spacing : 0
    }
    for column in columns {
      column.constant = TextLook.letter.scaled(84, in: traitCollection)
      column.isActive = !isLarge
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }
}
