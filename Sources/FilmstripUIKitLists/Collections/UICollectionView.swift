// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitControls

/// Shows items of a data source where a layout puts them; there are cells for what is visible alone.
///
/// What is shown is in `UICollectionView+Content.swift`, how changes are shown in
/// `UICollectionView+Updates.swift`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private var storedLayout: UICollectionViewLayout
  /// How many items each section has; nil before the data source was asked.
  var counts: [Int]?
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var leaving: [UICollectionReusableView] = []
  var pool = ReusePool()
  var selection: Set<IndexPath> = []
  var touchedPath: IndexPath?
  var batch = ListBatch()
  var interactiveChange: InteractiveLayoutChange?
  var isSettling = false

  /// The row of a list that is swiped to its actions; nil where no rows can be swiped.
  var swipe: RowSwipe?
  var menus: ListMenus?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "collection view"
    storedLayout.owner = self
    prepareSwipes()
    setNeedsLayout()
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout, with what follows left to the caller.
  func replaceLayout(with layout: UICollectionViewLayout) {
    storedLayout.owner = nil
    storedLayout = layout
    layout.owner = self
    layout.needsPreparation = true
    prepareSwipes()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { change(to: layout, animated: animated, completion: completion) }

  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startChange(to: layout, completion: completion) }

  open func finishInteractiveTransition() { endChange(isFinished: true) }
  open func cancelInteractiveTransition() { endChange(isFinished: false) }

  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      prepareForBounds(newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.bounds.size, transform.isIdentity {
        prepareForBounds(CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    settleContent()
    super.layoutSubviews()
    if let backgroundView { backgroundView.frame = bounds }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // Layouts compute with the room that the insets leave.
    if counts != nil { collectionViewLayout.invalidateLayout() }
  }

  @_spi(Engine) open override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Data

  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      if newValue != nil, menus == nil { menus = ListMenus(in: self) }
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Is notified what will be needed soon: reported, as cells are made when they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      if prefetchDataSource != nil {
        UnsupportedFeature.report("UICollectionView.prefetchDataSource")
      }
    }
  }
  /// Whether cells are made before they are needed; nothing of it is seen, and none are here.
  open var isPrefetchingEnabled = true

  open func reloadData() { reloadContent() }

  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Making views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, as: ReusePool.Key("cell", identifier))
  }

  /// Says from which file cells come: those that the scene gives for it, or else empty ones.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, orElse: UICollectionViewCell.self, as: ReusePool.Key("cell", identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, as: ReusePool.Key(elementKind, identifier)) }

  /// Says from which file supplementary views come: those that the scene gives for it, or else empty ones.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib, orElse: UICollectionReusableView.self, as: ReusePool.Key(kind, identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  // MARK: What is shown

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareContent()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    return found?.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.init(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
      .sorted()
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareContent()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareContent()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Selection

  open var allowsSelection = true { didSet { if !allowsSelection { forgetSelection() } } }
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selection.count > 1 { forgetSelection() } }
  }
  /// Whether a selected item has the focus, too: there is none here.
  open var selectionFollowsFocus = false
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, at: scrollPosition) }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginTouch(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
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

  open func insertItems(at indexPaths: [IndexPath]) { note(indexPaths.map(ListChange.insertItem)) }
  open func deleteItems(at indexPaths: [IndexPath]) { note(indexPaths.map(ListChange.deleteItem)) }
  open func reloadItems(at indexPaths: [IndexPath]) { note(indexPaths.map(ListChange.reloadItem)) }
  /// Configures the cells of items again; here they are replaced.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([.moveItem(indexPath, to: newIndexPath)])
  }
  /// Whether an item is now moved with a touch: none is, and one that the data source can move is reported.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    if dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false {
      UnsupportedFeature.report("UICollectionView.beginInteractiveMovementForItem(at:)")
    }
    return false
  }
  /// Moves the item that interactive movement has begun with, which none has here.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends the movement at the item's new place; nothing moves here.
  open func endInteractiveMovement() {}
  /// Moves the item back to where it was; nothing moves here.
  open func cancelInteractiveMovement() {}
  open func insertSections(_ sections: IndexSet) { note(sections.map(ListChange.insertSection)) }
  open func deleteSections(_ sections: IndexSet) { note(sections.map(ListChange.deleteSection)) }
  open func reloadSections(_ sections: IndexSet) { note(sections.map(ListChange.reloadSection)) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note([.moveSection(section, to: newSection)])
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { perform(updates, completion: completion) }

  open var hasUncommittedUpdates: Bool { batch.depth > 0 }
}
