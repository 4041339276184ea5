// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// Shows rows of a data source below each other, in sections; there are cells for what is visible alone.
///
/// What is shown is in `UITableView+Content.swift`, how changes are shown in `UITableView+Updates.swift`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITableView.separatorColor),
      .value(\UITableView.separatorStyle),
      .value(\UITableView.sectionHeaderTopPadding),
    ]
  }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    /// As suits the style: here as the fade.
    case automatic = 100
  }

  public class var automaticDimension: CGFloat { -1 }

  /// The icon for the search in the index, which is not shown here.
  public class var indexSearch: String { "{search}" }

  /// A row or a section's edge that is shown.
  enum Element: Hashable, Comparable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)

    private var order: (Int, Int, Int) {
      switch self {
      case .header(let section): (section, 0, 0)
      case .row(let path): (path.section, 1, path.row)
      case .footer(let section): (section, 2, 0)
      }
    }

    static func < (one: Element, other: Element) -> Bool { one.order < other.order }
  }

  private let storedStyle: Style
  var arrangement: TableArrangement?
  /// How many rows each section has; nil before the data source was asked.
  var counts: [Int]?
  /// Heights of rows and edges that follow from their content, where they are known.
  var measured: [Element: CGFloat] = [:]
  var measuredWidth: CGFloat = -1
  var shown: [Element: UIView] = [:]
  var leaving: [UIView] = []
  var pool = ReusePool()
  var selection: Set<IndexPath> = []
  var touchedPath: IndexPath?
  var batch = ListBatch()
  var rowAnimations: [ListChange: RowAnimation] = [:]
  var isSettling = false
  private(set) lazy var swipe = RowSwipe(in: self)
  var menus: ListMenus?
  var reorder: RowReorder?
  /// Whether the answer of a delegate or data source was that of a method it does not have.
  var isDefaultAnswer = false

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "table view"
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    _ = swipe
    setNeedsLayout()
  }

  open var style: Style { storedStyle }

  // MARK: Data

  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      if newValue != nil, menus == nil { menus = ListMenus(in: self) }
      arrangement = nil
      setNeedsLayout()
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open func reloadData() { reloadContent() }

  open var numberOfSections: Int { loadedCounts.count }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  // MARK: Heights

  open var rowHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers until it is known: here they are measured at once.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The height of footers until it is known: here they are measured at once.
  open var estimatedSectionFooterHeight = automaticDimension
  open var sectionHeaderTopPadding = automaticDimension { didSet { heightsDidChange() } }
  /// The height of empty rows that fill a plain table; none are shown here.
  open var fillerRowHeight: CGFloat = 0

  private func heightsDidChange() {
    arrangement = nil
    setNeedsLayout()
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { separatorDidChange() }
  }
  open var separatorColor: UIColor? = .separator { didSet { separatorDidChange() } }
  /// What separators do with what is behind them; none by default, and any other is reported.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      if separatorEffect != nil { UnsupportedFeature.report("UITableView.separatorEffect") }
    }
  }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      separatorDidChange()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
  /// What separator insets are measured from: anything but the cell's sides is reported.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet {
      if separatorInsetReference != .fromCellEdges {
        UnsupportedFeature.report("UITableView.separatorInsetReference")
      }
    }
  }
  /// Whether content keeps to the width in which text is read easily; reported.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth {
        UnsupportedFeature.report("UITableView.cellLayoutMarginsFollowReadableWidth")
      }
    }
  }
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  private func separatorDidChange() {
    for element in shown.keys.sorted() {
      if case .row(let path) = element, let cell = shown[element] as? UITableViewCell {
        adopt(cell, at: path)
      }
    }
    setNeedsLayout()
  }

  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    heightsDidChange()
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds.width
      super.frame = newValue
      if bounds.width != old { heightsDidChange() }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.width
      super.bounds = newValue
      if newValue.width != old { heightsDidChange() }
    }
  }

  open override func layoutSubviews() {
    settleContent()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  // MARK: Making views

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, as: ReusePool.Key("cell", identifier))
  }
  /// Says from which file cells come: those that the scene gives for it, or else empty ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, orElse: UITableViewCell.self, as: ReusePool.Key("cell", identifier))
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(aClass, as: ReusePool.Key("edge", identifier))
  }
  /// Says from which file headers and footers come: those that the scene gives for it, or else empty ones.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(
      nib, orElse: UITableViewHeaderFooterView.self, as: ReusePool.Key("edge", identifier))
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueEdge(identifier) }

  // MARK: What is shown

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.row(indexPath)] as? UITableViewCell
  }
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfAsked()
    let paths = shown.keys.sorted().compactMap { element -> IndexPath? in
      if case .row(let path) = element { path } else { nil }
    }
    return paths.isEmpty ? nil : paths
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (element, view) in shown where view === cell {
      if case .row(let path) = element { return path }
    }
    return nil
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows(from: Double(point.y), to: Double(point.y).nextUp).first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = rows(from: Double(rect.minY), to: Double(rect.maxY))
    return paths.isEmpty ? nil : paths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { edgeRect(.header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { edgeRect(.footer(section)) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.min() { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  open var allowsSelection = true { didSet { if !allowsSelection { forgetSelection() } } }
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selection.count > 1 { forgetSelection() } }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a selected row has the focus, too: there is none here.
  open var selectionFollowsFocus = false

  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, at: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginTouch(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTouch(selects: true)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTouch(selects: false)
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion: completion)
  }
  open func beginUpdates() { openBatch() }
  open func endUpdates() { closeBatch() }
  open var hasUncommittedUpdates: Bool { batch.depth > 0 }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map(ListChange.insertItem), animation)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map(ListChange.deleteItem), animation)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map(ListChange.reloadItem), animation)
  }
  /// Configures the cells of rows again; here they are replaced.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    note(indexPaths.map(ListChange.reloadItem), .none)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([.moveItem(indexPath, to: newIndexPath)], .none)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map(ListChange.insertSection), animation)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map(ListChange.deleteSection), animation)
  }
  /// Asks again for the titles of the index, which is not shown.
  open func reloadSectionIndexTitles() {}

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map(ListChange.reloadSection), animation)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note([.moveSection(section, to: newSection)], .none)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    swipe.close(animated: animated)
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingDidChange(animated: animated)
  }
}
