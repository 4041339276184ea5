// SPDX-License-Identifier: MIT

// How changes of the data are shown: rows that stay go to their new places, others come and go as code says.

extension UITableView: ListView {
  var updateDuration: Double { environment.behavior.tables.updateDuration }

  func note(_ changes: [ListChange], _ animation: RowAnimation) {
    let isAlone = batch.depth == 0
    if isAlone { openBatch() }
    batch.changes += changes
    for change in changes { rowAnimations[change] = animation }
    if isAlone { closeBatch() }
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBatch()
    if let completion { batch.completions.append(completion) }
    updates?()
    closeBatch()
  }

  func openBatch() {
    if batch.depth == 0, counts != nil { settleContent() }
    batch.depth += 1
  }

  func closeBatch() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let (changes, completions, animations) = (batch.changes, batch.completions, rowAnimations)
    (batch, rowAnimations) = (ListBatch(), [:])
    commit(changes, animations) { isFinished in completions.forEach { $0(isFinished) } }
  }

  private func commit(
    _ changes: [ListChange], _ animations: [ListChange: RowAnimation],
    completion: @escaping (Bool) -> Void
  ) {
    guard let old = counts, let before = arrangement, dataSource != nil else {
      reloadContent()
      layoutIfNeeded()
      return completion(true)
    }
    let list = ListUpdate(changes, from: old, to: askedCounts(), of: "UITableView")
    counts = list.newCounts
    moveMeasured(list)
    selection = Set(selection.compactMap { list.newPath(of: $0) })
    touchedPath = touchedPath.flatMap { list.newPath(of: $0) }
    arrangement = nil
    swipe.rowsDidChange { list.newPath(of: $0) }
    let isPlain = changes.allSatisfy { animations[$0] == RowAnimation.none && !$0.isMove }
    let move = {
      // What is laid out meanwhile, for a cell that is new, leaves the others where they are.
      self.isSettling = true
      self.move(list, animations, before: before)
      self.isSettling = false
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    if !changes.isEmpty, isPlain {
      UIView.performWithoutAnimation(move)
      return completion(true)
    }
    animate(move, completion: completion)
  }

  /// What was measured stays with its row.
  private func moveMeasured(_ list: ListUpdate) {
    var kept: [Element: CGFloat] = [:]
    for (element, height) in measured {
      if case .row(let path) = element, let new = list.newPath(of: path), !list.isReloaded(path) {
        kept[.row(new)] = height
      }
    }
    measured = kept
  }

  private func new(_ element: Element, _ list: ListUpdate) -> Element? {
    switch element {
    case .row(let path): list.isReloaded(path) ? nil : list.newPath(of: path).map(Element.row)
    case .header(let section):
      list.reloadedSections.contains(section)
        ? nil : list.newSection(of: section).map(Element.header)
    case .footer(let section):
      list.reloadedSections.contains(section)
        ? nil : list.newSection(of: section).map(Element.footer)
    }
  }

  private func move(
    _ list: ListUpdate, _ animations: [ListChange: RowAnimation], before: TableArrangement
  ) {
    let wanted = visibleElements()
    let frames = Dictionary(wanted.map { ($0.element, $0.frame) }) { first, _ in first }
    var kept: [Element: UIView] = [:]
    for element in shown.keys.sorted() {
      guard let view = shown[element] else { continue }
      if let target = new(element, list), frames[target] != nil {
        kept[target] = view
      } else if let target = new(element, list), case .row(let path) = target {
        leave(view, of: element) { view.frame = self.rowRect(path) }
      } else {
        let animation = self.animation(of: element, in: animations)
        leave(view, of: element) { self.displace(view, animation) }
      }
    }
    shown = kept
    for (element, frame) in wanted {
      if let view = shown[element] {
        if view.frame != frame { view.frame = frame }
        if case .row(let path) = element, let cell = view as? UITableViewCell {
          adopt(cell, at: path)
        }
        continue
      }
      if case .row(let path) = element, let old = list.oldPath(of: path), !list.isReloaded(old),
        let start = oldFrame(of: old, before)
      {
        // It was there, out of sight.
        begin(element, frame: frame, from: start)
        continue
      }
      guard let view = begin(element, frame: frame, from: nil) else { continue }
      let animation = self.animation(of: element, in: animations)
      UIView.performWithoutAnimation { displace(view, animation) }
      view.frame = frame
      view.alpha = 1
      view.transform = .identity
    }
  }

  private func oldFrame(of path: IndexPath, _ before: TableArrangement) -> CGRect? {
    guard before.sections.indices.contains(path.section) else { return nil }
    let rows = before.sections[path.section].rows
    guard path.row + 1 < rows.count else { return nil }
    var frame = rowRect(path)
    if frame == .zero { frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0) }
    frame.origin.y = CGFloat(rows[path.row])
    frame.size.height = CGFloat(rows[path.row + 1] - rows[path.row])
    return frame
  }

  /// How an element comes or goes, by the change that names it or its section.
  private func animation(
    of element: Element, in animations: [ListChange: RowAnimation]
  ) -> RowAnimation {
    let section: Int
    switch element {
    case .row(let path):
      for change in [
        ListChange.insertItem(path), .deleteItem(path), .reloadItem(path),
      ] {
        if let found = animations[change] { return found }
      }
      section = path.section
    case .header(let index), .footer(let index): section = index
    }
    let changes = [
      ListChange.insertSection(section), .deleteSection(section), .reloadSection(section),
    ]
    return changes.compactMap { animations[$0] }.first ?? .automatic
  }

  /// Puts a view to where it comes from, or goes to (approximated from recordings).
  private func displace(_ view: UIView, _ animation: RowAnimation) {
    switch animation {
    case .right: view.frame.origin.x += bounds.width
    case .left: view.frame.origin.x -= bounds.width
    case .top: view.frame.origin.y -= view.frame.height
    case .bottom: view.frame.origin.y += view.frame.height
    case .middle: view.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    case .none: break
    case .fade, .automatic: view.alpha = 0
    }
    if animation == .top || animation == .bottom || animation == .middle { view.alpha = 0 }
  }

  private func leave(_ view: UIView, of element: Element, _ changes: @escaping () -> Void) {
    guard UIView.inheritedAnimationDuration > 0 else { return retire(view, of: element) }
    leaving.append(view)
    // Behind what takes its place.
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      changes()
    } completion: { [weak self, weak view] _ in
      guard let self, let view, self.leaving.contains(where: { $0 === view }) else { return }
      view.transform = .identity
      self.retire(view, of: element)
    }
  }
}

extension ListChange {
  fileprivate var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    default: false
    }
  }
}
