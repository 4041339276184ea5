// SPDX-License-Identifier: MIT
internal import FilmstripWording

// What of a table is shown: cells, headers and footers of the visible part, and no others.

extension UITableView {
  private var behavior: TableBehavior { environment.behavior.tables }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  func reloadContent() {
    forgetSelection()
    swipe.close(animated: false)
    for element in shown.keys.sorted() { endDisplay(of: element) }
    (counts, arrangement, measured) = (nil, nil, [:])
    setNeedsLayout()
  }

  /// From the table's side to what cells show.
  var sideMargin: CGFloat {
    let margins = behavior.margins
    return CGFloat(Double(bounds.width) >= margins.wideFrom ? margins.wide : margins.compact)
  }

  private var sectionInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  private var cellWidth: CGFloat {
    let safe = insetsContentViewsToSafeArea && style == .insetGrouped ? safeAreaInsets : .zero
    return max(bounds.width - 2 * sectionInset - safe.left - safe.right, 0)
  }

  // MARK: Arrangement

  /// The places of everything, computed where something has changed.
  var settledArrangement: TableArrangement {
    if let arrangement { return arrangement }
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      measured = [:]
    }
    let made = makeArrangement()
    arrangement = made
    let height = CGFloat(made.end) + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
    return made
  }

  private func makeArrangement() -> TableArrangement {
    var result = TableArrangement(from: Double(tableHeaderView?.frame.height ?? 0))
    for (section, count) in loadedCounts.enumerated() {
      let header = height(ofHeader: section)
      result.add(
        padding: header > 0 ? Double(topPadding) : 0, header: Double(header),
        rows: (0..<count).map { Double(height(ofRow: IndexPath(row: $0, section: section))) },
        footer: Double(height(ofFooter: section)))
    }
    return result
  }

  private var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? CGFloat(behavior.plainHeader.topPadding) : 0
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    if let fixed = fixedHeight(ofRow: path) { return fixed }
    if let known = measured[.row(path)] { return known }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : CGFloat(behavior.rowHeight)
  }

  /// The height that the delegate or the table give a row; nil where it follows from the content.
  private func fixedHeight(ofRow path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  private func height(ofHeader section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return edgeHeight(.header(section), asked: asked)
  }

  private func height(ofFooter section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return edgeHeight(.footer(section), asked: asked)
  }

  private func edgeHeight(_ edge: Element, asked: CGFloat) -> CGFloat {
    if asked >= 0, asked.isFinite {
      // A height of 0 stands for the usual one in grouped tables (documented for iOS up to 10: here 0 is 0).
      return asked
    }
    if let known = measured[edge] { return known }
    let height = measuredEdge(edge)
    measured[edge] = height
    return height
  }

  private func measuredEdge(_ edge: Element) -> CGFloat {
    if let view = makeEdge(edge) {
      let target = CGSize(width: cellWidth, height: 0)
      view.bounds.size.width = cellWidth
      let height = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      recycle(view)
      return height > 0 ? height : view is UITableViewHeaderFooterView ? 0 : view.bounds.height
    }
    guard style != .plain else { return 0 }
    // The first section of a grouped table begins lower (measured by others).
    if case .header(0) = edge, tableHeaderView == nil { return CGFloat(behavior.grouped.first) }
    return CGFloat(behavior.grouped.gap)
  }

  // MARK: Rectangles

  func sectionRect(_ section: Int) -> CGRect {
    let sections = settledArrangement.sections
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections[section].start, width: Double(bounds.width),
      height: sections[section].end - sections[section].start)
  }

  func edgeRect(_ edge: Element) -> CGRect {
    let sections = settledArrangement.sections
    switch edge {
    case .header(let section) where sections.indices.contains(section):
      let header = sections[section].header
      return CGRect(x: 0, y: header.start, width: Double(bounds.width), height: header.height)
    case .footer(let section) where sections.indices.contains(section):
      let footer = sections[section].footer
      return CGRect(x: 0, y: footer.start, width: Double(bounds.width), height: footer.height)
    default: return .zero
    }
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    let sections = settledArrangement.sections
    guard path.count == 2, sections.indices.contains(path.section),
      (0..<sections[path.section].rowCount).contains(path.row)
    else { return .zero }
    let rows = sections[path.section].rows
    return CGRect(
      x: Double(sectionInset), y: rows[path.row], width: Double(cellWidth),
      height: rows[path.row + 1] - rows[path.row])
  }

  func rows(from top: Double, to bottom: Double) -> [IndexPath] {
    let arrangement = settledArrangement
    var paths: [IndexPath] = []
    for (index, section) in arrangement.sections.enumerated()
    where section.end >= top && section.start <= bottom {
      for row in arrangement.rows(of: index, from: top, to: bottom) {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }

  // MARK: Showing

  func layoutIfAsked() {
    if arrangement == nil, batch.depth == 0, window != nil { settleContent() }
  }

  func settleContent() {
    guard !isSettling, batch.depth == 0 else { return }
    isSettling = true
    defer { isSettling = false }
    // Rows that turn out to be higher or lower move the others.
    for _ in 0..<UITableView.mostPasses where showElements() {}
    placeTableEdges()
  }

  private static let mostPasses = 64

  private func placeTableEdges() {
    let arrangement = settledArrangement
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let frame = CGRect(
        x: 0, y: CGFloat(arrangement.end), width: bounds.width,
        height: tableFooterView.frame.height)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }

  /// The elements that are visible, with their frames, from top to bottom.
  func visibleElements() -> [(element: Element, frame: CGRect)] {
    guard bounds.height > 0, bounds.width > 0 else { return [] }
    let arrangement = settledArrangement
    let (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
    var result: [(Element, CGRect)] = []
    for (index, section) in arrangement.sections.enumerated()
    where section.end >= top && section.start <= bottom {
      for edge in [Element.header(index), .footer(index)] {
        let frame = pinned(edge, section)
        if frame.height > 0, frame.overlaps(bounds) { result.append((edge, frame)) }
      }
      for row in arrangement.rows(of: index, from: top, to: bottom) {
        let path = IndexPath(row: row, section: index)
        result.append((.row(path), shownRect(path)))
      }
    }
    return result
  }

  /// The frame of an edge: in plain tables it stays while its section is visible (documented).
  private func pinned(_ edge: Element, _ section: TableArrangement.Section) -> CGRect {
    var frame = edgeRect(edge)
    if style != .plain {
      (frame.origin.x, frame.size.width) = (sectionInset, cellWidth)
      return frame
    }
    let visible = bounds.inset(by: adjustedContentInset)
    if case .header = edge {
      let last = CGFloat(section.footer.start) - frame.height
      frame.origin.y = min(max(frame.minY, visible.minY), max(last, frame.minY))
    } else {
      let first = CGFloat(section.rows[0])
      frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), min(first, frame.minY))
    }
    return frame
  }

  /// Shows what is visible and nothing else; returns whether a height turned out to be another one.
  private func showElements() -> Bool {
    let wanted = visibleElements()
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.filter({ !elements.contains($0) }).sorted() {
      endDisplay(of: element)
    }
    for (element, frame) in wanted {
      if let view = shown[element] {
        if view.frame != frame { view.frame = frame }
        if case .row(let path) = element, let cell = view as? UITableViewCell {
          adopt(cell, at: path)
        }
      } else {
        begin(element, frame: frame, from: nil)
      }
      if case .row(let path) = element, measure(path) { return true }
    }
    return false
  }

  /// Measures a row whose height follows from its content; returns whether that is another one.
  private func measure(_ path: IndexPath) -> Bool {
    guard fixedHeight(ofRow: path) == nil, measured[.row(path)] == nil,
      let cell = cellForRow(at: path)
    else { return false }
    let old = rowRect(path).height
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    // Content without any size leaves the row as it is (approximated).
    measured[.row(path)] = height > 0 ? height : old
    guard height > 0, abs(height - old) > 0.01 else { return false }
    arrangement = nil
    return true
  }

  /// Begins to show an element, from another frame where an animation is to lead from it.
  @discardableResult
  func begin(_ element: Element, frame: CGRect, from start: CGRect?) -> UIView? {
    var made: UIView?
    UIView.performWithoutAnimation {
      made = makeView(of: element)
      guard let view = made else { return }
      shown[element] = view
      view.frame = start ?? frame
      insert(view, for: element)
      switch element {
      case .row(let path):
        guard let cell = view as? UITableViewCell else { return }
        adopt(cell, at: path)
        if cell.isSelected != selection.contains(path) {
          cell.setSelected(selection.contains(path), animated: false)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      case .header(let section):
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer(let section):
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
    }
    if start != nil { made?.frame = frame }
    return made
  }

  /// Rows lie below headers and footers, and all of them below what code has added and the indicators.
  private func insert(_ view: UIView, for element: Element) {
    let isRow = if case .row = element { true } else { false }
    let own = Set(shown.values.map(ObjectIdentifier.init))
    let above = subviews.first { other in
      guard other !== view, other !== backgroundView else { return false }
      guard own.contains(ObjectIdentifier(other)) || leaving.contains(where: { $0 === other })
      else { return true }
      return isRow && !(other is UITableViewCell)
    }
    if let above { insertSubview(view, belowSubview: above) } else { addSubview(view) }
  }

  private func makeView(of element: Element) -> UIView? {
    switch element {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      cell.alpha = 1
      return cell
    case .header, .footer: return makeEdge(element)
    }
  }

  /// A header or footer: the delegate's view, or one for the data source's title; nil for neither.
  private func makeEdge(_ edge: Element) -> UIView? {
    let view: UIView?
    let title: String?
    var isFooter = false
    switch edge {
    case .header(let section):
      view = delegate?.tableView(self, viewForHeaderInSection: section)
      title = view == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
    case .footer(let section):
      isFooter = true
      view = delegate?.tableView(self, viewForFooterInSection: section)
      title = view == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
    case .row: return nil
    }
    if let view {
      (view as? UITableViewHeaderFooterView)?.table = self
      return view
    }
    guard let title else { return nil }
    let made =
      dequeueEdge(UITableView.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
    (made.table, made.isFooter) = (self, isFooter)
    // Headers of grouped tables are in capitals (approximated: up to iOS 17, and unless set again).
    made.textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
    made.follow()
    return made
  }

  private static let titleIdentifier = "UITableView.title"

  /// Where a row is shown: it may be swiped to the side, or give way to one that is moved.
  func shownRect(_ path: IndexPath) -> CGRect {
    var rect = rowRect(path)
    if swipe.isOpen { rect.origin.x += swipe.displacement(of: path) }
    if let reorder { rect = reorder.shownRect(of: path, at: rect) }
    return rect
  }

  func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    adoptEditing(cell, at: path, animated: false)
    let count = loadedCounts.indices.contains(path.section) ? loadedCounts[path.section] : 0
    let isLast = path.row == count - 1
    let look = SeparatorLook(
      isShown: separatorStyle != .none && !(isLast && style == .insetGrouped),
      inset: isLast && style == .grouped ? .zero : separatorInset)
    if cell.separatorLook != look {
      cell.separatorLook = look
      cell.setNeedsLayout()
    }
    cell.separator.backgroundColor = separatorColor ?? .separator
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level >= 0,
      level != cell.indentationLevel
    {
      cell.indentationLevel = level
    }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(behavior.insetRadius)
    cell.layer.maskedCorners = corners
    // The shadow of a row that is moved lies outside of it.
    cell.clipsToBounds = reorder?.source != path
    if cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  func endDisplay(of element: Element) {
    guard let view = shown.removeValue(forKey: element) else { return }
    retire(view, of: element)
  }

  func retire(_ view: UIView, of element: Element) {
    leaving.removeAll { $0 === view }
    view.removeFromSuperview()
    switch element {
    case .row(let path):
      if let cell = view as? UITableViewCell {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    recycle(view)
  }

  private func recycle(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      pool.add(cell, for: ReusePool.Key("cell", identifier))
    } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier
    {
      pool.add(edge, for: ReusePool.Key("edge", identifier))
    }
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let key = ReusePool.Key("cell", identifier)
    if let cell = pool.take(key) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    if let cell: UITableViewCell = pool.nibView(for: key) {
      cell.identifier = identifier
      return cell
    }
    return pool.type(for: key).map { UITableViewCell.make($0, reuseIdentifier: identifier) }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) ?? emptyPrototype(identifier) else {
      refuse(
        "UITableView: no class for \(identifier.printable); call register(_:forCellReuseIdentifier:) before"
      )
    }
    if arrangement != nil { UIView.performWithoutAnimation { cell.frame = rowRect(path) } }
    return cell
  }

  private func emptyPrototype(_ identifier: String) -> UITableViewCell? {
    guard StageEnvironment.current.nibs.hasEmptyPrototypes else { return nil }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReusePool.Key("edge", identifier)
    if let view = pool.take(key) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    if let view: UITableViewHeaderFooterView = pool.nibView(for: key) {
      view.identifier = identifier
      return view
    }
    return pool.type(for: key).map {
      UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier)
    }
  }
}
