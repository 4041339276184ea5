// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

// Positions are in the content's space of the nearest view that contains all items of a constraint.
extension ConstraintEngine {
  private final class Compilation {
    let ancestor: UIView
    let isMirrored: Bool
    var items: [EngineItem] = []
    /// Whether the constraint depends on how far views are scrolled.
    var isScrolled = false

    init(ancestor: UIView, isMirrored: Bool) {
      self.ancestor = ancestor
      self.isMirrored = isMirrored
    }
  }

  /// Gives a constraint to the solver, or what has changed of it.
  func compile(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    let isMirrored =
      constraint.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let compilation = Compilation(ancestor: holder, isMirrored: isMirrored)
    var form = self.form(constraint.first, compilation)
    if let second = constraint.second, constraint.multiplier != 0 {
      let other = self.form(second, compilation)
      let factor = Double(constraint.multiplier)
      form.add(other, times: -factor)
      if isMirrored, factor != 1, constraint.first.kind == .x {
        // Multiples of places count from the side where lines begin.
        form.add(span(of: holder, .horizontal, compilation).length, times: 1 - factor)
      }
    }
    let terms = form.solverTerms
    let right = Double(constraint.constant + constraint.spacing) - form.constant
    let key = ObjectIdentifier(constraint)
    for item in compilation.items { item.uses += 1 }
    if var known = compiled[key], known.terms == terms {
      if known.right != right { solver.setConstant(right, of: known.id) }
      if known.priority != constraint.priority {
        solver.setPriority(constraint.priority.rawValue, of: known.id)
      }
      let old = known.items
      (known.right, known.priority, known.items) = (right, constraint.priority, compilation.items)
      compiled[key] = known
      release(old)
    } else {
      if let known = compiled[key] {
        solver.remove(known.id)
        constraints[known.id] = nil
        release(known.items)
      }
      let id = solver.add(
        terms, constraint.relation.solverRelation, right, priority: constraint.priority.rawValue)
      constraints[id] = constraint
      compiled[key] = Compiled(
        constraint: constraint, id: id, terms: terms, right: right, priority: constraint.priority,
        items: compilation.items)
    }
    if compilation.isScrolled, !scrolledConstraints.contains(where: { $0 === constraint }) {
      scrolledConstraints.append(constraint)
    }
  }

  private func form(_ operand: LayoutOperand, _ compilation: Compilation) -> LinearForm {
    guard let item = operand.item else { return LinearForm(0) }
    let start = form(of: operand.attribute, of: item, compilation)
    guard operand.isDistance, let end = operand.end else { return start }
    return form(of: operand.endAttribute, of: end, compilation) - start
  }

  /// An attribute as a form; of what follows the direction of reading, from the right where lines begin
  /// there.
  private func form(
    of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ compilation: Compilation
  ) -> LinearForm {
    let isX = attribute.kind == .x
    let isHorizontal = isX || attribute == .width
    if attribute.isBaseline { return baseline(attribute, of: item, compilation) }
    let (start, length) =
      attribute.kind == .size
      ? (LinearForm(0), size(of: item, isHorizontal ? .horizontal : .vertical, compilation))
      : span(
        of: item, isX ? .horizontal : .vertical, compilation,
        isWithinMargins: attribute.isWithinMargins)
    let place: LinearForm
    switch attribute {
    case .width, .height: return length
    case .left, .leftMargin, .top, .topMargin: place = start
    case .right, .rightMargin, .bottom, .bottomMargin: place = start + length
    case .leading, .leadingMargin: place = compilation.isMirrored ? start + length : start
    case .trailing, .trailingMargin: place = compilation.isMirrored ? start : start + length
    default: place = start + length * 0.5
    }
    return isX && compilation.isMirrored ? place * -1 : place
  }

  /// Where a line of text stands: the distance from the top, or from the bottom, that the view has now.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ compilation: Compilation
  ) -> LinearForm {
    let (start, length) = span(of: item, .vertical, compilation)
    guard let view = item as? UIView else {
      return attribute == .firstBaseline ? start : start + length
    }
    let isFirst = attribute == .firstBaseline
    let other: UIView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if other !== view, other.isDescendant(of: view),
      !other.translatesAutoresizingMaskIntoConstraints
    {
      return baseline(attribute, of: other, compilation)
    }
    let insets = view.alignmentRectInsets
    return isFirst
      ? start + Double(view.firstBaselineOffset - insets.top)
      : start + length + -Double(view.lastBaselineOffset - insets.bottom)
  }

  private func size(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ compilation: Compilation
  ) -> LinearForm {
    if let guide = item as? UILayoutGuide, let view = guide.owningView,
      let insets = guide.insetsInOwner
    {
      let outer = size(of: view, axis, compilation)
      let alignment = view.alignmentRectInsets
      return outer
        + Double(
          alignment.start(axis) + alignment.end(axis) - insets.start(axis) - insets.end(axis))
    }
    return LinearForm(use(.length(axis), of: item, compilation))
  }

  /// Where an item begins, and how long it is, along an axis.
  private func span(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ compilation: Compilation,
    isWithinMargins: Bool = false
  ) -> (start: LinearForm, length: LinearForm) {
    if let guide = item as? UILayoutGuide { return span(of: guide, axis, compilation) }
    guard let view = item as? UIView else { return (LinearForm(0), LinearForm(0)) }
    // Edges and margins of what scrolls are those of its content (documented).
    var (start, length) =
      if view === compilation.ancestor, let content = view.scrolledContentGuide {
        span(of: content, axis, compilation)
      } else {
        ownSpan(of: view, axis, compilation)
      }
    if isWithinMargins {
      let (margins, insets) = (view.layoutMargins, view.alignmentRectInsets)
      let (before, after) = (
        margins.start(axis) - insets.start(axis), margins.end(axis) - insets.end(axis)
      )
      start.constant += Double(before)
      length.constant -= Double(before + after)
    }
    return (start, length)
  }

  /// The span of the alignment rectangle of a view, of its frame where it scrolls.
  private func ownSpan(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ compilation: Compilation
  ) -> (start: LinearForm, length: LinearForm) {
    let length = LinearForm(use(.length(axis), of: view, compilation))
    if view === compilation.ancestor {
      let start = view.bounds.origin.along(axis) + view.alignmentRectInsets.start(axis)
      if view.bounds.origin != .zero || view.scrolledContentGuide != nil {
        compilation.isScrolled = true
      }
      return (LinearForm(Double(start)), length)
    }
    let start = LinearForm(use(.start(axis), of: view, compilation))
    // The edges of a zoomed view are where it is seen: published code centres an image by the constants of the
    // constraints of its edges, computed from its frame.
    let scale = view.zoom
    return (
      start + contentOrigin(of: view.superview, axis, compilation),
      scale == 1 ? length : length * Double(scale)
    )
  }

  private func span(
    of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ compilation: Compilation
  ) -> (start: LinearForm, length: LinearForm) {
    guard let view = guide.owningView else { return (LinearForm(0), LinearForm(0)) }
    guard let insets = guide.insetsInOwner else {
      let start = LinearForm(use(.start(axis), of: guide, compilation))
      let length = LinearForm(use(.length(axis), of: guide, compilation))
      return (start + contentOrigin(of: view, axis, compilation), length)
    }
    var (start, length) = ownSpan(of: view, axis, compilation)
    let alignment = view.alignmentRectInsets
    let (before, after) = (
      insets.start(axis) - alignment.start(axis), insets.end(axis) - alignment.end(axis)
    )
    start.constant += Double(before)
    length.constant -= Double(before + after)
    return (start, length)
  }

  /// Where the origin of a view's content lies in the space of the constraint.
  private func contentOrigin(
    of view: UIView?, _ axis: NSLayoutConstraint.Axis, _ compilation: Compilation
  ) -> LinearForm {
    var result = LinearForm(0)
    var next = view
    while let view = next, view !== compilation.ancestor {
      result.add(LinearForm(use(.start(axis), of: view, compilation)), times: 1)
      let origin = view.bounds.origin
      result.constant -= Double(view.alignmentRectInsets.start(axis) + origin.along(axis))
      if view.hasMovingContent { compilation.isScrolled = true }
      next = view.superview
    }
    return result
  }

  private func use(
    _ metric: LayoutMetric, of item: any LayoutItem, _ compilation: Compilation
  ) -> Variable {
    let known = self.item(item)
    if !compilation.items.contains(where: { $0 === known }) { compilation.items.append(known) }
    return variable(metric, of: known)
  }
}

extension NSLayoutConstraint {
  fileprivate var isDirectional: Bool {
    [first, second].compactMap(\.self).contains {
      $0.attribute.isDirectional || $0.endAttribute.isDirectional
    }
  }

  /// What multiples of the system's spacing add to the constant.
  var spacing: CGFloat {
    systemSpacings == 0 ? 0 : systemSpacings * SystemSpacing.between(first, second)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension UIView {
  /// Whether the space of the content is not always where the view is.
  fileprivate var hasMovingContent: Bool { bounds.origin != .zero || scrolledContentGuide != nil }
}

extension CGPoint {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
