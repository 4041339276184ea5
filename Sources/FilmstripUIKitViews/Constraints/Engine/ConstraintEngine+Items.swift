// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

extension ConstraintEngine {
  func item(_ item: any LayoutItem) -> EngineItem {
    let record = item.madeConstraintRecord
    if let known = items[ObjectIdentifier(record)] {
      if known.item === item {
        // Since it was last asked for, a view may have moved to another superview of the tree.
        notePlacer(of: known, item)
        if known.container.map({ $0.item !== (item as? UIView)?.superview }) == true { note(known) }
        return known
      }
      // The record of an item that is gone was in the same place.
      drop(known)
    }
    let new = EngineItem(item, record: record, isGiven: isGiven(item))
    items[ObjectIdentifier(record)] = new
    if fitting == nil { record.engine = self }
    notePlacer(of: new, item)
    if new.isGiven { updateContainer(of: new) } else { noteFollowers(of: item) }
    return new
  }

  /// Lets the view in whose layout an item gets its place, or a content its size, do that.
  private func notePlacer(of known: EngineItem, _ item: any LayoutItem) {
    guard fitting == nil else { return }
    if !known.isGiven, let view = item as? UIView {
      view.superview?.madeConstraintRecord.placesSubviews = true
    } else if let guide = item as? UILayoutGuide, guide.sizesContent {
      guide.owningView?.madeConstraintRecord.placesSubviews = true
    }
  }

  /// Whether a view's frame is given and not solved for: where its mask places it, and at the root.
  private func isGiven(_ item: any LayoutItem) -> Bool {
    guard let view = item as? UIView else { return false }
    if view === root { return fitting == nil }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// The variable of an item's metric, made when it is first asked for with what holds it.
  func variable(_ metric: LayoutMetric, of item: EngineItem) -> Variable {
    if let variable = item.variables[metric.rawValue] { return variable }
    if item.isGiven { return make(metric, of: item) }
    // A place that is solved for needs all four.
    for other in LayoutMetric.allCases { _ = make(other, of: item) }
    addContents(of: item)
    guard let variable = item.variables[metric.rawValue] else { return make(metric, of: item) }
    return variable
  }

  private func make(_ metric: LayoutMetric, of item: EngineItem) -> Variable {
    let variable = solver.makeVariable()
    item.variables[metric.rawValue] = variable
    owners[variable] = item
    hold(metric, of: item, variable)
    return variable
  }

  private func hold(_ metric: LayoutMetric, of item: EngineItem, _ variable: Variable) {
    let term = [Term(variable, 1)]
    if let (value, share) = given(metric, of: item) {
      var terms = term
      if share != 0, let container = item.container {
        let length = self.variable(.length(metric.axis), of: container)
        terms.append(Term(length, -Double(share)))
      }
      let id = solver.add(terms, .equal, Double(value), priority: 1000)
      item.given[metric.rawValue] = EngineItem.Given(id: id, value: value, share: share)
      ownConstraints[id] = (item, metric, true)
    } else if metric.isSize {
      let id = solver.add(term, .greaterThanOrEqual, 0, priority: 1000)
      item.floors[metric.rawValue] = id
      ownConstraints[id] = (item, metric, false)
      if let fitting, item.item === root {
        let (size, priority) =
          metric == .width
          ? (fitting.size.width, fitting.horizontal) : (fitting.size.height, fitting.vertical)
        _ = solver.add(term, .equal, Double(size), priority: priority.rawValue)
      }
    }
  }

  /// What a metric of a given frame is; nil where it is solved for.
  func givenValue(_ metric: LayoutMetric, of item: EngineItem) -> CGFloat? {
    if let guide = item.item as? UILayoutGuide {
      // The content of a scroll view begins at the origin of its space.
      return guide.sizesContent && !metric.isSize ? 0 : nil
    }
    guard item.isGiven, let view = item.item as? UIView else { return nil }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let value =
      switch metric {
      case .x: rect.minX
      case .y: rect.minY
      case .width: rect.width
      case .height: rect.height
      }
    return value.isFinite ? value : 0
  }

  func refresh(_ item: EngineItem) {
    guard let layoutItem = item.item, items[item.key] === item else { return }
    if isGiven(layoutItem) != item.isGiven {
      changeRole(of: item, layoutItem)
    } else if item.isGiven {
      let isElsewhere = updateContainer(of: item)
      for metric in LayoutMetric.allCases {
        guard let variable = item.variables[metric.rawValue],
          let (value, share) = given(metric, of: item)
        else { continue }
        guard let old = item.given[metric.rawValue] else {
          hold(metric, of: item, variable)
          continue
        }
        if isElsewhere || !old.hasShare(share) {
          solver.remove(old.id)
          ownConstraints[old.id] = nil
          hold(metric, of: item, variable)
        } else if !old.isNear((value, share)) {
          solver.setConstant(Double(value), of: old.id)
          item.given[metric.rawValue]?.value = value
        }
      }
    } else {
      addContents(of: item)
    }
  }

  /// Holds the item's metrics the other way: given in place of solved for, or the reverse.
  private func changeRole(of item: EngineItem, _ layoutItem: any LayoutItem) {
    removeOwnConstraints(of: item)
    item.isGiven.toggle()
    notePlacer(of: item, layoutItem)
    updateContainer(of: item)
    noteFollowers(of: layoutItem)
    for metric in LayoutMetric.allCases {
      if let variable = item.variables[metric.rawValue] {
        hold(metric, of: item, variable)
      } else if !item.isGiven {
        _ = make(metric, of: item)
      }
    }
    addContents(of: item)
  }

  private func removeOwnConstraints(of item: EngineItem) {
    for metric in LayoutMetric.allCases {
      for id in [item.given[metric.rawValue]?.id, item.floors[metric.rawValue]] {
        guard let id else { continue }
        solver.remove(id)
        ownConstraints[id] = nil
      }
      item.given[metric.rawValue] = nil
      item.floors[metric.rawValue] = nil
    }
    for index in item.contents.indices { removeContent(at: index, of: item) }
    item.heightWidth = nil
  }

  func drop(_ item: EngineItem) {
    guard items[item.key] === item else { return }
    noteLoss(of: item)
    removeOwnConstraints(of: item)
    leaveContainer(item)
    for follower in item.followers {
      // What holds their metrics names variables that are gone.
      removeOwnConstraints(of: follower)
      follower.container = nil
      note(follower)
    }
    item.followers = []
    for metric in LayoutMetric.allCases {
      guard let variable = item.variables[metric.rawValue] else { continue }
      solver.remove(variable)
      owners[variable] = nil
    }
    items[item.key] = nil
    if let record = item.item?.constraintRecord, record.engine === self { record.engine = nil }
  }

  /// Notes that a view which the engine has placed, and which is in the tree still, has no constraint any more.
  private func noteLoss(of item: EngineItem) {
    guard !item.isGiven, let view = item.item as? UIView, view.constraintEngine === self,
      let record = view.constraintRecord, record.hasBeenPlaced
    else { return }
    // Code has placed the view since.
    guard !record.hasFrameSet else {
      record.hasFrameSet = false
      return
    }
    record.hasLostConstraints = true
    view.superview?.setNeedsLayout()
  }
}
