// SPDX-License-Identifier: MIT

/// The constraints by which a stack view places its views.
///
/// Their identifiers are those that UIKit gives its own (published in many logs), so that reports of
/// conflicts read as on iOS.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let isHorizontal: Bool
  private let shown: [UIView]
  private let hidden: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// What wants the stack to be no larger than its views, across the axis and along it: less than any
  /// view hugs its content, more than nothing (published as the priority of UIKit's own).
  private static let fit = UILayoutPriority(51)
  /// What wants the gaps of a stack to be no larger than its spacing, where nothing else says so.
  private static let gapFit = UILayoutPriority(49)
  /// What gives hidden views a size across the axis where nothing else does, without a say in the stack's.
  private static let suppression = UILayoutPriority(1)
  /// What gives views the proportions of their content: just below required, so that constraints of
  /// the views win (published).
  private static let proportion = UILayoutPriority(999)
  /// What makes the distances between middles equal: less than views hug (published).
  private static let centering = UILayoutPriority(149)

  init(of stack: UIStackView) {
    self.stack = stack
    isHorizontal = stack.axis == .horizontal
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    guard let first = shown.first, let last = shown.last else {
      hide()
      return
    }
    connect(first, last)
    distribute()
    align()
    hide()
  }

  // MARK: Sides

  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, attribute), relation, other.map { LayoutOperand($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func connect(_ first: UIView, _ last: UIView) {
    add("UISV-canvas-connection", first, start, .equal, canvas, start)
    add("UISV-canvas-connection", canvas, end, .equal, last, end)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: space(.equal)
    case .fillEqually:
      space(.equal)
      if let first = shown.first {
        for view in shown.dropFirst() {
          add("UISV-fill-equally", view, length, .equal, first, length)
        }
      }
    case .fillProportionally:
      space(.equal)
      keepProportions()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      equalGaps(from: end, to: start, priority: .required)
    case .equalCentering:
      space(.greaterThanOrEqual)
      equalGaps(from: middle, to: middle, priority: StackArrangement.centering)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let betweenBaselines = !isHorizontal && stack.isBaselineRelativeArrangement
    for (view, next) in zip(shown, shown.dropFirst()) {
      let spacing = stack.usedSpacing(after: view)
      let (after, before): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        betweenBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
      add("UISV-spacing", next, before, relation, view, after, constant: spacing)
      if relation != .equal {
        add(
          "UISV-spacing-fit", next, before, .equal, view, after, constant: spacing,
          priority: StackArrangement.gapFit)
      }
    }
  }

  /// Views in the proportions of the sizes of their content; in equal ones where none has any (that
  /// spacing is left out of the proportions is assumed).
  private mutating func keepProportions() {
    let sizes = shown.map { view in
      let size = view.intrinsicContentSize
      return max(0, isHorizontal ? size.width : size.height)
    }
    guard let largest = sizes.max(), largest > 0,
      let reference = sizes.firstIndex(of: largest)
    else {
      if let first = shown.first {
        for view in shown.dropFirst() {
          add(
            "UISV-fill-proportionally", view, length, .equal, first, length,
            priority: StackArrangement.proportion)
        }
      }
      return
    }
    for (index, view) in shown.enumerated() where index != reference {
      add(
        "UISV-fill-proportionally", view, length, .equal, shown[reference], length,
        multiplier: sizes[index] / largest, priority: StackArrangement.proportion)
    }
  }

  private mutating func equalGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: UILayoutPriority
  ) {
    let gaps = zip(shown, shown.dropFirst()).map { view, next in
      LayoutOperand(from: LayoutOperand(view, from), to: LayoutOperand(next, to))
    }
    // Of distances that differ by what their views are set apart, the difference stays.
    let spacings = shown.dropLast().map { stack.usedSpacing(after: $0) }
    guard let first = gaps.first, let firstSpacing = spacings.first else { return }
    for (index, gap) in gaps.enumerated().dropFirst() {
      let constraint = NSLayoutConstraint(
        gap, .equal, first, constant: from == middle ? 0 : spacings[index] - firstSpacing)
      constraint.identifier = from == middle ? "UISV-centering" : "UISV-distributing"
      // Where there is not room for all, the first distances are equal (assumed).
      constraint.priority = from == middle ? priority - Float(index) / 1_000 : priority
      constraints.append(constraint)
    }
  }

  // MARK: Across the axis

  /// Columns have no baselines in common: their views lie where lines begin.
  private var alignsBaselines: Bool {
    stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
  }

  private mutating func align() {
    let isFilled = stack.alignment == .fill
    for view in shown {
      let relation = NSLayoutConstraint.Relation.self
      let toStart = isFilled || stack.alignment == .leading || (alignsBaselines && !isHorizontal)
      let toEnd = isFilled || stack.alignment == .trailing
      add(
        toStart ? "UISV-alignment" : "UISV-spanning-boundary", view, crossStart,
        toStart ? relation.equal : .greaterThanOrEqual, canvas, crossStart)
      add(
        toEnd ? "UISV-alignment" : "UISV-spanning-boundary", view, crossEnd,
        toEnd ? relation.equal : .lessThanOrEqual, canvas, crossEnd)
      if stack.alignment == .center {
        add("UISV-alignment", view, crossMiddle, .equal, canvas, crossMiddle)
      }
    }
    if isHorizontal && alignsBaselines { alignBaselines() }
    if !isFilled {
      add(
        "UISV-canvas-fit", canvas, crossLength, .equal, nil, .notAnAttribute,
        priority: StackArrangement.fit)
    }
  }

  /// First lines stand as far up as they can, last lines as far down (approximated).
  private mutating func alignBaselines() {
    let isFirst = stack.alignment == .firstBaseline
    let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    guard let first = shown.first else { return }
    for view in shown.dropFirst() {
      add("UISV-alignment", view, attribute, .equal, first, attribute)
    }
    for view in shown {
      let side: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
      add(
        "UISV-ambiguity-suppression", view, side, .equal, canvas, side,
        priority: StackArrangement.gapFit)
    }
  }

  // MARK: Hidden views

  /// Hidden views have no length along the axis, and stay where they would be.
  private mutating func hide() {
    for view in hidden {
      add("UISV-hiding", view, length, .equal, nil, .notAnAttribute)
      add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
      add(
        "UISV-ambiguity-suppression", view, crossLength, .equal, nil, .notAnAttribute,
        priority: StackArrangement.suppression)
      let views = stack.arrangedSubviews
      guard let index = views.firstIndex(where: { $0 === view }) else { continue }
      if let before = views[..<index].last(where: { !$0.isHidden }) {
        add("UISV-canvas-connection", view, start, .equal, before, end)
      } else {
        add("UISV-canvas-connection", view, start, .equal, canvas, start)
      }
    }
  }
}
