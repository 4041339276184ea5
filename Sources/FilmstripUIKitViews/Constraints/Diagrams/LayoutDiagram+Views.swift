// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver
package import FilmstripDisplayList

extension StageEnvironment {
  /// What constraints say about the views in windows that are shown, for a frame that a capture has made.
  ///
  /// Views that are hidden are left out, with the constraints that name them.
  package func layoutDiagram(numbering capture: LayerCapture) -> LayoutDiagram {
    let gathering = LayoutGathering(capture)
    for window in windows.all where !window.isHidden {
      gathering.visit(window, outcomes: gathering.outcomes(in: window.constraintRecord?.ownEngine))
    }
    return gathering.diagram
  }
}

/// Collects the items and the constraints of trees of views.
@MainActor
private final class LayoutGathering {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let isMargins: Bool
  }

  private let capture: LayerCapture
  /// For look-ups alone.
  private var places: [Key: Int] = [:]
  private(set) var diagram = LayoutDiagram()

  init(_ capture: LayerCapture) { self.capture = capture }

  func visit(_ root: UIView, outcomes: [ObjectIdentifier: LayoutDiagram.Outcome]) {
    var held: [NSLayoutConstraint] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0, capture.number(of: view.layer) != nil else { continue }
      if let record = view.constraintRecord {
        if !record.naming.isEmpty { _ = place(of: view) }
        for guide in view.areas.guides + record.guides + view.ownGuides
        where guide.constraintRecord?.naming.isEmpty == false { _ = place(of: guide) }
        held += record.held
      }
      waiting += view.subviews.reversed()
    }
    for constraint in held.sorted(by: { $0.number < $1.number }) {
      add(constraint, outcome: outcomes[ObjectIdentifier(constraint)])
    }
  }

  func outcomes(in engine: ConstraintEngine?) -> [ObjectIdentifier: LayoutDiagram.Outcome] {
    guard let engine else { return [:] }
    var result: [ObjectIdentifier: LayoutDiagram.Outcome] = [:]
    for conflict in engine.solver.conflicts {
      for constraint in conflict.constraints.compactMap({ engine.constraints[$0] }) {
        let key = ObjectIdentifier(constraint)
        if result[key] == nil { result[key] = .conflicts }
      }
      if let constraint = engine.constraints[conflict.givenUp] {
        result[ObjectIdentifier(constraint)] = .givenUp
      }
    }
    return result
  }

  // MARK: Items

  private func place(of item: any LayoutItem, isMargins: Bool = false) -> Int? {
    let key = Key(object: ObjectIdentifier(item), isMargins: isMargins)
    if let known = places[key] { return known }
    guard let made = make(item, isMargins: isMargins) else { return nil }
    diagram.items.append(made)
    places[key] = diagram.items.count - 1
    return diagram.items.count - 1
  }

  private func make(_ item: any LayoutItem, isMargins: Bool) -> LayoutDiagram.Item? {
    guard let view = item.placeInTree, let layer = capture.number(of: view.layer) else {
      return nil
    }
    let open = view.constraintEngine?.ambiguousMetrics(of: item).map { "\($0)" } ?? []
    if isMargins {
      return LayoutDiagram.Item(
        layer: layer, name: "the margins of \(view.reportName)", role: .margins,
        place: .init(view.layoutMargins))
    }
    guard let guide = item as? UILayoutGuide else {
      let insets = view.alignmentRectInsets
      let hasText = view.hasTextBaselines
      return LayoutDiagram.Item(
        layer: layer, name: view.reportName,
        role: view.translatesAutoresizingMaskIntoConstraints ? .givenView : .view,
        place: .init(insets), firstBaseline: hasText ? Double(view.firstBaselineOffset) : nil,
        lastBaseline: hasText ? Double(view.lastBaselineOffset) : nil, openNumbers: open)
    }
    let place: LayoutDiagram.Item.Place
    if let insets = guide.insetsInOwner {
      place = .init(insets)
    } else {
      place = .rectangle(guide.layoutFrame)
    }
    return LayoutDiagram.Item(
      layer: layer, name: guide.layoutName, role: (guide as? LayoutAreaGuide)?.area.role ?? .guide,
      place: place, openNumbers: open)
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint, outcome: LayoutDiagram.Outcome?) {
    guard let holder = constraint.holder, constraint.first.isComplete else { return }
    let ends: (LayoutDiagram.End, LayoutDiagram.End?)
    var constant = Double(constraint.constant + constraint.spacing)
    if constraint.first.isDistance {
      // A distance between two anchors is drawn between them.
      guard let start = end(constraint.first, holder), let far = farEnd(constraint.first, holder)
      else { return }
      ends = (far, start)
      if constraint.second != nil { constant = 0 }
    } else {
      guard let first = end(constraint.first, holder) else { return }
      var second: LayoutDiagram.End?
      if let operand = constraint.second {
        guard operand.isComplete, let other = end(operand, holder) else { return }
        second = other
      }
      ends = (first, second)
    }
    diagram.constraints.append(
      LayoutDiagram.Constraint(
        first: ends.0, second: ends.1, relation: constraint.relation.diagramRelation,
        multiplier: Double(constraint.multiplier), constant: constant,
        priority: Double(constraint.priority.rawValue),
        outcome: outcome ?? (constraint.holds ? .holds : .yields),
        isArrangement: constraint.identifier?.hasPrefix("UISV-") ?? false,
        text: constraint.description))
  }

  private func end(_ operand: LayoutOperand, _ holder: UIView) -> LayoutDiagram.End? {
    operand.item.flatMap { end($0, operand.attribute, holder) }
  }

  private func farEnd(_ operand: LayoutOperand, _ holder: UIView) -> LayoutDiagram.End? {
    operand.end.flatMap { end($0, operand.endAttribute, holder) }
  }

  private func end(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView
  ) -> LayoutDiagram.End? {
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let resolved = attribute.diagramAttribute(isMirrored: isMirrored) else { return nil }
    var named = item
    // To its own content a scroll view is what it scrolls.
    if item === holder, attribute.kind != .size, !attribute.isWithinMargins,
      let content = holder.scrolledContentGuide
    {
      named = content
    }
    return place(of: named, isMargins: attribute.isWithinMargins).map {
      LayoutDiagram.End(item: $0, attribute: resolved)
    }
  }
}

extension LayoutDiagram.Item.Place {
  fileprivate init(_ insets: UIEdgeInsets) {
    self = .insets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension LayoutAreaGuide.Area {
  fileprivate var role: LayoutDiagram.Item.Role {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readable: .readable
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint holds as its tree was solved last.
  fileprivate var holds: Bool {
    guard let engine, let known = engine.compiled[ObjectIdentifier(self)] else { return true }
    let left = known.terms.reduce(0) { $0 + $1.coefficient * engine.solver.value(of: $1.variable) }
    let error = left - known.right
    switch relation {
    case .equal: return abs(error) < 1e-6
    case .lessThanOrEqual: return error < 1e-6
    case .greaterThanOrEqual: return error > -1e-6
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var diagramRelation: LayoutDiagram.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as a diagram has it: of margins, what it is within them; nil for none.
  fileprivate func diagramAttribute(isMirrored: Bool) -> LayoutDiagram.Attribute? {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: isMirrored ? .right : .left
    case .trailing, .trailingMargin: isMirrored ? .left : .right
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .notAnAttribute: nil
    }
  }
}
