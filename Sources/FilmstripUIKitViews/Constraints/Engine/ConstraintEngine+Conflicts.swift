// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

extension ConstraintEngine {
  /// Reports sets of required constraints that cannot hold together, each once; of a tree in no window
  /// none is, as its views may still get constraints and sizes.
  func reportConflicts() {
    guard let window = root?.window else { return }
    for conflict in solver.conflicts where knownConflicts.insert(conflict.constraints).inserted {
      window.stageEnvironment.log.report(
        .unsatisfiableConstraints(
          constraints: conflict.constraints.map(text), givenUp: text(of: conflict.givenUp),
          view: place(of: conflict)))
    }
  }

  private func text(of id: ConstraintID) -> String {
    if let constraint = constraints[id] { return constraint.description }
    guard let own = ownConstraints[id], let item = own.item.item else { return "(gone)" }
    let name = item.layoutName
    guard own.isGiven else { return "<\(name).\(own.metric) >= 0>" }
    if item === root { return "<the \(own.metric) of \(name)>" }
    return "<NSAutoresizingMaskLayoutConstraint: the \(own.metric) of the frame of \(name), whose "
      + "translatesAutoresizingMaskIntoConstraints is true>"
  }

  /// The view that holds what was given up, or one that it concerns.
  private func place(of conflict: Conflict) -> String {
    let held = ([conflict.givenUp] + conflict.constraints).lazy.compactMap {
      self.constraints[$0]?.first.item
    }
    return (held.first ?? root)?.layoutName ?? ""
  }
}

extension ConstraintEngine {
  func ambiguousMetrics(of item: any LayoutItem) -> [LayoutMetric] {
    settle()
    guard let record = item.constraintRecord, let known = items[ObjectIdentifier(record)],
      !known.isGiven
    else { return [] }
    return LayoutMetric.allCases.filter { metric in
      known.variables[metric.rawValue].map(isAmbiguous) ?? false
    }
  }

  private func isAmbiguous(_ variable: Variable) -> Bool {
    if let known = knownAmbiguity[variable] { return known }
    let isOpen = solvedAmbiguity().contains(variable)
    knownAmbiguity[variable] = isOpen
    return isOpen
  }

  private func solvedAmbiguity() -> Ambiguity {
    if let ambiguity { return ambiguity }
    let made = Ambiguity(of: solver)
    ambiguity = made
    return made
  }
}

extension ConstraintEngine {
  /// Another alignment rectangle of an item that its constraints allow as well; nil where there is none.
  func alternativeRect(of item: any LayoutItem) -> CGRect? {
    guard let metric = ambiguousMetrics(of: item).first,
      let record = item.constraintRecord, let known = items[ObjectIdentifier(record)],
      let changing = known.variables[metric.rawValue]
    else { return nil }
    let variables = known.variables.compactMap(\.self)
    guard variables.count == 4,
      let values = solvedAmbiguity().alternativeValues(of: variables, changing: changing)
    else { return nil }
    return CGRect(x: values[0], y: values[1], width: max(values[2], 0), height: max(values[3], 0))
  }
}

extension UIView {
  public var hasAmbiguousLayout: Bool {
    !(constraintEngine?.ambiguousMetrics(of: self).isEmpty ?? true)
  }
}

extension UIView {
  /// Moves a view whose place or size constraints leave open to another one that they allow, and back when it
  /// is called again; the next layout of the superview puts it back as well.
  ///
  /// A view whose layout is not ambiguous stays. iOS chooses at random between valid places (documented).
  public func exerciseAmbiguityInLayout() {
    guard let engine = constraintEngine, let other = engine.alternativeRect(of: self),
      let solved = engine.solvedRect(of: self)
    else { return }
    let isMoved = !alignmentRect(forFrame: untransformedFrame).isNear(solved)
    place(onPixels: isMoved ? solved : other)
  }
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool {
    !(owningView?.constraintEngine?.ambiguousMetrics(of: self).isEmpty ?? true)
  }
}

extension StageEnvironment {
  package func reportAmbiguousLayout() {
    for window in windows.all where !window.isHidden {
      guard let engine = window.constraintRecord?.ownEngine else { continue }
      var found = 0
      var waiting: [UIView] = [window]
      while let view = waiting.popLast(), found < StageEnvironment.ambiguityLimit {
        waiting += view.storedSubviews.reversed()
        let open = engine.ambiguousMetrics(of: view)
        guard !open.isEmpty else { continue }
        found += 1
        log.report(.ambiguousLayout(view: view.reportName, numbers: open.map { "\($0)" }))
      }
    }
  }

  /// After how many views no more are looked for: to find one takes about as long as a layout.
  private static let ambiguityLimit = 5
}
